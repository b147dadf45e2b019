//! The laws: what must hold for every game, whatever its rules.
//!
//! [`keep`] plays one game by random moves and looks at every position on the
//! way. Every game's tests call it, and so can anybody who writes a new one.
//! [`keep_hidden`] looks at whole games.

mod hidden;
mod written;

pub use hidden::{Anew, Hidden, Moment, Seen, keep_hidden, views_and_steps};
pub use written::{book_is_in_order, codes_are_read_back, events_name_rules};

use std::convert::Infallible;
use std::fmt;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::card::{Card, Pile};
use crate::dealer::Dealer;
use crate::game::{Game, Nobody, PlayError, Setup, View};
use crate::options::Options;
use crate::random::{self, Seed, Use};
use crate::record::Record;
use crate::replay::Replay;
use crate::script::ScriptedDealer;
use crate::seat::{MOST_SEATS, Seat};

/// Something that must hold for every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Options, written down and read again, are the same.
    OptionsReadBack,
    /// A legal move, written down and read again, is the same.
    MovesReadBack,
    /// The list of legal moves has exactly what the judge allows.
    LegalIsWhatTheJudgeAllows,
    /// The list of legal moves names none twice.
    LegalNamesEachOnce,
    /// A refused move changes nothing and touches no card.
    RefusalsChangeNothing,
    /// No card appears or disappears.
    CardsAreConserved,
    /// A view offers what is legal for its seat, and nothing else.
    ChoicesAreTheLegalMoves,
    /// While the game is not over, the seat it waits for has something to do.
    SomebodyCanMove,
    /// When the game is over, nobody can do anything.
    OverIsOver,
    /// What is hidden from a seat does not show in its view: a game that is imagined
    /// from the view alone has all cards and looks the same.
    ViewsHideTheRest,
    /// Nor does it show in anything else that the seat or somebody who watches receives
    /// over a whole game; see [`keep_hidden`].
    TranscriptsHideTheRest,
    /// The same move on a copy leads to the same position, watched or not.
    CopiesAndWatchersChangeNothing,
    /// A game by random moves ends.
    GamesEnd,
    /// The record of a game leads to the same position again.
    RecordsReplay,
}

/// A law that a game broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// Which of them.
    pub law: Law,
    /// After how many moves.
    pub ply: usize,
    /// What was seen.
    pub seen: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken after {} moves: {}", self.law, self.ply, self.seen)
    }
}

impl std::error::Error for Broken {}

/// How many moves of any kind are tried at one position, over all seats.
const TRIES: usize = 64;

/// Plays one game by random moves, with all chance from the seed, and checks
/// every law at every position. Gives the finished game and its moves. A game
/// that takes more than `longest` moves counts as one that does not end.
pub fn keep<G: Game>(setup: &Setup<G::Options>, seed: Seed, longest: usize) -> Result<Kept<G>, Broken> {
    keep_sampled::<G>(setup, seed, longest, 1)
}

/// Like [`keep`], but looks closely only at every n-th position, beginning
/// anywhere, and at the last; and replays only every n-th game. For long games
/// by the million.
pub fn keep_sampled<G: Game>(
    setup: &Setup<G::Options>,
    seed: Seed,
    longest: usize,
    every: usize,
) -> Result<Kept<G>, Broken> {
    Trial::<G>::begin(setup, seed)?.run(longest, every)
}

/// A game that kept the laws.
#[derive(Clone, Debug)]
pub struct Kept<G: Game> {
    /// How it ended.
    pub game: G,
    /// The moves that led there.
    pub moves: Vec<(Seat, G::Move)>,
}

struct Trial<'a, G: Game> {
    setup: &'a Setup<G::Options>,
    seed: Seed,
    full: Pile<G::Card>,
    dealer: ScriptedDealer<G::Card>,
    game: G,
    moves: Vec<(Seat, G::Move)>,
}

impl<'a, G: Game> Trial<'a, G> {
    fn begin(setup: &'a Setup<G::Options>, seed: Seed) -> Result<Self, Broken> {
        let read = G::Options::from_rules(&setup.options().to_rules());
        if read.as_ref() != Ok(setup.options()) {
            return Err(Broken { law: Law::OptionsReadBack, ply: 0, seen: format!("{read:?}") });
        }
        let mut dealer = ScriptedDealer::seeded(seed);
        let game = G::begin(setup, &mut dealer, &mut Nobody).unwrap_or_else(|error| unreachable(&error));
        Ok(Self { setup, seed, full: G::full_deck(setup), dealer, game, moves: Vec::new() })
    }

