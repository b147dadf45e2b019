//! Somebody at a table with bots.

use std::collections::VecDeque;

use client::session::Welcome;
use game::Seed;
use game::random::Use;
use i18n::Lang;
use local_table::desk::{Alarm, Desk, Effect};
use local_table::{Answer, Ask, Player};
use protocol::{Phase, ServerMessage};
use rand_core::Rng;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use serde_json::{Value, json};
use terminal::screen::{self, Depth, Hits};
use terminal::{Act, Key, Model, News};

/// Fills bytes by chance.
type Fresh = Box<dyn FnMut(&mut [u8])>;

/// A table with somebody in front of it.
pub struct Sitting {
    desk: Desk,
    fresh: Fresh,
    alarms: VecDeque<Alarm>,
    pub model: Model,
}

impl Sitting {
    pub fn begin(game: &str, rules: &Value, people: &[&str], bots: usize, seed: u128, lang: Lang) -> Self {
        let mut stream = Seed::from(seed).stream(Use::Simulation);
        let mut sitting = Self {
            desk: Desk::default(),
            fresh: Box::new(move |bytes| stream.fill_bytes(bytes)),
            alarms: VecDeque::new(),
            model: Model::new(lang, true),
        };
        let people = people.iter().map(|name| Player::person((*name).to_owned()));
        let bots = std::iter::repeat_n(Player::Bot("easy".to_owned()), bots);
        let rules = rules.as_object().unwrap().clone();
        sitting.ask(Ask::Begin { game: game.to_owned(), rules, players: people.chain(bots).collect() });
        sitting
    }

    fn ask(&mut self, ask: Ask) {
        let effects = self.desk.ask(ask, 1_000_000, &mut *self.fresh);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Wake { alarm, .. } => self.alarms.push_back(alarm),
                Effect::Tell(answer) => match *answer {
                    Answer::Said(said) => {
                        let message: ServerMessage = serde_json::from_value(json!(said)).unwrap();
                        let news = match Welcome::read(message) {
                            Ok(welcome) => News::Welcome(Box::new(welcome)),
                            Err(ServerMessage::Event(event)) => News::Event(Box::new(event)),
                            Err(other) => panic!("{other:?}"),
                        };
                        let acts = self.model.hear(news);
                        self.act(acts);
                    }
                    Answer::Refused(problem) => {
                        let acts = self.model.hear(News::Refused(problem));
                        self.act(acts);
                    }
                    _ => {}
                },
            }
        }
    }

    pub fn act(&mut self, acts: Vec<Act>) {
        for act in acts {
            match act {
                Act::Do(command) => self.ask(Ask::Do(command)),
                Act::HandTo(guest) => self.ask(Ask::HandTo(guest)),
                Act::Quit => {}
            }
        }
    }

    pub fn press(&mut self, key: Key) {
        let acts = self.model.press(key);
        self.act(acts);
    }

    /// Lets the bots move until somebody is asked.
    pub fn wait(&mut self) {
        while self.model.prompt().answers.is_empty()
            && let Some(alarm) = self.alarms.pop_front()
        {
            let effects = self.desk.wake(alarm, 1_000_000, &mut *self.fresh);
            self.carry_out(effects);
        }
    }

    pub fn is_over(&self) -> bool {
        self.model.room.phase() == Some(Phase::Over)
    }

    pub fn drawn(&self, (wide, tall): (u16, u16), depth: Depth) -> (Buffer, Hits) {
        let mut buffer = Buffer::empty(Rect::new(0, 0, wide, tall));
        let hits = screen::draw(&self.model, depth, &mut buffer);
        (buffer, hits)
    }
}

/// The signs of a screen, line by line.
pub fn text(buffer: &Buffer) -> String {
    let area = buffer.area;
    let line = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..area.height).map(line).collect::<Vec<_>>().join("\n")
}
