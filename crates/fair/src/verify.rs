//! Checking a finished game from public data alone.

use game::{Card, Game, Nobody, Players, Record, Replay, ReplayError, Seat};
use hosting::{GameName, with_game};
use serde_json::{Map, Value};

use crate::proof::Proof;
use crate::unfair::Unfair;

/// A game whose proof fits in every part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The name of the game in records.
    pub game: &'static str,
    /// The name people know it by.
    pub title: &'static str,
    /// Who played.
    pub players: Players,
    /// Who dealt first.
    pub dealer: Seat,
    /// Who won.
    pub winner: Seat,
    /// How many moves there were.
    pub moves: usize,
    /// How many shuffles there were.
    pub shuffles: usize,
    /// The proof: table, commitment, and who gave which bytes.
    pub proof: Proof,
}

/// Checks a published game: that the secret is the promised one, that the seed follows from it and from the
/// players' bytes, and that the game follows from the seed.
///
/// It cannot know what was promised before the game: compare the commitment with the one that was noted then.
pub fn verify(text: &[u8]) -> Result<Verified, Unfair> {
    let (record, proof) = read(text)?;
    // Games with a proof were played at a server, in the size that servers use: the
    // page then needs no second copy of the rules to check one.
    with_game!(game_of(&record)?, server, G => play::<G>(&record, proof))
}

/// Checks what can be checked of a published game that was ended before anybody had won: everything but how it
/// would have gone on. Says how the seed came about.
pub fn verify_ended_early(text: &[u8]) -> Result<Proof, Unfair> {
    let (record, proof) = read(text)?;
    with_game!(game_of(&record)?, server, G => play_as_far::<G>(&record))?;
    Ok(proof)
}

/// The record and its proof, which fit each other.
fn read(text: &[u8]) -> Result<(Record, Proof), Unfair> {
    let record = Record::parse(text).map_err(Unfair::Record)?;
    let proof = proof(text)?;
    check_proof(&proof, &record)?;
    Ok((record, proof))
}

fn game_of(record: &Record) -> Result<GameName, Unfair> {
    let unknown = |_| Unfair::Game { game: record.game.chars().take(40).collect() };
    record.game.parse().map_err(unknown)
}

/// The proof in the text of a record.
fn proof(text: &[u8]) -> Result<Proof, Unfair> {
    let mut entries: Map<String, Value> = serde_json::from_slice(text).map_err(|_| Unfair::NoProof)?;
    let value = entries.remove("fair").ok_or(Unfair::NoProof)?;
    Proof::try_from(value).map_err(Unfair::Proof)
}

fn check_proof(proof: &Proof, record: &Record) -> Result<(), Unfair> {
    let (published, actual) = (proof.commitment, proof.secret.commitment());
    if published != actual {
        return Err(Unfair::Commitment { published, actual });
    }
    check_seats(proof, record.players.count())?;
    let (written, derived) = (record.seed.ok_or(Unfair::NoSeed)?, proof.seed());
    if written == derived { Ok(()) } else { Err(Unfair::Seed { written, derived }) }
}

fn check_seats(proof: &Proof, players: usize) -> Result<(), Unfair> {
    let mut before = None;
    for seat in proof.seats() {
        if seat.index() >= players {
            return Err(Unfair::NoSeat { seat, players });
        }
        match before {
            Some(after) if after == seat => return Err(Unfair::SaltTwice { seat }),
            Some(after) if after > seat => return Err(Unfair::SaltOrder { seat, after }),
            _ => before = Some(seat),
        }
    }
    Ok(())
}

/// Plays the game again, which must be over.
fn play<G: Game>(record: &Record, proof: Proof) -> Result<Verified, Unfair> {
    let bare = bare(record);
    let (replay, dealer) = play_again::<G>(&bare, record.dealer)?;
    let moves = replay.ply();
    let outcome = replay.game().outcome().ok_or(Unfair::NotOver { moves })?;
    check_decks(&record.decks, replay.orders())?;
    Ok(Verified {
        game: G::NAME,
        title: G::TITLE,
        players: record.players.clone(),
        dealer,
        winner: outcome.winner,
        moves,
        shuffles: replay.orders().len(),
        proof,
    })
}

/// Plays the game again as far as it came.
fn play_as_far<G: Game>(record: &Record) -> Result<(), Unfair> {
    let bare = bare(record);
    let (replay, _) = play_again::<G>(&bare, record.dealer)?;
    check_decks(&record.decks, replay.orders())
}

/// A record as if neither dealer nor decks were written: they follow from the seed.
fn bare(record: &Record) -> Record {
    Record { dealer: None, decks: Vec::new(), ..record.clone() }
}

/// Plays the game again from the seed and the moves, and compares who is written to have dealt first with who did.
fn play_again<G: Game>(bare: &Record, dealt: Option<usize>) -> Result<(Replay<'_, G>, Seat), Unfair> {
    let unplayable =
        |played, error: ReplayError<G::Refusal>| Unfair::Replay { played, why: error.to_string() };
    let mut replay = Replay::<G>::begin(bare, &mut Nobody).map_err(|error| unplayable(0, error))?;
    let dealer = replay.setup().dealer();
    if let Some(written) = dealt.filter(|&written| written != dealer.number()) {
        return Err(Unfair::Dealer { written, drawn: dealer });
    }
    while let Some(step) = replay.step(&mut Nobody) {
        step.map_err(|error| unplayable(replay.ply(), error))?;
    }
    Ok((replay, dealer))
}

fn check_decks<C: Card>(written: &[Value], drawn: &[Vec<C>]) -> Result<(), Unfair> {
    for (deck, (written, drawn)) in written.iter().zip(drawn).enumerate() {
        check_deck(deck, written.as_array().map_or(&[], Vec::as_slice), drawn)?;
    }
    let (written, happened) = (written.len(), drawn.len());
    if written == happened { Ok(()) } else { Err(Unfair::Shuffles { written, happened }) }
}

fn check_deck<C: Card>(deck: usize, written: &[Value], drawn: &[C]) -> Result<(), Unfair> {
    let card = |entry: &Value| entry.as_str().and_then(|code| code.parse::<C>().ok());
    for place in 0..written.len().max(drawn.len()) {
        let (written, drawn) = (written.get(place).and_then(card), drawn.get(place).copied());
        if written != drawn || written.is_none() {
            let code = |card: Option<C>| card.map(|card| card.to_string());
            let (written, drawn) = (code(written), code(drawn));
            return Err(Unfair::Deck { deck, place: place + 1, written, drawn });
        }
    }
    Ok(())
}
