//! Who holds the device that several people share.

use std::rc::Rc;

use leptos::prelude::*;

use crate::link::{Hand, Local};
use crate::room::Room;

/// The table of this page, if several people share it.
fn shared(hand: Hand) -> Option<Rc<Local>> {
    hand.local().filter(|local| local.people() > 1)
}

/// The guest who has to take the device before the game goes on, if it is not
/// the one who holds it.
pub fn taker(room: Room, hand: Hand) -> Memo<Option<u32>> {
    Memo::new(move |_| {
        room.game.track();
        let local = shared(hand)?;
        let holder = local.holder.get();
        local.awaited().filter(|awaited| *awaited != holder)
    })
}

/// Where nothing is hidden, whoever is awaited simply holds the device.
pub fn follow(room: Room, hand: Hand) {
    let taker = taker(room, hand);
    Effect::new(move || {
        if let (Some(local), Some(taker)) = (shared(hand), taker.get()) {
            local.hand_to(taker);
        }
    });
}
