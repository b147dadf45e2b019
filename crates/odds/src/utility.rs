//! What the points of a round are worth.

/// What the points of a round are worth to a player.
#[derive(Clone, Debug)]
pub struct Utility {
    /// For each number of points, from none.
    worth: Vec<f64>,
}

/// More than a round with three decks can bring.
const MOST: u32 = 1200;

impl Utility {
    /// Points are worth what they are.
    pub fn points() -> Self {
        Self::of(f64::from)
    }

    /// Nothing but to have so many points or more is worth anything.
    pub fn at_least(goal: u32) -> Self {
        Self::of(|points| if points >= goal { 1.0 } else { 0.0 })
    }

    /// Points are worth what a function says.
    pub fn of(worth: impl Fn(u32) -> f64) -> Self {
        Self { worth: (0..=MOST).map(worth).collect() }
    }

    /// What so many points are worth.
    pub(crate) fn worth(&self, points: u32) -> f64 {
        self.worth[points.min(MOST) as usize]
    }
}
