//! What somebody at the keyboard has done so far, and what comes of the next key.

use std::borrow::Cow;

use hosting::GameName;
use i18n::Lang;
use protocol::Command;
use shown::Position;
use shown::cards::{self, Held};
use shown::choice::{self, Choice, Pick};
use unoflip::Colour;

use crate::prompt::{Answer, Does, ENTER, ESCAPE, Prompt, prompt};
use crate::room::{News, Room};

/// Something that is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// A letter, digit or sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// To the answer before this, or up in a list.
    Back,
    /// To the next answer, or down in a list.
    Forth,
    /// A page up in a list.
    PageUp,
    /// A page down in a list.
    PageDown,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Have something done at the table.
    Do(Command),
    /// Somebody else takes the keyboard.
    HandTo(u32),
    /// Leave the table.
    Quit,
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Over {
    /// Nothing.
    #[default]
    Nothing,
    /// The keys.
    Help,
    /// What happened, from so many lines before the last.
    Story(usize),
}

/// How far a page is in a list.
const PAGE: usize = 10;

/// What was done for the next move, which does not hold for the one after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Touched {
    /// What was touched so far.
    pub picks: Vec<Pick>,
    /// The wild that a colour is named for.
    pub wild: Option<String>,
    /// Whether UNO is called with the next card.
    pub calls: bool,
    /// The answer that Enter gives, if one was walked to.
    pub focus: Option<usize>,
    /// Digits of an answer's number, as long as more may follow.
    digits: String,
}

/// The table, and what was touched so far.
#[derive(Debug)]
pub struct Model {
    /// The table.
    pub room: Room,
    /// What was done for the next move.
    pub touched: Touched,
    /// Whether hints are shown.
    pub hints: bool,
    /// What lies over the table.
    pub over: Over,
    /// The guest who has taken the keyboard, where several share it.
    taken: Option<u32>,
    /// Whether a move is on its way.
    waits: bool,
}

impl Model {
    /// A table of which nothing is known yet. At one in this program itself everybody who
    /// is no bot sits at this keyboard.
    pub fn new(lang: Lang, local: bool) -> Self {
        Self {
            room: Room::new(lang, local),
            touched: Touched::default(),
            hints: false,
            over: Over::Nothing,
            taken: None,
            waits: false,
        }
    }

    /// Takes what the table tells. What was touched for one position does not hold for the
    /// next.
    pub fn hear(&mut self, news: News) -> Vec<Act> {
        self.waits &= matches!(news, News::Here(_) | News::Lost);
        let before = self.room.position.as_ref().map(|position| position.choices.clone());
        self.room.hear(news);
        let now = self.room.position.as_ref().map(|position| position.choices.clone());
        if before != now {
            self.touched = Touched::default();
        }
        self.pass_on()
    }

    /// In games whose cards all lie open, whoever's turn it is has the keyboard.
    fn pass_on(&mut self) -> Vec<Act> {
        let open = matches!(self.room.kind(), Some(GameName::Flip7 | GameName::Vengeance));
        let taker = self.taker().filter(|_| open);
        taker.map_or_else(Vec::new, |taker| self.once(Act::HandTo(taker)))
    }

    /// Whether something is on its way to the table, so that nothing else is done meanwhile.
    pub const fn waits(&self) -> bool {
        self.waits
    }

    /// Whether several people share this keyboard.
    pub fn shared(&self) -> bool {
        self.room.shared()
    }

    /// The guest who has to take the keyboard before the game goes on.
    pub fn taker(&self) -> Option<u32> {
        let here = if self.hides() { self.taken } else { self.room.me };
        self.room.awaited().filter(|guest| self.shared() && Some(*guest) != here)
    }

    /// Whether there are cards that not everybody in front of the screen may see.
    fn hides(&self) -> bool {
        self.shared() && self.room.kind() == Some(GameName::UnoFlip)
    }

