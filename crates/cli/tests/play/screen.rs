//! The real program in a real pseudo-terminal.

use std::fs::File;
use std::io::{Read, Write};
use std::num::NonZero;
use std::process::Command;

use i18n::{Lang, Words};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;
use vt100::Parser;

/// A terminal with the program in it.
pub struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Option<Box<dyn MasterPty + Send>>,
    keys: Option<Box<dyn Write + Send>>,
    output: Box<dyn Read + Send>,
    parser: Parser,
    /// How the terminal was set before.
    before: String,
}

const fn size((cols, rows): (u16, u16)) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

fn lines(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a terminal has lines and columns")
}

/// How a terminal is set.
fn settings(master: &dyn MasterPty) -> String {
    let name = master.tty_name().expect("a terminal has a name");
    let output = Command::new("stty").arg("-g").arg("-F").arg(name).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

impl Terminal {
    pub fn start(data: &TempDir, words: &str, (cols, rows): (u16, u16), colours: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size((cols, rows))).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_fliphouse"));
        command.args(words.split_whitespace());
        for name in ["NO_COLOR", "COLORTERM", "CLICOLOR"] {
            command.env_remove(name);
        }
        for (name, value) in [("LC_ALL", "C"), ("TERM", "xterm-256color")].iter().chain(colours) {
            command.env(name, value);
        }
        command.env("XDG_DATA_HOME", data.path());
        let before = settings(&*pair.master);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let (output, keys) = (pair.master.try_clone_reader().unwrap(), pair.master.take_writer().unwrap());
        let parser = Parser::new(lines(rows), lines(cols), 0);
        Self { child, master: Some(pair.master), keys: Some(keys), output, parser, before }
    }

    /// Reads what comes next. Nothing is read from a program that has ended.
    fn read(&mut self) -> bool {
        let mut bytes = [0; 16384];
        let count = self.output.read(&mut bytes).unwrap_or(0);
        self.parser.process(&bytes[..count]);
        count > 0
    }

    fn shown(&self) -> String {
        self.parser.screen().contents()
    }

    /// Reads until the screen has something on it.
    pub fn until(&mut self, wanted: &str) {
        while !self.shown().contains(wanted) {
            assert!(self.read(), "{wanted:?} never came: {}", self.shown());
        }
    }

    pub fn resize(&mut self, (cols, rows): (u16, u16)) {
        self.parser.screen_mut().set_size(lines(rows), lines(cols));
        self.master.as_ref().unwrap().resize(size((cols, rows))).unwrap();
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.as_mut().unwrap().write_all(keys.as_bytes()).unwrap();
    }

    /// Whether the program has not read all keys yet. Its end is opened for this moment only: somebody
    /// who held it would never see the program end.
    fn has_unread(&self) -> bool {
        let name = self.master.as_ref().and_then(|master| master.tty_name()).expect("a terminal has a name");
        let tty = File::open(name).unwrap();
        rustix::io::ioctl_fionread(tty).unwrap() > 0
    }

    /// Presses one key after the other, again and again, until the screen has something on it. The screen is
    /// drawn after every key, and no key is pressed before the one before it was read.
    pub fn play_until(&mut self, wanted: &str) {
        let keys = ["1", "1", "1", "1", "d", "1", "p", "a", "h", "s", "\r", "b", "\r", "2", "c"];
        for key in keys.iter().cycle().take(50_000) {
            if self.shown().contains(wanted) {
                return;
            }
            self.press(key);
            while {
                assert!(self.read(), "it ended: {}", self.shown());
                self.has_unread()
            } {}
        }
        panic!("{wanted:?} never came: {}", self.shown());
    }

    /// Reads to the end, and gives the exit status. The terminal must be as it was before.
    pub fn end(mut self) -> u32 {
        while self.read() {}
        let status = self.child.wait().unwrap().exit_code();
        assert!(!self.parser.screen().alternate_screen(), "the table is left on the screen");
        assert!(!self.parser.screen().hide_cursor(), "the cursor is left hidden");
        assert_eq!(self.parser.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        if let Some(master) = &self.master {
            assert_eq!(settings(&**master), self.before, "the terminal is left in another mode");
        }
        status
    }
}

pub const SIZES: [(u16, u16); 2] = [(60, 20), (120, 40)];

/// Plays a game of bots in every language and both sizes.
fn whole_games(game: &str) {
    for lang in Lang::ALL {
        let words = Words::new(lang, &i18n::source(lang));
        for (at, seed) in SIZES.into_iter().zip([7, 8]) {
            let data = TempDir::new().unwrap();
            let start = format!(
                "play {game} --bots easy --set target=20 --seed {seed} --pace 0 --lang {}",
                lang.code()
            );
            let mut terminal = Terminal::start(&data, &start, at, &[]);
            terminal.play_until(&words.say("table-rematch"));
            terminal.press("q");
            assert_eq!(terminal.end(), 0, "{game} {lang:?} {at:?}");
        }
    }
}

#[test]
fn flip7_is_played_to_its_end_in_every_language_and_size() {
    whole_games("flip7");
}

#[test]
fn vengeance_is_played_to_its_end_in_every_language_and_size() {
    whole_games("vengeance");
}

#[test]
fn unoflip_is_played_to_its_end_in_every_language_and_size() {
    whole_games("unoflip");
}

const START: &str = "play flip7 --name Ann --bots easy --seed 3 --pace 0";

#[test]
fn ctrl_c_keeps_the_game_and_gives_the_terminal_back() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(&data, START, (80, 24), &[]);
    terminal.until("Hit");
    terminal.press("\u{3}");
    while terminal.read() {}
    assert!(terminal.shown().contains("The game is kept."), "{}", terminal.shown());
    assert_eq!(terminal.end(), 130);
    let mut again = Terminal::start(&data, "play", (80, 24), &[]);
    again.until("Hit");
    again.press("q");
    assert_eq!(again.end(), 0);
}

