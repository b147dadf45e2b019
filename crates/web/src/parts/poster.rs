//! A picture of a result, to be shared or saved: drawn here, by nobody else.

use std::fmt::Write;

/// What the picture tells.
pub struct Poster<'a> {
    /// The game.
    pub title: &'a str,
    /// Who won.
    pub headline: &'a str,
    /// Everybody's place, name and points, the best first.
    pub lines: Vec<(usize, String, i64)>,
}

/// How wide the picture is.
pub const WIDTH: u32 = 1080;

/// How many there is room for.
const MOST: usize = 12;

/// How many letters of a name there is room for.
const LETTERS: usize = 22;

/// How high the head of the picture is, a line, and what is below them.
const HEAD: u32 = 400;
const LINE: u32 = 84;
const FOOT: u32 = 110;

/// The colours of the confetti.
const COLOURS: [&str; 5] = ["#ffc857", "#ff7f66", "#7fd8c4", "#c7b2ff", "#fffaf0"];

impl Poster<'_> {
    /// How high the picture is.
    pub fn height(&self) -> u32 {
        HEAD + LINE * u32::try_from(self.lines.len().min(MOST)).unwrap_or(0) + FOOT
    }

    /// The picture as SVG.
    pub fn svg(&self) -> String {
        let (height, mut svg) = (self.height(), String::new());
        let font = "font-family=\"system-ui, Segoe UI, Roboto, Noto Sans, sans-serif\"";
        // Writing to a text cannot fail.
        let _ = write!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
             viewBox=\"0 0 {WIDTH} {height}\" {font}><rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#0f4a40\"/>"
        );
        confetti(&mut svg);
        let logo =
            card_art::logo().replacen("<svg ", "<svg x=\"490\" y=\"48\" width=\"100\" height=\"100\" ", 1);
        svg.push_str(&logo);
        middle(&mut svg, 212, 40, "#ffe2a1", self.title);
        middle(&mut svg, 310, size_of(self.headline), "#ffffff", self.headline);
        for (nth, line) in (0..).zip(self.lines.iter().take(MOST)) {
            draw_line(&mut svg, HEAD + nth * LINE, line);
        }
        middle(&mut svg, height - 42, 34, "#bfe3da", "Fliphouse");
        svg.push_str("</svg>");
        svg
    }
}

/// How large the headline can be.
fn size_of(headline: &str) -> u32 {
    let letters = u32::try_from(headline.chars().count()).unwrap_or(u32::MAX).max(1);
    (1700 / letters).clamp(34, 84)
}

fn middle(svg: &mut String, y: u32, size: u32, ink: &str, text: &str) {
    let _ = write!(
        svg,
        "<text x=\"540\" y=\"{y}\" font-size=\"{size}\" font-weight=\"700\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
        escaped(text)
    );
}

fn draw_line(svg: &mut String, y: u32, (place, name, points): &(usize, String, i64)) {
    let (ground, ink) = if *place == 1 { ("#ffc857", "#22201b") } else { ("#17594d", "#ffffff") };
    let short: String = name.chars().take(LETTERS).collect();
    let more = if short.len() < name.len() { "…" } else { "" };
    let sign = if *points < 0 { "−" } else { "" };
    let base = y + 50;
    let _ = write!(
        svg,
        "<rect x=\"90\" y=\"{y}\" width=\"900\" height=\"72\" rx=\"16\" fill=\"{ground}\"/>\
         <g font-size=\"40\" font-weight=\"700\" fill=\"{ink}\"><text x=\"120\" y=\"{base}\">{place}</text>\
         <text x=\"200\" y=\"{base}\">{}{more}</text>\
         <text x=\"960\" y=\"{base}\" text-anchor=\"end\">{sign}{}</text></g>",
        escaped(&short),
        points.unsigned_abs()
    );
}

/// Paper that lies around the head of the picture, always in the same places.
fn confetti(svg: &mut String) {
    for piece in 0..40_u32 {
        let (x, y) = (piece * 397 % WIDTH, piece * 151 % (HEAD - 40));
        // Where nothing is written.
        if (200..880).contains(&x) && y > 140 {
            continue;
        }
        let colour = COLOURS[piece as usize % COLOURS.len()];
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"22\" height=\"12\" rx=\"2\" fill=\"{colour}\" \
             transform=\"rotate({} {x} {y})\"/>",
            piece * 47 % 180
        );
    }
}

/// A text that cannot become markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn poster(names: &[&str]) -> Poster<'static> {
        let lines = (1..).zip(names).map(|(place, name)| (place, (*name).to_owned(), -4)).collect();
        Poster { title: "Flip 7", headline: "Ann wins!", lines }
    }

    #[test]
    fn names_cannot_become_markup() {
        let drawn = poster(&["<b>&"]).svg();
        assert!(drawn.contains("&lt;b&gt;&amp;") && !drawn.contains("<b>"), "{drawn}");
    }

    #[test]
    fn long_names_and_many_players_keep_to_the_picture() {
        let drawn = poster(&["Wilhelmina Konstantinopolitanska"; 40]).svg();
        assert_eq!(drawn.matches("Wilhelmina Konstantino…").count(), MOST);
        assert!(drawn.contains(">−4<"));
        assert_eq!(poster(&["Ann"; 40]).height(), poster(&["Ann"; MOST]).height());
    }
}
