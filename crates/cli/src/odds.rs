//! `fliphouse odds`: what a round has in store.

mod told;

use std::io::Write;

use flip7::{Card, Options, Table};
use game::Pile;
use hosting::GameName;
use odds::{Outlook, Race, Round, Utility};

use crate::args::OddsArgs;
use crate::failure::Failure;
use crate::games::options;

/// What a player plays for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum For {
    Points,
    /// So many points in the round.
    Goal(u32),
    /// To win the game.
    Win,
}

/// Runs the command.
pub fn run(args: &OddsArgs) -> Result<(), Failure> {
    let game: GameName = args.game.parse().map_err(Failure::usage)?;
    if game != GameName::Flip7 {
        return Err(Failure::usage(format_args!(
            "odds: there are none of {game} yet; there are those of flip7"
        )));
    }
    let options = options::<Table>(args.edition.as_deref(), &[])?;
    let plays_for = plays_for(args)?;
    let (round, cards) = round(args, &options)?;
    let utility = match plays_for {
        For::Points => Utility::points(),
        For::Goal(goal) => Utility::at_least(goal),
        For::Win => win(args, &options)?,
    };
    let mut outlook = outlook(&round, &utility)?;
    outlook.bust_next *= ratio(round.cards_left(), cards);
    let told = told::Told { args, plays_for, cards, outlook: &outlook };
    let text = if args.json { told.json().to_string() + "\n" } else { told.table() };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

fn plays_for(args: &OddsArgs) -> Result<For, Failure> {
    let Some(total) = args.total else {
        return Ok(args.goal.map_or(For::Points, For::Goal));
    };
    for (option, total) in
        std::iter::once(("total", total)).chain(args.others.iter().map(|total| ("others", *total)))
    {
        if total >= args.target {
            return Err(Failure::usage(format_args!(
                "{option}: {total} is not below the target of {}: name the totals before this round, or another \
                 --target",
                args.target
            )));
        }
    }
    Ok(if args.others.is_empty() { For::Goal(args.target - total) } else { For::Win })
}

/// The round, and how many cards its deck has.
fn round(args: &OddsArgs, options: &Options) -> Result<(Round, usize), Failure> {
    let mut deck = deck(args)?;
    let cards = deck.len();
    let mut discards = Pile::default();
    args.discarded.iter().for_each(|card| discards.add(*card));
    if args.players > 1 {
        // They go to others.
        for card in [Card::Freeze, Card::FlipThree] {
            while deck.take(card) || discards.take(card) {}
        }
    }
    let round =
        Round::new(deck, &args.hand).map_err(|fault| Failure::usage(format_args!("hand: {fault}")))?;
    let round =
        round.with_discards(discards).with_second_chance_in_flip_three(options.second_chance_in_flip_three);
    Ok((round, cards))
}

/// What is left in the deck.
fn deck(args: &OddsArgs) -> Result<Pile<Card>, Failure> {
    let mut deck = flip7::decks(args.decks);
    for &card in args.hand.iter().chain(&args.seen).chain(&args.discarded) {
        if !deck.take(card) {
            let copies = card.copies() * args.decks;
            return Err(Failure::usage(format_args!(
                "hand, seen, discarded: more copies of {card} are named than the {copies} that there are: name \
                 each card once, or more --decks"
            )));
        }
    }
    Ok(deck)
}

/// What points are worth to somebody who wants to win: everybody goes on as best play for points does from a fresh
/// deck.
fn win(args: &OddsArgs, options: &Options) -> Result<Utility, Failure> {
    let fresh = Round::new(flip7::decks(1), &[]).map_err(Failure::of)?;
    let fresh = fresh.with_second_chance_in_flip_three(options.second_chance_in_flip_three);
    let usual = outlook(&fresh, &Utility::points())?;
    let total = args.total.unwrap_or(0);
    Ok(Race::new(args.target, &usual.distribution).utility(total, &args.others))
}

fn outlook(round: &Round, utility: &Utility) -> Result<Outlook, Failure> {
    odds::outlook(round, utility).map_err(|large| {
        Failure::usage(format_args!("odds: {large}: name more of the hand, or fewer --decks"))
    })
}

/// How large some cards are a part of others; all of none.
fn ratio(some: usize, all: usize) -> f64 {
    let count = |cards: usize| u32::try_from(cards).map_or(0.0, f64::from);
    if all == 0 { 1.0 } else { count(some) / count(all) }
}
