//! A deck that runs out, and the discards that are shuffled then (F7-51).

use flip7::{Card, Face};
use game::Card as _;

use crate::forced::{Forced, Leads};
use crate::policy::Policy;
use crate::queue::{Pending, Waiting};
use crate::round::{Begins, Round};
use crate::solution::Solution;
use crate::space::Space;
use crate::spread::{Ends, ends};
use crate::utility::Utility;

/// What follows when the deck runs out. All of its numbers have come then, and all its modifiers,
/// so there is one row and one lane; only whether a Second Chance is held is not certain.
pub struct Renewal {
    /// How a Flip Three stands, if a card is needed for one.
    pub pending: Option<Pending>,
    pub held: bool,
    /// The chance to bust with the next card.
    pub bust_next: f64,
    pub worth: f64,
    pub ends: Ends,
}

/// All that can follow when the deck runs out. It is followed once in a round.
pub fn renewals(round: &Round, forced: &[Forced], utility: &Utility, policy: Policy) -> Vec<Renewal> {
    if round.begins != Begins::Choosing {
        return Vec::new();
    }
    let mut pending = vec![None];
    for leads in forced.iter().flat_map(Forced::leads) {
        if let Leads::Out(pended) = leads
            && !pending.contains(&Some(pended))
        {
            pending.push(Some(pended));
        }
    }
    let ways = pending.into_iter().flat_map(|pending| [(pending, false), (pending, true)]);
    ways.filter_map(|(pending, held)| {
        let renewed = round.renewed(pending, held)?;
        let space = Space::of(&renewed);
        let solution = Solution::of(&renewed, space, utility, policy);
        let bust_next = solution.bust_next();
        Some(Renewal { pending, held, bust_next, worth: solution.hit, ends: ends(&solution) })
    })
    .collect()
}

impl Round {
    /// The round after its deck has run out and the discards were shuffled, if there are any.
    fn renewed(&self, pending: Option<Pending>, held: bool) -> Option<Self> {
        let mut next = Self { second_chance: held, has_cards: true, ..self.clone() };
        next.begins = pending.map_or(Begins::Renewed, Begins::RenewedIn);
        let waits = |kind| pending.map_or(0, |pending| pending.queue.count(kind));
        let mut burned = 0;
        for &card in Card::ALL {
            let came = u32::from(self.left(card));
            // Neither what lies in front of the player nor what waits is shuffled (F7-37, F7-51).
            let back = match card.face() {
                Face::Number(number) => {
                    let new = u32::from(came > 0 && self.numbers & (1 << number) == 0);
                    next.numbers |= u16::from(new > 0) << number;
                    burned += came - new;
                    came - new
                }
                Face::Plus(points) => {
                    next.plus += came * u32::from(points);
                    0
                }
                Face::Double => {
                    next.doubles += came;
                    0
                }
                // One that does not wait has ended the round.
                Face::Freeze if came == waits(Waiting::Freeze) => 0,
                Face::Freeze => return None,
                Face::FlipThree => {
                    came.checked_sub(waits(Waiting::FlipThree) + u32::from(pending.is_some()))?
                }
                // Those that burned a number are among them, which were counted before.
                Face::SecondChance => (came + u32::from(self.second_chance))
                    .checked_sub(u32::from(held) + waits(Waiting::SecondChance))
                    .filter(|used| *used >= burned)?,
            };
            while next.deck.take(card) {}
            let discarded = u8::try_from(self.discards.count(card)).ok()?;
            next.deck.add_many(card, discarded.checked_add(u8::try_from(back).ok()?)?);
        }
        let full = next.numbers.count_ones() > self.numbers.count_ones() + self.room();
        (!full && !next.deck.is_empty()).then_some(next)
    }
}
