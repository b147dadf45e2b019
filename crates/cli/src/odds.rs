//! `fliphouse odds`: what a round has in store.

use std::io::Write;

use flip7::Card;
use game::Pile;
use hosting::GameName;
use odds::{Best, Outlook, Round, Utility};
use serde_json::{Map, Value, json};

use crate::args::OddsArgs;
use crate::failure::Failure;
use crate::story::STRONG;

/// How many points a bar stands for.
const STEP: usize = 10;

/// How long the longest bar is, in columns.
const LONGEST: f64 = 30.0;

/// Runs the command.
pub fn run(args: &OddsArgs) -> Result<(), Failure> {
    let game: GameName = args.game.parse().map_err(Failure::usage)?;
    if game != GameName::Flip7 {
        return Err(Failure::usage(format_args!(
            "odds: there are none of {game} yet; there are those of flip7"
        )));
    }
    let deck = deck(args)?;
    let round =
        Round::new(deck, &args.hand).map_err(|fault| Failure::usage(format_args!("hand: {fault}")))?;
    let utility = args.goal.map_or_else(Utility::points, Utility::at_least);
    let outlook = odds::outlook(&round, &utility)
        .map_err(|large| Failure::usage(format_args!("odds: {large}: name more of the hand")))?;
    let text = if args.json {
        told(args, &round, &outlook).to_string() + "\n"
    } else {
        table(args, &round, &outlook)
    };
    anstream::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// What is left in the deck.
fn deck(args: &OddsArgs) -> Result<Pile<Card>, Failure> {
    let mut deck = flip7::decks(args.decks);
    for &card in args.hand.iter().chain(&args.seen) {
        if !deck.take(card) {
            let copies = card.copies() * args.decks;
            return Err(Failure::usage(format_args!(
                "hand, seen: more copies of {card} are named than the {copies} that there are"
            )));
        }
    }
    Ok(deck)
}

/// For programs.
fn told(args: &OddsArgs, round: &Round, outlook: &Outlook) -> Value {
    let codes: Vec<&str> = args.hand.iter().map(|card| card.code()).collect();
    let chances = outlook.distribution.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
    let distribution: Map<String, Value> =
        chances.map(|(points, chance)| (points.to_string(), json!(chance))).collect();
    json!({
        "game": args.game,
        "hand": codes,
        "cards_left": round.cards_left(),
        "hit": outlook.hit,
        "stay": outlook.stay,
        "best": match outlook.best { Best::Hit => "hit", Best::Stay => "stay" },
        "bust_next": outlook.bust_next,
        "bust": outlook.bust,
        "flip7": outlook.flip7,
        "distribution": distribution,
    })
}

/// For people.
fn table(args: &OddsArgs, round: &Round, outlook: &Outlook) -> String {
    let codes: Vec<&str> = args.hand.iter().map(|card| card.code()).collect();
    let hand = if codes.is_empty() { "no card yet".to_owned() } else { codes.join(" ") };
    let worth = |value: f64| match args.goal {
        Some(_) => percent(value),
        None => format!("{value:.3}"),
    };
    let mark = |best: Best| if outlook.best == best { "  best" } else { "" };
    let what = args.goal.map_or_else(
        || "Expected points under best play".to_owned(),
        |goal| format!("Chance of {goal} points or more under best play"),
    );
    let mut text = format!("{STRONG}{hand}{STRONG:#}, {} cards in the deck\n\n{what}\n", round.cards_left());
    text += &format!("  Hit   {:>8}{}\n", worth(outlook.hit), mark(Best::Hit));
    let stay = outlook.stay.map_or_else(|| "not possible without a card (F7-13)".to_owned(), worth);
    text += &format!("  Stay  {stay:>8}{}\n\n", mark(Best::Stay));
    for (name, chance) in [
        ("Bust with the next card", outlook.bust_next),
        ("Bust in the end", outlook.bust),
        ("Flip 7", outlook.flip7),
    ] {
        text += &format!("{name:<24} {:>8}\n", percent(chance));
    }
    text + "\nPoints of the round\n" + &bars(&outlook.distribution)
}

/// The points as bars.
fn bars(distribution: &[f64]) -> String {
    let zero = distribution.first().copied().unwrap_or_default();
    let rest = distribution.get(1..).unwrap_or_default();
    let steps = rest.chunks(STEP).enumerate().map(|(step, chances)| {
        let from = step * STEP + 1;
        (format!("{from}–{}", from + STEP - 1), chances.iter().sum::<f64>())
    });
    let all: Vec<(String, f64)> = std::iter::once(("0".to_owned(), zero)).chain(steps).collect();
    let most = all.iter().map(|(_, chance)| *chance).fold(f64::MIN_POSITIVE, f64::max);
    let line = |(name, chance): &(String, f64)| {
        let columns =
            (1..=30_u8).take_while(|column| f64::from(*column) <= chance / most * LONGEST + 0.5).count();
        format!("{name:>9} {:>8}  {}\n", percent(*chance), "█".repeat(columns))
    };
    all.iter().filter(|(_, chance)| *chance >= 5e-5).map(line).collect()
}

fn percent(chance: f64) -> String {
    format!("{:.2} %", 100.0 * chance)
}