#[test]
fn a_closed_terminal_loses_nothing() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(&data, START, (80, 24), &[]);
    terminal.until("Hit");
    terminal.press("h");
    terminal.until("You hit:");
    let hit = terminal.shown().lines().find(|line| line.contains("You hit:")).unwrap().trim().to_owned();
    (terminal.master, terminal.keys) = (None, None);
    drop(terminal.output);
    assert_eq!(terminal.child.wait().unwrap().exit_code(), 129);
    let mut again = Terminal::start(&data, "play flip7", (120, 40), &[]);
    again.until("Hit");
    again.press("l");
    again.until(&hit);
    again.press("q");
    again.press("q");
    assert_eq!(again.end(), 0);
}

#[test]
fn a_small_terminal_says_so_and_a_larger_one_shows_the_table() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(&data, START, (50, 10), &[]);
    terminal.until("60 × 20");
    terminal.resize((60, 20));
    terminal.until("Hit");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

/// What comes at the same moment must not swallow each other. A key that was lost would never be shown,
/// and this test would not end.
#[test]
fn keys_are_heard_while_the_terminal_changes_its_size() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(&data, START, (60, 20), &[]);
    terminal.until("Hit");
    for round in 0..100 {
        terminal.resize((61 + round % 2, 20));
        terminal.press("?");
        terminal.until("Esc");
        terminal.press("?");
        terminal.until("Hit");
    }
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn a_click_is_an_answer() {
    let data = TempDir::new().unwrap();
    let mut terminal = Terminal::start(&data, START, (80, 24), &[]);
    terminal.until("Stay");
    let shown = terminal.shown();
    let (line, text) = shown.lines().enumerate().find(|(_, text)| text.contains("Stay")).unwrap();
    let column = text.chars().take_while(|&sign| sign != 'S').count() + 3;
    terminal.press(&format!("\u{1b}[<0;{column};{}M", line + 1));
    terminal.until("You stay");
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}

/// The sequences that set colours, as few or as many as a terminal has.
#[test]
fn there_are_as_many_colours_as_the_terminal_has() {
    let painted = |colours: &[(&str, &str)]| {
        let data = TempDir::new().unwrap();
        let mut terminal = Terminal::start(&data, START, (80, 24), colours);
        terminal.until("Hit");
        let screen = terminal.parser.screen().clone();
        terminal.press("q");
        assert_eq!(terminal.end(), 0);
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let grounds: Vec<vt100::Color> =
            cells.filter_map(|(row, column)| Some(screen.cell(row, column)?.bgcolor())).collect();
        grounds
    };
    let is_rgb = |colour: &vt100::Color| matches!(colour, vt100::Color::Rgb(..));
    let is_large = |colour: &vt100::Color| matches!(colour, vt100::Color::Idx(16..));
    let is_painted = |colour: &vt100::Color| *colour != vt100::Color::Default;
    assert!(painted(&[("COLORTERM", "truecolor")]).iter().any(is_rgb));
    let indexed = painted(&[]);
    assert!(indexed.iter().any(is_large) && !indexed.iter().any(is_rgb));
    let sixteen = painted(&[("TERM", "xterm")]);
    assert!(
        sixteen.iter().any(is_painted) && !sixteen.iter().any(|colour| is_large(colour) || is_rgb(colour))
    );
    assert!(!painted(&[("NO_COLOR", "1"), ("COLORTERM", "truecolor")]).iter().any(is_painted));
}

#[test]
fn nobody_sees_another_hand_where_two_share_a_keyboard() {
    let data = TempDir::new().unwrap();
    let start = "play unoflip --name Ann --name Ben --seed 5 --pace 0";
    let mut terminal = Terminal::start(&data, start, (80, 24), &[]);
    terminal.until("Show my hand");
    // Digits stand on the cards that can be played: there is no hand to be seen.
    let covered = terminal.shown();
    terminal.press("1");
    terminal.press("\r");
    terminal.until("Play a raised card, or draw.");
    assert_ne!(covered, terminal.shown());
    terminal.press("q");
    assert_eq!(terminal.end(), 0);
}
