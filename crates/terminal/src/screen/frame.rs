//! What is around the table: the head line, the story, the question, the keys.

use hosting::kind_of;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::{Block, BorderType, Widget};
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use super::SMALLEST;
use super::canvas::{Canvas, Hit, width};
use crate::model::{Key, Model};
use crate::prompt::{Answer, ENTER, ESCAPE, Place, Prompt};
use crate::report;
use crate::room::{Line, Tone};

/// From this width on the story has a column of its own.
const WIDE: u16 = 100;

/// How wide that column is.
const STORY: u16 = 38;

/// Where everything lies.
pub struct Places {
    pub header: Rect,
    pub table: Rect,
    pub story: Rect,
    pub ask: Rect,
    pub footer: Rect,
}

/// Where everything lies on a screen of this size.
pub fn places(model: &Model, area: Rect, prompt: &Prompt) -> Places {
    let wide = area.width >= WIDE;
    let side = if wide { STORY } else { 0 };
    let main = area.width - side;
    let question = lines(&question(model, prompt), main - 4).len();
    let buttons = button_lines(prompt, main - 4);
    // At least as high as most questions need, so that the table does not jump.
    let asks = u16::try_from(question + buttons).unwrap_or(2).clamp(2, area.height / 3) + 2;
    let story = if wide { 0 } else { 2 };
    let table = area.height - 2 - asks - story;
    let y = area.y + 1;
    Places {
        header: Rect::new(area.x, area.y, area.width, 1),
        table: Rect::new(area.x + 1, y, main - 2, table),
        story: if wide {
            Rect::new(area.x + main, y, side, area.height - 2)
        } else {
            Rect::new(area.x + 1, y + table, main - 2, story)
        },
        ask: Rect::new(area.x, y + table + story, main, asks),
        footer: Rect::new(area.x, area.bottom() - 1, area.width, 1),
    }
}

/// A text in lines.
pub fn lines(text: &str, wide: u16) -> Vec<String> {
    let options = Options::new(usize::from(wide.max(10)))
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::wrap(text, options).into_iter().map(String::from).collect()
}

/// The game, the round, the target and the piles.
pub fn header(canvas: &mut Canvas, model: &Model, area: Rect) {
    let (room, words) = (&model.room, &model.room.words);
    let style = Style::new().add_modifier(Modifier::REVERSED);
    canvas.buffer.set_style(area, style);
    let title = room.kind().map_or("Fliphouse", |kind| kind_of(kind).title);
    let mut facts = vec![title.to_owned()];
    if let Some(position) = &room.position {
        facts.push(words.say_with("game-round", &[("round", position.round.into())]));
        if let Some(target) = room.table.as_ref().and_then(|table| table.rules.get("target")?.as_i64()) {
            facts.push(words.say_with("game-target", &[("points", target.into())]));
        }
        match position.side {
            Some(side) => facts.push(words.say(report::side_word(side))),
            None => facts.push(format!("{}: {}", words.say("game-deck"), position.deck)),
        }
    }
    let text = facts.join("  ·  ");
    canvas.write((area.x + 1, area.y), area.width - 2, &text, style.add_modifier(Modifier::BOLD));
    if room.lost {
        let lost = words.say("connection-reconnecting");
        canvas.write_right((area.right() - 1, area.y), &lost, style);
    }
}

fn toned(canvas: &Canvas, line: &Line) -> Style {
    match line.tone {
        Tone::Plain => Style::new(),
        Tone::Aside => canvas.paint.faint(),
        Tone::Great => canvas.paint.great(),
        Tone::Bad => canvas.paint.bad(),
    }
}

/// What happened last, the newest below.
pub fn story(canvas: &mut Canvas, model: &Model, area: Rect) {
    let inner = if area.height > 4 {
        let block = Block::bordered().border_type(BorderType::Rounded).border_style(canvas.paint.faint());
        let inner = block.inner(area);
        block.render(area, canvas.buffer);
        let title = format!(" {} ", model.room.words.say("game-log"));
        canvas.write((area.x + 2, area.y), area.width - 4, &title, Style::new());
        Rect::new(inner.x + 1, inner.y, inner.width - 2, inner.height)
    } else {
        area
    };
    let mut y = inner.bottom();
    for (line, age) in model.room.story.iter().rev().zip(0..) {
        let parts = lines(&line.text, inner.width);
        let tall = u16::try_from(parts.len()).unwrap_or(1);
        if tall > y - inner.y {
            break;
        }
        y -= tall;
        let style = if age > 6 { canvas.paint.faint() } else { toned(canvas, line) };
        for (part, down) in parts.iter().zip(0..) {
            canvas.write((inner.x, y + down), inner.width, part, style);
        }
    }
}

/// What is asked; what an answer that was walked to is called; what was refused.
fn question(model: &Model, prompt: &Prompt) -> String {
    let focused = model.touched.focus.and_then(|place| prompt.answers.get(place));
    let named =
        focused.filter(|answer| answer.place != Place::Button).map(|answer| format!("→ {}", answer.label));
    let shown = model.position().and_then(|position| report::shown(model, &position));
    let parts = [model.room.trouble(), Some(prompt.text.clone()), named, report::hint(model), shown];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ")
}

