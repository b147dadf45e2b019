//! What waits while a Flip Three is carried out.

/// How many cards a Flip Three takes (F7-30).
pub const THREE: u32 = 3;

/// An action card that was set aside (F7-33).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Waiting {
    Freeze = 1,
    FlipThree = 2,
    SecondChance = 3,
}

/// Cards set aside, first in, first out (F7-36): two bits for each, the first to come up lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Queue(u64);

/// Where a Flip Three stands: how many cards it still takes, and what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pending {
    pub takes: u32,
    pub queue: Queue,
}

impl Queue {
    /// The queue with one more card at its end. What comes up after a Freeze finds nobody active, in whatever order:
    /// it is sorted, so that queues are the same that lead to the same.
    pub fn and(self, card: Waiting) -> Self {
        let mut cards: Vec<Waiting> = self.cards().collect();
        cards.push(card);
        if let Some(freeze) = cards.iter().position(|card| *card == Waiting::Freeze) {
            cards[freeze..].sort_unstable();
        }
        Self(cards.iter().rev().fold(0, |bits, card| bits << 2 | *card as u64))
    }

    /// The card that comes up, and the rest.
    pub const fn split(self) -> Option<(Waiting, Self)> {
        let card = match self.0 & 3 {
            0 => return None,
            1 => Waiting::Freeze,
            2 => Waiting::FlipThree,
            _ => Waiting::SecondChance,
        };
        Some((card, Self(self.0 >> 2)))
    }

    fn cards(self) -> impl Iterator<Item = Waiting> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let (first, after) = rest.split()?;
            rest = after;
            Some(first)
        })
    }

    /// The first that is no Second Chance.
    pub fn first_but_second_chances(self) -> Option<Waiting> {
        self.cards().find(|card| *card != Waiting::SecondChance)
    }

    /// So many Second Chances.
    pub fn of_second_chances(count: u32) -> Self {
        (0..count).fold(Self::default(), |queue, _| queue.and(Waiting::SecondChance))
    }

    /// How many of these wait.
    pub fn count(self, card: Waiting) -> u32 {
        self.cards().map(|waiting| u32::from(waiting == card)).sum()
    }
}

impl Pending {
    /// A Flip Three that begins, while so many Second Chances wait (F7-30).
    pub fn begun(waiting: u32) -> Self {
        Self { takes: THREE, queue: Queue::of_second_chances(waiting) }
    }

    /// One card less to take, and perhaps one more that waits.
    pub fn after(self, waits: Option<Waiting>) -> Self {
        Self { takes: self.takes - 1, queue: waits.map_or(self.queue, |card| self.queue.and(card)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(cards: &[Waiting]) -> Queue {
        cards.iter().fold(Queue::default(), |queue, card| queue.and(*card))
    }

    #[test]
    fn first_in_first_out() {
        let cards = [Waiting::SecondChance, Waiting::FlipThree, Waiting::SecondChance, Waiting::Freeze];
        assert_eq!(queue(&cards).cards().collect::<Vec<_>>(), cards);
        assert_eq!(queue(&cards).count(Waiting::SecondChance), 2);
        assert_eq!(queue(&[]).split(), None);
    }

    #[test]
    fn what_comes_up_after_a_freeze_has_no_order() {
        use Waiting::{FlipThree, Freeze, SecondChance};
        assert_eq!(queue(&[Freeze, FlipThree, SecondChance]), queue(&[Freeze, SecondChance, FlipThree]));
        assert_ne!(queue(&[FlipThree, SecondChance]), queue(&[SecondChance, FlipThree]));
    }
}
