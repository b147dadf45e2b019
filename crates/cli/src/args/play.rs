//! What the command line says about playing.

use game::Seed;
use i18n::Lang;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
A game is kept after every move, and the same command goes on with it. On a terminal of 60×20 or more the table is drawn;
in a pipe, and with --plain, it is told in lines and answered by words. ? explains the keys.

Examples:
  fliphouse play flip7
  fliphouse play vengeance --bots easy,strong --set brutal=true
  fliphouse play unoflip --name Ann --name Ben
  fliphouse play flip7 --plain --lang de
  fliphouse play https://house.example/t/KMPQRS --name Ann")]
pub struct PlayArgs {
    /// The game: flip7, vengeance or unoflip, the one that was played last if not given; or the address of a table
    #[arg(value_name = "GAME-or-URL")]
    pub what: Option<String>,

    /// Somebody who plays at this keyboard (can be given several times)
    #[arg(long, value_name = "NAME")]
    pub name: Vec<String>,

    /// The bots one plays against, by their levels, separated by commas; three normal ones for somebody who plays alone
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    pub bots: Vec<String>,

    /// The edition of the rules, such as pl, de or en (flip7); that of the language if not given
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// Set an option of the rules, such as target=100 (can be given several times)
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// Begin a new game in place of the one that was kept
    #[arg(long)]
    pub new: bool,

    /// 64 hex digits or a decimal number: where all chance comes from
    #[arg(long, value_name = "S")]
    pub seed: Option<Seed>,

    /// Milliseconds that a bot seems to think; 900 in a terminal, none in a pipe if not given
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(..=60_000))]
    pub pace: Option<u32>,

    /// The language; that of the environment if not given
    #[arg(long, value_name = "LANG", value_parser = crate::lang::parser())]
    pub lang: Option<Lang>,

    /// Tell the table in lines, for screen readers and pipes
    #[arg(long)]
    pub plain: bool,
}
