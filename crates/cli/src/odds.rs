//! `fliphouse odds`: what a round has in store, or what somebody may hold.

mod flip7;
mod unoflip;
mod vengeance;

use std::io::Write;
use std::str::FromStr;

use game::{Card, Pile};
use hosting::GameName;
use odds::Best;

use crate::args::OddsArgs;
use crate::failure::Failure;

/// Runs the command.
pub fn run(args: &OddsArgs) -> Result<(), Failure> {
    let game: GameName = args.game.parse().map_err(Failure::usage)?;
    check_options(args, game)?;
    let text = match game {
        GameName::Flip7 => flip7::told(args)?,
        GameName::Vengeance => vengeance::told(args)?,
        GameName::UnoFlip => unoflip::told(args)?,
    };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// Refuses options that say nothing about a game.
fn check_options(args: &OddsArgs, game: GameName) -> Result<(), Failure> {
    use GameName::{Flip7, UnoFlip, Vengeance};
    let given = [
        ("backs", !args.backs.is_empty(), UnoFlip),
        ("top", args.top.is_some(), UnoFlip),
        ("set", !args.set.is_empty(), Vengeance),
        ("discarded", !args.discarded.is_empty(), Flip7),
        ("edition", args.edition.is_some(), Flip7),
        ("decks", args.decks != 1, Flip7),
        ("players", args.players != 1, Flip7),
        ("goal", args.goal.is_some(), Flip7),
        ("total", args.total.is_some(), Flip7),
    ];
    match given.into_iter().find(|(_, given, of)| *given && *of != game) {
        Some((option, _, of)) => {
            Err(Failure::usage(format_args!("{option}: --{option} is for {of}, not for {game}")))
        }
        None => Ok(()),
    }
}

/// The codes that an option names, whether commas or spaces are between them.
fn each(codes: &[String]) -> impl Iterator<Item = &str> {
    codes.iter().flat_map(|codes| codes.split_whitespace())
}

/// Reads the cards that an option names.
fn cards<C: Card + FromStr>(codes: &[String], option: &str) -> Result<Vec<C>, Failure> {
    let read = |code: &str| {
        code.parse().map_err(|_| {
            let known: Vec<String> = C::ALL.iter().map(ToString::to_string).collect();
            let known = known.join(", ");
            Failure::usage(format_args!("{option}: {code:?}: there is no such card; there are: {known}"))
        })
    };
    each(codes).map(read).collect()
}

/// Takes cards out of a deck that options name.
fn take<C: Card>(deck: &mut Pile<C>, named: &[(&str, &[C])], remedy: &str) -> Result<(), Failure> {
    let full = *deck;
    for (option, cards) in named {
        for &card in *cards {
            if !deck.take(card) {
                let copies = full.count(card);
                return Err(Failure::usage(format_args!(
                    "{option}: more copies of {card} are named than the {copies} that there are: {remedy}"
                )));
            }
        }
    }
    Ok(())
}

/// What one can do in a game of rows, and what is better.
fn choices(hit: &str, stay: &str, best: Best) -> String {
    let mark = |choice: Best| if best == choice { "  best" } else { "" };
    format!("  Hit   {hit:>8}{}\n  Stay  {stay:>8}{}\n\n", mark(Best::Hit), mark(Best::Stay))
}

/// How a round of a game of rows may end, by its chances.
fn ends(bust_next: f64, bust: f64, flip7: f64) -> String {
    let ends = [("Bust with the next card", bust_next), ("Bust in the end", bust), ("Flip 7", flip7)];
    ends.map(|(name, chance)| format!("{name:<24} {:>8}\n", percent(chance))).concat()
}

/// What is better, for programs.
const fn code(best: Best) -> &'static str {
    match best {
        Best::Hit => "hit",
        Best::Stay => "stay",
    }
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}
