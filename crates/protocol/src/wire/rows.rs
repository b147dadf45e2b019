//! The two games of rows. All cards lie open, so everybody sees and is told
//! everything.

use flip7::Flip7;
use table::{Game, WithRule};
use vengeance::Vengeance;

use super::{Audience, Wired};

impl<const SEATS: usize> Wired for Flip7<SEATS> {
    type Lens = ();
    type Shown = <Self as Game>::Shown;
    type Told = WithRule<Self::Event>;

    fn wired(&self, _: Audience) -> flip7::Shown {
        self.shown()
    }

    fn lens(&self) {}

    fn first_lens() {}

    fn tell((): (), events: &[Self::Event], _: Audience) -> Vec<Self::Told> {
        events.iter().copied().map(WithRule).collect()
    }
}

impl<const SEATS: usize> Wired for Vengeance<SEATS> {
    type Lens = ();
    type Shown = <Self as Game>::Shown;
    type Told = WithRule<Self::Event>;

    fn wired(&self, _: Audience) -> vengeance::Shown {
        self.shown()
    }

    fn lens(&self) {}

    fn first_lens() {}

    fn tell((): (), events: &[Self::Event], _: Audience) -> Vec<Self::Told> {
        events.iter().copied().map(WithRule).collect()
    }
}
