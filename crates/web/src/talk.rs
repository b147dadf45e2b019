//! What people say and show at a table, apart from the story of the game.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use leptos::prelude::*;
use protocol::Emote;

use crate::room::{StoryLine, Telling};

/// The feelings that can be shown, with their pictures.
pub const EMOTES: [(Emote, &str); 8] = [
    (Emote::Clap, "clap"),
    (Emote::Laugh, "laugh"),
    (Emote::Wow, "wow"),
    (Emote::Cry, "cry"),
    (Emote::Think, "think"),
    (Emote::Hurry, "hurry"),
    (Emote::Like, "like"),
    (Emote::GoodGame, "good-game"),
];

/// How many lines are kept to be read.
const LINES: usize = 200;

/// For how long a feeling is seen at the seat.
const FELT: Duration = Duration::from_secs(5);

/// The talk at a table.
#[derive(Clone, Copy)]
pub struct Talk {
    /// What was said and shown, oldest first.
    pub lines: RwSignal<VecDeque<StoryLine>>,
    /// Whether it is being read.
    pub read: RwSignal<bool>,
    /// How much others have said since it was.
    pub unread: RwSignal<usize>,
    /// What guests feel at the moment, each with the line that tells it.
    feelings: RwSignal<BTreeMap<u32, (u64, &'static str)>>,
}

impl Talk {
    /// Nobody has said anything.
    pub fn new() -> Self {
        Self {
            lines: RwSignal::default(),
            read: RwSignal::new(false),
            unread: RwSignal::new(0),
            feelings: RwSignal::default(),
        }
    }

    /// Begins or stops reading.
    pub fn attend(self, reads: bool) {
        self.read.set(reads);
        if reads {
            self.unread.set(0);
        }
    }

    /// Takes lines of talk. Whoever looks has read their own already.
    pub fn hear(self, lines: Vec<StoryLine>, me: Option<u32>) {
        if lines.is_empty() {
            return;
        }
        let of_others = |line: &&StoryLine| line.new && line.text().is_some() && line.speaker() != me;
        let news = lines.iter().filter(of_others).count();
        if news > 0 && !self.read.get_untracked() {
            self.unread.update(|unread| *unread += news);
        }
        lines.iter().filter(|line| line.new).for_each(|line| self.feel(line));
        self.lines.update(|all| {
            all.extend(lines);
            let surplus = all.len().saturating_sub(LINES);
            all.drain(..surplus);
        });
    }

    /// Shows a feeling at the seat for a while.
    fn feel(self, line: &StoryLine) {
        let (Some(guest), Some(emote)) = (line.speaker(), line.emote()) else { return };
        let key = line.key;
        self.feelings.update(|feelings| {
            feelings.insert(guest, (key, emote));
        });
        let over = move || {
            // The page may have gone elsewhere; a newer feeling has its own time.
            let _ = self.feelings.try_update(|feelings| {
                if feelings.get(&guest).is_some_and(|(felt, _)| *felt == key) {
                    feelings.remove(&guest);
                }
            });
        };
        set_timeout(over, FELT);
    }

    /// What a guest feels at the moment, as the picture for it is called.
    pub fn feeling(self, guest: u32) -> Option<&'static str> {
        self.feelings.with(|feelings| feelings.get(&guest).map(|(_, emote)| *emote))
    }
}

impl StoryLine {
    /// Who says or shows something.
    pub fn speaker(&self) -> Option<u32> {
        let Telling::Table(what) = &self.what else { return None };
        u32::try_from(what["guest"].as_u64()?).ok()
    }

    /// What somebody says.
    pub fn text(&self) -> Option<&str> {
        let Telling::Table(what) = &self.what else { return None };
        what["text"].as_str()
    }

    /// What somebody shows, as the picture for it is called.
    pub fn emote(&self) -> Option<&'static str> {
        let Telling::Table(what) = &self.what else { return None };
        let shown = what["emote"].as_str()?.replace('_', "-");
        EMOTES.iter().map(|(_, name)| *name).find(|name| *name == shown)
    }
}
