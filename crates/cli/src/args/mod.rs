//! The command line.

mod count;
mod house;
mod odds;
mod play;
mod recorded;
mod serving;

use std::path::PathBuf;

use anstream::ColorChoice;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use game::Seed;
use i18n::Lang;

use count::count;
pub use house::{HouseArgs, HouseCommand, PlaceArgs};
pub use odds::{OddsArgs, SolveArgs};
pub use play::PlayArgs;
pub use recorded::{ReplayArgs, ReviewArgs, VerifyArgs};
pub use serving::{LoadArgs, LogForm, ServeArgs};

/// The house of flip card games.
#[derive(Debug, Parser)]
#[command(name = "fliphouse", version, about, after_help = EXAMPLES)]
pub struct Args {
    /// When to use colours: auto means in a terminal, unless the environment says otherwise
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true)]
    pub color: ColorWhen,

    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

impl Args {
    /// What was said on the command line. A number below zero gets to the option that it was given to and is
    /// refused by it; else it would be taken for an option that there is not.
    pub fn read() -> Self {
        let matches = with_negative_numbers(Self::command()).get_matches();
        Self::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

fn with_negative_numbers(command: clap::Command) -> clap::Command {
    command.allow_negative_numbers(true).mut_subcommands(with_negative_numbers)
}

/// When to use colours.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum ColorWhen {
    /// In a terminal.
    Auto,
    /// Wherever the output goes.
    Always,
    /// Nowhere.
    Never,
}

impl From<ColorWhen> for ColorChoice {
    fn from(when: ColorWhen) -> Self {
        match when {
            ColorWhen::Auto => Self::Auto,
            ColorWhen::Always => Self::Always,
            ColorWhen::Never => Self::Never,
        }
    }
}

const EXAMPLES: &str = "\
Examples:
  fliphouse play flip7
  fliphouse watch flip7
  fliphouse record flip7 --players 4 --seed 7 > game.json
  fliphouse replay game.json
  fliphouse review game.json
  fliphouse verify game.json
  fliphouse watch unoflip --players 3
  fliphouse odds flip7 --hand 3,7,12,+4
  fliphouse rules F7-23

Exit status:
  0    it is done
  1    it cannot be done: a file, a server or its data is not as it has to be
  2    the command line asks for something that there is not
  130  Ctrl-C ended it; what there was so far has been printed";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the terminal, against bots or at one keyboard
    Play(PlayArgs),
    /// Watch bots play a game in the terminal
    Watch(WatchArgs),
    /// Play a game by bots and print its record
    Record(RecordArgs),
    /// Show a recorded game
    Replay(ReplayArgs),
    /// Review a recorded game: what the choices were worth, and what the cards did
    Review(ReviewArgs),
    /// Check that the shuffles of a finished game were fair
    Verify(VerifyArgs),
    /// Let bots play many games and compare them
    Arena(ArenaArgs),
    /// Let every bot play against every other, and rate them
    League(LeagueArgs),
    /// Work out what to hit and to stay is worth, with every card counted
    Odds(OddsArgs),
    /// Work out how the challenge of one player is played best
    Solve(SolveArgs),
    /// List the bots
    Bots(BotsArgs),
    /// Look up the rules
    Rules(RulesArgs),
    /// Serve tables that people open and join by a link
    Serve(ServeArgs),
    /// Look after the data of a server: check, back up, restore, prune
    House(HouseArgs),
    /// Keep a server busy with players, and measure how long moves take
    Load(LoadArgs),
    /// Print what a shell needs to complete commands and options
    Completions(CompletionsArgs),
    /// Print a manual page
    Man(ManArgs),
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse completions bash > ~/.local/share/bash-completion/completions/fliphouse
  fliphouse completions zsh > ~/.zfunc/_fliphouse
  fliphouse completions fish > ~/.config/fish/completions/fliphouse.fish")]
pub struct CompletionsArgs {
    /// The shell
    pub shell: Shell,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse man | man -l -
  fliphouse man watch | man -l -
  fliphouse man --all ~/.local/share/man/man1")]
pub struct ManArgs {
    /// The command that the page is about; the program itself if not given
    pub command: Option<String>,

    /// Write the pages of all commands to this folder
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    pub all: Option<PathBuf>,
}

/// What a game starts from.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// The game: flip7, vengeance or unoflip
    pub game: String,

    /// The edition of the rules, such as pl, de or en (flip7)
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// Set an option of the rules, such as target=100 (can be given several times)
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// The seat that deals first; drawn by lot if not given
    #[arg(long, value_name = "D", value_parser = count::<usize>(0..=u64::MAX))]
    pub dealer: Option<usize>,

    /// 64 hex digits or a decimal number: the same seed gives the same game
    #[arg(long, value_name = "S")]
    pub seed: Option<Seed>,

    /// Who plays: one bot for all seats, or one for each, separated by commas
    #[arg(long, value_name = "NAME,…", value_delimiter = ',')]
    pub bots: Vec<String>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse record flip7 --players 4 --seed 7
  fliphouse record flip7 --edition de --set target=100 --players 3 --bots random,threshold:25,threshold:30
  fliphouse record vengeance --players 4 --set brutal=true --bots plain
  fliphouse record unoflip --players 6 --seed 1 --plies 20")]
pub struct RecordArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// How many players
    #[arg(long, value_name = "N", value_parser = count::<usize>(0..=u64::MAX))]
    pub players: usize,

