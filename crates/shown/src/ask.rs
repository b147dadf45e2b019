//! What the table asks of whoever is looking, in words.

use i18n::{Arg, Words};

use crate::cards;
use crate::choice::{Asks, Choice, Pick};
use crate::position::{Becomes, Pending, Position};

/// A question with its answers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// The question; empty where the answers say it all.
    pub text: String,
    /// What can be said besides playing a card from the hand.
    pub answers: Vec<Answer>,
}

/// An answer, as a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The choice, or what else the button does.
    pub does: Does,
    /// What stands on it.
    pub label: String,
    /// What comes of it; empty where that is clear.
    pub means: String,
    /// Its key; empty if it has none.
    pub key: &'static str,
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// Makes a move.
    Move(&'static str),
    /// Plays the card just drawn.
    Play(String),
    /// Asks for a colour.
    Pick,
}

/// Moves of UNO FLIP! that are a word: the word, the message, and the key.
const WORDS: [(&str, &str, &str); 4] = [
    ("accept", "game-accept", "A"),
    ("challenge", "game-challenge", "C"),
    ("draw", "game-draw", "D"),
    ("pass", "game-pass", "P"),
];

/// The question of the moment in a game of UNO FLIP!, for whoever has this seat.
pub fn in_unoflip(words: &Words, shown: &Position, me: Option<usize>) -> Ask {
    let offered = |word: &str| shown.choices.iter().any(|choice| choice == word);
    let doubts = offered("challenge");
    let (text, mut answers) = question(words, shown, me);
    for (word, label, key) in WORDS.into_iter().filter(|(word, ..)| offered(word)) {
        let means = match word {
            "accept" if doubts => words.say("game-accept-means"),
            "challenge" => words.say("game-challenge-means"),
            _ => String::new(),
        };
        answers.push(Answer { does: Does::Move(word), label: words.say(label), means, key });
    }
    Ask { text, answers }
}

/// The question, and the answers that are no word of a move.
fn question(words: &Words, shown: &Position, me: Option<usize>) -> (String, Vec<Answer>) {
    let plays = shown.choices.iter().any(|choice| choice.starts_with("play "));
    let mine = shown.to_act.is_some() && shown.to_act == me;
    let button = |does, label| vec![Answer { does, label: words.say(label), means: String::new(), key: "" }];
    let text = match (shown.pending.filter(|_| mine), &shown.drawn) {
        _ if shown.over || shown.choices.is_empty() => String::new(),
        (Some(Pending::Challenge), _) => words.say("game-asked-challenge"),
        (Some(Pending::Stack), _) if !plays => words.say("game-nothing-to-stack"),
        (Some(Pending::Stack), _) => {
            words.say_with("game-asked-stack", &[("cards", shown.stacked.unwrap_or_default().into())])
        }
        (Some(Pending::Colour), _) => return (String::new(), button(Does::Pick, "game-choose-colour")),
        (Some(Pending::Drawn), Some(drawn)) => {
            let card = cards::face_of(drawn).map_or_else(String::new, |face| words.card(face));
            let text = if plays { "game-asked-drawn" } else { "game-drawn-does-not-fit" };
            let answers = if plays { button(Does::Play(drawn.clone()), "game-play") } else { Vec::new() };
            return (words.say_with(text, &[("card", card.into())]), answers);
        }
        _ if !mine && !plays => String::new(),
        _ if !mine => words.say("game-asked-jump-in"),
        _ => words.say(if plays { "game-asked-play" } else { "game-asked-draw" }),
    };
    (text, Vec::new())
}

/// The question for players or cards in a game of rows, or for the second of two cards once
/// something was touched.
pub fn for_touch(words: &Words, shown: &Position, prompt: &str, touched: bool) -> String {
    let prompt = if touched { "game-choose-one-more" } else { prompt };
    words.say_with(prompt, &[("card", pending_card(words, shown).into())])
}

/// What will happen by a choice that is to be confirmed: in Flip 7 none is.
pub fn before(
    words: &Words,
    shown: &Position,
    choice: &Choice,
    me: Option<usize>,
    name: &dyn Fn(usize) -> String,
) -> Option<String> {
    let Asks::Touch { will: Some(will), .. } = choice.asks else { return None };
    let about = |seat: usize| [("name", Arg::from(name(seat))), ("self", Arg::from(Some(seat) == me))];
    let card_of = |pick: Option<&Pick>| match pick.and_then(|pick| pick.card) {
        Some(card) => words.card(card),
        None => pending_card(words, shown),
    };
    let (mut first, mut second) = (choice.picks.first(), choice.picks.get(1));
    // Whoever looks thinks of their own card first.
    if second.is_some_and(|pick| Some(pick.seat) == me) {
        (first, second) = (second, first);
    }
    let mut args = Vec::from(about(first.map_or(0, |pick| pick.seat)));
    args.push(("card", card_of(first).into()));
    if let Some(second) = second {
        args.push(("other", name(second.seat).into()));
        args.push(("other-card", card_of(Some(second)).into()));
    }
    let mut sentences = vec![words.say_with(will, &args)];
    let outcomes = shown.outcomes.get(&choice.text).into_iter().flatten();
    sentences.extend(outcomes.map(|becomes| {
        let id = match becomes.outcome {
            Becomes::Bust => "rows-then-bust",
            Becomes::Wipe => "rows-then-wipe",
            Becomes::Flip7 => "rows-then-flip7",
        };
        words.say_with(id, &about(becomes.seat))
    }));
    Some(sentences.join(" "))
}

/// The name of the card whose place is being chosen; empty for the bonus,
/// which is no card.
fn pending_card(words: &Words, shown: &Position) -> String {
    shown.pending.and_then(Pending::card).map_or_else(String::new, |card| words.card(card))
}
