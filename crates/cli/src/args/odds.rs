//! The options of exact odds.

use flip7::Card;
use game::Seed;

use super::count::{MOST_U32, count};

/// The most players at a table for which odds are told.
const MOST_PLAYERS: u64 = 18;

/// The highest target: above it nothing would fit the tables of totals.
const MOST_TARGET: u64 = 1000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every card that is named is counted. With one player it is exact: Freeze and Flip Three go on oneself. With more,
Freeze and Flip Three that this player draws go to others, which is assumed, and so is that others play none on this
player; what they draw themselves changes nothing. With --others a win is worth everything: exact for this round, while
what the others make of it, and everybody of all later ones, is assumed to be what best play for points brings from a
fresh deck.

Examples:
  fliphouse odds flip7
  fliphouse odds flip7 --hand 3,7,12,+4,second
  fliphouse odds flip7 --hand 3,7,12 --seen 5,5,9,12,freeze
  fliphouse odds flip7 --hand 3,7,12 --goal 30 --json
  fliphouse odds flip7 --hand 3,7,12 --players 3 --total 120 --others 150,90")]
pub struct OddsArgs {
    /// The game: flip7
    pub game: String,

    /// The cards in front of the player, by their codes; without any it is the first card of a round
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    pub hand: Vec<Card>,

    /// Other cards that are not in the deck and do not come back in this round, as those in front of others
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    pub seen: Vec<Card>,

    /// The discard pile: cards that are shuffled when the deck runs out
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    pub discarded: Vec<Card>,

    /// The edition of the rules: pl, de or en
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// How many decks are shuffled together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u8>(1..=4))]
    pub decks: u8,

    /// How many play the round
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u32>(1..=MOST_PLAYERS))]
    pub players: u32,

    /// Play for the chance of so many points in this round or more, and not for points
    #[arg(long, value_name = "POINTS", value_parser = count::<u32>(0..=MOST_U32))]
    pub goal: Option<u32>,

    /// The points of all rounds before: play for the chance to reach the target in this round
    #[arg(long, value_name = "POINTS", conflicts_with = "goal", value_parser = count::<u32>(0..=MOST_TARGET))]
    pub total: Option<u32>,

    /// The totals of the others, with --total: play for the chance to win the game
    #[arg(long, value_name = "POINTS,…", value_delimiter = ',', requires = "total",
        value_parser = count::<u32>(0..=MOST_TARGET))]
    pub others: Vec<u32>,

    /// The total that ends the game
    #[arg(long, value_name = "POINTS", default_value_t = 200, value_parser = count::<u32>(1..=MOST_TARGET))]
    pub target: u32,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn card(code: &str) -> Result<Card, String> {
    code.trim().parse().map_err(|_| {
        let codes: Vec<&str> = <Card as game::Card>::ALL.iter().map(|card| card.code()).collect();
        format!("there is no such card; there are: {}", codes.join(", "))
    })
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
One player has to reach the target in few rounds (F7-60). Two ways to play are worked out: for the best chance to be
there in so many rounds, and for the fewest rounds on average. Both are exact where every round has a fresh deck. With
the real deck, which goes on from round to round, they are tried out on so many games, as if the deck of every round
were fresh. To work it all out takes minutes.

Examples:
  fliphouse solve challenge
  fliphouse solve challenge --edition de --games 100000
  fliphouse solve challenge --target 100 --rounds 2 --json")]
pub struct SolveArgs {
    /// What to solve: challenge
    pub what: String,

    /// The edition of the rules: pl, de or en
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// The total to reach
    #[arg(long, value_name = "POINTS", default_value_t = 200, value_parser = count::<u32>(1..=MOST_TARGET))]
    pub target: u32,

    /// In how many rounds
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = count::<u32>(1..=100))]
    pub rounds: u32,

    /// How many games to try each way on with the real deck; 0 tries none
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = count::<u32>(0..=1_000_000))]
    pub games: u32,

    /// 64 hex digits or a decimal number: the same seed gives the same games
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: Seed,

    /// On how many threads to work
    #[arg(long, value_name = "T", value_parser = count::<usize>(1..=super::MOST_THREADS))]
    pub threads: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
