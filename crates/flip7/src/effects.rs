//! What cards do.

use game::{Dealer, Seat, Watcher};
use rows::{Decision, End, Held, Next, Row as _, Status};

use crate::card::{Card, Face};
use crate::event::{Because, Event, Happening, Way};
use crate::judge::targets;
use crate::kind::{FlipThree, Kind};
use crate::moves::Move;
use crate::options::{AsideAfterBust, SecondChanceInFlipThree};

type Play<'a, const SEATS: usize, D, W> = rows::Play<'a, Kind, SEATS, D, W>;

/// The challenge is met up to this round (F7-60).
const CHALLENGE_ROUNDS: u32 = 4;

/// The most players that take up the challenge (F7-3).
const CHALLENGERS: usize = 2;

/// F7-60: whether the target was reached soon enough, where one or two play.
pub(crate) fn challenge(players: usize, reached: u32) -> Option<bool> {
    (players <= CHALLENGERS).then_some(reached <= CHALLENGE_ROUNDS)
}

/// F7-12.
#[inline]
pub(crate) fn stay<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
) {
    play.leave(seat, Status::Stayed);
    let points = play.row(seat).points();
    play.tell_own(Happening::Stayed { seat, points });
}

/// An action, which takes effect at once (F7-16), or a number that is there already.
pub(crate) fn receive<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    card: Card,
) -> Next {
    if card.is_action() {
        return resolve(play, Held { seat, card });
    }
    if play.row(seat).second_chance() {
        // F7-23.
        play.row(seat).turn_second_chance();
        play.put_away(Card::SecondChance);
        play.put_away(card);
        play.tell_own(Happening::Saved { seat, card });
    } else {
        bust(play, seat, card);
    }
    Next::GoOn
}

/// F7-14.
fn bust<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
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

/// F7-17: seven numbers end the round for everybody.
pub(crate) fn flip_seven<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
) -> Next {
    play.leave(seat, Status::Flip7);
    play.tell(Event::FlippedSeven { seat });
    Next::EndRound(End::Flip7)
}

/// The next card of a Flip Three, whatever it is (F7-30, F7-31).
pub(crate) fn flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
) -> Result<Next, D::Error> {
    let Some(FlipThree { seat, .. }) = play.carried().0 else { return Ok(Next::GoOn) };
    let card = match play.draw(seat, Way::FlipThree)? {
        Ok(card) => card,
        Err(end) => return Ok(Next::EndRound(end)),
    };
    count_flip(play);
    // F7-33.
    let at_once = card == Card::SecondChance
        && play.game().options().second_chance_in_flip_three == SecondChanceInFlipThree::AtOnce;
    Ok(if card.is_action() && !at_once { play.set_aside(seat, card) } else { play.receive(seat, card) })
}

/// One card of a Flip Three has been dealt; with the third the Flip Three
/// is done, whatever that card still brings (F7-37).
fn count_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(play: &mut Play<'_, SEATS, D, W>) {
    if let Some(flip) = &mut play.carried().0 {
        flip.left -= 1;
        if flip.left == 0 {
            finish_flip(play);
        }
    }
}

fn finish_flip<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(play: &mut Play<'_, SEATS, D, W>) {
    if play.carried().0.take().is_some() {
        discard(play, Card::FlipThree, Because::Done);
    }
}

fn discard<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    card: Card,
    because: Because,
) {
    play.put_away(card);
    play.tell_own(Happening::Discarded { card, because });
}

/// An action card comes up: its player keeps it, or plays it on somebody
/// (and is asked on whom only if there is a choice), or nobody can take it.
pub(crate) fn resolve<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    Held { seat, card }: Held<Card>,
) -> Next {
    let row = play.row(seat);
    if card == Card::SecondChance && row.is_active() && !row.second_chance() {
        // F7-23.
        row.turn_second_chance();
        play.tell_own(Happening::SecondChanceKept { seat });
        return Next::GoOn;
    }
    let targets = targets(play.game(), seat, card);
    match targets.next(seat) {
        Some(only) if targets.is_only(only) => {
            // F7-22.
            let alone = only == seat && play.game().active().is_only(seat);
            carry_out(play, card, seat, only, alone)
        }
        Some(_) => play.ask(Decision::Play { chooser: seat, card }),
        None => {
            // F7-24, F7-36.
            let nobody =
                if card == Card::SecondChance { Because::NobodyCanTakeIt } else { Because::NobodyActive };
            discard(play, card, nobody);
            Next::GoOn
        }
    }
}

/// Plays the card that waits to be aimed.
pub(crate) fn aim<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    seat: Seat,
    action: Move,
) -> Next {
    match action.aimed() {
        Some((card, on)) => carry_out(play, card, seat, on, false),
        None => Next::GoOn,
    }
}

fn carry_out<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
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

/// F7-35, F7-52.
pub(crate) fn clear_away<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    end: End,
) {
    finish_flip(play);
    let because = if end == End::Flip7 { Because::Flip7 } else { Because::NoCards };
    play.discard_aside(0, |_| true, |card| Happening::Discarded { card, because });
}

/// F7-42, F7-60.
pub(crate) fn tell_winner<const SEATS: usize, D: Dealer<Card>, W: Watcher<Event>>(
    play: &mut Play<'_, SEATS, D, W>,
    winner: Seat,
    total: i64,
) {
    play.tell_own(Happening::Won { seat: winner, total });
    let players = play.game().seats().count();
    let reached = play.game().reached();
    if let Some((round, met)) = reached.and_then(|round| Some((round, challenge(players, round)?))) {
        play.tell_own(Happening::Challenge { round, met });
    }
}
