//! Answers in words and numbers of the reader's language.

use i18n::{Lang, Words};
use shown::odds::whole_percent;
use unoflip::Colour;

use crate::picture::{is_marked, picture, spoken};
use crate::{Answer, Hand, Outlook, Question, Round};

/// What is less than this is nothing, as one reads it.
const NOTHING: f64 = 0.05;

/// An answer as it is said.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// What the coach would do and why, or what is worth knowing most.
    pub lead: String,
    /// What Hit and Stay bring on average.
    pub worth: Vec<Fact>,
    /// How the round may end.
    pub chances: Vec<Fact>,
    /// How likely points are.
    pub picture: Option<Picture>,
    /// What the others may hold.
    pub hands: Vec<Held>,
    /// What is assumed.
    pub note: String,
}

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is.
    pub name: String,
    /// How much.
    pub value: String,
    /// Whether it is the better choice.
    pub best: bool,
}

/// A picture with what it is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What it shows.
    pub title: String,
    /// The picture.
    pub svg: String,
    /// The same in words.
    pub spoken: String,
    /// What one of the bars is.
    pub key: Option<String>,
}

/// What somebody may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// What they are called.
    pub name: String,
    /// How likely they have each colour.
    pub colours: Vec<(Colour, String)>,
    /// How likely they have a wild.
    pub wild: String,
    /// How likely they have a card that fits.
    pub fits: String,
}

/// Puts an answer into words: those of the page, and those of the hints. Seats have names.
pub fn said(
    (words, hints): (&Words, &Words),
    question: &Question,
    answer: &Answer,
    name: &dyn Fn(usize) -> String,
) -> Said {
    match (question, answer) {
        (Question::Round(round), Answer::Outlook(outlook)) => of_round((words, hints), round, outlook),
        (Question::Hands(_), Answer::Hands(hands)) => of_hands((words, hints), hands, name),
        _ => Said { lead: hints.say("hint-large"), ..Said::default() },
    }
}

fn of_round((words, hints): (&Words, &Words), round: &Round, outlook: &Outlook) -> Said {
    let fact = |name: String, value: String, best: bool| Fact { name, value, best };
    let points = |value: f64| decimal(words.lang(), value);
    let chance = |id: &str, chance: f64| fact(hints.say(id), percent(hints, chance), false);
    let mut worth = vec![fact(words.say("game-hit"), points(outlook.hit), outlook.hits)];
    worth.extend(outlook.stay.map(|stay| fact(words.say("game-stay"), points(stay), !outlook.hits)));
    let mut chances = vec![chance("hint-bust-next", outlook.bust_next), chance("hint-bust", outlook.bust)];
    chances.push(fact("Flip 7".to_owned(), percent(hints, outlook.flip7), false));
    chances.extend(outlook.given.map(|given| chance("hint-given", given)));
    let now = outlook.stay.filter(|_| round.is_flip7()).map(whole);
    let note = match (round.is_flip7(), round.alone) {
        (true, true) => "hint-alone",
        (true, false) => "hint-among",
        (false, _) => "hint-open",
    };
    Said {
        lead: coached((words, hints), round, outlook),
        worth,
        chances,
        picture: Some(Picture {
            title: hints.say(if round.is_flip7() { "hint-spread" } else { "hint-next" }),
            svg: picture(hints, &outlook.bars, now),
            spoken: spoken(hints, &outlook.bars),
            key: now.filter(|now| is_marked(&outlook.bars, *now)).map(|_| hints.say("hint-now")),
        }),
        hands: Vec::new(),
        note: hints.say(note),
    }
}

/// What the coach would do and why.
fn coached((words, hints): (&Words, &Words), round: &Round, outlook: &Outlook) -> String {
    let Some(stay) = outlook.stay else { return hints.say("hint-must") };
    let gain = (outlook.hit - stay).abs();
    let id = match outlook.hits {
        _ if gain < NOTHING => "hint-even",
        true if outlook.bust_next == 0.0 && round.has_second_chance() => "hint-chance",
        true if outlook.bust_next == 0.0 => "hint-safe",
        true => "hint-hit",
        false => "hint-stay",
    };
    let gain = decimal(words.lang(), gain);
    hints.say_with(id, &[("bust", percent(hints, outlook.bust_next).into()), ("gain", gain.into())])
}

fn of_hands((words, hints): (&Words, &Words), hands: &[Hand], name: &dyn Fn(usize) -> String) -> Said {
    let held = |hand: &Hand| Held {
        name: name(hand.seat),
        colours: hand.colours.iter().map(|(colour, chance)| (*colour, percent(hints, *chance))).collect(),
        wild: percent(hints, hand.wild),
        fits: percent(hints, hand.fits),
    };
    let lead = hands.first().and_then(|next| {
        let (colour, chance) = next.colours.iter().min_by(|one, other| one.1.total_cmp(&other.1))?;
        let about = [
            ("name", name(next.seat).into()),
            ("colour", words.colour(*colour).into()),
            ("chance", percent(hints, *chance).into()),
        ];
        Some(hints.say_with("hint-hands", &about))
    });
    Said {
        lead: lead.unwrap_or_default(),
        hands: hands.iter().map(held).collect(),
        note: hints.say("hint-backs"),
        ..Said::default()
    }
}

/// A chance as people read it.
pub(crate) fn percent(hints: &Words, chance: f64) -> String {
    hints.say_with("hint-percent", &[("percent", whole_percent(chance).into())])
}

/// A number with one digit after the mark that a language has for it.
fn decimal(lang: Lang, value: f64) -> String {
    let number = format!("{value:.1}").replace('-', "−");
    match lang {
        Lang::En => number,
        Lang::Pl | Lang::De | Lang::Hu | Lang::Fr => number.replace('.', ","),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "points are whole")]
fn whole(points: f64) -> i64 {
    points.round() as i64
}
