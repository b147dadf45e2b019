//! What whoever is looking is asked, and what can be answered: each answer with a key, its
//! words, and the place on the table where it lies.

use hosting::{AnyCard, GameName};
use protocol::Phase;
use shown::ask::{self, Does as Says};
use shown::cards;
use shown::choice::{self, Asks, Choice, Pick};
use unoflip::Colour;

use crate::model::Model;

/// Keys that always mean the same, and so never stand for a card.
pub const ALWAYS: [char; 6] = ['?', 'l', 'n', 'o', 'q', 't'];

/// A question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prompt {
    /// The question, or what is waited for.
    pub text: String,
    /// What can be answered; nothing if others are waited for.
    pub answers: Vec<Answer>,
}

/// Something that can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What is pressed for it: one sign, as long as there are enough; else several, to be typed.
    pub key: String,
    /// What it is.
    pub label: String,
    /// What comes of it; empty where that is clear.
    pub means: String,
    /// Where it lies.
    pub place: Place,
    /// What it does.
    pub does: Does,
}

/// Where an answer lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Beside the question.
    Button,
    /// With a player, or a card in front of one.
    Row(Pick),
    /// In the own hand: how choices name the card.
    Hand(String),
}

/// What an answer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// Makes a move.
    Move(String),
    /// Touches a player or a card.
    Touch(Pick),
    /// Plays a card of the hand, or asks for its colour first.
    Card(String),
    /// Names a colour.
    Colour(Colour),
    /// Calls UNO with the next card, or no longer.
    Call,
    /// Makes the move that was touched.
    Confirm,
    /// Takes back what was touched.
    Cancel,
    /// Takes the keyboard.
    TakeOver(u32),
    /// Begins a game.
    Start,
}

/// The key by which something is confirmed, and by which it is taken back.
pub const ENTER: &str = "Enter";
/// The key by which something is taken back.
pub const ESCAPE: &str = "Esc";

impl Answer {
    fn button(key: &str, label: String, does: Does) -> Self {
        Self { key: key.to_owned(), label, means: String::new(), place: Place::Button, does }
    }
}

/// The question of the moment.
pub fn prompt(model: &Model) -> Prompt {
    let (room, words) = (&model.room, &model.room.words);
    let Some(table) = &room.table else {
        return Prompt { text: words.say("connection-connecting"), answers: Vec::new() };
    };
    if let Some(taker) = model.taker() {
        let text = words.say_with("local-pass-device", &[("name", room.guest(taker).into())]);
        let show = Answer::button(ENTER, words.say("local-show-hand"), Does::TakeOver(taker));
        return Prompt { text, answers: vec![show] };
    }
    match table.phase {
        Phase::Lobby => between(model, words.say("table-waiting-for-host"), "table-start"),
        Phase::Over => between(model, result(model), "table-rematch"),
        Phase::Closed => Prompt { text: words.say("phase-closed"), answers: Vec::new() },
        Phase::Playing => match room.kind() {
            Some(GameName::Flip7 | GameName::Vengeance) => in_rows(model),
            Some(GameName::UnoFlip) => in_unoflip(model),
            None => Prompt { text: words.say("connection-outdated"), answers: Vec::new() },
        },
    }
}

/// Between games: the host may begin one.
fn between(model: &Model, text: String, start: &str) -> Prompt {
    let room = &model.room;
    let answers =
        if room.hosts() { vec![Answer::button("n", room.words.say(start), Does::Start)] } else { Vec::new() };
    Prompt { text, answers }
}

/// How the last game ended.
fn result(model: &Model) -> String {
    let (room, words) = (&model.room, &model.room.words);
    let last = room.table.as_ref().and_then(|table| table.last.as_ref());
    match last.and_then(|last| last.winner) {
        None => words.say("game-nobody-won"),
        Some(seat) if Some(seat) == room.own_seat() => words.say("game-you-won"),
        Some(seat) => words.say_with("game-won", &[("name", room.name(seat).into())]),
    }
}

/// Whose turn it is: by name where several people share the keyboard.
fn whose(model: &Model) -> String {
    let (room, words) = (&model.room, &model.room.words);
    match room.position.as_ref().and_then(|position| position.to_act) {
        Some(seat) if Some(seat) == room.seat() && model.shared() => room.name(seat),
        Some(seat) if Some(seat) == room.seat() => words.say("game-your-turn"),
        Some(seat) => words.say_with("game-waiting-for", &[("name", room.name(seat).into())]),
        None => String::new(),
    }
}

