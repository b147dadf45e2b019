//! What lies over the table when it is asked for: the keys, and all that happened.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Clear, Widget};
use shown::keys;

use super::canvas::{Canvas, Hit, width};
use super::frame::lines;
use crate::model::{Key, Model};

/// An empty window with a title. A click outside of what it has closes it.
fn window(canvas: &mut Canvas, area: Rect, title: &str) -> Rect {
    Clear.render(area, canvas.buffer);
    canvas.buffer.set_style(area, canvas.paint.on((24, 26, 34), (244, 238, 228)));
    Block::bordered().border_type(BorderType::Double).render(area, canvas.buffer);
    canvas.write(
        (area.x + 2, area.y),
        area.width - 4,
        &format!(" {title} "),
        Style::new().add_modifier(Modifier::BOLD),
    );
    canvas.click(canvas.buffer.area, Hit::Key(Key::Escape));
    Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2)
}

/// The keys.
pub fn help(canvas: &mut Canvas, model: &Model, area: Rect) {
    let words = &model.room.words;
    let own = [
        ("← →", "terminal-key-arrows"),
        ("l", "terminal-key-log"),
        ("o", "terminal-key-odds"),
        ("n", "terminal-key-new"),
        ("q", "terminal-key-quit"),
    ];
    let of_game = model.room.kind().map_or(&[][..], keys::of);
    let more = own.iter().filter(|(key, _)| of_game.iter().all(|(other, _)| other != key));
    let all: Vec<(&str, String)> =
        of_game.iter().chain(more).map(|(key, id)| (*key, words.say(id))).collect();
    let wide = all.iter().map(|(_, text)| width(text)).max().unwrap_or(20) + 14;
    let tall = u16::try_from(all.len()).unwrap_or(area.height) + 2;
    let (wide, tall) = (wide.min(area.width), tall.min(area.height));
    let at = Rect::new(area.x + (area.width - wide) / 2, area.y + (area.height - tall) / 2, wide, tall);
    let inner = window(canvas, at, &words.say("keys-title"));
    for ((key, text), y) in all.iter().zip(inner.y..inner.bottom()) {
        canvas.write((inner.x, y), 8, key, Style::new().add_modifier(Modifier::BOLD));
        canvas.write((inner.x + 9, y), inner.width.saturating_sub(9), text, Style::new());
    }
}

/// What happened, from so many lines before the last, with the rule of the last one shown.
pub fn story(canvas: &mut Canvas, model: &Model, area: Rect, up: usize) {
    let room = &model.room;
    let inner = window(canvas, area, &room.words.say("game-log"));
    let told: Vec<_> = room.story.iter().take(room.story.len().saturating_sub(up)).collect();
    let rule = told.last().and_then(|line| line.rule.as_ref());
    let sentence = rule.map(|id| format!("{id}: {}", room.words.rule(id).unwrap_or_default()));
    let sentence = sentence.map_or_else(Vec::new, |text| lines(&text, inner.width));
    let below = u16::try_from(sentence.len()).unwrap_or(0).min(inner.height / 2);
    for (line, y) in sentence.iter().zip(inner.bottom() - below..) {
        canvas.write((inner.x, y), inner.width, line, Style::new().add_modifier(Modifier::ITALIC));
    }
    let mut y = inner.bottom() - below - u16::from(below > 0);
    for (line, last) in told.iter().rev().zip(std::iter::once(true).chain(std::iter::repeat(false))) {
        let rule = line.rule.as_ref().map_or_else(String::new, |id| format!(" ({id})"));
        let parts = lines(&format!("{}{rule}", line.text), inner.width);
        let tall = u16::try_from(parts.len()).unwrap_or(1);
        if tall > y - inner.y {
            break;
        }
        y -= tall;
        let style = if last { Style::new().add_modifier(Modifier::BOLD) } else { Style::new() };
        for (part, down) in parts.iter().zip(0..) {
            canvas.write((inner.x, y + down), inner.width, part, style);
        }
    }
}
