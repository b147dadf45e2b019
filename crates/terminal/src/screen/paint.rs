//! Colours, as many as the terminal has.

use anstyle::{AnsiColor, RgbColor};
use anstyle_lossy::palette::VGA;
use card_art::text::Rgb;
use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// None, or none are wanted.
    None,
    /// The sixteen of old.
    Sixteen,
    /// 256.
    Indexed,
    /// All of them.
    True,
}

/// What paints.
#[derive(Clone, Copy, Debug)]
pub struct Paint(pub Depth);

/// Gold, for whoever's turn it is.
const GOLD: Rgb = (255, 209, 102);
/// Words that stand back.
const FAINT: Rgb = (150, 170, 160);
/// Good and bad news.
const GREAT: Rgb = (140, 230, 140);
const BAD: Rgb = (255, 138, 128);

impl Paint {
    /// Ink on a ground.
    pub fn on(self, ground: Rgb, ink: Rgb) -> Style {
        match self.0 {
            Depth::None => Style::new(),
            Depth::Sixteen => {
                let ground = anstyle_lossy::rgb_to_ansi(rgb(ground), VGA);
                let ink = if is_light(ground) { Color::Black } else { Color::White };
                Style::new().bg(sixteen(ground)).fg(ink)
            }
            Depth::Indexed | Depth::True => Style::new().bg(self.colour(ground)).fg(self.colour(ink)),
        }
    }

    /// The cloth under everything. With few colours the terminal's own is best.
    pub fn cloth(self, (ground, ink): (Rgb, Rgb)) -> Style {
        match self.0 {
            Depth::None | Depth::Sixteen => Style::new(),
            Depth::Indexed | Depth::True => self.on(ground, ink),
        }
    }

    /// What stands out: whose turn it is.
    pub fn gold(self) -> Style {
        self.ink(GOLD).add_modifier(Modifier::BOLD)
    }

    /// What stands back.
    pub fn faint(self) -> Style {
        match self.0 {
            Depth::None => Style::new(),
            _ => self.ink(FAINT),
        }
    }

    /// What everybody hopes for.
    pub fn great(self) -> Style {
        self.ink(GREAT).add_modifier(Modifier::BOLD)
    }

    /// What nobody hopes for.
    pub fn bad(self) -> Style {
        self.ink(BAD)
    }

    fn ink(self, ink: Rgb) -> Style {
        match self.0 {
            Depth::None => Style::new(),
            _ => Style::new().fg(self.colour(ink)),
        }
    }

    fn colour(self, colour: Rgb) -> Color {
        match self.0 {
            Depth::None => Color::Reset,
            Depth::Sixteen => sixteen(anstyle_lossy::rgb_to_ansi(rgb(colour), VGA)),
            Depth::Indexed => Color::Indexed(anstyle_lossy::rgb_to_xterm(rgb(colour)).0),
            Depth::True => Color::Rgb(colour.0, colour.1, colour.2),
        }
    }
}

const fn rgb((red, green, blue): Rgb) -> RgbColor {
    RgbColor(red, green, blue)
}

const fn is_light(colour: AnsiColor) -> bool {
    match colour {
        AnsiColor::Yellow
        | AnsiColor::Cyan
        | AnsiColor::White
        | AnsiColor::BrightRed
        | AnsiColor::BrightGreen
        | AnsiColor::BrightYellow
        | AnsiColor::BrightBlue
        | AnsiColor::BrightMagenta
        | AnsiColor::BrightCyan
        | AnsiColor::BrightWhite => true,
        AnsiColor::Black
        | AnsiColor::Red
        | AnsiColor::Green
        | AnsiColor::Blue
        | AnsiColor::Magenta
        | AnsiColor::BrightBlack => false,
    }
}

const fn sixteen(colour: AnsiColor) -> Color {
    match colour {
        AnsiColor::Black => Color::Black,
        AnsiColor::Red => Color::Red,
        AnsiColor::Green => Color::Green,
        AnsiColor::Yellow => Color::Yellow,
        AnsiColor::Blue => Color::Blue,
        AnsiColor::Magenta => Color::Magenta,
        AnsiColor::Cyan => Color::Cyan,
        AnsiColor::White => Color::Gray,
        AnsiColor::BrightBlack => Color::DarkGray,
        AnsiColor::BrightRed => Color::LightRed,
        AnsiColor::BrightGreen => Color::LightGreen,
        AnsiColor::BrightYellow => Color::LightYellow,
        AnsiColor::BrightBlue => Color::LightBlue,
        AnsiColor::BrightMagenta => Color::LightMagenta,
        AnsiColor::BrightCyan => Color::LightCyan,
        AnsiColor::BrightWhite => Color::White,
    }
}
