//! The options of exact odds.

use game::Seed;

use super::count::{MOST_U32, count};

/// The most players at a table for which odds are told.
const MOST_PLAYERS: u64 = 18;

/// The highest target: above it nothing would fit the tables of totals.
const MOST_TARGET: u64 = 1000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every card that is named is counted.

flip7: With one player it is exact: Freeze and Flip Three go on oneself. With more, Freeze and Flip Three that this
player draws go to others, which is assumed, and so is that others play none on this player; what they draw themselves
changes nothing. With --others a win is worth everything: exact for this round, while what the others make of it, and
everybody of all later ones, is assumed to be what best play for points brings from a fresh deck.

vengeance: The next card is exact. What Hit and Stay are worth is exact if modifiers and actions that this player draws
go to others and nobody plays any on this player.

unoflip: What somebody may hold by the backs of their cards, exactly, if every way in which the cards can lie is equally
likely. Faces are of the side in play in --hand and of the other side in --backs; --seen takes either, and whole cards.

Examples:
  fliphouse odds flip7
  fliphouse odds flip7 --hand 3,7,12,+4,second
  fliphouse odds flip7 --hand 3,7,12 --seen 5,5,9,12,freeze
  fliphouse odds flip7 --hand 3,7,12 --goal 30 --json
  fliphouse odds flip7 --hand 3,7,12 --players 3 --total 120 --others 150,90
  fliphouse odds vengeance --hand 3,7,12,/2 --seen 13,13,steal
  fliphouse odds unoflip --hand r7,b+1,wild --backs o1,t3,dwild --top g5 --seen r3/p3,y2")]
pub struct OddsArgs {
    /// The game: flip7, vengeance or unoflip
    pub game: String,

    /// The cards in front of the player, by their codes, without any it is the first card of a round; in unoflip the
    /// own hand
    #[arg(long, value_name = "CARDS", value_delimiter = ',', allow_hyphen_values = true)]
    pub hand: Vec<String>,

    /// Other cards that are not in the deck and do not come back in this round, as those in front of others
    #[arg(long, value_name = "CARDS", value_delimiter = ',', allow_hyphen_values = true)]
    pub seen: Vec<String>,

    /// The backs of the hand that is asked about (unoflip)
    #[arg(long, value_name = "FACES", value_delimiter = ',')]
    pub backs: Vec<String>,

    /// The face on top of the discard pile (unoflip): also ask whether the hand has a card that fits on it
    #[arg(long, value_name = "FACE")]
    pub top: Option<String>,

    /// The discard pile: cards that are shuffled when the deck runs out (flip7)
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub discarded: Vec<String>,

    /// The edition of the rules: pl, de or en (flip7)
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// How many decks are shuffled together (flip7)
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u8>(1..=4))]
    pub decks: u8,

    /// How many play the round (flip7)
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u32>(1..=MOST_PLAYERS))]
    pub players: u32,

    /// Play for the chance of so many points in this round or more, and not for points (flip7)
    #[arg(long, value_name = "POINTS", value_parser = count::<u32>(0..=MOST_U32))]
    pub goal: Option<u32>,

    /// The points of all rounds before: play for the chance to reach the target in this round (flip7)
    #[arg(long, value_name = "POINTS", conflicts_with = "goal", value_parser = count::<u32>(0..=MOST_TARGET))]
    pub total: Option<u32>,

    /// The totals of the others, with --total: play for the chance to win the game (flip7)
    #[arg(long, value_name = "POINTS,…", value_delimiter = ',', requires = "total",
        value_parser = count::<u32>(0..=MOST_TARGET))]
    pub others: Vec<u32>,

    /// The total that ends the game (flip7)
    #[arg(long, value_name = "POINTS", default_value_t = 200, requires = "total",
        value_parser = count::<u32>(1..=MOST_TARGET))]
    pub target: u32,

    /// Set an option of the rules, such as brutal=true (vengeance; can be given several times)
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
One player has to reach the target in few rounds (F7-60). Two ways to play are worked out: for the best chance to be
there in so many rounds, and for the fewest rounds on average. Both are exact where every round has a fresh deck. With
the real deck, which goes on from round to round, they are tried out on so many games, as if the deck of every round
were fresh. For 200 points in 4 rounds about 1,800 rounds have to be worked out, each of which takes a third of a second
(in the edition de four times as long): minutes, shared by the threads. The bar on a terminal says how long it will be.

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
