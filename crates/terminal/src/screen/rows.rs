//! The table of Flip 7 and With a Vengeance: a row of cards in front of every player.

use hosting::AnyCard;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Widget};
use rows::Status;
use shown::choice::Pick;
use shown::odds;
use shown::position::{Pending, Position, Row};

use super::canvas::{Canvas, Hit, Look, Size, width};
use crate::model::Model;
use crate::prompt::{Place, Prompt};
use crate::report;
use crate::room::Room;

/// Cards as they lie on a mat, from the largest.
const SIZES: [Size; 2] = [Size { wide: 7, tall: 5 }, Size { wide: 5, tall: 3 }];

/// The table, and what is asked.
pub struct Rows<'a> {
    pub model: &'a Model,
    pub position: &'a Position,
    pub prompt: &'a Prompt,
}

impl Rows<'_> {
    /// Draws all mats: those of the others in the order of play, then one's own.
    pub fn draw(&self, canvas: &mut Canvas, area: Rect) {
        let own = self.model.room.seat();
        let others = Room::others(own, self.position.rows.len());
        let columns: u16 = if area.width >= 80 && others.len() > 1 { 2 } else { 1 };
        let count = u16::try_from(others.len()).unwrap_or(u16::MAX);
        let lines = count.div_ceil(columns);
        let mats = lines.saturating_add(u16::from(own.is_some()));
        let fits =
            |size: &Size| mats.saturating_mul(size.tall + 2) <= area.height && area.width / columns >= 40;
        if let Some(size) = SIZES.into_iter().find(fits) {
            return self.large(canvas, area, &others, (columns, size));
        }
        let all: Vec<usize> = others.into_iter().chain(own).collect();
        self.small(canvas, area, &all);
    }

    fn large(&self, canvas: &mut Canvas, area: Rect, others: &[usize], (columns, size): (u16, Size)) {
        let (wide, tall) = (area.width / columns, size.tall + 2);
        for (seat, place) in others.iter().zip(0_u16..) {
            let (x, y) = (area.x + place % columns * wide, area.y + place / columns * tall);
            self.mat(canvas, Rect::new(x, y, wide, tall), *seat, size);
        }
        let used = u16::try_from(others.len()).unwrap_or(0).div_ceil(columns) * tall;
        let own = self.model.room.seat();
        let below = if own.is_some() { tall } else { 0 };
        let middle = Rect::new(area.x, area.y + used, area.width, area.height - used - below);
        self.middle(canvas, middle);
        if let Some(seat) = own {
            self.mat(canvas, Rect::new(area.x, area.bottom() - tall, area.width, tall), seat, size);
        }
    }

    /// The deck, the card whose place is being chosen, and those that were set aside.
    fn middle(&self, canvas: &mut Canvas, area: Rect) {
        let (words, size) = (&self.model.room.words, SIZES[0]);
        if area.height < size.tall + 1 {
            return;
        }
        let y = area.y + (area.height - size.tall) / 2;
        let waiting: Vec<AnyCard> = self
            .position
            .pending
            .and_then(Pending::card)
            .into_iter()
            .chain(self.position.aside.iter().copied())
            .collect();
        let step = size.wide + 2;
        let shown = 1 + u16::try_from(waiting.len()).unwrap_or(0).min(6);
        let mut x = area.x + area.width.saturating_sub(shown * step) / 2;
        let back = canvas.paint.on((38, 70, 120), (180, 205, 245));
        for line in 0..size.tall {
            let text = match line {
                0 => format!("╭{}╮", "─".repeat(5)),
                line if line == size.tall - 1 => format!("╰{}╯", "─".repeat(5)),
                2 => format!("│{:^5}│", self.position.deck),
                _ => "│░░░░░│".to_owned(),
            };
            canvas.write((x, y + line), size.wide, &text, back);
        }
        canvas.write_right((x - 2, y + 1), &words.say("game-deck"), Style::new());
        let discard = format!("{}: {}", words.say("game-discard-pile"), self.position.discard);
        canvas.write_right((x - 2, y + 3), &discard, canvas.paint.faint());
        for card in waiting.iter().take(6) {
            x += step;
            canvas.card((x, y), size, *card, &Look::default());
        }
    }

    /// A line for whoever sits there and one for the cards; both on one where there is little room.
    fn small(&self, canvas: &mut Canvas, area: Rect, seats: &[usize]) {
        let count = u16::try_from(seats.len()).unwrap_or(u16::MAX);
        let tall: u16 = if count.saturating_mul(3) <= area.height {
            3
        } else if count.saturating_mul(2) <= area.height {
            2
        } else {
            1
        };
        let room = usize::from(area.height / tall);
        // Whoever's turn it is can always be seen.
        let turn = seats.iter().position(|seat| self.position.to_act == Some(*seat)).unwrap_or(0);
        let from = if seats.len() > room { (turn + 1).saturating_sub(room) } else { 0 };
        for (seat, line) in seats[from..].iter().take(room).zip(0_u16..) {
            let y = area.y + line * tall;
            let name_wide = if tall == 1 { area.width / 3 } else { area.width };
            let at = Rect::new(area.x, y, area.width, tall.min(2));
            self.target(canvas, at, *seat);
            self.name_line(canvas, Rect::new(area.x, y, name_wide, 1), *seat);
            let (x, y) = if tall == 1 { (area.x + name_wide + 1, y) } else { (area.x + 3, y + 1) };
            self.chips(canvas, (x, y), area.right(), *seat);
        }
    }

    fn row(&self, seat: usize) -> Option<&Row> {
        self.position.rows.get(seat - 1)
    }

    fn turn(&self, seat: usize) -> bool {
        self.position.to_act == Some(seat)
    }

    /// What makes a whole mat a button while its player can be chosen.
    fn target(&self, canvas: &mut Canvas, area: Rect, seat: usize) {
        if let Some((_, place)) = self.answer(Pick { seat, card: None }) {
            canvas.click(area, Hit::Answer(place));
        }
    }

    fn answer(&self, pick: Pick) -> Option<(String, usize)> {
        let place = self.prompt.answers.iter().position(|answer| answer.place == Place::Row(pick))?;
        Some((self.prompt.answers[place].key.clone(), place))
    }

    fn look(&self, seat: usize, card: AnyCard, status: Status) -> Look {
        let pick = Pick { seat, card: Some(card) };
        let answer = self.answer(pick);
        let focused = answer.as_ref().is_some_and(|(_, place)| self.model.touched.focus == Some(*place));
        let picked = self.model.touched.picks.contains(&pick);
        Look { answer, focused, picked, faded: status == Status::Busted }
    }

    /// Who sits there: their key if they can be chosen, the name, and what they are.
    fn who(&self, seat: usize) -> String {
        let room = &self.model.room;
        let key =
            self.answer(Pick { seat, card: None }).map_or_else(String::new, |(key, _)| format!("[{key}] "));
        let turn = if self.turn(seat) { "▶ " } else { "" };
        let dealer = if self.position.dealer == seat { " ◈" } else { "" };
        let bot = room.table.as_ref().and_then(|table| table.seats.get(seat - 1)?.bot.as_ref());
        let bot = if bot.is_some() { " ⚙" } else { "" };
        format!("{key}{turn}{}{bot}{dealer}", room.name(seat))
    }

    /// How they stand in the round.
    fn stands(&self, seat: usize) -> String {
        let (Some(row), words) = (self.row(seat), &self.model.room.words) else { return String::new() };
        let points = words.say_with("count-points", &[("points", row.points.into())]);
        let status = words.say(report::status(row.status));
        let odds = self.odds(seat).map_or_else(String::new, |percent| format!(" · ✗ {percent} %"));
        match row.status {
            Status::Busted => status,
            _ => format!("{points} · {status}{odds}"),
        }
    }

    /// How likely the next card busts somebody who is still in, for those who want to know.
    fn odds(&self, seat: usize) -> Option<u32> {
        let allowed = self.model.hints && self.model.room.table.as_ref().is_some_and(|table| table.hints);
        let active = self.row(seat).is_some_and(|row| row.status == Status::Active);
        (allowed && active).then(|| odds::bust_percent(self.position, seat)).flatten()
    }

    fn style(&self, canvas: &Canvas, seat: usize) -> Style {
        let chosen = self.answer(Pick { seat, card: None });
        let focused = chosen.is_some_and(|(_, place)| self.model.touched.focus == Some(place));
        let style = match self.row(seat).map(|row| row.status) {
            _ if self.turn(seat) => canvas.paint.gold(),
            Some(Status::Flip7) => canvas.paint.great(),
            Some(Status::Busted) => canvas.paint.faint(),
            _ => Style::new(),
        };
        if focused { style.add_modifier(Modifier::REVERSED) } else { style }
    }

    fn name_line(&self, canvas: &mut Canvas, area: Rect, seat: usize) {
        let style = self.style(canvas, seat);
        let total = self.total(seat);
        let x =
            canvas.write((area.x, area.y), area.width, &self.who(seat), style.add_modifier(Modifier::BOLD));
        let room = area.right().saturating_sub(x + width(&total) + 3);
        let stands = self.stands(seat);
        if width(&stands) <= room {
            canvas.write((x + 2, area.y), room, &stands, style);
        }
        canvas.write_right((area.right(), area.y), &total, style.add_modifier(Modifier::BOLD));
    }

    fn total(&self, seat: usize) -> String {
        self.position.scores.get(seat - 1).copied().unwrap_or_default().to_string()
    }

    fn chips(&self, canvas: &mut Canvas, (mut x, y): (u16, u16), right: u16, seat: usize) {
        let Some(row) = self.row(seat) else { return };
        for card in report::lying(row) {
            let look = self.look(seat, card, row.status);
            x = canvas.chip((x, y), right, card, &look) + 1;
        }
    }

    fn mat(&self, canvas: &mut Canvas, area: Rect, seat: usize, size: Size) {
        let (style, own) = (self.style(canvas, seat), Some(seat) == self.model.room.seat());
        let edge = if self.turn(seat) { BorderType::Thick } else { BorderType::Rounded };
        let score = format!(" {}: {} ", self.model.room.words.say("game-score"), self.total(seat));
        let bold = if own { style.add_modifier(Modifier::BOLD) } else { style };
        Block::bordered().border_type(edge).border_style(style).render(area, canvas.buffer);
        canvas.write((area.x + 2, area.y), area.width - 4, &format!(" {} ", self.who(seat)), bold);
        canvas.write_right((area.right() - 2, area.y), &score, bold);
        canvas.write(
            (area.x + 2, area.bottom() - 1),
            area.width - 4,
            &format!(" {} ", self.stands(seat)),
            style,
        );
        self.target(canvas, area, seat);
        let Some(row) = self.row(seat) else { return };
        let cards = report::lying(row);
        let inner = area.width - 4;
        // Smaller cards in the same place, before they become lines.
        let sizes = SIZES.into_iter().filter(|other| other.tall <= size.tall);
        let Some((size, step)) =
            sizes.into_iter().find_map(|size| Some((size, size.step(cards.len(), inner)?)))
        else {
            return self.chips(canvas, (area.x + 2, area.y + 2), area.right() - 2, seat);
        };
        for (card, place) in cards.iter().zip(0_u16..) {
            let look = self.look(seat, *card, row.status);
            canvas.card((area.x + 2 + place * step, area.y + 1), size, *card, &look);
        }
    }
}