fn label(answer: &Answer) -> String {
    let key = match answer.key.as_str() {
        ENTER => "⏎".to_owned(),
        ESCAPE => "Esc".to_owned(),
        key => key.to_uppercase(),
    };
    format!(" {key} {} ", answer.label)
}

/// The answers that lie beside the question, with their places.
fn buttons(prompt: &Prompt) -> impl Iterator<Item = (usize, &Answer)> {
    prompt.answers.iter().enumerate().filter(|(_, answer)| answer.place == Place::Button)
}

fn button_lines(prompt: &Prompt, wide: u16) -> usize {
    let mut lines = 0;
    let mut x = 0;
    for (_, answer) in buttons(prompt) {
        let wanted = width(&label(answer)) + 1;
        if lines == 0 || x + wanted > wide || !answer.means.is_empty() {
            lines += 1;
            x = 0;
        }
        x += wanted + if answer.means.is_empty() { 0 } else { wide };
    }
    lines
}

/// The question, with the answers that lie beside it.
pub fn ask(canvas: &mut Canvas, model: &Model, prompt: &Prompt, area: Rect) {
    let mine = !prompt.answers.is_empty();
    let edge = if mine { canvas.paint.gold() } else { canvas.paint.faint() };
    let kind = if mine { BorderType::Thick } else { BorderType::Rounded };
    Block::bordered().border_type(kind).border_style(edge).render(area, canvas.buffer);
    let inner = Rect::new(area.x + 2, area.y + 1, area.width - 4, area.height - 2);
    let mut y = inner.y;
    for line in lines(&question(model, prompt), inner.width) {
        if y < inner.bottom() {
            canvas.write((inner.x, y), inner.width, &line, Style::new().add_modifier(Modifier::BOLD));
        }
        y += 1;
    }
    let mut x = inner.x;
    for (place, answer) in buttons(prompt) {
        let text = label(answer);
        if x > inner.x && (x + width(&text) > inner.right() || !answer.means.is_empty()) {
            (x, y) = (inner.x, y + 1);
        }
        if y >= inner.bottom() {
            return;
        }
        let mut style = canvas.paint.on((255, 250, 240), (43, 34, 51)).add_modifier(Modifier::BOLD);
        if model.touched.focus == Some(place) || canvas.paint.0 == super::Depth::None {
            style = style.add_modifier(Modifier::REVERSED);
        }
        if canvas.paint.0 == super::Depth::None && model.touched.focus == Some(place) {
            style = style.add_modifier(Modifier::UNDERLINED);
        }
        let end = canvas.write((x, y), inner.right() - x, &text, style);
        canvas.click(Rect::new(x, y, end - x, 1), Hit::Answer(place));
        x = end + 1;
        if !answer.means.is_empty() {
            canvas.write((x, y), inner.right().saturating_sub(x), &answer.means, canvas.paint.faint());
            x = inner.right();
        }
    }
}

/// The keys that always mean the same.
pub fn footer(canvas: &mut Canvas, model: &Model, area: Rect) {
    let words = &model.room.words;
    let keys = [('?', "keys-title"), ('l', "game-log"), ('o', "open-hints"), ('q', "table-leave")];
    let mut x = area.x + 1;
    for (key, id) in keys {
        let text = words.say(id);
        let start = x;
        x = canvas.write((x, area.y), 3, &format!(" {key} "), Style::new().add_modifier(Modifier::REVERSED));
        x = canvas.write((x + 1, area.y), area.right().saturating_sub(x + 1), &text, canvas.paint.faint());
        canvas.click(Rect::new(start, area.y, x - start, 1), Hit::Key(Key::Char(key)));
        x += 2;
    }
    if model.room.outdated {
        let text = words.say("connection-outdated");
        canvas.write((area.x + 1, area.y), area.width - 2, &text, canvas.paint.bad());
    }
}

/// Before the first game: who is there.
pub fn lobby(canvas: &mut Canvas, model: &Model, area: Rect) {
    let (room, words) = (&model.room, &model.room.words);
    let Some(table) = &room.table else { return };
    let taken = [("taken", table.seats.len().into()), ("seats", table.most_seats.into())];
    let mut lines = vec![words.say("phase-lobby"), words.say_with("table-taken", &taken), String::new()];
    lines.extend(table.seats.iter().map(|sitting| sitting.name.clone()));
    let top = area.y + area.height.saturating_sub(u16::try_from(lines.len()).unwrap_or(0)) / 2;
    for (line, down) in lines.iter().zip(0..) {
        canvas.write_centred(area, top + down, line, Style::new());
    }
}

/// Instead of a table that would not fit.
pub fn too_small(canvas: &mut Canvas, model: &Model, area: Rect) {
    let about = [("columns", SMALLEST.0.into()), ("lines", SMALLEST.1.into())];
    let text = model.room.words.say_with("terminal-too-small", &about);
    for (line, down) in lines(&text, area.width.saturating_sub(1)).iter().zip(0..) {
        if down < area.height {
            canvas.write((area.x, area.y + down), area.width, line, Style::new());
        }
    }
}