    fn run(mut self, longest: usize, every: usize) -> Result<Kept<G>, Broken> {
        let mut random = self.seed.stream(Use::Bots);
        let offset = if every > 1 { random::index(&mut random, every) } else { 0 };
        let mut legal = Vec::new();
        loop {
            legal.clear();
            let over = self.game.outcome().is_some();
            let look = over || (self.moves.len() + offset).is_multiple_of(every);
            if look {
                self.examine(&mut legal)?;
            } else {
                self.collect(&mut legal);
            }
            if over {
                break;
            }
            self.require(Law::GamesEnd, self.moves.len() < longest, || format!("{:?}", self.game))?;
            let pick = random::index(&mut random, legal.len());
            if look {
                self.advance(legal[pick])?;
            } else {
                self.hurry(legal[pick])?;
            }
        }
        if offset == 0 {
            self.replay()?;
        }
        Ok(Kept { game: self.game, moves: self.moves })
    }

    fn require(&self, law: Law, holds: bool, seen: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds { Ok(()) } else { Err(Broken { law, ply: self.moves.len(), seen: seen() }) }
    }

    /// Checks one position, and collects what everybody may do there.
    fn examine(&self, legal: &mut Vec<(Seat, G::Move)>) -> Result<(), Broken> {
        let census = self.game.census();
        self.require(Law::CardsAreConserved, census == self.full, || format!("{census:?}"))?;
        for seat in Seat::all(self.game.players()) {
            let of_seat: Vec<G::Move> = self.game.legal(seat).collect();
            self.examine_moves(seat, &of_seat)?;
            self.examine_view(seat, &of_seat)?;
            legal.extend(of_seat.into_iter().map(|action| (seat, action)));
        }
        self.examine_end(legal)?;
        self.examine_stranger()
    }

    /// Until the game is over, somebody can do something; afterwards nobody can.
    fn examine_end(&self, legal: &[(Seat, G::Move)]) -> Result<(), Broken> {
        match (self.game.outcome(), self.game.to_act()) {
            (None, waits_for) => {
                let able = legal.iter().any(|&(seat, _)| Some(seat) == waits_for);
                self.require(Law::SomebodyCanMove, able, || {
                    format!("waits for {waits_for:?}, legal: {legal:?}")
                })
            }
            (Some(_), waits_for) => {
                let idle = waits_for.is_none() && legal.is_empty();
                self.require(Law::OverIsOver, idle, || format!("waits for {waits_for:?}, legal: {legal:?}"))
            }
        }
    }

    /// Whoever has no seat at the table may do nothing, and is refused like anybody else.
    fn examine_stranger(&self) -> Result<(), Broken> {
        let players = self.game.players();
        if players == MOST_SEATS {
            return Ok(());
        }
        let stranger = Seat::at(players);
        let legal: Vec<G::Move> = self.game.legal(stranger).collect();
        self.require(Law::LegalIsWhatTheJudgeAllows, legal.is_empty(), || {
            format!("seat {stranger} of {players} players: {legal:?}")
        })?;
        self.examine_moves(stranger, &legal)
    }

    fn examine_moves(&self, seat: Seat, legal: &[G::Move]) -> Result<(), Broken> {
        let mut sorted = legal.to_vec();
        sorted.sort_unstable();
        let once = sorted.windows(2).all(|pair| pair[0] != pair[1]);
        self.require(Law::LegalNamesEachOnce, once, || format!("seat {seat}: {legal:?}"))?;
        for action in legal {
            let same = action.to_string().parse() == Ok(*action);
            self.require(Law::MovesReadBack, same, || format!("{action:?} is written {action}"))?;
        }
        for action in legal {
            let fine = self.game.check(seat, *action).is_ok();
            self.require(Law::LegalIsWhatTheJudgeAllows, fine, || {
                format!("seat {seat}: {action:?} is refused")
            })?;
        }
        self.examine_picks(seat, legal)?;
        let players = self.game.players();
        let mut random = self.trial_stream(seat);
        for _ in 0..TRIES.div_ceil(players) {
            let action = G::any_move(players, &mut random);
            let fine = self.game.check(seat, action).is_ok();
            let agree = fine == sorted.binary_search(&action).is_ok();
            self.require(Law::LegalIsWhatTheJudgeAllows, agree, || {
                format!("seat {seat}: {action:?}, {legal:?}")
            })?;
            if !fine {
                self.examine_refusal(seat, action)?;
            }
        }
        Ok(())
    }

    /// A legal move can also be picked without the list of all of them: that
    /// must be the same one.
    fn examine_picks(&self, seat: Seat, legal: &[G::Move]) -> Result<(), Broken> {
        let law = Law::LegalIsWhatTheJudgeAllows;
        let count = self.game.legal_count(seat);
        self.require(law, count == legal.len(), || format!("seat {seat}: {count} moves, {legal:?}"))?;
        // All of a short list, some of a long one: finding the n-th takes n steps.
        let stride = legal.len().div_ceil(TRIES).max(1);
        for (place, &action) in legal.iter().enumerate().step_by(stride) {
            let mut told = 0;
            let picked = self.game.pick_legal(seat, |count| {
                told = count;
                place
            });
            let same = picked == Some(action) && told == count;
            self.require(law, same, || format!("seat {seat}: {action:?}, but picked of {told} {picked:?}"))?;
        }
        Ok(())
    }

