//! Bots for With a Vengeance.

use std::cmp::Reverse;
use std::str::FromStr;

use rand_core::Rng;
use table::{Card as _, Seat, View as _};
use vengeance::{Action, Card, Decision, Face, Move, Status, Vengeance, View};

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
    #[inline]
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
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, _: &mut R) -> Move {
        match view.decision() {
            Decision::Turn(_) | Decision::Over { .. } => turn(&view, self.stop),
            Decision::Bonus(_) => Move::Bonus(view.seat()),
            Decision::Play { card, .. } => {
                let best = match card.face() {
                    Face::Modifier(_) => view.choices().max_by_key(|&way| gift(&view, way)),
                    Face::Action(Action::OneMore | Action::FlipFour) => {
                        view.choices().max_by_key(|&way| danger(&view, way))
                    }
                    Face::Action(_) | Face::Number(_) => view.choices().max_by_key(|&way| gain(&view, way)),
                };
                best.expect("a card that is asked about can be played")
            }
        }
    }
}

fn turn<const SEATS: usize>(view: &View<'_, SEATS>, stop: Stop) -> Move {
    let me = view.seat();
    let must = view.is_bare(me) || view.row(me).holds_zero();
    let points = view.points(me);
    if must || points <= 0 {
        return Move::Hit;
    }
    let now = Chances { points, numbers: view.row(me).numbers().len() };
    let busting = || (bust_cards(view, me), view.next_from().len());
    if stop.stops(now, busting, || expected(view)) { Move::Stay } else { Move::Hit }
}

/// What one card more is expected to bring, times the number of cards it can be,
/// with exact counts of what is left. Modifiers and actions go to others.
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

/// How many of the cards that may come next would bust a seat.
fn bust_cards<const SEATS: usize>(view: &View<'_, SEATS>, seat: Seat) -> usize {
    let bust = |card: &&Card| matches!(card.face(), Face::Number(_)) && view.row(seat).would_bust(**card);
    Card::ALL.iter().filter(bust).map(|&card| view.next_from().count(card)).sum()
}

/// How far a seat is, all points counted.
fn standing<const SEATS: usize>(view: &View<'_, SEATS>, seat: Seat) -> i64 {
    view.totals()[seat.index()] + view.points(seat)
}

/// A modifier hurts the leader most, and a busted row least.
fn gift<const SEATS: usize>(view: &View<'_, SEATS>, way: Move) -> (bool, bool, i64, Reverse<Seat>) {
    let Move::Give(to) = way else { return (false, false, 0, Reverse(view.seat())) };
    let worth_it = view.row(to).status() != Status::Busted && !view.row(to).holds_zero();
    (to != view.seat(), worth_it, standing(view, to), Reverse(to))
}

/// Cards to take go to whoever is most likely to bust, the leader first.
fn danger<const SEATS: usize>(view: &View<'_, SEATS>, way: Move) -> (bool, usize, i64, Reverse<Seat>) {
    let (Move::OneMore(on) | Move::FlipFour(on)) = way else { return (false, 0, 0, Reverse(view.seat())) };
    (on != view.seat(), bust_cards(view, on), standing(view, on), Reverse(on))
}

/// What I gain by a move, counted twice, and what the best other loses.
fn gain<const SEATS: usize>(view: &View<'_, SEATS>, way: Move) -> (bool, i64) {
    let me = view.seat();
    let after = view.after(way);
    let others = || (0..view.totals().len()).map(Seat::at).filter(|&seat| seat != me);
    let leader = others().max_by_key(|&seat| (standing(view, seat), Reverse(seat)));
    let lost = leader.map_or(0, |leader| view.points(leader) - after.points(leader));
    let busted = after.row(me).status() == Status::Busted;
    (!busted, 2 * (after.points(me) - view.points(me)) + lost)
}
