//! Reading and playing tables in few words. Cards are named by the face that
//! is up where that is enough: `r7` for `r7/o1`.

use game::{Game, Ruled, Scripted, Seat};
use serde_json::{Value, json};
use unoflip::{Because, Card, Decision, Event, Face, Refusal, Rule, UnoFlip};

pub use super::deal::{Deal, deal, rounds};

/// A table.
pub type Table = Scripted<UnoFlip>;

/// A table with one option that is not the default.
pub fn with(option: &str, value: impl Into<Value>) -> Value {
    let mut rules = json!({});
    rules[option] = value.into();
    rules
}

/// Words in a row, for lists that are compared with what a test writes.
pub fn listed(words: impl IntoIterator<Item = impl ToString>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(" ")
}

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::numbered(number).expect("a seat number")
}

/// The face with this code.
pub fn face(code: &str) -> Face {
    code.parse().expect("the code of a face")
}

/// The card with this code.
pub fn card(code: &str) -> Card {
    code.parse().expect("the code of a card")
}

/// Reads a table, and plays at it.
pub trait Look {
    /// Plays moves that name cards by the face that is up.
    fn go<const N: usize>(&mut self, steps: [&str; N]) -> &mut Self;
    /// Plays such a move, which must be refused and change nothing.
    fn refuses(&mut self, step: &str) -> Refusal;
    /// The same, and says by which rule.
    fn forbidden_by(&mut self, step: &str) -> Rule;
    /// These seats, one after the other, draw and keep the card.
    fn keep<const N: usize>(&mut self, seats: [usize; N]) -> &mut Self;
    /// Everybody draws and keeps the card until the draw pile has so many cards left.
    fn drain(&mut self, left: usize) -> &mut Self;
    /// Side, direction, top, colour in force, and whose decision it is, as in
    /// `light left r7 r 2`.
    fn at(&self) -> String;
    /// What is asked for, as in `turn`, `drawn r7`, `stack 2`.
    fn asked(&self) -> String;
    /// The faces a seat holds, in the order of the deck list.
    fn hand(&self, seat: usize) -> String;
    /// The cards a seat holds, by code, sorted.
    fn cards(&self, seat: usize) -> String;
    /// Every legal move of a seat, by face, sorted.
    fn moves(&self, seat: usize) -> Vec<String>;
    /// The draw pile from the top down, by code.
    fn draw_pile(&self) -> Vec<String>;
    /// The discard pile from the top down, by code.
    fn discards(&self) -> String;
    /// Who may be caught.
    fn uncalled(&self) -> Option<usize>;
    /// Who drew what since the events were last emptied, as in `2:r7 2:b1`.
    fn drew(&self) -> String;
    /// How many cards were drawn for this reason.
    fn drawn_for(&self, because: Because) -> usize;
    /// Whether this happened since the events were last emptied.
    fn saw(&self, event: &Event) -> bool;
    /// Who was skipped, in order.
    fn skipped(&self) -> String;
}

/// The step with every card by its code: a face stands for a card in the hand.
fn spelt(table: &Table, step: &str) -> String {
    let mut words: Vec<String> = step.split(' ').map(str::to_owned).collect();
    if words.get(1).is_some_and(|word| word == "play") && !words[2].contains('/') {
        let seat = seat(words[0].parse().expect("a seat number"));
        let wanted = face(&words[2]);
        let held = table.game.hand(seat).slots().find(|slot| slot.face(table.game.side()) == wanted);
        words[2] = held.unwrap_or_else(|| panic!("{step}: not held")).card().to_string();
    }
    words.join(" ")
}

impl Look for Table {
    fn go<const N: usize>(&mut self, steps: [&str; N]) -> &mut Self {
        for step in steps {
            let spelt = spelt(self, step);
            self.play([spelt.as_str()]);
        }
        self
    }

    fn refuses(&mut self, step: &str) -> Refusal {
        let spelt = spelt(self, step);
        self.refused(&spelt)
    }

