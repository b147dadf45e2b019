//! The options of what is done with a recorded game.

use std::path::PathBuf;

use fair::{Commitment, Salt};
use i18n::Lang;

use super::count::count;

/// The most seats at any table.
const MOST_SEATS: u64 = game::MOST_SEATS as u64;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse replay game.json
  fliphouse replay game.json --lang de
  fliphouse replay game.json --trace
  fliphouse record flip7 --players 3 | fliphouse replay -")]
pub struct ReplayArgs {
    /// The record; - reads standard input
    pub file: PathBuf,

    /// Print how the game stands after each move, as JSON lines
    #[arg(long)]
    pub trace: bool,

    /// The language of the story; that of the environment if not given
    #[arg(long, value_name = "LANG", value_parser = crate::lang::parser(), conflicts_with = "trace")]
    pub lang: Option<Lang>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
A house publishes a commitment before a game, and the record with its proof when the game is over. Exit status 0
means that it all fits; 1 that it does not, or that it cannot be read. docs/fairness.md says what that proves.

Examples:
  fliphouse verify game.json
  fliphouse verify game.json --commitment 4dbdc2b2b62cb00749785bc84202236dbc3777d74660611b8e58812f0cfde6c3
  fliphouse verify game.json --salt 11111111111111111111111111111111 --json
  fliphouse verify https://example.org/game.json")]
pub struct VerifyArgs {
    /// The record: a file, an address that begins with http:// or https://, or - for standard input
    #[arg(value_name = "FILE-or-URL")]
    pub source: PathBuf,

    /// The commitment that you noted before the game, 64 hex digits
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<Commitment>,

    /// Bytes that you gave, 32 to 64 hex digits (can be given several times)
    #[arg(long, value_name = "HEX")]
    pub salt: Vec<Salt>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every choice is tried out on the rules: the round is played on by plain players with cards that its player could not
know, and the totals after it are worth the chance to win with them. Shown are what each choice cost compared with the best that was
found, what the cards changed and what the choices, the turning points, and a grade for each player; docs/review.md
says what that means. The same record gives the same review. A game of four takes a few seconds.

Examples:
  fliphouse review game.json
  fliphouse review game.json --seat 2
  fliphouse review game.json --lang de
  fliphouse record flip7 --players 4 --bots threshold:25 | fliphouse review - --json")]
pub struct ReviewArgs {
    /// The record; - reads standard input
    pub file: PathBuf,

    /// Look at the choices of this seat alone, and show all of them
    #[arg(long, value_name = "N", value_parser = count::<usize>(1..=MOST_SEATS))]
    pub seat: Option<usize>,

    /// How often to try every choice out; in long games and at large tables it is done less often
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = count::<usize>(8..=10_000))]
    pub trials: usize,

    /// The language of the review; that of the environment if not given
    #[arg(long, value_name = "LANG", value_parser = crate::lang::parser(), conflicts_with = "json")]
    pub lang: Option<Lang>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