    /// Stop after so many moves
    #[arg(long, value_name = "K", value_parser = count::<usize>(0..=u64::MAX))]
    pub plies: Option<usize>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse watch flip7
  fliphouse watch flip7 --players 6 --edition pl --bots threshold:25 --pace 100
  fliphouse watch vengeance --set brutal=true --lang fr
  fliphouse watch unoflip --save game.json")]
pub struct WatchArgs {
    #[command(flatten)]
    pub table: TableArgs,

    /// How many players
    #[arg(long, value_name = "N", default_value_t = 4,
        value_parser = count::<usize>(0..=u64::MAX))]
    pub players: usize,

    /// Milliseconds between cards; 0 does not wait
    #[arg(long, value_name = "MS", default_value_t = 300,
        value_parser = count::<u64>(0..=u64::MAX))]
    pub pace: u64,

    /// The language of the story; that of the environment if not given
    #[arg(long, value_name = "LANG", value_parser = crate::lang::parser())]
    pub lang: Option<Lang>,

    /// Keep the game in this file, as `fliphouse record` would print it
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse rules
  fliphouse rules flip7
  fliphouse rules F7-23
  fliphouse rules unoflip --json")]
pub struct RulesArgs {
    /// The game (flip7, vengeance or unoflip), or the id of a rule
    #[arg(value_name = "GAME-or-ID")]
    pub what: Option<String>,

    /// The id of a rule, after a game
    pub id: Option<String>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The most games of a contest, or of a mixture in a league.
pub const MOST_GAMES: u64 = 1_000_000_000_000;

/// The most threads: more than any machine has use for.
const MOST_THREADS: u64 = 1024;

/// The most seats at a table of a league.
const MOST_LEAGUE_SEATS: u64 = 10;

/// How many games are simulated on what, and what comes out.
#[derive(Debug, clap::Args)]
pub struct SimulationArgs {
    /// The game: flip7, vengeance or unoflip
    pub game: String,

    /// The edition of the rules, such as pl, de or en (flip7)
    #[arg(long, value_name = "E")]
    pub edition: Option<String>,

    /// Set an option of the rules, such as target=100 (can be given several times)
    #[arg(long, value_name = "OPTION=VALUE")]
    pub set: Vec<String>,

    /// 64 hex digits or a decimal number: the same seed gives the same result
    #[arg(long, value_name = "S", default_value = "1")]
    pub seed: Seed,

    /// On how many threads to play; the result does not depend on it
    #[arg(long, value_name = "T", value_parser = count::<usize>(1..=MOST_THREADS))]
    pub threads: Option<usize>,

    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,

    /// Print comma-separated values
    #[arg(long)]
    pub csv: bool,

    /// Write a page with plots to this file
    #[arg(long, value_name = "FILE.html")]
    pub report: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The same shuffles are played in every order of the seats (with more than four bots in balanced orders), so that luck,
seats and neighbours weigh less; docs/arena.md says what the numbers mean. Ctrl-C ends a run early and prints what there
is, with exit status 130.

Examples:
  fliphouse arena flip7 --bots threshold:25,threshold:30,bust-risk:0.25,one-step --games 100000
  fliphouse arena vengeance --bots plain,random --precision 1%
  fliphouse arena unoflip --bots plain,random,random --games 10000 --json
  fliphouse arena flip7 --bots one-step,threshold:25 --games 50000 --report result.html")]
pub struct ArenaArgs {
    #[command(flatten)]
    pub simulation: SimulationArgs,

    /// Who plays: one bot for each seat, separated by commas
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,

    /// How many games, such as 5000 or 1e5, rounded up to whole blocks (24 games with up to four bots)
    #[arg(long, value_name = "N", default_value_t = 10_000,
        value_parser = count::<u64>(1..=MOST_GAMES))]
    pub games: u64,

    /// Play until the interval of every win rate is no wider than this, such as 0.5%
    #[arg(long, value_name = "P", conflicts_with = "games", allow_hyphen_values = true)]
    pub precision: Option<String>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
The mixtures take turns. Ctrl-C ends a run early and rates the bots by what there is, with exit status 130.

Examples:
  fliphouse league flip7 --bots random,threshold:20,threshold:25,threshold:30,one-step
  fliphouse league vengeance --bots plain,threshold:30,random --seats 3 --games 2000 --report league.html")]
pub struct LeagueArgs {
    #[command(flatten)]
    pub simulation: SimulationArgs,

    /// Who plays: two bots or more, separated by commas
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    pub bots: Vec<String>,

    /// How many sit at a table
    #[arg(long, value_name = "N", default_value_t = 4,
        value_parser = count::<usize>(2..=MOST_LEAGUE_SEATS))]
    pub seats: usize,

    /// How many games each mixture of bots plays, rounded up to whole blocks (24 games with up to four seats)
    #[arg(long, value_name = "N", default_value_t = 4_000,
        value_parser = count::<u64>(1..=MOST_GAMES))]
    pub games: u64,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fliphouse bots
  fliphouse bots vengeance
  fliphouse bots --json")]
pub struct BotsArgs {
    /// The game: flip7, vengeance or unoflip
    pub game: Option<String>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
