//! A line of the log in words.

use game::Seat;
use hosting::AnyCard;
use i18n::{Arg, Seats, Words};
use rows::Event;
use unoflip::{Because, Face, Happening as OfUnoFlip};

use super::role::{List, Role, role, subject};
use crate::step::{Happened, Step};

/// A line of the log: what these steps tell together, to whoever reads it.
pub fn told(words: &Words, line: &[&Step], seats: Seats<'_>) -> String {
    let mut teller = Teller { words, seats, text: String::new(), about: None, before: None };
    let mut rest = line;
    while let Some(first) = rest.first() {
        let said = match role(first) {
            Role::Item(list) => teller.list(list, rest),
            Role::Draws { .. } => teller.draws(rest),
            Role::Adds { seat, message } => teller.add(first, seat, message),
            Role::Passes(seat) => teller.add(first, seat, "log-passes"),
            Role::Silent if teller.before.is_some() => 1,
            Role::Opens | Role::Follows | Role::Silent => teller.sentence(first),
        };
        rest = &rest[said..];
    }
    teller.text
}

/// What has been said of a line.
struct Teller<'a> {
    words: &'a Words,
    seats: Seats<'a>,
    text: String,
    /// The seat of which more can be added to the last sentence.
    about: Option<Seat>,
    /// The last step that something was said of.
    before: Option<&'a Step>,
}

impl<'a> Teller<'a> {
    fn say(&mut self, sentence: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(sentence);
    }

    fn name(&self, seat: Seat) -> String {
        self.words.seat_of(seat.number(), self.seats)
    }

    /// A message about a seat, in the form for whoever has it if that is the reader.
    fn about(&self, seat: Seat, message: &str, args: &[(&str, Arg)]) -> String {
        let own = self.seats.you == Some(seat.number());
        let form = if own { format!("{message}.you") } else { message.to_owned() };
        self.words.say_with(&form, args)
    }

    fn sentence(&mut self, step: &'a Step) -> usize {
        self.say(&self.words.told(step.game().as_str(), &step.told, self.seats));
        (self.about, self.before) = (subject(step), Some(step));
        1
    }

    /// Adds something about a seat to the sentence that ends with it, or says it by itself.
    fn add(&mut self, step: &'a Step, seat: Seat, message: &str) -> usize {
        if self.before.is_some_and(|before| goes_without_saying(before, step)) {
            return 1;
        }
        let head = self.text.strip_suffix('.').filter(|_| self.about == Some(seat)).map(str::to_owned);
        match head {
            Some(head) => self.text = self.added(step, head, seat, message),
            // The card was named already.
            None if tells_points(step) && self.before.is_some() => {
                let points = step.told["points"].as_i64().unwrap_or_default();
                let args = [("seat", self.name(seat).into()), ("points", points.into())];
                self.say(&self.about(seat, "log-has", &args));
            }
            None => return self.sentence(step),
        }
        self.before = Some(step);
        1
    }

    fn added(&self, step: &Step, head: String, seat: Seat, message: &str) -> String {
        let mut args = vec![("head", Arg::from(head))];
        let number = |field: &str| step.told[field].as_i64();
        args.extend(["points", "cards"].into_iter().filter_map(|field| Some((field, number(field)?.into()))));
        args.push(("told", self.before.is_some_and(tells_points).into()));
        if let Happened::UnoFlip(OfUnoFlip::ColourNamed { colour, .. }) = step.what {
            args.push(("colour", self.words.colour(colour).into()));
        }
        self.about(seat, message, &args)
    }