    fn forbidden_by(&mut self, step: &str) -> Rule {
        self.refuses(step).rule()
    }

    fn keep<const N: usize>(&mut self, seats: [usize; N]) -> &mut Self {
        for seat in seats {
            self.play([format!("{seat} draw").as_str()]);
            if let Decision::Drawn { .. } = self.game.decision() {
                self.play([format!("{seat} pass").as_str()]);
            }
        }
        self
    }

    fn drain(&mut self, left: usize) -> &mut Self {
        while self.game.deck_len() > left {
            let seat = self.to_act().expect("the game is not over");
            self.keep([seat]);
        }
        self.events.clear();
        self
    }

    fn at(&self) -> String {
        let game = &self.game;
        let colour = game.colour().map_or("?".into(), |colour| colour.to_string());
        let to_act = self.to_act().map_or("over".into(), |seat| seat.to_string());
        let (side, direction) = (format!("{:?}", game.side()), format!("{:?}", game.direction()));
        format!("{side} {direction} {} {colour} {to_act}", game.top_face()).to_lowercase()
    }

    fn asked(&self) -> String {
        match self.game.decision() {
            Decision::Turn(_) => "turn".into(),
            Decision::Colour { .. } => "colour".into(),
            Decision::Drawn { slot, .. } => format!("drawn {}", slot.face(self.game.side())),
            Decision::Challenge { .. } => "challenge".into(),
            Decision::Stack { sum, .. } => format!("stack {sum}"),
            Decision::Over { winner } => format!("over {winner}"),
        }
    }

    fn hand(&self, number: usize) -> String {
        let mut faces: Vec<Face> =
            self.game.hand(seat(number)).slots().map(|slot| slot.face(self.game.side())).collect();
        faces.sort_unstable();
        listed(faces)
    }

    fn cards(&self, number: usize) -> String {
        listed(self.game.hand(seat(number)).codes())
    }

    fn moves(&self, number: usize) -> Vec<String> {
        let named = |text: String| match text.split(' ').collect::<Vec<_>>()[..] {
            ["play", code, ref rest @ ..] => {
                listed(["play", &card(code).face(self.game.side()).to_string()].iter().chain(rest))
            }
            _ => text,
        };
        let mut moves: Vec<String> = self.legal(number).into_iter().map(named).collect();
        moves.sort_unstable();
        moves
    }

    fn draw_pile(&self) -> Vec<String> {
        self.game.draw_pile().map(|card| card.to_string()).collect()
    }

    fn discards(&self) -> String {
        listed(self.game.discard_pile())
    }

    fn uncalled(&self) -> Option<usize> {
        self.game.uncalled().map(Seat::number)
    }

    fn drew(&self) -> String {
        listed(self.events.iter().filter_map(|event| match event {
            Event::Drew { seat, card, .. } => Some(format!("{seat}:{}", card.face(self.game.side()))),
            _ => None,
        }))
    }

    fn drawn_for(&self, wanted: Because) -> usize {
        let drawn = |event: &&Event| matches!(event, Event::Drew { because, .. } if *because == wanted);
        self.events.iter().filter(drawn).count()
    }

    fn saw(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    fn skipped(&self) -> String {
        listed(self.events.iter().filter_map(|event| match event {
            Event::Skipped { seat } => Some(seat),
            _ => None,
        }))
    }
}

/// Checks every legal move of a seat, by face, in any order.
#[track_caller]
pub fn assert_moves(table: &Table, seat: usize, expected: &[&str]) {
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(table.moves(seat), expected, "seat {seat}, {}", table.at());
}

/// Checks that a move is refused for this reason, which names this rule.
#[track_caller]
pub fn assert_refused(table: &mut Table, step: &str, refusal: Refusal, rule: Rule) {
    assert_eq!(table.refuses(step), refusal, "{step}");
    assert_eq!(refusal.rule(), rule, "{step}");
    assert!(!refusal.to_string().is_empty());
}
