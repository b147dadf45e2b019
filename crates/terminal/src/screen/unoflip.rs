//! The table of UNO FLIP!: the others with the backs of their cards, two piles, and a hand.

use card_art::text;
use hosting::AnyCard;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use shown::cards::Held;
use shown::position::Position;
use unoflip::Direction;

use super::canvas::{Canvas, Look, Size, width};
use crate::model::Model;
use crate::prompt::{Place, Prompt};
use crate::report;
use crate::room::Room;

/// Cards with an edge, from the largest.
const LARGE: Size = Size { wide: 7, tall: 5 };
const SMALL: Size = Size { wide: 5, tall: 4 };

/// How the own hand lies: cards of a size, so far from each other, so many beside each other; or
/// in lines.
#[derive(Clone, Copy)]
enum Lies {
    Cards { size: Size, step: u16, each: usize, lines: u16 },
    Lines(u16),
}

impl Lies {
    /// How many lines that takes. A card that can be played stands a line higher.
    const fn tall(self) -> u16 {
        match self {
            Self::Cards { size, lines, .. } => lines * (size.tall + 1),
            Self::Lines(lines) => lines,
        }
    }
}

/// The table, and what is asked.
pub struct Uno<'a> {
    pub model: &'a Model,
    pub position: &'a Position,
    pub prompt: &'a Prompt,
}

