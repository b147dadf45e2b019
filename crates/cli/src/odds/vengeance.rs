//! What a round of With a Vengeance has in store.

use odds::vengeance::{Next, Outlook, Round};
use serde_json::{Value, json};
use vengeance::{Card, Options, Table};

use super::{cards, choices, code, ends, percent, take};
use crate::args::OddsArgs;
use crate::failure::Failure;
use crate::games::options;
use crate::story::STRONG;

/// What is told.
pub fn told(args: &OddsArgs) -> Result<String, Failure> {
    let options: Options = options::<Table>(None, &args.set)?;
    if options.decks.is_some_and(|decks| decks != 1) || options.target != Options::default().target {
        return Err(Failure::usage(
            "set: odds are of a round with one deck, for points: leave decks and target out",
        ));
    }
    let hand: Vec<Card> = cards(&args.hand, "hand")?;
    let seen = cards(&args.seen, "seen")?;
    let mut deck = vengeance::decks(1);
    take(&mut deck, &[("hand", &hand), ("seen", &seen)], "name each card once")?;
    let round =
        Round::new(deck, &hand, options).map_err(|fault| Failure::usage(format_args!("hand: {fault}")))?;
    let outlook = round.outlook();
    let codes: Vec<&str> = hand.iter().map(|card| card.code()).collect();
    Ok(if args.json {
        in_json(&codes, &round, &outlook).to_string() + "\n"
    } else {
        table(&codes, &round, &outlook)
    })
}

fn in_json(codes: &[&str], round: &Round, outlook: &Outlook) -> Value {
    let next = |next: &Next| {
        let what = json!({ "chance": next.chance, "points": next.points, "busts": next.busts });
        (next.card.code().to_owned(), what)
    };
    json!({
        "game": "vengeance",
        "hand": codes,
        "cards_left": round.cards_left(),
        "plays_for": "points",
        "hit": outlook.hit,
        "stay": outlook.stay,
        "best": code(outlook.best),
        "bust_next": outlook.bust_next,
        "bust": outlook.bust,
        "flip7": outlook.flip7,
        "next": outlook.next.iter().map(next).collect::<serde_json::Map<String, Value>>(),
    })
}

fn table(codes: &[&str], round: &Round, outlook: &Outlook) -> String {
    let hand = if codes.is_empty() { "no card yet".to_owned() } else { codes.join(" ") };
    let stay = outlook.stay.map_or_else(
        || "not possible: no card, or The Zero (V-10, V-20)".to_owned(),
        |stay| format!("{stay:.3}"),
    );
    let mut text = format!("{STRONG}{hand}{STRONG:#}, {} cards in the deck\n", round.cards_left());
    text += "Modifiers and actions go to others\n\nExpected points under best play\n";
    text += &choices(&format!("{:.3}", outlook.hit), &stay, outlook.best);
    text += &ends(outlook.bust_next, outlook.bust, outlook.flip7);
    text += "\nThe next card\n";
    text + &outlook.next.iter().map(line).collect::<String>()
}

fn line(next: &Next) -> String {
    let what = match next.points {
        _ if next.busts => "bust".to_owned(),
        Some(points) => format!("{points} points"),
        None => "for somebody of your choice".to_owned(),
    };
    format!("{:>9} {:>8}  {what}\n", next.card.code(), percent(next.chance))
}
