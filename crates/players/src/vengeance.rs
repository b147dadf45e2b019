//! Bots for With a Vengeance.
#![expect(clippy::inline_always, reason = "Hit or Stay is asked for nearly every card")]

use std::str::FromStr;

use rand_core::Rng;
use table::{Card as _, Seat, View as _};
use vengeance::{Action, Card, Decision, Face, Move, Tally, Vengeance, View};

use crate::spec::Spec;
use crate::stop::{Chances, Stop};
use crate::{BotSpec, NotABot, Player, Random};

/// A bot that plays With a Vengeance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum VengeanceBot {
    /// See [`Random`].
    Random(Random),
    /// See [`Vengeful`].
    Vengeful(Vengeful),
}

impl VengeanceBot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec { form: "plain", about: "a sensible player: the same as bust-risk:0.25" },
        BotSpec { form: "threshold:N", about: "hits until its row is worth N points; N from 0 to 1000" },
        BotSpec {
            form: "bust-risk:P",
            about: "stays when the next card busts it with a chance above P; P from 0 to 1",
        },
        BotSpec { form: "cards:N", about: "hits until it has N numbers; N from 1 to 7" },
        BotSpec {
            form: "one-step",
            about: "hits while one card more is expected to bring more than it costs",
        },
    ];
}

impl FromStr for VengeanceBot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        let stop = match text {
            "random" => return Ok(Self::Random(Random)),
            "plain" => Some(Stop::Risk(0.25)),
            _ => Stop::parse(Spec::new(text)),
        };
        let bot = stop.map(|stop| Self::Vengeful(Vengeful { stop }));
        bot.ok_or_else(|| NotABot { text: text.to_owned(), known: Self::KNOWN })
    }
}

impl<const SEATS: usize> Player<Vengeance<SEATS>> for VengeanceBot {
    #[inline(always)]
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, random: &mut R) -> Move {
        match self {
            Self::Random(bot) => Player::<Vengeance<SEATS>>::choose(bot, view, random),
            Self::Vengeful(bot) => bot.choose(view, random),
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

/// Stops by its rule, but never while it has nothing to lose. Gives modifiers to
/// the leader and cards to take to whoever is most likely to bust; steals, swaps
/// and discards for what it gains and the leader loses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vengeful {
    /// When it stops.
    pub stop: Stop,
}

impl<const SEATS: usize> Player<Vengeance<SEATS>> for Vengeful {
    #[inline(always)]
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, _: &mut R) -> Move {
        // By far the most are turns: asked apart, that is cheap to guess.
        if let Decision::Turn(_) = view.decision() { turn(&view, self.stop) } else { decide(&view) }
    }
}

/// What to do when it is not a turn.
#[inline(never)]
fn decide<const SEATS: usize>(view: &View<'_, SEATS>) -> Move {
    match view.decision() {
        Decision::Turn(_) | Decision::Over { .. } => Move::Hit,
        Decision::Bonus(_) => Move::Bonus(view.seat()),
        Decision::Play { card, .. } => play(view, card),
    }
}

/// How to play an action card, or to whom to give a modifier.
fn play<const SEATS: usize>(view: &View<'_, SEATS>, card: Card) -> Move {
    let way = match card.face() {
        Face::Modifier(_) => give(view),
        Face::Action(Action::OneMore) => most_endangered(view).map(Move::OneMore),
        Face::Action(Action::FlipFour) => most_endangered(view).map(Move::FlipFour),
        Face::Action(action) => exchange(view, action),
        Face::Number(_) => None,
    };
    way.expect("a card that is asked about can be played")
}

fn seats<const SEATS: usize>(view: &View<'_, SEATS>) -> impl Iterator<Item = Seat> + Clone + use<SEATS> {
    Seat::all(view.totals().len())
}

#[inline(always)]
fn turn<const SEATS: usize>(view: &View<'_, SEATS>, stop: Stop) -> Move {
    let me = view.seat();
    let row = view.row(me);
    let points = view.points(me);
    let now = Chances { points, numbers: row.numbers().len() };
    let busting = || (view.bust_cards(me), view.next_from().len());
    let stops = stop.stops(now, busting, || expected(view));
    // Asked last: these keep few from staying who would. With a bare row or The
    // Zero there are no points.
    if stops && points > 0 { Move::Stay } else { Move::Hit }
}

