//! The options of exact odds.

use flip7::Card;

use super::count::{MOST_U32, count};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The player is alone in the round: Freeze and Flip Three go on oneself. Every card that is named is counted.
A Second Chance in a Flip Three is kept at once, as in the editions en and pl.

Examples:
  fliphouse odds flip7
  fliphouse odds flip7 --hand 3,7,12,+4,second
  fliphouse odds flip7 --hand 3,7,12 --seen 5,5,9,12,freeze
  fliphouse odds flip7 --hand 3,7,12 --goal 30 --json")]
pub struct OddsArgs {
    /// The game: flip7
    pub game: String,

    /// The cards in front of the player, by their codes; without any it is the first card of a round
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    pub hand: Vec<Card>,

    /// The other cards that are not in the deck: in front of others, and discarded
    #[arg(long, value_name = "CARDS", value_delimiter = ',', value_parser = card)]
    pub seen: Vec<Card>,

    /// How many decks are shuffled together
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = count::<u8>(1..=4))]
    pub decks: u8,

    /// Play for the chance of so many points in this round or more, and not for points
    #[arg(long, value_name = "POINTS", value_parser = count::<u32>(0..=MOST_U32))]
    pub goal: Option<u32>,

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
