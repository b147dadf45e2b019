//! `fliphouse verify`: whether the shuffles of a finished game were fair.

use std::fmt::{self, Display};
use std::io::Write;

use fair::{Salt, Unfair, Verified};
use game::Seat;
use serde_json::json;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::source::read_or_fetch;

/// Runs the command.
pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let verified = fair::verify(&read_or_fetch(&args.source)?).map_err(|unfair| refused(&unfair))?;
    check_commitment(args, &verified)?;
    let own = own_seats(&args.salt, &verified)?;
    let report = Report { verified: &verified, own: &own, compared: args.commitment.is_some() };
    let text = if args.json { format!("{}\n", report.json()) } else { report.to_string() };
    std::io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// Why a game is not fair, or cannot be checked, and then how it can be.
fn refused(unfair: &Unfair) -> Failure {
    match unfair {
        Unfair::NoProof => Failure::of(format_args!(
            "{unfair}. A server publishes a game with its proof when it is over: \
             at /api/v1/tables/CODE/games/NUMBER, and behind \"Download the record\" on its page"
        )),
        _ => Failure::of(unfair),
    }
}

/// The commitment must be the one that was noted before the game.
fn check_commitment(args: &VerifyArgs, verified: &Verified) -> Result<(), Failure> {
    let published = verified.proof.commitment;
    match args.commitment {
        Some(noted) if noted != published => Err(Failure::of(format_args!(
            "fair.commitment: it is {published}, but you noted {noted}: \
             this is another game, or the server did not keep to its secret"
        ))),
        _ => Ok(()),
    }
}

/// The seats whose bytes these are. There must be one for each.
fn own_seats(own: &[Salt], verified: &Verified) -> Result<Vec<Seat>, Failure> {
    let given = &verified.proof.salts;
    if let Some(missing) = own.iter().find(|own| given.iter().all(|given| given.salt != **own)) {
        return Err(Failure::of(format_args!(
            "fair.salts: your bytes {missing} are not among them: the server left them out, or this is another game"
        )));
    }
    Ok(given.iter().filter(|given| own.contains(&given.salt)).map(|given| given.seat).collect())
}

/// A fair game, told.
struct Report<'a> {
    verified: &'a Verified,
    /// The seats whose bytes the user knows as their own.
    own: &'a [Seat],
    /// Whether the commitment was compared with a noted one.
    compared: bool,
}

impl Report<'_> {
    fn json(&self) -> serde_json::Value {
        let Verified { game, players, dealer, winner, moves, shuffles, proof, .. } = self.verified;
        json!({
            "fair": true,
            "table": proof.table,
            "number": proof.game,
            "game": game,
            "players": players.count(),
            "dealer": dealer,
            "winner": winner,
            "moves": moves,
            "shuffles": shuffles,
            "commitment": proof.commitment,
            "commitment_compared": self.compared,
            "seats_with_bytes": proof.seats().collect::<Vec<_>>(),
            "own_seats": self.own,
        })
    }

    /// What was checked, a line for each fact.
    fn facts(&self) -> Vec<String> {
        let Verified { dealer, moves, shuffles, proof, .. } = self.verified;
        let given: Vec<Seat> = proof.seats().collect();
        let bytes = if given.is_empty() {
            "no player's bytes".to_owned()
        } else {
            format!("the bytes of {}", seats(&given))
        };
        let mut facts = vec![
            format!("the SHA-256 of the secret is the commitment {}", proof.commitment),
            format!("the seed follows from the secret, the table, the game and {bytes}"),
            format!("the seed says that seat {dealer} deals first"),
            format!("played again from the seed alone, all {moves} moves are legal and the game ends"),
            format!("the seed gives the order of every shuffle as it is written ({shuffles} in all)"),
        ];
        if self.compared {
            facts.push("the commitment is the one you noted".to_owned());
        }
        if !self.own.is_empty() {
            facts.push(format!("your bytes are in the seed, as those of {}", seats(self.own)));
        }
        facts
    }

    /// What the user still has to do, or to know, before that is worth much.
    fn cautions(&self) -> Vec<&'static str> {
        let none = self.verified.proof.salts.is_empty();
        let mut cautions = Vec::new();
        if !self.compared {
            cautions.push(
                "Compare the commitment with the one you noted before the game (--commitment): \
                 only that shows that the secret was fixed by then.",
            );
        }
        if none {
            cautions.push("No player gave bytes: the server alone decided the seed.");
        } else if self.own.is_empty() {
            cautions.push(
                "Look for your own bytes (--salt): only they show that the server did not leave them out.",
            );
        }
        cautions
    }
}

impl Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Verified { title, players, winner, proof, .. } = self.verified;
        let (count, winner) = (players.count(), players.name(*winner));
        let plural = if count == 1 { "player" } else { "players" };
        writeln!(
            f,
            "{title}, game {} at table {}: {count} {plural}, {winner} won.\n",
            proof.game, proof.table
        )?;
        for fact in self.facts() {
            writeln!(f, "ok  {fact}")?;
        }
        writeln!(
            f,
            "\nFair: everything random in this game follows from the secret and the players' bytes."
        )?;
        for caution in self.cautions() {
            writeln!(f, "{caution}")?;
        }
        Ok(())
    }
}

fn seats(seats: &[Seat]) -> String {
    let numbers: Vec<String> = seats.iter().map(ToString::to_string).collect();
    format!("seat{} {}", if seats.len() == 1 { "" } else { "s" }, numbers.join(", "))
}
