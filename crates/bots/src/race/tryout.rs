//! Choices, tried out to the end of the round.

use game::{Decide, Game as _, Nobody, Seat, View as _};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rows::{Decision, Kind, Position, Until, View};

use super::led::Led;
use crate::Bot as _;
use crate::rows::{RowsBot, Thinks};
use crate::stop::Stop;
use crate::trials::{Candidate, Experiment, compare, never};

/// A choice, and when oneself stops in the rest of the round.
pub(super) type Plan<M> = (M, Stop);

/// A table at which choices are tried out: each is made, the round is played on as plain players do, and what comes of it
/// is worth the chance to win with those totals.
pub struct Tryout<'a, T: Thinks, const SEATS: usize> {
    view: View<'a, T::Kind, SEATS>,
    dealer: Led<<T::Kind as Kind>::Card>,
    plain: RowsBot<T>,
    /// What the order of the cards follows from in this trial, …
    cards: u64,
    /// … and where in the deck the card is that comes next, in parts of 2⁶⁴, once something was tried out.
    next: Option<u64>,
}

/// The golden part of a deck: so far away from each other, cards are taken from everywhere alike, however often.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl<'a, T: Thinks, const SEATS: usize> Tryout<'a, T, SEATS> {
    /// Where a seat that has to decide sits.
    pub fn new(view: View<'a, T::Kind, SEATS>) -> Self {
        Self { view, dealer: Led::new(), plain: RowsBot::of(T::PLAIN), cards: 0, next: None }
    }

    /// What the seat does in the trials of others if it comes to that.
    pub fn usual(&self, random: &mut impl Rng) -> <T::Kind as Kind>::Move {
        let decided = decided::<T, SEATS>(&self.view, self.view.seat());
        decided.unwrap_or_else(|| self.plain.choose(self.view, random))
    }

    /// Tries out how much better some choices are than another, so often each. Of many those that come out worst are
    /// left out on the way.
    pub fn compare(
        &mut self,
        base: <T::Kind as Kind>::Move,
        others: Vec<<T::Kind as Kind>::Move>,
        trials: usize,
        random: &mut impl Rng,
    ) -> Vec<Candidate<<T::Kind as Kind>::Move>> {
        let others = others.into_iter().map(|action| (action, T::PLAIN));
        let compared = compare(self, (base, T::PLAIN), others, trials, random, &mut never);
        let tried = |plan: Candidate<Plan<_>>| Candidate { choice: plan.choice.0, trials: plan.trials };
        compared.into_iter().map(tried).collect()
    }

    /// How the round ends after a choice, with the cards that a number stands for: other choices with the same number
    /// meet the same cards.
    pub fn end_of_round(&mut self, action: <T::Kind as Kind>::Move, cards: u64) -> Position<T::Kind, SEATS> {
        self.play_on((action, T::PLAIN), cards, cards)
    }

    fn play_on(
        &mut self,
        (action, then): Plan<<T::Kind as Kind>::Move>,
        cards: u64,
        next: u64,
    ) -> Position<T::Kind, SEATS> {
        let luck = Xoshiro256PlusPlus::seed_from_u64(cards);
        // Nothing is hidden in these games but the order of the cards, which is made up here.
        let mut game: Position<T::Kind, SEATS> = *self.view;
        self.dealer.begin(game.deck(), next, luck.clone());
        let (me, own) = (self.view.seat(), RowsBot::of(then));
        let mut decider = PlayOn { first: Some(action), me, own, plain: self.plain, luck };
        let played = game.play_until(Until::RoundOver, &mut self.dealer, &mut Nobody, &mut decider);
        debug_assert!(played.is_ok(), "whoever plays on chooses what is legal");
        game
    }
}

impl<T: Thinks, const SEATS: usize> Experiment for Tryout<'_, T, SEATS> {
    type Choice = Plan<<T::Kind as Kind>::Move>;

    fn begin(&mut self, luck: u64) {
        self.cards = luck;
        self.next = Some(self.next.map_or(luck, |next| next.wrapping_add(GOLDEN)));
    }

    /// The chance to win after a choice, once the round has been played on.
    fn worth(&mut self, plan: Self::Choice) -> f64 {
        let game = self.play_on(plan, self.cards, self.next.unwrap_or(self.cards));
        worth::<T, SEATS>(&game, self.view.seat())
    }
}

/// Makes a choice, then plays on as plain players do; oneself no longer as if points were all.
struct PlayOn<T: Thinks> {
    first: Option<<T::Kind as Kind>::Move>,
    me: Seat,
    /// How oneself plays on.
    own: RowsBot<T>,
    plain: RowsBot<T>,
    luck: Xoshiro256PlusPlus,
}

impl<T: Thinks, const SEATS: usize> Decide<Position<T::Kind, SEATS>> for PlayOn<T> {
    const LEGAL: bool = true;

    fn decide(
        &mut self,
        game: &Position<T::Kind, SEATS>,
        seat: Seat,
    ) -> Option<(Seat, <T::Kind as Kind>::Move)> {
        let first = self.first.take();
        let decided = || (seat == self.me).then(|| decided::<T, SEATS>(game, seat)).flatten();
        let action = first.or_else(decided);
        let player = if seat == self.me { self.own } else { self.plain };
        Some((seat, action.unwrap_or_else(|| player.choose(game.view(seat), &mut self.luck))))
    }
}

/// What somebody does who can see how the game ends: hit where others are out of reach
/// otherwise, and stay where nobody can win any more.
fn decided<T: Thinks, const SEATS: usize>(
    game: &Position<T::Kind, SEATS>,
    seat: Seat,
) -> Option<<T::Kind as Kind>::Move> {
    if !matches!(game.decision(), Decision::Turn(_)) {
        return None;
    }
    let standing = |seat: Seat| game.totals()[seat.index()] + game.points(seat);
    let others = || game.seats().filter(|other| *other != seat);
    let (done, mine) = (others().filter(|other| !game.active().has(*other)), standing(seat));
    let goal = i64::from(game::Options::target(game.options()));
    let lost = done.map(standing).any(|done| done >= goal && done > mine);
    let won = || mine >= goal && others().all(|other| !game.active().has(other) && standing(other) < mine);
    if lost {
        Some(T::Kind::HIT)
    } else if won() {
        Some(T::Kind::STAY).filter(|stay| game.check(seat, *stay).is_ok())
    } else {
        None
    }
}

/// What a position after a round is worth to a seat: the chance to win. Whoever is alone has
/// nobody to race, and wants points.
fn worth<T: Thinks, const SEATS: usize>(game: &Position<T::Kind, SEATS>, seat: Seat) -> f64 {
    if game.totals().len() == 1 {
        return points(game.totals()[0]);
    }
    match game.decision() {
        Decision::Over { winner } => f64::from(u8::from(winner == seat)),
        _ => T::learnt().of::<T>(game.totals().len()).chance(
            game.totals(),
            seat.index(),
            game::Options::target(game.options()),
        ),
    }
}

/// The chances of all seats to win with a position after a round; they add up to 1.
pub fn chances<T: Thinks, const SEATS: usize>(game: &Position<T::Kind, SEATS>) -> Vec<f64> {
    match game.decision() {
        Decision::Over { winner } => game.seats().map(|seat| f64::from(u8::from(winner == seat))).collect(),
        _ => T::learnt()
            .of::<T>(game.totals().len())
            .chances(game.totals(), game::Options::target(game.options())),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "nobody has that many points")]
fn points(total: i64) -> f64 {
    f64::from(total as i32)
}
