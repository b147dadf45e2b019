//! What comes of cards, step by step.

use game::{Dealer, Seat, Watcher};
use rows::{BONUS, End, Kind as _, Next, Status};

use crate::card::Card;
use crate::carried::Step;
use crate::event::{Because, Event, Happening, Way};
use crate::kind::Kind;
use crate::moves::Move;

type Play<'a, const SEATS: usize, D, W> = rows::Play<'a, Kind, SEATS, D, W>;

/// V-10, or V-32 when a Just One More makes them.
#[inline]
pub(crate) fn leave<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    forced: bool,
) {
    play.leave(seat, Status::Stayed);
    let points = play.game().points(seat);
    play.tell_own(Happening::Stayed { seat, points, forced });
}

/// A card comes to lie in front of a player: dealt or stolen, a number or a
/// stolen modifier.
#[inline]
pub(crate) fn join<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    card: Card,
) -> Next {
    lay(play, seat, card);
    if busts(play, seat) {
        return Next::GoOn;
    }
    let points = play.game().points(seat);
    play.tell(Event::Kept { seat, card, points });
    Kind::check_seven(play, seat)
}

/// Puts a card in front of a player, an Unlucky 7 instead of all others
/// (V-21).
#[inline]
fn lay<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    card: Card,
) {
    if card == Card::UnluckySeven {
        wipe(play, seat);
    }
    play.lay(seat, card);
}

/// V-21.
fn wipe<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
) {
    play.row(seat).wipe();
    let cards = play.put_all_away(seat);
    play.tell_own(Happening::Wiped { seat, cards });
}

/// Checks a row for a bust (V-12, V-22), and carries it out.
#[inline]
fn busts<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
) -> bool {
    let busted = play.row(seat).has_busted();
    if busted {
        play.leave(seat, Status::Busted);
        play.tell_own(Happening::Busted { seat });
        finish_flip(play);
        // V-37.
        let because = Because::OwnerBusted;
        play.discard_aside(0, |waiting| waiting.seat == seat, |card| Happening::Lost { card, because });
    }
    busted
}

/// V-62.
pub(crate) fn take_bonus<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    by: Seat,
    on: Seat,
) -> Next {
    play.tell_own(Happening::Bonus { by, on });
    let points = if by == on { BONUS } else { -BONUS };
    play.end_round(End::Flip7, Some((on, points)))
}

/// A card of a Flip Four: numbers take effect, the others are set aside (V-36).
pub(crate) fn flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
) -> Result<Next, D::Error> {
    let card = match play.draw(seat, Way::FlipFour)? {
        Ok(card) => card,
        Err(end) => return Ok(Next::EndRound(end)),
    };
    let waiting = count_flip(play);
    if card == Card::UnluckySeven {
        // V-21.
        let because = Because::Unlucky;
        play.discard_aside(waiting, |_| true, |card| Happening::Lost { card, because });
    }
    Ok(if card.is_number() { play.receive(seat, card) } else { play.set_aside(seat, card) })
}

/// One card of a Flip Four has been dealt; with the fourth it is done.
/// Gives how many cards waited when it began.
fn count_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
) -> usize {
    let Some(Step::FlipFour { left, waiting, .. }) = play.carried().0.last_mut() else { return 0 };
    *left -= 1;
    let (done, waiting) = (*left == 0, usize::from(*waiting));
    if done {
        finish_flip(play);
    }
    waiting
}

/// Puts a Flip Four away that has come to its end (V-30).
fn finish_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(play: &mut Play<'_, SEATS, D, W>) {
    if matches!(play.carried().0.last(), Some(Step::FlipFour { .. })) {
        play.carried().0.pop();
        play.put_away(Card::FlipFour);
    }
}

/// Plays a card that way. Deals none: that comes with the next step.
pub(crate) fn play_so<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    by: Seat,
    card: Card,
    way: Move,
) -> Next {
    match way {
        Move::OneMore(on) | Move::FlipFour(on) => set_going(play, by, card, on),
        Move::Give(to) => give(play, by, card, to),
        Move::Steal(from, stolen) => {
            // V-34.
            play.put_away(card);
            take(play, from, stolen);
            play.tell_own(Happening::Stolen { by, from, card: stolen });
            return join(play, by, stolen);
        }
        Move::Discard(from, removed) => {
            // V-35.
            play.put_away(card);
            take(play, from, removed);
            play.put_away(removed);
            play.tell_own(Happening::Removed { by, from, card: removed });
        }
        Move::Swap(first, first_card, second, second_card) => {
            play.put_away(card);
            play.tell_own(Happening::Swapped { by, first, first_card, second, second_card });
            return swap(play, (first, first_card), (second, second_card));
        }
        Move::Hit | Move::Stay | Move::Bonus(_) => {}
    }
    Next::GoOn
}

/// V-32, V-36.
fn set_going<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    by: Seat,
    card: Card,
    on: Seat,
) {
    play.tell_own(Happening::Played { card, by, on });
    let waiting = u16::try_from(play.game().aside().len()).expect("fewer cards than that");
    play.carried().0.push(if card == Card::FlipFour {
        Step::FlipFour { seat: on, left: 4, waiting }
    } else {
        Step::OneMore { seat: on, dealt: false }
    });
}

/// V-40, V-61.
fn give<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    by: Seat,
    card: Card,
    to: Seat,
) {
    let busted = !play.row(to).is_in_play();
    if busted {
        play.row(to).punish(card);
    }
    play.lay(to, card);
    play.tell_own(Happening::Given { by, to, card, busted });
}

/// Takes an open card away from a player.
#[inline]
fn take<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    from: Seat,
    card: Card,
) {
    play.take_up(from, card);
    play.row(from).take(card);
}

/// V-33: first both cards change places, an Unlucky 7 wiping what it comes
/// to, then busts, then a Flip 7.
fn swap<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    (first, first_card): (Seat, Card),
    (second, second_card): (Seat, Card),
) -> Next {
    take(play, first, first_card);
    take(play, second, second_card);
    lay(play, first, second_card);
    lay(play, second, first_card);
    let pair = [first, second];
    let busted = pair.map(|seat| busts(play, seat));
    for (seat, busted) in pair.into_iter().zip(busted) {
        if !busted && let flipped @ (Next::EndRound(_) | Next::Wait) = Kind::check_seven(play, seat) {
            return flipped;
        }
    }
    Next::GoOn
}