/// What one card more is expected to bring, times the number of cards it can be,
/// with exact counts of what is left. Modifiers and actions go to others.
#[inline(never)]
fn expected<const SEATS: usize>(view: &View<'_, SEATS>) -> i64 {
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

/// How far a seat is, all points counted.
fn standing<const SEATS: usize>(view: &View<'_, SEATS>, seat: Seat) -> i64 {
    view.totals()[seat.index()] + view.points(seat)
}

/// The seat with the most of something, the lowest of several.
fn with_most(seats: impl Iterator<Item = Seat>, much: impl Fn(Seat) -> i64) -> Option<Seat> {
    let (mut most, mut found) = (i64::MIN, None);
    for seat in seats {
        let has = much(seat);
        if has > most {
            (most, found) = (has, Some(seat));
        }
    }
    found
}

/// What counts more than any standing, and what counts more than that: one
/// number to compare by, first by these.
const FIRST: i64 = 1 << 60;
const SECOND: i64 = 1 << 40;

/// A modifier hurts the leader most, and a busted row least.
fn give<const SEATS: usize>(view: &View<'_, SEATS>) -> Option<Move> {
    let hurt = |seat| {
        let worth_it = view.row(seat).is_in_play() && !view.row(seat).holds_zero();
        FIRST * i64::from(seat != view.seat()) + SECOND * i64::from(worth_it) + standing(view, seat)
    };
    let allowed = |seat: &Seat| view.options().brutal || view.row(*seat).is_in_play();
    with_most(seats(view).filter(allowed), hurt).map(Move::Give)
}

/// Cards to take go to whoever is most likely to bust, the leader first.
fn most_endangered<const SEATS: usize>(view: &View<'_, SEATS>) -> Option<Seat> {
    let danger = |seat| {
        let cards = i64::try_from(view.bust_cards(seat)).unwrap_or(0);
        FIRST * i64::from(seat != view.seat()) + SECOND * cards + standing(view, seat)
    };
    with_most(seats(view).filter(|&seat| view.row(seat).is_in_play()), danger)
}

/// The best way to play a Steal, Discard or Swap; the last of several.
fn exchange<const SEATS: usize>(view: &View<'_, SEATS>, action: Action) -> Option<Move> {
    let stakes = Stakes::of(view);
    let mut best = Best { worth: i64::MIN, way: None };
    for one in seats(view) {
        match action {
            Action::Steal if one != view.seat() => {
                for card in view.open_cards(one) {
                    let worth = stakes.loss(one, card) + stakes.gain(view.seat(), card);
                    best.consider(worth, Move::Steal(one, card));
                }
            }
            Action::Discard => {
                for card in view.open_cards(one) {
                    best.consider(stakes.loss(one, card), Move::Discard(one, card));
                }
            }
            Action::Swap => {
                let hand = Hand::of(view, one);
                for other in seats(view).skip(one.number()) {
                    swap(&stakes, &hand, &Hand::of(view, other), &mut best);
                }
            }
            _ => {}
        }
    }
    best.way
}

/// Looks at all swaps between two players.
fn swap<const SEATS: usize>(stakes: &Stakes<'_, SEATS>, his: &Hand, hers: &Hand, best: &mut Best) {
    let (one, other) = (his.seat, hers.seat);
    if !stakes.matters(one) && !stakes.matters(other) {
        // All the same to me: the last is as good as any.
        if let (Some(&(his, _)), Some(&(hers, _))) = (his.cards().last(), hers.cards().last()) {
            best.consider(0, Move::Swap(one, his, other, hers));
        }
        return;
    }
    let options = *stakes.view.options();
    for &(his, without_his) in his.cards() {
        for &(hers, without_hers) in hers.cards() {
            let worth = stakes.worth(one, || without_his.with(hers, options))
                + stakes.worth(other, || without_hers.with(his, options));
            best.consider(worth, Move::Swap(one, his, other, hers));
        }
    }
}

/// The cards of a seat that can be touched, and what the others come to without
/// each: looked through many times, found once.
struct Hand {
    seat: Seat,
    cards: [(Card, Tally); MOST_OPEN],
    count: usize,
}

/// Eight numbers, and each kind of modifier.
const MOST_OPEN: usize = 14;

impl Hand {
    fn of<const SEATS: usize>(view: &View<'_, SEATS>, seat: Seat) -> Self {
        let mut hand = Self { seat, cards: [(Card::Zero, Tally::default()); MOST_OPEN], count: 0 };
        for card in view.open_cards(seat) {
            hand.cards[hand.count] = (card, view.row(seat).tally().without(card));
            hand.count += 1;
        }
        hand
    }

    fn cards(&self) -> &[(Card, Tally)] {
        &self.cards[..self.count]
    }
}

/// The best way so far.
struct Best {
    worth: i64,
    way: Option<Move>,
}

impl Best {
    #[inline]
    fn consider(&mut self, worth: i64, way: Move) {
        if worth >= self.worth {
            *self = Self { worth, way: Some(way) };
        }
    }
}

/// What matters when cards change places: the own points, counted twice, and
/// those of the best of the others.
struct Stakes<'a, const SEATS: usize> {
    view: &'a View<'a, SEATS>,
    mine: i64,
    leader: Option<Seat>,
    leaders: i64,
}

/// Worse than anything that points can make good: to bust oneself.
const RUIN: i64 = -1_000_000;

impl<'a, const SEATS: usize> Stakes<'a, SEATS> {
    fn of(view: &'a View<'a, SEATS>) -> Self {
        let others = seats(view).filter(|&seat| seat != view.seat());
        let leader = with_most(others, |seat| standing(view, seat));
        let leaders = leader.map_or(0, |seat| view.points(seat));
        Self { view, mine: view.points(view.seat()), leader, leaders }
    }

    /// What it is worth to me that a seat loses a card.
    fn loss(&self, seat: Seat, card: Card) -> i64 {
        self.worth(seat, || self.view.tally_after(seat, Some(card), None))
    }

    /// What it is worth to me that a seat gets a card.
    fn gain(&self, seat: Seat, card: Card) -> i64 {
        self.worth(seat, || self.view.tally_after(seat, None, Some(card)))
    }

    /// Whether it matters to me what a seat's cards come to.
    fn matters(&self, seat: Seat) -> bool {
        seat == self.view.seat() || Some(seat) == self.leader
    }

    /// What it is worth to me that a seat's cards come to that; nothing if it is
    /// neither mine nor the leader's.
    #[inline(always)]
    fn worth(&self, seat: Seat, after: impl FnOnce() -> Tally) -> i64 {
        let points = |after: &Tally| after.points(*self.view.options());
        if seat == self.view.seat() {
            let after = after();
            let ruin = if after.is_in_play() { 0 } else { RUIN };
            ruin + 2 * (points(&after) - self.mine)
        } else if Some(seat) == self.leader {
            self.leaders - points(&after())
        } else {
            0
        }
    }
}
