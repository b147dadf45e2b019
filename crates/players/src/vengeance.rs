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

/// What a seat has that is out of the question.
const NONE: i64 = i64::MIN;

/// The seat with the most of something, the lowest of several.
#[inline(always)]
fn with_most(seats: impl Iterator<Item = Seat>, much: impl Fn(Seat) -> i64) -> Option<Seat> {
    let (mut most, mut found) = (NONE, None);
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
        let in_play = view.row(seat).is_in_play();
        let worth_it = in_play && !view.row(seat).holds_zero();
        let hurt =
            FIRST * i64::from(seat != view.seat()) + SECOND * i64::from(worth_it) + standing(view, seat);
        if view.options().brutal || in_play { hurt } else { NONE }
    };
    with_most(seats(view), hurt).map(Move::Give)
}

/// Cards to take go to whoever is most likely to bust, the leader first.
fn most_endangered<const SEATS: usize>(view: &View<'_, SEATS>) -> Option<Seat> {
    let danger = |seat| {
        let cards = i64::try_from(view.bust_cards(seat)).unwrap_or(0);
        let danger = FIRST * i64::from(seat != view.seat()) + SECOND * cards + standing(view, seat);
        if view.row(seat).is_in_play() { danger } else { NONE }
    };
    with_most(seats(view), danger)
}

/// The best way to play a Steal, Discard or Swap; the last of several. Apart from
/// the rest, which does without the room on the stack that this takes.
#[inline(never)]
fn exchange<const SEATS: usize>(view: &View<'_, SEATS>, action: Action) -> Option<Move> {
    let stakes = Stakes::of(view);
    let mut best = Best { worth: i64::MIN, way: None };
    match action {
        Action::Steal => steal(&stakes, &mut best),
        Action::Discard => discard(&stakes, &mut best),
        _ => swap(&stakes, &mut best),
    }
    best.way
}

fn steal<const SEATS: usize>(stakes: &Stakes<'_, SEATS>, best: &mut Best) {
    let (view, me) = (stakes.view, stakes.view.seat());
    let mine = view.row(me).tally();
    for from in seats(view).filter(|&seat| seat != me) {
        view.open_cards(from).for_each(|card| {
            let worth = stakes.without(from, card) + stakes.with(me, mine, card);
            best.consider(worth, || Move::Steal(from, card));
        });
    }
}

fn discard<const SEATS: usize>(stakes: &Stakes<'_, SEATS>, best: &mut Best) {
    for from in seats(stakes.view) {
        let consider = |card| best.consider(stakes.without(from, card), || Move::Discard(from, card));
        stakes.view.open_cards(from).for_each(consider);
    }
}

fn swap<const SEATS: usize>(stakes: &Stakes<'_, SEATS>, best: &mut Best) {
    let mut hands = [Hand::default(); SEATS];
    let hands = &mut hands[..stakes.view.totals().len()];
    let (mut mine, mut leaders) = ([Tally::default(); MOST_OPEN], [Tally::default(); MOST_OPEN]);
    for (seat, hand) in seats(stakes.view).zip(&mut *hands) {
        hand.fill(stakes.view, seat);
        if seat == stakes.view.seat() {
            hand.without_each(stakes.view, &mut mine);
        } else if Some(seat) == stakes.leader {
            hand.without_each(stakes.view, &mut leaders);
        }
    }
    let rests = |seat| {
        let rests = if seat == stakes.view.seat() { &mine } else { &leaders };
        stakes.matters(seat).then_some(rests)
    };
    for (place, hand) in hands.iter().enumerate() {
        let one = Side { hand, rests: rests(hand.seat) };
        for hand in &hands[place + 1..] {
            swap_between(stakes, one, Side { hand, rests: rests(hand.seat) }, best);
        }
    }
}

