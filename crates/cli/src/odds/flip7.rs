//! What a round of Flip 7 has in store.

mod told;

use flip7::{Card, Options, Table};
use game::Pile;
use odds::{Outlook, Race, Round, Utility};

use super::{cards, take};
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

/// What is told.
pub fn told(args: &OddsArgs) -> Result<String, Failure> {
    let options = options::<Table>(args.edition.as_deref(), &[])?;
    let plays_for = plays_for(args)?;
    let hand = cards(&args.hand, "hand")?;
    let (round, cards) = round(args, &hand, &options)?;
    let (round, part) = if args.players > 1 { round.among_others() } else { (round, 1.0) };
    let utility = match plays_for {
        For::Points => Utility::points(),
        For::Goal(goal) => Utility::at_least(goal),
        For::Win => win(args, &options)?,
    };
    let outlook = outlook(&round, &utility)?.among_others(part);
    let told = told::Told { args, hand: &hand, plays_for, cards, outlook: &outlook };
    Ok(if args.json { told.json().to_string() + "\n" } else { told.table() })
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
fn round(args: &OddsArgs, hand: &[Card], options: &Options) -> Result<(Round, usize), Failure> {
    let (seen, discarded) = (cards(&args.seen, "seen")?, cards(&args.discarded, "discarded")?);
    let mut deck = flip7::decks(args.decks);
    let named = [("hand", hand), ("seen", &seen), ("discarded", &discarded)];
    take(&mut deck, &named, "name each card once, or more --decks")?;
    let cards = deck.len();
    let discards: Pile<Card> = discarded.into_iter().collect();
    let round = Round::new(deck, hand).map_err(|fault| Failure::usage(format_args!("hand: {fault}")))?;
    let round =
        round.with_discards(discards).with_second_chance_in_flip_three(options.second_chance_in_flip_three);
    Ok((round, cards))
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
