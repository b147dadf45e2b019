//! The easy player of the games of rows, who plays by mood and makes the mistakes that people make.

use game::{View as _, random};
use rand_core::Rng;
use rows::{Decision, Kind, Row as _, Status, View};

use crate::random::happens;
use crate::rows::Thinks;
use crate::stop::Stop;

/// It has enough at so many points, …
const ENOUGH: i64 = 21;

/// … by mood at up to so many more or less, …
const MOOD: usize = 6;

/// … and for fear at so many less for everybody who busted before its eyes in this round.
const FEAR: i64 = 4;

/// With a chance of so many in a hundred it takes one card more than it wanted, …
const ONCE_MORE: u32 = 14;

/// … and with this one it thinks about where to aim a card.
const THINKS: u32 = 40;

/// What to do.
pub fn choose<T: Thinks, const SEATS: usize>(
    view: View<'_, T::Kind, SEATS>,
    random: &mut impl Rng,
) -> <T::Kind as Kind>::Move {
    if !matches!(view.decision(), Decision::Turn(_)) {
        answer::<T, SEATS>(view, random)
    } else if stays::<T, SEATS>(view, random) {
        T::Kind::STAY
    } else {
        T::Kind::HIT
    }
}

/// Whether to stay.
fn stays<T: Thinks, const SEATS: usize>(view: View<'_, T::Kind, SEATS>, random: &mut impl Rng) -> bool {
    let busted = view.rows().iter().filter(|row| row.status() == Status::Busted).count();
    let mood = points(random::index(random, 2 * MOOD + 1)) - points(MOOD);
    let stop = Stop::points(ENOUGH + mood - FEAR * points(busted));
    let once_more = happens(ONCE_MORE, random);
    T::stays(stop, view) && !once_more
}

/// How to play a card: as somebody who thinks, or on anybody else.
fn answer<T: Thinks, const SEATS: usize>(
    view: View<'_, T::Kind, SEATS>,
    random: &mut impl Rng,
) -> <T::Kind as Kind>::Move {
    let whims: Vec<_> = view.choices().filter(|action| T::is_harmless(&view, *action)).collect();
    if whims.is_empty() || happens(THINKS, random) { T::answer(view) } else { random::pick(random, &whims) }
}

fn points(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