    /// Cards that somebody draws, counted. Why is clear if the line has told of it.
    fn draws(&mut self, rest: &[&'a Step]) -> usize {
        let Role::Draws { seat, because } = role(rest[0]) else { return self.sentence(rest[0]) };
        let alone = self.text.is_empty();
        let alike = |step: &&&Step| match role(step) {
            Role::Draws { seat: by, because: why } => by == seat && (!alone || why == because),
            _ => false,
        };
        let faces: Vec<Option<Face>> = rest.iter().take_while(alike).map(|step| drawn(step)).collect();
        let because = word(if alone { because } else { Because::Turn });
        let sentence = if faces.len() == 1 {
            let mut told = rest[0].told.clone();
            told["because"] = because.into();
            self.words.told(rest[0].game().as_str(), &told, self.seats)
        } else {
            let named = faces.iter().filter_map(|face| face.map(|face| self.words.card(face)));
            let args = [
                ("seat", self.name(seat).into()),
                ("cards", faces.len().into()),
                ("faces", self.joined(named).unwrap_or_else(|| "hidden".to_owned()).into()),
                ("because", because.into()),
            ];
            self.about(seat, "log-drew", &args)
        };
        self.say(&sentence);
        (self.about, self.before) = (Some(seat), Some(rest[0]));
        faces.len()
    }

    /// Things that happen to all, in one sentence.
    fn list(&mut self, list: List, rest: &[&'a Step]) -> usize {
        let length = rest.iter().take_while(|step| belongs(list, step)).count();
        let items: Vec<&Step> =
            rest[..length].iter().copied().filter(|step| role(step) == Role::Item(list)).collect();
        if items.len() == 1 && list != List::Opening {
            return self.sentence(rest[0]);
        }
        let listed = self.joined(items.iter().map(|step| self.item(step))).unwrap_or_default();
        let sentence = match list {
            List::Opening => self.words.say_with("log-opening", &[("list", listed.into())]),
            List::ForDeal => self.words.say_with("log-for-deal", &[("list", listed.into())]),
            List::Hands => self.hands(&items),
            List::Scores => {
                let own = items[0].told["own"] == true;
                self.words.say_with("log-scores", &[("own", own.into()), ("list", listed.into())])
            }
        };
        self.say(&sentence);
        (self.about, self.before) = (None, Some(rest[0]));
        length
    }

    /// How many cards everybody gets, and which, where they may be seen.
    fn hands(&self, items: &[&Step]) -> String {
        let count = items[0].told["count"].as_i64().unwrap_or_default();
        let all = self.words.say_with("log-hands", &[("cards", count.into())]);
        let seen = items.iter().filter(|step| step.told.get("faces").is_some());
        let told = |step: &&Step| self.words.told(step.game().as_str(), &step.told, self.seats);
        std::iter::once(all).chain(seen.map(told)).collect::<Vec<_>>().join(" ")
    }

    /// What a list has of a seat.
    fn item(&self, step: &Step) -> String {
        let (seat, card): (Seat, Option<AnyCard>) = match step.what {
            Happened::Flip7(Event::Dealt { seat, card, .. }) => (seat, Some(card.into())),
            Happened::Vengeance(Event::Dealt { seat, card, .. }) => (seat, Some(card.into())),
            Happened::UnoFlip(OfUnoFlip::DrewForDeal { seat, face }) => (seat, Some(face.into())),
            Happened::Flip7(Event::Scored { seat, points, total })
            | Happened::Vengeance(Event::Scored { seat, points, total })
            | Happened::UnoFlip(OfUnoFlip::Scored { seat, points, total, .. }) => {
                return self.score(seat, points, total);
            }
            Happened::Flip7(_) | Happened::Vengeance(_) | Happened::UnoFlip(_) => return String::new(),
        };
        let what = card.map(|card| self.words.card(card)).unwrap_or_default();
        self.words.say_with("log-item", &[("name", self.name(seat).into()), ("what", what.into())])
    }

    fn score(&self, seat: Seat, points: i64, total: i64) -> String {
        let args = [
            ("name", self.name(seat).into()),
            ("points", format!("{points:+}").into()),
            ("total", total.into()),
        ];
        self.words.say_with("log-score", &args)
    }

    fn joined(&self, items: impl Iterator<Item = String>) -> Option<String> {
        let next = |list: String, item: String| {
            self.words.say_with("list-next", &[("list", list.into()), ("item", item.into())])
        };
        items.reduce(next)
    }
}

fn belongs(list: List, step: &Step) -> bool {
    role(step) == Role::Item(list) || list == List::Opening && plain(step)
}

/// Whether a step only says what everybody sees of somebody's first card: what it is worth, or
/// that a Second Chance is kept.
pub fn plain(step: &Step) -> bool {
    match &step.what {
        Happened::Flip7(Event::Kept { .. } | Event::Own(flip7::Happening::SecondChanceKept { .. }))
        | Happened::Vengeance(Event::Kept { .. }) => true,
        Happened::Flip7(_) | Happened::Vengeance(_) | Happened::UnoFlip(_) => false,
    }
}

/// Whether a step only repeats the one before: whoever is given a Second Chance has it.
fn goes_without_saying(before: &Step, step: &Step) -> bool {
    matches!(
        (&before.what, &step.what),
        (
            Happened::Flip7(Event::Own(flip7::Happening::Played { .. })),
            Happened::Flip7(Event::Own(flip7::Happening::SecondChanceKept { .. }))
        )
    )
}

/// Whether a step has told what a row is worth.
fn tells_points(step: &Step) -> bool {
    matches!(step.what, Happened::Flip7(Event::Kept { .. }) | Happened::Vengeance(Event::Kept { .. }))
}

/// The face of a card that was drawn, for those who may see it.
fn drawn(step: &Step) -> Option<Face> {
    match &step.what {
        Happened::UnoFlip(OfUnoFlip::Drew { card, .. }) => card.face,
        Happened::Flip7(_) | Happened::Vengeance(_) | Happened::UnoFlip(_) => None,
    }
}

/// Why somebody draws, as messages choose by it.
fn word(because: Because) -> String {
    let word = serde_json::to_value(because).ok();
    word.as_ref().and_then(|word| word.as_str()).unwrap_or_default().to_owned()
}