    /// The game as it may be shown: without anybody's cards until somebody has taken the
    /// keyboard to see them.
    pub fn position(&self) -> Option<Cow<'_, Position>> {
        let position = self.room.position.as_ref()?;
        let covered = self.hides() && (self.taken != self.room.me || self.taker().is_some());
        Some(if covered { Cow::Owned(cards::covered(position)) } else { Cow::Borrowed(position) })
    }

    /// What can be chosen in a game of rows.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let (Some(kind), Some(position)) = (self.room.kind(), self.position()) else { return Vec::new() };
        position.choices.iter().filter_map(|text| Choice::read(kind, text)).collect()
    }

    /// The colours that are being chosen from.
    pub(crate) fn colours(&self) -> Vec<Colour> {
        let Some(position) = self.position() else { return Vec::new() };
        cards::colours(&position.choices, self.touched.wild.as_deref())
    }

    /// The own hand, sorted; nobody's while the keyboard goes round.
    pub fn held(&self) -> Vec<Held> {
        let hand = self.room.seat().zip(self.position()).and_then(|(seat, position)| {
            let hand = position.hands.get(seat - 1)?;
            hand.faces.clone()
        });
        cards::sorted(&hand.unwrap_or_default(), &[])
    }

    /// The question of the moment.
    pub fn prompt(&self) -> Prompt {
        prompt(self)
    }

    /// Takes a key.
    pub fn press(&mut self, key: Key) -> Vec<Act> {
        if self.over != Over::Nothing {
            self.leaf(key);
            return Vec::new();
        }
        match key {
            Key::Char('?') => self.over = Over::Help,
            Key::Char('l' | 'L') => self.over = Over::Story(0),
            Key::Char('o' | 'O') => self.hints = !self.hints,
            Key::Char('q' | 'Q') => return vec![Act::Quit],
            Key::Char(digit) if digit.is_ascii_digit() => return self.digit(digit),
            Key::Char(letter) => return self.by_key(&letter.to_lowercase().to_string()),
            Key::Enter => return self.enter(),
            Key::Escape => return self.by_key(ESCAPE),
            Key::Back | Key::PageUp => self.walk(false),
            Key::Forth | Key::PageDown => self.walk(true),
        }
        Vec::new()
    }

    /// Takes a key while something lies over the table.
    fn leaf(&mut self, key: Key) {
        let last = self.room.story.len().saturating_sub(1);
        self.over = match (self.over, key) {
            (Over::Story(up), Key::Back) => Over::Story((up + 1).min(last)),
            (Over::Story(up), Key::PageUp) => Over::Story((up + PAGE).min(last)),
            (Over::Story(up), Key::Forth) => Over::Story(up.saturating_sub(1)),
            (Over::Story(up), Key::PageDown) => Over::Story(up.saturating_sub(PAGE)),
            _ => Over::Nothing,
        };
    }

    fn walk(&mut self, forth: bool) {
        let count = self.prompt().answers.len();
        if count > 0 {
            self.touched.focus = Some(match (self.touched.focus, forth) {
                (None, true) => 0,
                (None, false) => count - 1,
                (Some(at), true) => (at + 1) % count,
                (Some(at), false) => (at + count - 1) % count,
            });
        }
    }

    fn enter(&mut self) -> Vec<Act> {
        self.touched.digits.clear();
        match self.touched.focus {
            Some(place) => self.answer(place),
            None => self.by_key(ENTER),
        }
    }

    /// Digits are the number of an answer. One that may go on waits for Enter.
    fn digit(&mut self, digit: char) -> Vec<Act> {
        self.touched.digits.push(digit);
        let answers = self.prompt().answers;
        let longer = answers.iter().any(|answer| {
            answer.key.len() > self.touched.digits.len() && answer.key.starts_with(&self.touched.digits)
        });
        let exact = answers.iter().position(|answer| answer.key == self.touched.digits);
        if longer {
            self.touched.focus = exact.or(self.touched.focus);
            return Vec::new();
        }
        self.touched.digits.clear();
        exact.map_or_else(Vec::new, |place| self.answer(place))
    }

    fn by_key(&mut self, key: &str) -> Vec<Act> {
        self.touched.digits.clear();
        let place = self.prompt().answers.iter().position(|answer| answer.key == key);
        place.map_or_else(Vec::new, |place| self.answer(place))
    }

    /// Gives the answer at this place of the prompt.
    pub fn answer(&mut self, place: usize) -> Vec<Act> {
        match self.prompt().answers.into_iter().nth(place) {
            Some(Answer { does, .. }) => self.act(does),
            None => Vec::new(),
        }
    }

    fn act(&mut self, does: Does) -> Vec<Act> {
        self.touched.focus = None;
        match does {
            Does::Move(action) => return self.play(action),
            Does::Touch(pick) => return self.touch(pick),
            Does::Card(card) => return self.play_card(card),
            Does::Colour(colour) => return self.name(colour),
            Does::Call => self.touched.calls = !self.touched.calls,
            Does::Confirm => return self.confirm(),
            Does::Cancel => {
                self.touched.picks.clear();
                self.touched.wild = None;
            }
            Does::TakeOver(guest) => {
                self.taken = Some(guest);
                return self.once(Act::HandTo(guest));
            }
            Does::Start => return self.once(Act::Do(Command::Start)),
        }
        Vec::new()
    }

    fn play(&mut self, action: String) -> Vec<Act> {
        self.once(Act::Do(Command::Move { action }))
    }

    /// Does something once: what was sent must not be sent twice by an impatient finger.
    fn once(&mut self, act: Act) -> Vec<Act> {
        if std::mem::replace(&mut self.waits, true) { Vec::new() } else { vec![act] }
    }

    /// Touches a player or a card. In Flip 7 that is all; in With a Vengeance one confirms.
    fn touch(&mut self, pick: Pick) -> Vec<Act> {
        let choices = self.choices();
        self.touched.picks = choice::touch(&choices, &self.touched.picks, pick);
        if self.room.kind() == Some(GameName::Flip7) { self.confirm() } else { Vec::new() }
    }

    fn confirm(&mut self) -> Vec<Act> {
        let choices = self.choices();
        let complete = choice::complete(&choices, &self.touched.picks).map(|choice| choice.text.clone());
        complete.map_or_else(Vec::new, |action| self.play(action))
    }

    fn play_card(&mut self, card: String) -> Vec<Act> {
        let Some(position) = self.position() else { return Vec::new() };
        if let Some(action) = cards::play(&position.choices, &card, None, self.touched.calls) {
            return self.play(action);
        }
        self.touched.wild = Some(card);
        Vec::new()
    }

    fn name(&mut self, colour: Colour) -> Vec<Act> {
        let Some(position) = &self.room.position else { return Vec::new() };
        let action = match &self.touched.wild {
            None => Some(format!("colour {colour}")),
            Some(card) => cards::play(&position.choices, card, Some(colour), self.touched.calls),
        };
        action.map_or_else(Vec::new, |action| self.play(action))
    }
}
