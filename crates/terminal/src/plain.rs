//! The table in lines, for screen readers and pipes: what happens is told, what is asked is
//! read out with its answers, and words or keys answer.

use shown::keys;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use crate::model::{Act, Model};
use crate::prompt::{Does, Prompt};
use crate::report;
use crate::room::{Line, News};

/// How many lines of the story are read out to somebody who comes back, or asks for it.
const LATELY: usize = 12;

/// The longest line that is read.
const LONGEST: usize = 200;

/// What is to be written, and what is to be done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// Lines to be written, each with its end.
    pub text: String,
    /// What is to be done.
    pub acts: Vec<Act>,
}

/// A table that speaks in lines.
#[derive(Debug)]
pub struct Plain {
    model: Model,
    /// How much of the story was told.
    told: u64,
    /// What was asked last.
    asked: Option<(u64, Prompt)>,
    /// How much of the story there was when it was last said how the table stands.
    stood: Option<u64>,
    width: usize,
}

impl Plain {
    /// A table of which nothing is known yet, for lines of this width.
    pub const fn new(model: Model, width: usize) -> Self {
        Self { model, told: 0, asked: None, stood: None, width }
    }

    /// The table.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Takes what the table tells.
    pub fn hear(&mut self, news: News) -> Reply {
        let refused = matches!(news, News::Refused(_));
        let lost = matches!(news, News::Lost);
        let came = matches!(news, News::Welcome(_));
        let acts = self.model.hear(news);
        let mut lines = self.fresh_lines();
        if lost {
            lines.push(self.say("connection-reconnecting"));
        }
        if refused {
            lines.extend(self.model.room.trouble());
            self.asked = None;
        }
        if acts.is_empty() {
            lines.extend(self.ask());
        }
        // Whoever comes while others are waited for is told where they are, too.
        if came && self.model.prompt().answers.is_empty() {
            lines.extend(report::table(&self.model));
            lines.push(self.model.prompt().text);
        }
        Reply { text: self.written(&lines), acts }
    }

    /// What happened since it was last told. Whoever comes back hears the end of it.
    fn fresh_lines(&mut self) -> Vec<String> {
        let story = &self.model.room.story;
        let fresh = usize::try_from(self.model.room.told - self.told).unwrap_or(usize::MAX);
        let fresh = if self.told == 0 { fresh.min(LATELY) } else { fresh.min(story.len()) };
        self.told = self.model.room.told;
        story.iter().skip(story.len() - fresh).map(|line| line.text.clone()).collect()
    }

    /// The question, if it is a new one: how the table stands, and what can be answered.
    fn ask(&mut self) -> Vec<String> {
        let prompt = self.model.prompt();
        let now = (self.told, prompt);
        if now.1.answers.is_empty() || self.asked.as_ref() == Some(&now) {
            return Vec::new();
        }
        let mut lines = vec![String::new()];
        // Who names a colour knows how the table stands; who takes the keyboard must not know yet.
        if self.model.taker().is_none() && self.stood != Some(self.told) {
            self.stood = Some(self.told);
            lines.extend(report::table(&self.model));
        }
        lines.extend(report::hint(&self.model));
        lines.push(now.1.text.clone());
        lines.extend(now.1.answers.iter().map(|answer| match answer.means.as_str() {
            "" => format!("  {}: {}", answer.key, answer.label),
            means => format!("  {}: {} ({means})", answer.key, answer.label),
        }));
        self.asked = Some(now);
        lines
    }

    /// Takes a line that somebody typed.
    pub fn line(&mut self, line: &str) -> Reply {
        let typed: String = line.trim().chars().take(LONGEST).collect();
        let word = typed.to_lowercase();
        let lines = match word.as_str() {
            "?" => self.help(),
            "l" => self.lately(),
            "t" => report::table(&self.model),
            "o" => self.turn_hints(),
            "q" => return Reply { text: String::new(), acts: vec![Act::Quit] },
            _ => return self.answer(&typed, &word),
        };
        Reply { text: self.written(&lines), acts: Vec::new() }
    }

    /// Answers by a key, by the words of the answer, or by the move as records write it.
    fn answer(&mut self, typed: &str, word: &str) -> Reply {
        let prompt = self.model.prompt();
        let place = prompt.answers.iter().position(|answer| {
            let same_move = matches!(&answer.does, Does::Move(action) if action == word);
            same_move || answer.key.to_lowercase() == word || answer.label.to_lowercase() == word
        });
        // Whoever only presses Enter gives the answer that Enter gives.
        let place = place.or_else(|| {
            word.is_empty()
                .then(|| prompt.answers.iter().position(|answer| answer.key == crate::prompt::ENTER))?
        });
        let Some(place) = place else {
            let lines = if word.is_empty() || prompt.answers.is_empty() {
                vec![prompt.text]
            } else {
                let about = [("text", typed.into())];
                vec![self.model.room.words.say_with("terminal-not-understood", &about)]
            };
            return Reply { text: self.written(&lines), acts: Vec::new() };
        };
        let acts = self.model.answer(place);
        let lines = if acts.is_empty() { self.ask() } else { Vec::new() };
        Reply { text: self.written(&lines), acts }
    }

    fn help(&self) -> Vec<String> {
        let mut lines = vec![self.say("keys-title")];
        let keys = self.model.room.kind().map_or(&[][..], keys::of);
        // One types answers here: there is nothing to walk along.
        let typed = keys.iter().filter(|(key, _)| key.chars().count() == 1);
        let own = [
            ("t", "terminal-key-table"),
            ("l", "terminal-key-log"),
            ("o", "terminal-key-odds"),
            ("n", "terminal-key-new"),
            ("q", "terminal-key-quit"),
        ];
        lines
            .extend(typed.chain(&own).map(|(key, id)| format!("  {}: {}", key.to_lowercase(), self.say(id))));
        let prompt = self.model.prompt();
        if !prompt.answers.is_empty() {
            lines.push(self.say("terminal-answers"));
            lines.extend(prompt.answers.iter().map(|answer| format!("  {}: {}", answer.key, answer.label)));
        }
        lines
    }

    /// What happened lately, with the rules.
    fn lately(&self) -> Vec<String> {
        let room = &self.model.room;
        let line = |line: &Line| match &line.rule {
            Some(rule) => format!("{} ({rule}: {})", line.text, room.words.rule(rule).unwrap_or_default()),
            None => line.text.clone(),
        };
        room.story.iter().skip(room.story.len().saturating_sub(LATELY)).map(line).collect()
    }

    fn turn_hints(&mut self) -> Vec<String> {
        self.model.hints = !self.model.hints;
        let state = self.say(if self.model.hints { "value-yes" } else { "value-no" });
        let mut lines = vec![format!("{}: {state}", self.say("open-hints"))];
        lines.extend(report::hint(&self.model));
        lines
    }

    fn say(&self, id: &str) -> String {
        self.model.room.words.say(id)
    }

    /// The lines as they are written. Nothing in them steers a terminal.
    fn written(&self, lines: &[String]) -> String {
        let options = Options::new(self.width)
            .subsequent_indent("    ")
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation)
            .wrap_algorithm(WrapAlgorithm::FirstFit);
        let wrapped = |line: &String| textwrap::fill(&line.replace(char::is_control, " "), &options) + "\n";
        lines.iter().map(wrapped).collect()
    }
}
