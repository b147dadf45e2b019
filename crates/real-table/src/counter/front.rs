//! What lies in front of a player, by what was tapped.

use rows::{Bonus, Claim, Row as _, RowFault, Score, Sheet, Status, score};

use crate::kind::Tabled;

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Front<K: Tabled> {
    /// The cards in the order they came, with the one that busted.
    pub(super) cards: Vec<K::Card>,
    /// What came after a bust.
    pub(super) after_bust: Vec<K::Card>,
    stayed: bool,
}

impl<K: Tabled> Default for Front<K> {
    fn default() -> Self {
        Self { cards: Vec::new(), after_bust: Vec::new(), stayed: false }
    }
}

impl<K: Tabled> Front<K> {
    /// All cards that lie here.
    pub(super) fn all(&self) -> impl Iterator<Item = K::Card> + '_ {
        self.cards.iter().chain(&self.after_bust).copied()
    }

    /// The engine's row with these cards, and whether it has busted.
    fn laid(&self) -> (K::Row, bool) {
        let mut row = K::Row::default();
        let mut busted = false;
        for &card in &self.cards {
            busted |= !K::lay(&mut row, card);
        }
        (row, busted)
    }

    /// The engine's row with how its player stands.
    pub(super) fn row(&self, options: &K::Options) -> K::Row {
        let (mut row, busted) = self.laid();
        if busted {
            K::bust(&mut row, &self.after_bust);
        } else if K::is_seven(&row, options) {
            row.set_status(Status::Flip7);
        } else if self.stayed && row.is_active() {
            row.set_status(Status::Stayed);
        }
        row
    }

    /// Whether the player takes cards.
    pub(super) fn is_active(&self, options: &K::Options) -> bool {
        self.row(options).is_active()
    }

    /// Whether the numbers make a Flip 7.
    pub(super) fn has_seven(&self, options: &K::Options) -> bool {
        self.row(options).status() == Status::Flip7
    }

    pub(super) const fn stay(&mut self) {
        self.stayed = true;
    }

    /// A card comes. Gives the cards that are discarded by that.
    pub(super) fn lay(&mut self, card: K::Card) -> Vec<K::Card> {
        let (row, busted) = self.laid();
        if busted {
            self.after_bust.push(card);
            return Vec::new();
        }
        if K::is_caught(&row, card) {
            // F7-23.
            let second = self.cards.iter().position(|held| K::is_saving(*held));
            return second.map(|place| self.cards.remove(place)).into_iter().chain([card]).collect();
        }
        let swept = if K::sweeps(card) { std::mem::take(&mut self.cards) } else { Vec::new() };
        self.cards.push(card);
        swept
    }

    /// Takes a card up, of several alike the one that came first. From a row that has busted nobody takes any (V-12).
    pub(super) fn take(&mut self, card: K::Card) -> Option<K::Card> {
        let (_, busted) = self.laid();
        let place = self.cards.iter().position(|held| *held == card).filter(|_| !busted)?;
        Some(self.cards.remove(place))
    }

    /// What a score keeper writes down of it.
    pub(super) fn sheet(&self, claim: Claim, bonus: Option<Bonus>) -> Sheet<K> {
        Sheet { cards: self.cards.clone(), claim, after_bust: self.after_bust.clone(), bonus }
    }

    /// What it scores, or why it cannot be.
    pub(super) fn score(&self, options: &K::Options, bonus: Option<Bonus>) -> Result<Score, RowFault<K>> {
        score(&self.sheet(Claim::Unsaid, bonus), options)
    }
}