fn in_rows(model: &Model) -> Prompt {
    let (room, words) = (&model.room, &model.room.words);
    let Some(position) = model.position() else { return Prompt::default() };
    let choices = model.choices();
    match choices.first().map(|choice| choice.asks) {
        None => Prompt { text: whose(model), answers: Vec::new() },
        Some(Asks::Turn) => {
            let labels = [("hit", "h", "game-hit"), ("stay", "s", "game-stay")];
            let offered =
                labels.iter().filter(|(verb, ..)| choices.iter().any(|choice| choice.text == *verb));
            let answer = |(verb, key, label): &(&str, &str, &str)| {
                Answer::button(key, words.say(label), Does::Move((*verb).to_owned()))
            };
            Prompt { text: whose(model), answers: offered.map(answer).collect() }
        }
        Some(Asks::Touch { prompt, .. }) => {
            let complete = choice::complete(&choices, &model.touched.picks);
            let name = |seat| room.name(seat);
            match complete.and_then(|choice| ask::before(words, &position, choice, room.seat(), &name)) {
                Some(will) => Prompt { text: will, answers: confirmed(model) },
                None => Prompt {
                    text: ask::for_touch(words, &position, prompt, !model.touched.picks.is_empty()),
                    answers: touched(model, &choices),
                },
            }
        }
    }
}

/// Whether what was touched is meant.
fn confirmed(model: &Model) -> Vec<Answer> {
    let words = &model.room.words;
    vec![
        Answer::button(ENTER, words.say("rows-confirm"), Does::Confirm),
        Answer::button(ESCAPE, words.say("rows-cancel"), Does::Cancel),
    ]
}

/// What can be touched next: players by their numbers, cards by letters.
fn touched(model: &Model, choices: &[Choice]) -> Vec<Answer> {
    let room = &model.room;
    let mut letters = letters();
    let open = choice::open(choices, &model.touched.picks);
    let mut answers: Vec<Answer> = open
        .into_iter()
        .map(|pick| {
            let (key, label) = match pick.card {
                None => (pick.seat.to_string(), room.name(pick.seat)),
                Some(card) => (letters.next().unwrap_or_default(), lying(model, pick.seat, card)),
            };
            Answer { key, label, means: String::new(), place: Place::Row(pick), does: Does::Touch(pick) }
        })
        .collect();
    if !model.touched.picks.is_empty() {
        answers.push(Answer::button(ESCAPE, room.words.say("rows-cancel"), Does::Cancel));
    }
    answers
}

fn lying(model: &Model, seat: usize, card: AnyCard) -> String {
    format!("{}: {}", model.room.name(seat), model.room.words.card(card))
}

/// Letters that stand for cards: a, b, c …, then aa, ab … for whoever types them.
fn letters() -> impl Iterator<Item = String> {
    let free = |letter: &char| !ALWAYS.contains(letter);
    let one = ('a'..='z').filter(free).map(String::from);
    let two =
        ('a'..='z').filter(free).flat_map(|first| ('a'..='z').map(move |second| format!("{first}{second}")));
    one.chain(two)
}

fn in_unoflip(model: &Model) -> Prompt {
    let (room, words) = (&model.room, &model.room.words);
    let Some(position) = model.position() else { return Prompt::default() };
    let colours = model.colours();
    if !colours.is_empty() {
        return Prompt { text: words.say("game-choose-colour"), answers: coloured(model, &colours) };
    }
    let ask = ask::in_unoflip(words, &position, room.seat());
    let text =
        [whose(model), ask.text].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
    let mut answers = hand(model);
    answers.extend(ask.answers.into_iter().filter_map(|answer| {
        let Says::Move(word) = answer.does else { return None };
        let does = Does::Move(word.to_owned());
        Some(Answer { means: answer.means, ..Answer::button(&answer.key.to_lowercase(), answer.label, does) })
    }));
    if cards::can_call(&position.choices) {
        let said = words.say(if model.touched.calls { "game-uno-on" } else { "game-uno-off" });
        answers.push(Answer { means: said, ..Answer::button("u", words.say("game-uno"), Does::Call) });
    }
    if let Some(seat) = cards::catchable(&position.choices) {
        let label = words.say_with("game-catch", &[("name", room.name(seat).into())]);
        // As in the page: whoever can be caught comes before what can be challenged.
        if let Some(challenge) = answers.iter_mut().find(|answer| answer.key == "c") {
            "x".clone_into(&mut challenge.key);
        }
        answers.push(Answer::button("c", label, Does::Move(format!("catch {seat}"))));
    }
    Prompt { text, answers }
}

/// The cards of the hand that can be played, by digits.
fn hand(model: &Model) -> Vec<Answer> {
    let Some(position) = model.position() else { return Vec::new() };
    let playable = cards::playable(&position.choices);
    let held = model.held();
    let fits = held.into_iter().filter(|card| playable.contains(&card.name));
    let answer = |(card, key): (cards::Held, usize)| Answer {
        key: key.to_string(),
        label: model.room.words.card(card.face),
        means: String::new(),
        place: Place::Hand(card.name.clone()),
        does: Does::Card(card.name),
    };
    fits.zip(1..).map(answer).collect()
}

fn coloured(model: &Model, colours: &[Colour]) -> Vec<Answer> {
    let words = &model.room.words;
    let answer = |(colour, key): (&Colour, usize)| {
        Answer::button(&key.to_string(), words.colour(*colour), Does::Colour(*colour))
    };
    let mut answers: Vec<Answer> = colours.iter().zip(1..).map(answer).collect();
    if model.touched.wild.is_some() {
        answers.push(Answer::button(ESCAPE, words.say("rows-cancel"), Does::Cancel));
    }
    answers
}
