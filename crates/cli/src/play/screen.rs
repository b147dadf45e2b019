//! The table as a screen: keys and the mouse come in, the table is drawn anew.

use std::env;
use std::io::{self, Stdout, stdout};
use std::mem::ManuallyDrop;

use crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event, EventStream, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use futures_util::StreamExt;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use terminal::model::Over;
use terminal::screen::{self, Depth, Hit, Hits};
use terminal::{Act, Key, Model};
use tokio::signal::unix::SignalKind;

use super::signals::Signals;
use super::source::Source;
use crate::failure::Failure;

/// Plays until somebody leaves or a signal comes. The terminal is as it was before, whatever
/// happens.
pub async fn play(model: Model, source: impl Source) -> Result<(), Failure> {
    let mut signals = Signals::listen()?;
    let screen = Screen::take()?;
    let mut table = Table { model, source, screen, hits: Hits::default() };
    let left = table.run(&mut signals).await;
    let Table { model, source, screen, .. } = table;
    drop(screen);
    if let Some(said) = source.farewell(model.room.phase(), &model.room.words) {
        // A terminal that is gone reads nothing.
        let _ = io::Write::write_all(&mut stdout(), format!("{said}\n").as_bytes());
    }
    left
}

/// The terminal, which is given back in the end. By itself it would complain on standard error of a
/// terminal that is gone, which would panic: there is nobody to complain to.
struct Screen(ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>);

impl Screen {
    fn take() -> io::Result<Self> {
        enable_raw_mode()?;
        let screen =
            Terminal::new(CrosstermBackend::new(stdout())).map(|terminal| Self(ManuallyDrop::new(terminal)));
        if screen.is_err() {
            // What went wrong is more important than this.
            let _ = disable_raw_mode();
        }
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        screen
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // A terminal that is gone needs nothing given back.
        let _ = self.0.show_cursor();
        let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

struct Table<S> {
    model: Model,
    source: S,
    screen: Screen,
    hits: Hits,
}

impl<S: Source> Table<S> {
    async fn run(&mut self, signals: &mut Signals) -> Result<(), Failure> {
        let depth = depth();
        let mut events = EventStream::new();
        loop {
            let (model, hits) = (&self.model, &mut self.hits);
            let drawn = self.screen.0.draw(|frame| *hits = screen::draw(model, depth, frame.buffer_mut()));
            drawn.map_err(gone)?;
            let acts = tokio::select! {
                biased;
                failure = signals.next() => return Err(failure),
                news = self.source.next() => self.model.hear(news?),
                event = events.next() => {
                    let event = event.unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into()));
                    self.take(&event.map_err(gone)?)?
                }
            };
            for act in acts {
                if act == Act::Quit {
                    return Ok(());
                }
                self.source.act(act).await?;
            }
        }
    }

    fn take(&mut self, event: &Event) -> Result<Vec<Act>, Failure> {
        Ok(match event {
            Event::Key(key) if key.kind == KeyEventKind::Press => match read(*key) {
                Pressed::Interrupt => return Err(Failure::Interrupted),
                Pressed::Key(key) => self.model.press(key),
                Pressed::Nothing => Vec::new(),
            },
            Event::Mouse(mouse) => self.point(*mouse),
            // The table is drawn anew after every event, in whatever size there is.
            Event::Resize(..) | Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => {
                Vec::new()
            }
        })
    }

    fn point(&mut self, mouse: MouseEvent) -> Vec<Act> {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => match self.hits.at(mouse.column, mouse.row) {
                Some(Hit::Answer(place)) => self.model.answer(place),
                Some(Hit::Key(key)) => self.model.press(key),
                None => Vec::new(),
            },
            MouseEventKind::ScrollUp if self.model.over != Over::Nothing => self.model.press(Key::Back),
            MouseEventKind::ScrollDown if self.model.over != Over::Nothing => self.model.press(Key::Forth),
            _ => Vec::new(),
        }
    }
}

/// A terminal that can neither be read nor written is closed. The signal that says so may come later.
fn gone(_: io::Error) -> Failure {
    Failure::Signal(SignalKind::hangup().as_raw_value())
}

/// What a key means.
enum Pressed {
    Key(Key),
    /// Ctrl-C: in this mode terminals send no signal for it.
    Interrupt,
    Nothing,
}

fn read(key: KeyEvent) -> Pressed {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return if key.code == KeyCode::Char('c') { Pressed::Interrupt } else { Pressed::Nothing };
    }
    Pressed::Key(match key.code {
        KeyCode::Char(' ') | KeyCode::Enter => Key::Enter,
        KeyCode::Char(sign) => Key::Char(sign),
        KeyCode::Esc => Key::Escape,
        KeyCode::Left | KeyCode::Up | KeyCode::BackTab => Key::Back,
        KeyCode::Right | KeyCode::Down | KeyCode::Tab => Key::Forth,
        KeyCode::PageUp | KeyCode::Home => Key::PageUp,
        KeyCode::PageDown | KeyCode::End => Key::PageDown,
        _ => return Pressed::Nothing,
    })
}

/// How many colours the terminal has, as it says itself.
fn depth() -> Depth {
    let set = |name: &str| env::var(name).unwrap_or_default();
    if anstyle_query::no_color() || anstream::ColorChoice::global() == anstream::ColorChoice::Never {
        Depth::None
    } else if anstyle_query::truecolor() {
        Depth::True
    } else if set("TERM").contains("256") {
        Depth::Indexed
    } else if anstyle_query::term_supports_color() {
        Depth::Sixteen
    } else {
        Depth::None
    }
}
