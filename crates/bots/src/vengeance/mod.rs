//! Bots for With a Vengeance.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

mod exchange;
mod open;
mod prospect;

use game::{Card as _, Seat, View as _};
use rows::Row as _;
use vengeance::{Action, Card, Decision, Face, Kind, Move, Row, View};

use self::exchange::exchange;
use crate::BotSpec;
use crate::race::Learnt;
use crate::rows::{BUST_RISK, CARDS, HASTY, ONE_STEP, RACER, RANDOM, RowsBot, THRESHOLD, Thinks};
use crate::stop::{Chances, Stop, is_too_risky};

/// A bot that plays With a Vengeance.
pub type VengeanceBot = RowsBot<Vengeful>;

/// Stops by its rule, but never while it has nothing to lose. Gives modifiers to
/// the leader and cards to take to whoever is most likely to bust; steals, swaps
/// and discards for what it gains and the leader loses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vengeful;

const PLAIN: BotSpec = BotSpec { form: "plain", about: "a sensible player: the same as bust-risk:0.25" };

impl Thinks for Vengeful {
    type Kind = Kind;

    const PLAIN: Stop = Stop::Risk(0.25);
    const TEMPERS: &'static [Stop] = &[Stop::Risk(0.16), Stop::Risk(0.38)];

    const KNOWN: &'static [BotSpec] = &[RANDOM, PLAIN, THRESHOLD, BUST_RISK, CARDS, ONE_STEP, HASTY, RACER];

    fn named(name: &str) -> Option<Stop> {
        (name == PLAIN.form).then_some(Self::PLAIN)
    }

    /// A risk does not depend on the points, and few are too high: these are asked for
    /// last.
    #[inline(always)]
    fn usually_stays<const SEATS: usize>(stop: Option<Stop>, view: View<'_, SEATS>) -> Option<bool> {
        let Some(Stop::Risk(most)) = stop else { return None };
        let (row, next) = (view.row(view.seat()), view.next_from());
        let stops = is_too_risky(most, next.count_of(row.busting()), next.len());
        Some(stops && worth(&view, row) > 0)
    }

    /// Whatever the rule, nobody stays for nothing: with a bare row or The Zero.
    fn stays<const SEATS: usize>(stop: Stop, view: View<'_, SEATS>) -> bool {
        let (me, points) = (view.seat(), view.points(view.seat()));
        let busting = || (view.bust_cards(me), view.next_from().len());
        let now = Chances { points, numbers: view.row(me).count() };
        stop.stops(now, busting, || expected(view)) && points > 0
    }

    fn learnt() -> &'static Learnt {
        static LEARNT: Learnt = Learnt::new();
        &LEARNT
    }

    fn is_harmless<const SEATS: usize>(view: &View<'_, SEATS>, action: Move) -> bool {
        let me = view.seat();
        match action {
            Move::OneMore(at) | Move::FlipFour(at) | Move::Discard(at, _) | Move::Give(at) => at != me,
            Move::Steal(_, card) => card.is_number() && !view.row(me).would_bust(card),
            Move::Swap(one, _, other, _) => one != me && other != me,
            Move::Bonus(at) => at == me,
            Move::Hit | Move::Stay => false,
        }
    }

    fn answer<const SEATS: usize>(view: View<'_, SEATS>) -> Move {
        match view.decision() {
            Decision::Play { card, .. } => play(&view, card),
            Decision::Own { .. } => Move::Bonus(view.seat()),
            Decision::Turn(_) | Decision::RoundOver | Decision::Over { .. } => Move::Hit,
        }
    }
}

/// How to play an action card, or to whom to give a modifier.
fn play<const SEATS: usize>(view: &View<'_, SEATS>, card: Card) -> Move {
    let way = match card.face() {
        Face::Modifier(_) => give(view).map(Move::Give),
        Face::Action(Action::OneMore | Action::FlipFour) => {
            let way = if card == Card::OneMore { Move::OneMore } else { Move::FlipFour };
            most_endangered(view).map(way)
        }
        Face::Action(action) => exchange(view, action),
        Face::Number(_) => None,
    };
    way.expect("a card that is asked about can be played")
}

/// What one card more is expected to bring, times the number of cards it can be,
/// with exact counts of what is left. Modifiers and actions go to others.
fn expected<const SEATS: usize>(view: View<'_, SEATS>) -> i64 {
    let me = view.seat();
    let gain = |&card: &Card| {
        let count = i64::try_from(view.next_from().count(card)).unwrap_or(0);
        let worth = match card.face() {
            Face::Number(_) if view.row(me).would_bust(card) || card == Card::Zero => -view.points(me),
            Face::Number(number) if card == Card::UnluckySeven => i64::from(number) - view.points(me),
            Face::Number(number) => number.into(),
            Face::Modifier(_) | Face::Action(_) => 0,
        };
        count * worth
    };
    Card::ALL.iter().map(gain).sum()
}

