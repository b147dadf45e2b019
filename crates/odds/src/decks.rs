//! The decks with which forced draws can begin, and the chances that follow from them.

/// A chance for every deck with which the draws can begin.
#[derive(Clone, Default)]
pub struct Chances(Vec<f64>);

/// The decks with which the draws can begin: by how many Second Chances are in them or set aside already, if those are
/// set aside, and by how many cards they have.
#[derive(Clone, Copy)]
pub struct Decks {
    pub seconds: u32,
    pub low: u32,
    pub high: u32,
}

/// Some draws: how many, in how many ways the cards among them could be those that are set aside, and from what deck.
#[derive(Clone, Copy)]
pub struct Ways {
    pub draws: u32,
    pub count: f64,
    pub seconds: u32,
    /// How many cards that deck has that are set aside.
    pub blanks: u32,
}

impl Ways {
    /// Their chance with so many other cards among them, from a deck with so many cards.
    pub fn chance(self, others: u32, cards: u32) -> f64 {
        if cards < self.draws || cards < self.blanks {
            return 0.0;
        }
        self.count * falling(cards - self.blanks, others) / falling(cards, self.draws)
    }
}

impl Chances {
    /// Adds the chance of some draws with so many other cards among them.
    pub fn add(&mut self, decks: Decks, ways: Ways, others: u32) {
        self.0.resize(decks.count(), 0.0);
        for cards in decks.low..=decks.high {
            if let Some(deck) = decks.find(ways.seconds, cards) {
                self.0[deck] += ways.chance(others, cards);
            }
        }
    }

    /// Adds a chance from one deck.
    pub fn add_one(&mut self, decks: Decks, deck: usize, chance: f64) {
        self.0.resize(decks.count(), 0.0);
        self.0[deck] += chance;
    }

    /// The chance from one deck.
    pub fn of(&self, deck: usize) -> f64 {
        self.0.get(deck).copied().unwrap_or(0.0)
    }

    pub fn add_all(&mut self, others: &Self) {
        self.0.resize(self.0.len().max(others.0.len()), 0.0);
        for (sum, chance) in self.0.iter_mut().zip(&others.0) {
            *sum += chance;
        }
    }
}

/// In how many ways so many of some cards can be drawn one after the other.
pub fn falling(cards: u32, draws: u32) -> f64 {
    (0..draws).map(|before| f64::from(cards.saturating_sub(before))).product()
}

impl Decks {
    pub fn find(self, seconds: u32, cards: u32) -> Option<usize> {
        let inside = seconds <= self.seconds && (self.low..=self.high).contains(&cards);
        inside.then(|| (seconds * (self.high - self.low + 1) + cards - self.low) as usize)
    }

    const fn count(self) -> usize {
        ((self.seconds + 1) * (self.high - self.low + 1)) as usize
    }
}
