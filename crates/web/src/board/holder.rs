//! Who holds the device that several people share.

use leptos::prelude::*;

use crate::link::TableLink;
use crate::room::Room;

/// The guest who has to take the device before the game goes on, if it is not
/// the one for whom everything is shown. Until somebody else's cards have come,
/// those who hand the device over are still the ones whose cards are here.
pub fn taker(room: Room, link: TableLink) -> Memo<Option<u32>> {
    Memo::new(move |_| {
        let local = link.local().filter(|local| local.people() > 1)?;
        let shown = room.me.get();
        local.awaited().filter(|awaited| Some(*awaited) != shown)
    })
}
