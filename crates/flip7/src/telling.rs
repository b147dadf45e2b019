//! All cards lie open: everybody is told everything.

use game::{Audience, Telling, WithRule};

use crate::event::Event;
use crate::state::Flip7;

impl<const SEATS: usize> Telling for Flip7<SEATS> {
    type Lens = ();
    type Step = WithRule<Event>;

    fn first_lens() {}

    fn lens(&self) {}

    fn lens_after((): (), _: &Event) {}

    fn step((): (), event: &Event, _: Audience) -> WithRule<Event> {
        WithRule(*event)
    }
}
