//! SVG text that grows shape by shape.

use std::fmt::{Arguments, Write};

use crate::digits::{self, Lettering};

/// Appends formatted text to a [`Svg`].
macro_rules! draw {
    ($svg:expr, $($text:tt)*) => {
        $svg.add(format_args!($($text)*))
    };
}
pub(crate) use draw;

/// A picture under construction.
///
/// Coordinates are whole numbers wherever they are computed: the same picture everywhere, to the last digit.
pub(crate) struct Svg(String);

/// How a number is written.
#[derive(Clone, Copy)]
pub(crate) struct Pen {
    /// The colour of the line.
    pub ink: &'static str,
    /// How thick the strokes are, in sixtieths of the height.
    pub weight: u8,
    /// Which digits.
    pub lettering: Lettering,
}

/// Where a number stands: its middle, and its height.
#[derive(Clone, Copy)]
pub(crate) struct Spot(pub i32, pub i32, pub i32);

impl Svg {
    /// A card, 100 wide and 140 high.
    pub fn card() -> Self {
        Self::sized("0 0 100 140")
    }

    /// A picture of another size.
    pub fn sized(view_box: &str) -> Self {
        let mut svg = Self(String::with_capacity(2048));
        draw!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view_box}\" aria-hidden=\"true\" \
             focusable=\"false\">"
        );
        svg
    }

    /// The text, complete.
    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }

    /// Appends any text; used through [`draw!`].
    pub fn add(&mut self, text: Arguments) {
        // Writing to a String cannot fail.
        let _ = self.0.write_fmt(text);
    }

    /// The card stock with its edge, which sets it off from a page of the same colour.
    pub fn stock(&mut self, fill: &str, edge: &str) {
        draw!(
            self,
            "<rect x=\"1\" y=\"1\" width=\"98\" height=\"138\" rx=\"11\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"2\"/>"
        );
    }

    /// A filled outline.
    pub fn fill(&mut self, ink: &str, d: &str) {
        draw!(self, "<path fill=\"{ink}\" d=\"{d}\"/>");
    }

    /// A line with round ends.
    pub fn line(&mut self, ink: &str, width: u8, d: &str) {
        draw!(
            self,
            "<path fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"round\" \
             stroke-linejoin=\"round\" d=\"{d}\"/>"
        );
    }

    /// A disc.
    pub fn disc(&mut self, ink: &str, x: i32, y: i32, radius: i32) {
        draw!(self, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{ink}\"/>");
    }

    /// Moves what is drawn until [`Svg::close`] to a place, at a size in hundredths.
    pub fn at(&mut self, x: i32, y: i32, percent: i32) {
        draw!(self, "<g transform=\"translate({x} {y})scale({}.{:02})\">", percent / 100, percent % 100);
    }

    /// Turns what is drawn until [`Svg::close`] about a point.
    pub fn turned(&mut self, degrees: i32, x: i32, y: i32) {
        draw!(self, "<g transform=\"rotate({degrees} {x} {y})\">");
    }

    /// Ends the innermost group.
    pub fn close(&mut self) {
        self.0.push_str("</g>");
    }

    /// Draws an index in the upper left corner and, turned round, in the lower right one.
    pub fn corners(&mut self, index: impl FnOnce(&mut Self)) {
        let start = self.0.len();
        index(self);
        let end = self.0.len();
        self.turned(180, 50, 70);
        self.0.extend_from_within(start..end);
        self.close();
    }

    /// Writes a number, with or without a sign.
    pub fn text(&mut self, text: &str, Spot(x, y, height): Spot, pen: Pen) {
        let width = digits::width(text);
        let (cap, join) = match pen.lettering {
            Lettering::Round => ("round", "round"),
            Lettering::Sharp => ("square", "miter"),
        };
        self.at(x, y, height * 100 / digits::HEIGHT);
        draw!(
            self,
            "<g transform=\"translate({} -30)\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" \
             stroke-linecap=\"{cap}\" stroke-linejoin=\"{join}\">",
            -width / 2,
            pen.ink,
            pen.weight
        );
        let mut left = 0;
        for letter in text.chars() {
            let glyph = digits::glyph(letter, pen.lettering);
            draw!(self, "<path d=\"{}\" transform=\"translate({left})\"/>", glyph.d);
            left += glyph.width + digits::GAP;
        }
        self.close();
        self.close();
    }

    /// Writes a number that can be told when the card lies upside down: with a line under 6 and 9.
    pub fn index(&mut self, text: &str, Spot(x, y, height): Spot, pen: Pen) {
        self.text(text, Spot(x, y, height), pen);
        if text == "6" || text == "9" {
            let line = height * 80 / digits::HEIGHT;
            draw!(
                self,
                "<path d=\"M{} {}h{}\" stroke=\"{}\" stroke-width=\"{}\"/>",
                x - height / 3,
                y - height / 2 + line,
                height * 2 / 3,
                pen.ink,
                height / 7
            );
        }
    }
}