    /// Random numbers for trying things out at this position.
    fn trial_stream(&self, seat: Seat) -> Xoshiro256PlusPlus {
        let position = self.moves.len() * MOST_SEATS + seat.index();
        Xoshiro256PlusPlus::seed_from_u64(position as u64)
    }

    fn examine_refusal(&self, seat: Seat, action: G::Move) -> Result<(), Broken> {
        let mut bystander = Bystander { touched: false };
        let mut after = self.game.clone();
        let result = after.play(seat, action, &mut bystander, &mut Nobody);
        let unmoved =
            matches!(result, Err(PlayError::Refused(_))) && after == self.game && !bystander.touched;
        self.require(Law::RefusalsChangeNothing, unmoved, || {
            format!("seat {seat}: {action:?} led to {after:?}")
        })
    }

    fn examine_view(&self, seat: Seat, legal: &[G::Move]) -> Result<(), Broken> {
        let seed = Seed::from(u128::from(self.trial_stream(seat).next_u64()));
        let imagined = self.game.view(seat).imagine(seed);
        let (here, there) = (self.game.view(seat), imagined.view(seat));
        self.require(Law::ViewsHideTheRest, here == there && imagined.census() == self.full, || {
            format!("seat {seat}: {here:?}, then {there:?}")
        })?;
        let mut meant: Vec<Option<G::Move>> =
            here.choices().map(|choice| self.game.understand(seat, choice)).collect();
        meant.sort_unstable();
        meant.dedup();
        let mut sorted: Vec<Option<G::Move>> = legal.iter().copied().map(Some).collect();
        sorted.sort_unstable();
        let law = Law::ChoicesAreTheLegalMoves;
        self.require(law, meant == sorted, || format!("seat {seat} may say {meant:?} but do {legal:?}"))?;
        let fine =
            |choice| imagined.understand(seat, choice).is_some_and(|a| imagined.check(seat, a).is_ok());
        self.require(law, there.choices().all(fine), || format!("seat {seat} cannot play on in {imagined:?}"))
    }

    /// What everybody may do.
    fn collect(&self, legal: &mut Vec<(Seat, G::Move)>) {
        let waits_for = self.game.to_act();
        let others = self.game.others_may_move();
        for seat in Seat::all(self.game.players()).filter(|&seat| others || Some(seat) == waits_for) {
            legal.extend(self.game.legal(seat).map(|action| (seat, action)));
        }
    }

    /// Makes a move without a closer look.
    fn hurry(&mut self, (seat, action): (Seat, G::Move)) -> Result<(), Broken> {
        let fine = self.game.play(seat, action, &mut self.dealer, &mut Nobody).is_ok();
        self.moves.push((seat, action));
        self.require(Law::LegalIsWhatTheJudgeAllows, fine, || format!("{seat} {action} is refused"))
    }

    /// Makes a move, and makes it on a copy as well.
    fn advance(&mut self, (seat, action): (Seat, G::Move)) -> Result<(), Broken> {
        let mut copy = self.game.clone();
        let mut events = Vec::new();
        let unwatched = copy.play(seat, action, &mut self.dealer.clone(), &mut Nobody);
        let watched = self.game.play(seat, action, &mut self.dealer, &mut events);
        self.moves.push((seat, action));
        let same = unwatched.is_ok() && watched.is_ok() && copy == self.game;
        let law = Law::CopiesAndWatchersChangeNothing;
        self.require(law, same, || format!("{seat} {action}: {copy:?}, watched {:?}", self.game))
    }

    fn replay(&self) -> Result<(), Broken> {
        let record = Record::of::<G>(self.setup, Some(self.seed), &self.dealer, &self.moves);
        let again = Self::replayed(&record.to_json());
        self.require(Law::RecordsReplay, again.as_ref() == Ok(&self.game), || format!("{again:?}"))
    }

    fn replayed(json: &str) -> Result<G, String> {
        let mut record = Record::parse(json.as_bytes()).map_err(|error| error.to_string())?;
        // The written decks must be enough.
        record.seed = None;
        let mut replay = Replay::<G>::begin(&record, &mut Nobody).map_err(|error| error.to_string())?;
        while let Some(step) = replay.step(&mut Nobody) {
            step.map_err(|error| error.to_string())?;
        }
        Ok(replay.game().clone())
    }
}

fn unreachable<T>(error: &impl fmt::Display) -> T {
    unreachable!("a seed orders every deck, yet {error}")
}

/// A dealer who should not be asked: deals something, and remembers that.
struct Bystander {
    touched: bool,
}

impl<C: Card> Dealer<C> for Bystander {
    type Error = Infallible;

    fn shuffle(&mut self, _: &Pile<C>) -> Result<(), Infallible> {
        self.touched = true;
        Ok(())
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        self.touched = true;
        deck.cards().next()
    }
}
