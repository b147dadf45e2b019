//! Where the table is drawn, and what lies where for a mouse.

use card_art::text::{self, TextCard};
use hosting::AnyCard;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;

use super::paint::{Depth, Paint};
use crate::model::Key;

/// What happens where somebody clicks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// The answer at this place of the prompt is given.
    Answer(usize),
    /// As if this key were pressed.
    Key(Key),
}

/// Where something can be clicked. What was drawn later lies on top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hits(Vec<(Rect, Hit)>);

impl Hits {
    /// What lies at a place.
    pub fn at(&self, column: u16, line: u16) -> Option<Hit> {
        let there = |(area, _): &&(Rect, Hit)| area.contains(Position::new(column, line));
        self.0.iter().rev().find(there).map(|(_, hit)| *hit)
    }
}

/// How a card lies.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// The key that chooses it, and what a click does.
    pub answer: Option<(String, usize)>,
    /// Whether Enter would choose it.
    pub focused: bool,
    /// Whether it has been chosen.
    pub picked: bool,
    /// Whether it counts no more, or cannot be played.
    pub faded: bool,
}

/// A place to draw.
pub struct Canvas<'a> {
    /// The signs of the screen.
    pub buffer: &'a mut Buffer,
    /// Its colours.
    pub paint: Paint,
    /// What can be clicked.
    pub hits: Hits,
}

/// How wide a text is.
pub fn width(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

impl Canvas<'_> {
    /// Writes a text that may take so many columns, and says where it ends.
    pub fn write(&mut self, (x, y): (u16, u16), most: u16, text: &str, style: Style) -> u16 {
        if y >= self.buffer.area.bottom() || x >= self.buffer.area.right() {
            return x;
        }
        self.buffer.set_stringn(x, y, text, usize::from(most), style).0
    }

    /// Writes a text so that it ends before a column.
    pub fn write_right(&mut self, (right, y): (u16, u16), text: &str, style: Style) {
        let wide = width(text);
        self.write((right.saturating_sub(wide), y), wide, text, style);
    }

    /// Writes a text in the middle of an area.
    pub fn write_centred(&mut self, area: Rect, y: u16, text: &str, style: Style) {
        let x = area.x + area.width.saturating_sub(width(text)) / 2;
        self.write((x, y), area.width, text, style);
    }

    /// Makes an area do something when it is clicked.
    pub fn click(&mut self, area: Rect, hit: Hit) {
        self.hits.0.push((area, hit));
    }

    fn style_of(&self, card: &TextCard, look: &Look) -> Style {
        let style = self.paint.on(card.ground, card.ink);
        match (look.faded, self.paint.0) {
            (true, Depth::None) => style,
            (true, _) => self.paint.on((70, 78, 84), (176, 184, 188)),
            (false, _) => style.add_modifier(Modifier::BOLD),
        }
    }

    /// A card in one line. Says where it ends.
    pub fn chip(&mut self, (x, y): (u16, u16), right: u16, card: AnyCard, look: &Look) -> u16 {
        let card = text::text(card);
        let face = format!("{}{}", card.sign, card.mark.map(String::from).unwrap_or_default());
        let key = look.answer.as_ref().map_or_else(String::new, |(key, _)| format!("{key}:"));
        // Without colours, brackets show where a card ends.
        let (open, close) = match (self.paint.0, look.picked) {
            (_, true) => ("»", "«"),
            (Depth::None, false) => ("[", "]"),
            (_, false) => (" ", " "),
        };
        let label = format!("{open}{key}{face}{close}");
        if x + width(&label) > right {
            return right + 1;
        }
        let mut style = self.style_of(&card, look);
        if look.focused {
            style = style.add_modifier(Modifier::REVERSED);
        }
        let end = self.write((x, y), right - x, &label, style);
        if let Some((_, place)) = look.answer {
            self.click(Rect::new(x, y, end - x, 1), Hit::Answer(place));
        }
        end
    }

    /// A card with an edge.
    pub fn card(&mut self, (x, y): (u16, u16), size: Size, card: AnyCard, look: &Look) {
        let Size { wide, tall } = size;
        let area = Rect::new(x, y, wide, tall).intersection(self.buffer.area);
        if area.width < wide || area.height < tall {
            return;
        }
        let card = text::text(card);
        let style = self.style_of(&card, look);
        let [side, across, corners] = if look.focused || look.picked {
            ["║", "═", "╔╗╚╝"]
        } else {
            ["│", "─", "╭╮╰╯"]
        };
        let corner: Vec<char> = corners.chars().collect();
        let inner = wide - 2;
        let key = look.answer.as_ref().map_or("", |(key, _)| key.as_str());
        let top = format!("{}{}{}", corner[0], middle(key, across, inner), corner[1]);
        let bottom = format!("{}{}{}", corner[2], middle("", across, inner), corner[3]);
        self.write((x, y), wide, &top, style);
        for line in 1..tall - 1 {
            let text = format!("{side}{}{side}", face(&card, size, line));
            self.write((x, y + line), wide, &text, style);
        }
        self.write((x, y + tall - 1), wide, &bottom, style);
        if let Some((_, place)) = look.answer {
            self.click(area, Hit::Answer(place));
        }
    }
}

/// How large a card with an edge is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Its columns.
    pub wide: u16,
    /// Its lines.
    pub tall: u16,
}

impl Size {
    /// How far the next of so many cards lies from this one, if they fit beside each other.
    pub fn step(self, cards: usize, room: u16) -> Option<u16> {
        let cards = u16::try_from(cards).unwrap_or(u16::MAX);
        [self.wide + 1, self.wide]
            .into_iter()
            .find(|step| cards.saturating_mul(*step) <= room + (step - self.wide))
    }

    /// The same for cards that may lie over each other, as long as their signs can be read.
    pub fn fan(self, cards: usize, room: u16) -> Option<u16> {
        let others = u16::try_from(cards).unwrap_or(u16::MAX).saturating_sub(1);
        (3..=self.wide + 1).rev().find(|step| others.saturating_mul(*step).saturating_add(self.wide) <= room)
    }
}

/// A line of a card between its edges: the sign, and below it the shape of the colour. A large one
/// has its sign in two corners, as cards do.
fn face(card: &TextCard, size: Size, line: u16) -> String {
    let inner = size.wide - 2;
    let mark = card.mark.map(String::from).unwrap_or_default();
    let wide = usize::from(inner);
    let gap = " ".repeat(wide.saturating_sub(usize::from(width(&card.sign))));
    match (size.tall, card.mark, line) {
        (5.., Some(_), 1) => format!("{}{gap}", card.sign),
        (5.., Some(_), 3) => format!("{gap}{}", card.sign),
        (4.., Some(_), 2) => middle(&mark, " ", inner),
        (5.., None, 2) | (..=4, _, 1) => middle(&card.sign, " ", inner),
        _ => " ".repeat(wide),
    }
}

/// A text in the middle of so many columns.
fn middle(text: &str, fill: &str, wide: u16) -> String {
    let free = usize::from(wide.saturating_sub(width(text)));
    format!("{}{text}{}", fill.repeat(free / 2), fill.repeat(free - free / 2))
}