impl Uno<'_> {
    /// Draws everything: the others above, the piles in the middle, the own hand below.
    pub fn draw(&self, canvas: &mut Canvas, area: Rect) {
        let own = self.model.room.seat().filter(|_| !self.model.held().is_empty());
        let others = Room::others(own, self.position.hands.len());
        let lies = own.map(|_| self.lies(area, others.len()));
        let hand = lies.map_or(0, Lies::tall);
        let size = if area.height >= 30 { LARGE } else { SMALL };
        let above = area.height.saturating_sub(size.tall + hand);
        let used = self.others(canvas, Rect::new(area.x, area.y, area.width, above), &others);
        // Between the others and the hand.
        let free = above.saturating_sub(used);
        let middle = Rect::new(area.x, area.y + used + free / 2, area.width, size.tall);
        self.middle(canvas, middle, size);
        if let Some(lies) = lies {
            self.hand(canvas, Rect::new(area.x, area.bottom() - hand, area.width, hand), lies);
        }
    }

    /// How the hand lies on a table of this size: the others need a line each, and the piles
    /// their cards.
    fn lies(&self, area: Rect, others: usize) -> Lies {
        let held = self.model.held().len().max(1);
        let others = u16::try_from(others).unwrap_or(u16::MAX).min(5);
        for size in [LARGE, SMALL] {
            let step = size.step(held, area.width).unwrap_or(size.wide);
            let each = usize::from((area.width / step).max(1));
            let lines = u16::try_from(held.div_ceil(each)).unwrap_or(u16::MAX);
            let lies = Lies::Cards { size, step, each, lines };
            if lies.tall().saturating_add(size.tall + others) <= area.height {
                return lies;
            }
        }
        // A card in a line takes about seven columns.
        let lines = u16::try_from(held * 7).unwrap_or(u16::MAX).div_ceil(area.width.max(1));
        Lies::Lines(lines.clamp(1, area.height / 2))
    }

    /// Draws the others, and says how many lines they take.
    fn others(&self, canvas: &mut Canvas, area: Rect, seats: &[usize]) -> u16 {
        let count = u16::try_from(seats.len()).unwrap_or(u16::MAX);
        let columns: u16 = if count > area.height || (area.width >= 80 && count > 2) { 2 } else { 1 };
        let lines = count.div_ceil(columns).max(1);
        let tall = match area.height / lines {
            0 | 1 => 1,
            2..6 => 2,
            _ => SMALL.tall + 2,
        };
        let wide = area.width / columns;
        for (seat, place) in seats.iter().zip(0_u16..) {
            let (x, y) = (area.x + place % columns * wide, area.y + place / columns * tall);
            if y < area.bottom() {
                self.other(canvas, Rect::new(x, y, wide.saturating_sub(1), tall), *seat);
            }
        }
        lines * tall
    }

    fn style(&self, canvas: &Canvas, seat: usize) -> Style {
        if self.position.to_act == Some(seat) { canvas.paint.gold() } else { Style::new() }
    }

    fn who(&self, seat: usize) -> String {
        let room = &self.model.room;
        let turn = if self.position.to_act == Some(seat) { "▶ " } else { "" };
        let dealer = if self.position.dealer == seat { " ◈" } else { "" };
        let bot = room.table.as_ref().and_then(|table| table.seats.get(seat - 1)?.bot.as_ref());
        let bot = if bot.is_some() { " ⚙" } else { "" };
        let uncalled = if self.position.uncalled == Some(seat) { " !" } else { "" };
        format!("{turn}{}{bot}{dealer}{uncalled}", room.name(seat))
    }

    /// How many cards somebody has, and the backs that everybody else sees.
    fn other(&self, canvas: &mut Canvas, area: Rect, seat: usize) {
        let Some(hand) = self.position.hands.get(seat - 1) else { return };
        let style = self.style(canvas, seat).add_modifier(Modifier::BOLD);
        let score = self.position.scores.get(seat - 1).copied().unwrap_or_default();
        let about = format!("{} ▮ {score}", hand.count);
        let name_wide = if area.height == 1 { area.width / 2 } else { area.width };
        let name_wide = name_wide.saturating_sub(width(&about) + 2);
        let x = canvas.write((area.x, area.y), name_wide, &self.who(seat), style);
        let x = canvas.write((x + 1, area.y), width(&about), &about, canvas.paint.faint());
        let mut backs = hand.backs.clone().unwrap_or_default();
        backs.sort_unstable();
        if area.height > SMALL.tall
            && let Some(step) = SMALL.fan(backs.len(), area.width)
        {
            for (back, place) in backs.iter().zip(0_u16..) {
                canvas.card((area.x + place * step, area.y + 1), SMALL, (*back).into(), &Look::default());
            }
            return;
        }
        let (mut x, y) = if area.height == 1 { (x + 2, area.y) } else { (area.x + 2, area.y + 1) };
        for back in backs {
            let end = canvas.chip((x, y), area.right(), back.into(), &Look::default());
            if end > area.right() {
                canvas.write((x.min(area.right().saturating_sub(1)), y), 1, "…", canvas.paint.faint());
                break;
            }
            x = end;
        }
    }

    /// The two piles, the colour in force, the side and the direction.
    fn middle(&self, canvas: &mut Canvas, area: Rect, size: Size) {
        let words = &self.model.room.words;
        let mid = area.x + area.width / 2;
        let (left, right) = (mid.saturating_sub(size.wide + 1), mid + 1);
        if let Some(back) = self.position.draw_top {
            canvas.card((left, area.y), size, back.into(), &Look::default());
        }
        if let Some(top) = self.position.top {
            canvas.card((right, area.y), size, top.into(), &Look::default());
        }
        let deck = words.say("game-draw-pile");
        let count = words.say_with("count-cards", &[("cards", self.position.deck.into())]);
        canvas.write_right((left.saturating_sub(2), area.y + 1), &deck, Style::new());
        canvas.write_right((left.saturating_sub(2), area.y + 2), &count, canvas.paint.faint());
        let x = right + size.wide + 2;
        let room = area.right().saturating_sub(x);
        if let Some(colour) = self.position.colour {
            let (ground, ink) = text::suit(colour);
            let name = format!(" {} {} ", text::mark(colour), words.colour(colour));
            canvas.write((x, area.y), room, &name, canvas.paint.on(ground, ink).add_modifier(Modifier::BOLD));
        }
        let arrow = match self.position.direction {
            Some(Direction::Left) => "↻",
            Some(Direction::Right) => "↺",
            None => "",
        };
        let round =
            self.position.direction.map_or_else(String::new, |way| words.say(report::direction_word(way)));
        let told = format!("{arrow} {round}");
        for (line, y) in textwrap::wrap(&told, usize::from(room)).iter().zip(area.y + 1..area.y + size.tall) {
            canvas.write((x, y), room, line, canvas.paint.faint());
        }
    }

    fn look(&self, card: &Held) -> Look {
        let here = Place::Hand(card.name.clone());
        let place = self.prompt.answers.iter().position(|answer| answer.place == here);
        let answer = place.map(|place| (self.prompt.answers[place].key.clone(), place));
        let focused = place.is_some() && self.model.touched.focus == place;
        let picked = self.model.touched.wild.as_ref() == Some(&card.name);
        Look { answer, focused, picked, faded: false }
    }

    fn hand(&self, canvas: &mut Canvas, area: Rect, lies: Lies) {
        let held = self.model.held();
        let Lies::Cards { size, step, each, .. } = lies else {
            return self.chips(canvas, area, &held);
        };
        for (chunk, line) in held.chunks(each).zip(0_u16..) {
            let wide = u16::try_from(chunk.len()).unwrap_or(0) * step;
            let x = area.x + area.width.saturating_sub(wide) / 2;
            let y = area.y + line * (size.tall + 1);
            for (card, place) in chunk.iter().zip(0_u16..) {
                let look = self.look(card);
                let raised = u16::from(look.answer.is_none());
                canvas.card((x + place * step, y + raised), size, AnyCard::from(card.face), &look);
            }
        }
    }

    /// A hand that is too large for cards with an edge.
    fn chips(&self, canvas: &mut Canvas, area: Rect, held: &[Held]) {
        let (mut x, mut y) = (area.x, area.y);
        for card in held {
            let look = self.look(card);
            let mut end = canvas.chip((x, y), area.right(), card.face.into(), &look);
            if end > area.right() {
                (x, y) = (area.x, y + 1);
                if y >= area.bottom() {
                    return;
                }
                end = canvas.chip((x, y), area.right(), card.face.into(), &look);
            }
            x = end + 1;
        }
    }
}