/// What a row is worth to somebody who has to decide. There is no Flip 7 then that makes
/// it worth more, unless the game is brutal: else the round would be over.
#[inline]
fn worth<const SEATS: usize>(view: &View<'_, SEATS>, row: &Row) -> i64 {
    let options = *view.options();
    debug_assert!(options.brutal || row.plain_points() == row.points(options));
    if options.brutal { row.points(options) } else { row.plain_points() }
}

/// What a seat has that is out of the question.
const NONE: i64 = i64::MIN;

/// The seat with the most of something, the lowest of several. Each is asked with
/// its row and how far it is, all points counted.
fn with_most<const SEATS: usize>(
    view: &View<'_, SEATS>,
    much: impl Fn(Seat, &Row, i64) -> i64,
) -> Option<Seat> {
    let (mut most, mut found) = (NONE, 0);
    for (seat, (row, total)) in view.rows().iter().zip(view.totals()).enumerate() {
        let has = much(Seat::at(seat), row, total + worth(view, row));
        if has > most {
            (most, found) = (has, seat);
        }
    }
    (most != NONE).then(|| Seat::at(found))
}

/// What counts more than any standing, and what counts more than that: one
/// number to compare by, first by these.
const FIRST: i64 = 1 << 60;
const SECOND: i64 = 1 << 40;

/// More than any standing: somebody else than this seat.
fn other<const SEATS: usize>(view: &View<'_, SEATS>, seat: Seat) -> i64 {
    FIRST * i64::from(seat != view.seat())
}

/// A modifier hurts the leader most, and a busted row least.
fn give<const SEATS: usize>(view: &View<'_, SEATS>) -> Option<Seat> {
    with_most(view, |seat, row, standing| {
        let worth_it = row.is_in_play() & !row.holds_zero();
        let hurt = other(view, seat) + SECOND * i64::from(worth_it) + standing;
        if view.options().brutal | row.is_in_play() { hurt } else { NONE }
    })
}

/// Cards to take go to whoever is most likely to bust, the leader first.
fn most_endangered<const SEATS: usize>(view: &View<'_, SEATS>) -> Option<Seat> {
    let next = view.next_from();
    with_most(view, |seat, row, standing| {
        let cards = i64::try_from(next.count_of(row.busting())).unwrap_or(0);
        let danger = other(view, seat) + SECOND * cards + standing;
        if row.is_in_play() { danger } else { NONE }
    })
}

#[cfg(test)]
mod tests {
    use game::random::{self, Use};
    use game::{Game as _, Nobody, ScriptedDealer, Seed, Setup};
    use vengeance::{Options, Table, open_cards};

    use super::open::Open;
    use super::prospect::Prospect;
    use super::*;

    /// Looks at every position of random games with all options.
    fn in_all_rules(mut look: impl FnMut(&View<'_, 18>)) {
        for (seed, options) in (0..60).zip(0_u8..) {
            let options =
                Options { brutal: options & 1 == 1, both_13_count: options & 2 == 2, ..Options::default() };
            let seed = Seed::from(seed);
            let mut random = seed.stream(Use::Bots);
            let setup = Setup::new::<Table>(options, 2 + random::index(&mut random, 4), 1).unwrap();
            let mut dealer = ScriptedDealer::seeded(seed);
            let mut game = Table::begin(&setup, &mut dealer, &mut Nobody).unwrap();
            while let Some(seat) = game.to_act() {
                look(&game.view(seat));
                let way = game.pick_legal(seat, |count| random::index(&mut random, count)).unwrap();
                game.play(seat, way, &mut dealer, &mut Nobody).unwrap();
            }
        }
    }

    #[test]
    fn the_open_cards_that_are_laid_out_are_the_open_cards() {
        in_all_rules(|view| {
            let mut open = Open::default();
            open.find(view);
            for seat in view.seats() {
                assert_eq!(
                    open.cards(seat),
                    open_cards(view, seat).collect::<Vec<_>>(),
                    "seat {seat}: {view:?}"
                );
            }
        });
    }

    #[test]
    fn what_a_card_would_make_a_row_worth_is_what_the_row_with_it_is_worth() {
        in_all_rules(|view| {
            let options = *view.options();
            for row in view.rows().iter().filter(|row| row.is_in_play()) {
                for &card in Card::ALL {
                    let after = row.with(card, options);
                    let worth = (after.points(options), !after.is_in_play());
                    assert_eq!(Prospect::of(*row, options).with(card, options), worth, "{card} to {row:?}");
                }
            }
        });
    }
}
