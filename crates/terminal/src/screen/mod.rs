//! The table as a screen.

mod canvas;
mod frame;
mod over;
mod paint;
mod rows;
mod unoflip;

use ::unoflip::Side;
use card_art::text;
use hosting::GameName;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

pub use canvas::{Hit, Hits};
pub use paint::{Depth, Paint};

use crate::model::{Model, Over};
use canvas::Canvas;
use rows::Rows;
use unoflip::Uno;

/// The smallest terminal that the table fits on: columns and lines.
pub const SMALLEST: (u16, u16) = (60, 20);

/// Draws the table over the whole area, and says what can be clicked.
pub fn draw(model: &Model, depth: Depth, buffer: &mut Buffer) -> Hits {
    let area = buffer.area;
    let paint = Paint(depth);
    let mut canvas = Canvas { buffer, paint, hits: Hits::default() };
    let cloth = paint.cloth(text::cloth(cloth_of(model)));
    Clear.render(area, canvas.buffer);
    canvas.buffer.set_style(area, cloth);
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        frame::too_small(&mut canvas, model, area);
        return canvas.hits;
    }
    let prompt = model.prompt();
    let places = frame::places(model, area, &prompt);
    frame::header(&mut canvas, model, places.header);
    table(&mut canvas, model, places.table);
    frame::story(&mut canvas, model, places.story);
    frame::ask(&mut canvas, model, &prompt, places.ask);
    frame::footer(&mut canvas, model, places.footer);
    match model.over {
        Over::Nothing => {}
        Over::Help => over::help(&mut canvas, model, area),
        Over::Story(up) => over::story(&mut canvas, model, area, up),
    }
    canvas.hits
}

/// The side that the cloth shows: the cards of With a Vengeance are dark ones.
fn cloth_of(model: &Model) -> Side {
    match model.room.kind() {
        Some(GameName::Vengeance) => Side::Dark,
        Some(GameName::UnoFlip) => {
            model.room.position.as_ref().and_then(|position| position.side).unwrap_or(Side::Light)
        }
        Some(GameName::Flip7) | None => Side::Light,
    }
}

fn table(canvas: &mut Canvas, model: &Model, area: Rect) {
    let prompt = &model.prompt();
    match (model.room.kind(), model.position().as_deref()) {
        (Some(GameName::Flip7 | GameName::Vengeance), Some(position)) => {
            Rows { model, position, prompt }.draw(canvas, area);
        }
        (Some(GameName::UnoFlip), Some(position)) => Uno { model, position, prompt }.draw(canvas, area),
        _ => frame::lobby(canvas, model, area),
    }
}
