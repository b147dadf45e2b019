//! What can be agreed on before a game of UNO FLIP!.

use game::{OptionError, RulesReader, word_for};
use serde_json::{Map, Value};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "they are the house rules, each by itself")]
pub struct Options {
    /// Who scores what (U-70, U-71).
    pub scoring: Scoring,
    /// The points that end the game.
    pub target: u32,
    /// What a Reverse does with two players (U-42).
    pub two_player_reverse: TwoPlayerReverse,
    /// Whether a wild that draws may be played though not allowed, and be
    /// challenged (U-54).
    pub bluff: bool,
    /// House rule U-80.
    pub stacking: bool,
    /// House rule U-81.
    pub jump_in: bool,
    /// House rule U-82.
    pub draw_until_playable: bool,
    /// House rule U-83.
    pub force_play: bool,
}

/// Who scores what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The winner of a round scores what the others hold (U-70).
    Winner,
    /// Everybody notes what they hold; the lowest total wins (U-71).
    Lowest,
}

/// What a Reverse does with two players (U-42).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwoPlayerReverse {
    /// It works as a Skip.
    Skip,
    /// It has no effect.
    Nothing,
}

const SCORING: [(&str, Scoring); 2] = [("winner", Scoring::Winner), ("lowest", Scoring::Lowest)];

const REVERSE: [(&str, TwoPlayerReverse); 2] =
    [("skip", TwoPlayerReverse::Skip), ("nothing", TwoPlayerReverse::Nothing)];

const KEYS: &[&str] = &[
    "scoring",
    "target",
    "two_player_reverse",
    "bluff",
    "stacking",
    "jump_in",
    "draw_until_playable",
    "force_play",
];

impl Default for Options {
    fn default() -> Self {
        Self {
            scoring: Scoring::Winner,
            target: 500,
            two_player_reverse: TwoPlayerReverse::Skip,
            bluff: true,
            stacking: false,
            jump_in: false,
            draw_until_playable: false,
            force_play: false,
        }
    }
}

impl game::Options for Options {
    fn from_rules(rules: &Map<String, Value>) -> Result<Self, OptionError> {
        let read = RulesReader::new(rules, KEYS)?;
        let default = Self::default();
        let reverse = read.word("two_player_reverse", &REVERSE, "skip or nothing")?;
        Ok(Self {
            scoring: read.word("scoring", &SCORING, "winner or lowest")?.unwrap_or(default.scoring),
            target: read.target()?.unwrap_or(default.target),
            two_player_reverse: reverse.unwrap_or(default.two_player_reverse),
            bluff: read.flag("bluff")?.unwrap_or(default.bluff),
            stacking: read.flag("stacking")?.unwrap_or(default.stacking),
            jump_in: read.flag("jump_in")?.unwrap_or(default.jump_in),
            draw_until_playable: read.flag("draw_until_playable")?.unwrap_or(default.draw_until_playable),
            force_play: read.flag("force_play")?.unwrap_or(default.force_play),
        })
    }

    fn to_rules(&self) -> Map<String, Value> {
        let mut rules = Map::new();
        rules.insert("scoring".into(), word_for(&SCORING, self.scoring));
        rules.insert("target".into(), self.target.into());
        rules.insert("two_player_reverse".into(), word_for(&REVERSE, self.two_player_reverse));
        rules.insert("bluff".into(), self.bluff.into());
        rules.insert("stacking".into(), self.stacking.into());
        rules.insert("jump_in".into(), self.jump_in.into());
        rules.insert("draw_until_playable".into(), self.draw_until_playable.into());
        rules.insert("force_play".into(), self.force_play.into());
        rules
    }

    fn target(&self) -> u32 {
        self.target
    }

    fn for_players(self, _: usize) -> Self {
        self
    }
}
