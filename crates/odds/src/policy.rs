//! How a player decides.

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    /// Take a card.
    Hit,
    /// Take the points.
    Stay,
}

/// What a player decides by who plays by a rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Situation {
    /// The points that the cards are worth now.
    pub points: u32,
    /// How many numbers the row has.
    pub numbers: u32,
    /// Whether a Second Chance lies there.
    pub second_chance: bool,
    /// The chance to bust with the next card.
    pub bust_next: f64,
}

/// How a player decides.
#[derive(Clone, Copy)]
pub enum Policy<'a> {
    /// By whatever is worth most in the end.
    Best,
    /// By a rule. Without a card one hits, whatever it says (F7-13).
    Rule(&'a dyn Fn(&Situation) -> Best),
}