/// Looks at all swaps between two players. Only what matters is worked out.
fn swap_between<const SEATS: usize>(
    stakes: &Stakes<'_, SEATS>,
    one: Side<'_>,
    other: Side<'_>,
    best: &mut Best,
) {
    let way = |his, hers| Move::Swap(one.hand.seat, his, other.hand.seat, hers);
    if one.rests.is_none() && other.rests.is_none() {
        // All the same to me: the last is as good as any.
        if let (Some(&his), Some(&hers)) = (one.hand.cards().last(), other.hand.cards().last()) {
            best.consider(0, || way(his, hers));
        }
        return;
    }
    for (place, &his) in one.hand.cards().iter().enumerate() {
        for (her_place, &hers) in other.hand.cards().iter().enumerate() {
            let worth = one.worth(stakes, place, hers) + other.worth(stakes, her_place, his);
            best.consider(worth, || way(his, hers));
        }
    }
}

/// One side of a swap.
#[derive(Clone, Copy)]
struct Side<'a> {
    hand: &'a Hand,
    /// What the cards come to without each of them, if that matters.
    rests: Option<&'a Rests>,
}

impl Side<'_> {
    /// What it is worth to me that this side has another card in this place.
    #[inline(always)]
    fn worth<const SEATS: usize>(self, stakes: &Stakes<'_, SEATS>, place: usize, gets: Card) -> i64 {
        self.rests.map_or(0, |rests| stakes.with(self.hand.seat, &rests[place], gets))
    }
}

/// The cards of a seat that can be touched: looked through many times, found once.
#[derive(Clone, Copy, Default)]
struct Hand {
    seat: Seat,
    count: u8,
    cards: [Card; MOST_OPEN],
}

/// Eight numbers, and each kind of modifier.
const MOST_OPEN: usize = 14;

/// What a hand comes to without each of its cards.
type Rests = [Tally; MOST_OPEN];

impl Hand {
    fn fill<const SEATS: usize>(&mut self, view: &View<'_, SEATS>, seat: Seat) {
        self.seat = seat;
        view.open_cards(seat).for_each(|card| {
            self.cards[usize::from(self.count)] = card;
            self.count += 1;
        });
    }

    fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    fn without_each<const SEATS: usize>(&self, view: &View<'_, SEATS>, rests: &mut Rests) {
        for (rest, &card) in rests.iter_mut().zip(self.cards()) {
            *rest = view.row(self.seat).tally().without(card);
        }
    }
}

/// The best way so far.
struct Best {
    worth: i64,
    way: Option<Move>,
}

impl Best {
    #[inline]
    fn consider(&mut self, worth: i64, way: impl FnOnce() -> Move) {
        if worth >= self.worth {
            *self = Self { worth, way: Some(way()) };
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
        let has = |seat| if seat == view.seat() { NONE } else { standing(view, seat) };
        let leader = with_most(seats(view), has);
        let leaders = leader.map_or(0, |seat| view.points(seat));
        Self { view, mine: view.points(view.seat()), leader, leaders }
    }

    /// Whether it matters to me what a seat's cards come to.
    fn matters(&self, seat: Seat) -> bool {
        seat == self.view.seat() || Some(seat) == self.leader
    }

    /// What it is worth to me that a seat loses a card.
    fn without(&self, seat: Seat, card: Card) -> i64 {
        if !self.matters(seat) {
            return 0;
        }
        let rest = self.view.row(seat).tally().without(card);
        self.worth(seat, rest.points(*self.view.options()), false)
    }

    /// What it is worth to me that a seat that matters has a card beside these.
    #[inline(always)]
    fn with(&self, seat: Seat, tally: &Tally, card: Card) -> i64 {
        let (points, busts) = tally.worth_with(card, *self.view.options());
        self.worth(seat, points, busts)
    }

    /// What it is worth to me that a seat that matters has so many points, or
    /// that it busts.
    #[inline(always)]
    fn worth(&self, seat: Seat, points: i64, busts: bool) -> i64 {
        if seat == self.view.seat() {
            RUIN * i64::from(busts) + 2 * (points - self.mine)
        } else {
            self.leaders - points
        }
    }
}
