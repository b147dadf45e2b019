//! Running the real program in a folder of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use tempfile::TempDir;

/// The program with these words after its name, in English, keeping its games in this folder.
pub fn fliphouse(data: &TempDir, words: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fliphouse"));
    command.args(words.split_whitespace()).env("LC_ALL", "C").env("XDG_DATA_HOME", data.path());
    command.env_remove("NO_COLOR").env_remove("COLORTERM").env("HOME", data.path());
    command
}

/// Runs the program with something on its standard input.
pub fn fed(data: &TempDir, words: &str, input: &str) -> Output {
    let mut command = fliphouse(data, words);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that has ended reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A conversation with the program over pipes.
pub struct Talk {
    pub child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Everything that was said so far.
    pub said: String,
}

impl Talk {
    pub fn start(data: &TempDir, words: &str) -> Self {
        let mut command = fliphouse(data, words);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output, said: String::new() }
    }

    /// Reads until a line has one of these in it, and gives that line; nothing at the end.
    pub fn until(&mut self, wanted: &[&str]) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            self.said.push_str(&line);
            if wanted.iter().any(|wanted| line.contains(wanted)) {
                return Some(line);
            }
        }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Says nothing more, and gives the exit status.
    pub fn leave(mut self) -> (Option<i32>, String) {
        drop(self.input);
        while self.output.read_line(&mut self.said).unwrap() > 0 {}
        (self.child.wait().unwrap().code(), self.said)
    }
}
