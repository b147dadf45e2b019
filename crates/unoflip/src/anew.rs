//! Dealing anew what a seat cannot see, for the law that views hide it.

use game::random::{self, Use};
use game::{Seat, Seed};
use rand_core::Rng;

use crate::card::Slot;
use crate::deck::CARDS;
use crate::face::Side;
use crate::pile::Stack;
use crate::sets;
use crate::state::{Decision, UnoFlip};

/// Every card is offered so many exchanges.
const EXCHANGES: usize = 2 * CARDS;

/// What a seat sees of one card.
#[derive(Clone, Copy)]
enum Seen {
    Nothing,
    Face(Side),
}

/// The same game with everything hidden from a seat dealt anew: cards change
/// places wherever the seat sees the same as before.
pub(crate) fn dealt_anew(game: &UnoFlip, seat: Seat, seed: Seed) -> UnoFlip {
    let seen = seen(game, seat);
    // at[place] is the card that now lies where `place` lay, lies[card] where it lies.
    let mut at: Vec<Slot> = Slot::all().collect();
    let mut lies: Vec<usize> = (0..CARDS).collect();
    let mut random = seed.stream(Use::Shuffle(0));
    for exchange in 0..EXCHANGES {
        let one = exchange % CARDS;
        let partner = match seen[one] {
            Seen::Nothing => Slot::all().nth(random::index(&mut random, CARDS)),
            Seen::Face(side) => partner(at[one], side, &mut random),
        };
        let Some(partner) = partner else { continue };
        let other = lies[partner.place()];
        let same = match seen[other] {
            Seen::Nothing => true,
            Seen::Face(side) => at[one].face(side) == at[other].face(side),
        };
        if same {
            lies.swap(at[one].place(), partner.place());
            at.swap(one, other);
        }
    }
    rebuilt(game, &at)
}

/// One of the cards that look the same on a side, itself perhaps: always to
/// exchange two would only turn them round and round.
fn partner(slot: Slot, side: Side, random: &mut impl Rng) -> Option<Slot> {
    let alike = sets::of_face(slot.face(side));
    alike.slots().nth(random::index(random, alike.len()))
}

fn seen(game: &UnoFlip, seat: Seat) -> [Seen; CARDS] {
    let mut seen = [Seen::Nothing; CARDS];
    for other in game.seats() {
        let side = if other == seat { game.side } else { game.side.other() };
        for slot in game.hand(other).slots() {
            seen[slot.place()] = Seen::Face(side);
        }
    }
    if let Some(top) = game.draw_pile.top() {
        seen[top.place()] = Seen::Face(game.side.other());
    }
    seen[game.top_slot().place()] = Seen::Face(game.side);
    seen
}

/// The game with every card replaced by the one that lies there now.
fn rebuilt(game: &UnoFlip, at: &[Slot]) -> UnoFlip {
    let now = |slot: Slot| at[slot.place()];
    let restacked = |pile: &Stack| {
        let mut anew = Stack::default();
        pile.iter().for_each(|slot| anew.push_under(now(slot)));
        anew
    };
    let mut anew = *game;
    for hand in &mut anew.hands {
        *hand = hand.slots().map(now).collect();
    }
    anew.draw_pile = restacked(&game.draw_pile);
    anew.discard_pile = restacked(&game.discard_pile);
    for slot in Slot::all() {
        anew.labels[now(slot).place()] = game.labels[slot.place()];
    }
    if let Decision::Drawn { slot, .. } = &mut anew.decision {
        *slot = now(*slot);
    }
    anew.settle();
    anew
}
