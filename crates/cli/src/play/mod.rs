//! `fliphouse play`: a table in the terminal.

mod kept;
mod lines;
mod local;
mod remote;
mod screen;
mod seat;
mod signals;
mod source;

use std::io::{self, IsTerminal};

use hosting::GameName;
use i18n::Lang;
use terminal::{Model, Plain};
use tokio::runtime::Builder;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::lang;
use local::Local;
use remote::Remote;
use source::Source;

/// The width of lines: every terminal has it.
const WIDTH: usize = 80;

/// Runs the command.
pub fn run(args: &PlayArgs) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(lang::from_environment);
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        match args.what.as_deref().filter(|what| remote::is_address(what)) {
            Some(address) => play(Remote::visit(args, address, lang)?, lang, args.plain).await,
            None => play(Local::open(args, game(args)?, lang)?, lang, args.plain).await,
        }
    })
}

/// Plays at a table until somebody leaves it: on a screen, if there is one.
async fn play(source: impl Source, lang: Lang, plain: bool) -> Result<(), Failure> {
    let model = Model::new(lang, source.is_local());
    if plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return lines::play(Plain::new(model, WIDTH), source).await;
    }
    screen::play(model, source).await
}

/// The game that is meant: the one that was played last, if none is named.
fn game(args: &PlayArgs) -> Result<GameName, Failure> {
    match &args.what {
        Some(name) => name.parse().map_err(Failure::usage),
        None => kept::latest()?.ok_or_else(|| {
            let games = GameName::ALL.map(GameName::as_str).join(", ");
            Failure::usage(format_args!("play: no game is kept; say which to play: {games}"))
        }),
    }
}
