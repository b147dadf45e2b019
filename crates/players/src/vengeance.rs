//! Bots for With a Vengeance.

use std::cmp::Reverse;
use std::str::FromStr;

use rand_core::Rng;
use table::{Card as _, Seat, View as _};
use vengeance::{Card, Decision, Face, Move, Status, Vengeance, View};

use crate::{BotSpec, NotABot, Player, Random};

/// A bot that plays With a Vengeance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VengeanceBot {
    /// See [`Random`].
    Random(Random),
    /// See [`PlainVengeance`].
    Plain(PlainVengeance),
}

impl VengeanceBot {
    /// Every kind there is.
    pub const KNOWN: &'static [BotSpec] = &[
        BotSpec { form: "random", about: "picks evenly among all legal moves" },
        BotSpec {
            form: "plain",
            about: "stays when the next card busts it too often, and plays cards against the leader",
        },
    ];
}

impl FromStr for VengeanceBot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        match text {
            "random" => Ok(Self::Random(Random)),
            "plain" => Ok(Self::Plain(PlainVengeance)),
            _ => Err(NotABot { text: text.to_owned(), known: Self::KNOWN }),
        }
    }
}

impl<const SEATS: usize> Player<Vengeance<SEATS>> for VengeanceBot {
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, random: &mut R) -> Move {
        match self {
            Self::Random(bot) => Player::<Vengeance<SEATS>>::choose(bot, view, random),
            Self::Plain(bot) => bot.choose(view, random),
        }
    }

    fn picks_evenly(&self) -> bool {
        matches!(self, Self::Random(_))
    }
}

/// Stays when one card in four would bust it. Gives modifiers to the leader and
/// cards to take to whoever is most likely to bust; steals, swaps and discards
/// for what it gains and the leader loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlainVengeance;

/// It stays when more than one card in so many would bust it.
const BUST_ONE_IN: usize = 4;

impl<const SEATS: usize> Player<Vengeance<SEATS>> for PlainVengeance {
    fn choose<R: Rng>(&mut self, view: View<'_, SEATS>, _: &mut R) -> Move {
        let me = view.seat();
        match view.decision() {
            Decision::Turn(_) | Decision::Over { .. } => turn(&view),
            Decision::Bonus(_) => Move::Bonus(me),
            Decision::Play { card, .. } => {
                let best = match card.face() {
                    Face::Modifier(_) => view.choices().max_by_key(|&way| gift(&view, way)),
                    _ if matches!(card, Card::OneMore | Card::FlipFour) => {
                        view.choices().max_by_key(|&way| danger(&view, way))
                    }
                    Face::Action(_) | Face::Number(_) => view.choices().max_by_key(|&way| gain(&view, way)),
                };
                best.expect("a card that is asked about can be played")
            }
        }
    }
}

fn turn<const SEATS: usize>(view: &View<'_, SEATS>) -> Move {
    let me = view.seat();
    let must = view.is_bare(me) || view.row(me).holds_zero();
    let nothing_to_lose = view.points(me) <= 0;
    let risky = bust_cards(view, me) * BUST_ONE_IN > view.next_from().len();
    if must || nothing_to_lose || !risky { Move::Hit } else { Move::Stay }
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
