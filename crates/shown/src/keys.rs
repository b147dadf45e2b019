//! The keys of a game, for those who play without a mouse: the same in the page and in the
//! terminal.

use hosting::GameName;

/// A key and the message that says what it does.
pub type Key = (&'static str, &'static str);

const ROWS: [Key; 6] = [
    ("H", "game-hit"),
    ("S", "game-stay"),
    ("1 … 9", "keys-target"),
    ("Enter", "keys-choose"),
    ("Esc", "keys-close"),
    ("?", "keys-help"),
];

const UNO: [Key; 9] = [
    ("← →", "keys-move"),
    ("Enter", "keys-choose"),
    ("D", "game-draw"),
    ("P", "game-pass"),
    ("U", "game-uno"),
    ("C", "keys-catch"),
    ("A", "game-accept"),
    ("Esc", "keys-close"),
    ("?", "keys-help"),
];

/// The keys of a game, in the order in which they are explained.
pub const fn of(game: GameName) -> &'static [Key] {
    match game {
        GameName::Flip7 | GameName::Vengeance => &ROWS,
        GameName::UnoFlip => &UNO,
    }
}

/// The keys that every game has in the page, and in the page alone.
pub const OF_THE_PAGE: [Key; 2] = [("U", "game-undo"), ("I", "keys-explain")];
