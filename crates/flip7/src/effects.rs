//! What comes of cards, step by step.

use game::{Dealer, Seat, Watcher};
use rows::{Next, Status};

use crate::card::{Card, Face};
use crate::event::{Because, Event, Happening};
use crate::kind::{FlipThree, Kind};
use crate::options::AsideAfterBust;

type Play<'a, const SEATS: usize, D, W> = rows::Play<'a, Kind, SEATS, D, W>;

/// F7-14.
pub(crate) fn bust<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    card: Card,
) {
    play.lay_uncounted(seat, card);
    play.row(seat).bust();
    play.leave(seat, Status::Busted);
    play.tell_own(Happening::Busted { seat, card });
    // F7-32.
    finish_flip(play);
    // F7-34.
    if play.game().options().aside_after_bust == AsideAfterBust::Discard {
        let because = Because::OwnerBusted;
        play.discard_aside(0, |waiting| waiting.seat == seat, |card| Happening::Discarded { card, because });
    }
}

/// One card of a Flip Three has been dealt; with the third the Flip Three
/// is done, whatever that card still brings (F7-37).
pub(crate) fn count_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
) {
    if let Some(flip) = &mut play.carried().0 {
        flip.left -= 1;
        if flip.left == 0 {
            finish_flip(play);
        }
    }
}

/// Puts a Flip Three away that has come to its end (F7-37).
pub(crate) fn finish_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
) {
    if play.carried().0.take().is_some() {
        discard(play, Card::FlipThree, Because::Done);
    }
}

pub(crate) fn discard<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    card: Card,
    because: Because,
) {
    play.put_away(card);
    play.tell_own(Happening::Discarded { card, because });
}

/// What an action card does to whom it is played on.
pub(crate) fn act<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    card: Card,
    by: Seat,
    on: Seat,
    alone: bool,
) -> Next {
    play.tell_own(Happening::Played { card, by, on, alone });
    match card.face() {
        Face::Freeze => {
            // F7-21.
            play.leave(on, Status::Frozen);
            let points = play.row(on).points();
            play.tell_own(Happening::Frozen { seat: on, points });
        }
        // F7-30.
        Face::FlipThree => play.carried().0 = Some(FlipThree { seat: on, left: 3 }),
        Face::SecondChance => {
            // F7-24.
            play.row(on).turn_second_chance();
            play.tell_own(Happening::SecondChanceKept { seat: on });
        }
        Face::Number(_) | Face::Plus(_) | Face::Double => {}
    }
    Next::GoOn
}
