//! What a table with real cards says, in words.

use hosting::GameName;
use i18n::{Arg, Words};
use shown::ask;
use shown::choice::{Asks, Choice};
use shown::picture::Picture;

use crate::referee::{Because, Now, Wants};
use crate::refused::Refused;

/// What is to be done now, in one sentence: the words of the page, and those of real tables. Seats have names.
pub fn now_said(
    (words, own): (&Words, &Words),
    game: GameName,
    now: &Now,
    name: &dyn Fn(usize) -> String,
) -> String {
    match &now.wants {
        Wants::Card { seat, because, shuffle, .. } => {
            let card = card_said((words, own), &name(*seat), *because);
            if *shuffle { format!("{} {card}", own.say("real-shuffle-first")) } else { card }
        }
        Wants::Choice(seat) => choice_said((words, own), game, &now.picture, &name(*seat)),
        Wants::Nothing => {
            let winner = now.picture.position.winner.map_or_else(String::new, name);
            words.say_with("game-won", &[("name", winner.into())])
        }
    }
}

/// Which card is to be tapped.
fn card_said((words, own): (&Words, &Words), name: &str, because: Because) -> String {
    let name = ("name", Arg::from(name.to_owned()));
    match because {
        Because::Opening => own.say_with("real-tap-opening", &[name]),
        Because::Hit => own.say_with("real-tap-hit", &[name]),
        Because::OneMore => own.say_with("real-tap-one-more", &[name]),
        Because::Flip { card, nth, of } => {
            let args = [name, ("card", words.card(card).into()), ("nth", nth.into()), ("of", of.into())];
            own.say_with("real-tap-flip", &args)
        }
    }
}

/// What somebody has to choose.
fn choice_said((words, own): (&Words, &Words), game: GameName, picture: &Picture, name: &str) -> String {
    let choices: Vec<Choice> =
        picture.position.choices.iter().filter_map(|text| Choice::read(game, text)).collect();
    let name = ("name", Arg::from(name.to_owned()));
    match choices.first().map(|choice| choice.asks) {
        Some(Asks::Touch { prompt, .. }) => {
            let question = ask::for_touch(words, &picture.position, prompt, false);
            own.say_with("real-asks", &[name, ("question", question.into())])
        }
        Some(Asks::Turn) if choices.len() == 1 => own.say_with("real-must-hit", &[name]),
        Some(Asks::Turn) | None => own.say_with("real-hit-or-stay", &[name]),
    }
}

/// Why something was not taken, in a sentence.
pub fn refusal_said(
    (words, own): (&Words, &Words),
    refused: &Refused,
    name: &dyn Fn(usize) -> String,
) -> String {
    let about = |id: &str, seat: usize| own.say_with(id, &[("name", name(seat).into())]);
    match refused {
        Refused::Unreadable { .. } | Refused::NoSeat { .. } => words.say("problem-wrong"),
        Refused::ChoiceFirst { seat } => about("real-refused-choice-first", *seat),
        Refused::CardFirst { seat } => about("real-refused-card-first", *seat),
        Refused::NoneLeft { card, exist } => {
            let args = [("card", words.card(*card).into()), ("exist", (*exist).into())];
            own.say_with("real-refused-none-left", &args)
        }
        Refused::DeckEmpty => own.say("real-refused-deck-empty"),
        Refused::NothingToShuffle => own.say("real-refused-nothing-to-shuffle"),
        Refused::NotActive { seat } => about("real-refused-not-active", *seat),
        Refused::NotThere { card, seat } => {
            let args = [("card", words.card(*card).into()), ("name", name(*seat).into())];
            own.say_with("real-refused-not-there", &args)
        }
        Refused::Forbidden { rule, .. } => {
            let sentence = own.rule(rule).unwrap_or_default();
            own.say_with("real-refused-rule", &[("rule", (*rule).into()), ("sentence", sentence.into())])
        }
        Refused::RoundOver => own.say("real-refused-round-over"),
        Refused::BonusUnsaid => own.say("real-refused-bonus-unsaid"),
        Refused::NothingDealt => own.say("real-refused-nothing-dealt"),
        Refused::GameOver => own.say("real-refused-game-over"),
        Refused::TooMuch => own.say("real-refused-too-much"),
    }
}
