//! All cards lie open: everybody is told everything.

use game::{Audience, Telling, WithRule};

use crate::event::Event;
use crate::kind::Kind;
use crate::position::Position;

impl<K: Kind, const SEATS: usize> Telling for Position<K, SEATS> {
    type Lens = ();
    type Step = WithRule<Event<K>>;

    fn first_lens() {}

    fn lens(&self) {}

    fn lens_after((): (), _: &Event<K>) {}

    fn step((): (), event: &Event<K>, _: Audience) -> WithRule<Event<K>> {
        WithRule(*event)
    }
}
