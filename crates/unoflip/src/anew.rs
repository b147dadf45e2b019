//! Dealing anew what a seat cannot see, for the law that views hide it.

use table::random::{self, Use};
use table::{Seat, Seed};

use crate::card::Slot;
use crate::deck::CARDS;
use crate::face::Side;
use crate::pile::Stack;
use crate::state::{Decision, UnoFlip};

/// Enough exchanges to leave hardly a card where it was.
const EXCHANGES: usize = 600;

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
    // at[place] is the card that now lies where `place` lay.
    let mut at: Vec<Slot> = Slot::all().collect();
    let mut random = seed.stream(Use::Shuffle(0));
    for _ in 0..EXCHANGES {
        let (one, other) = (random::index(&mut random, CARDS), random::index(&mut random, CARDS));
        let same = [one, other].into_iter().all(|place| match seen[place] {
            Seen::Nothing => true,
            Seen::Face(side) => at[one].face(side) == at[other].face(side),
        });
        if same {
            at.swap(one, other);
        }
    }
    rebuilt(game, &at)
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
