//! Who holds the device that several people share.

use leptos::prelude::*;

use crate::link::Hand;
use crate::room::Room;

/// The guest who has to take the device before the game goes on, if it is not
/// the one who holds it.
pub fn taker(room: Room, hand: Hand) -> Memo<Option<u32>> {
    Memo::new(move |_| {
        room.game.track();
        let local = hand.local().filter(|local| local.people() > 1)?;
        let holder = local.holder.get();
        local.awaited().filter(|awaited| *awaited != holder)
    })
}
