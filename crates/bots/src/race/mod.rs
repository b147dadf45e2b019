//! A player of a game of rows who plays for the win, not for points: whatever can be chosen is
//! tried out to the end of the round, and what comes of it is worth the chance to win with
//! those totals ([`Model`]).
//!
//! Two things make few trials enough. Every choice is tried out with the same cards, so that
//! only what it changes is compared; and what the plain player would do is left only for
//! something that is better by more than a standard error, since the best of many guesses is
//! mostly the luckiest.

mod arrivals;
mod learning;
mod standing;
mod trials;

use game::{Dealer as _, Decide, Game as _, LazyDealer, Nobody, Seat, View as _};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rows::{Decision, Kind, Position, Until, View};

pub use arrivals::Arrivals;
pub use learning::{Learnt, Model};
pub use standing::Standing;
use trials::Trials;

use crate::rows::{RowsBot, Thinks};
use crate::{Bot as _, stop::Stop};

/// With more choices than this, the worse half of them is left out again and again.
const FEW: usize = 4;

/// How often each of many choices is tried out before the first are left out, and everything
/// however little time there is: fewer trials are luck.
const FIRST: usize = 8;

/// A choice with what one does afterwards, and how much better than the plain one it came out.
struct Candidate<M> {
    action: M,
    /// When one stops in the rest of the round.
    then: Stop,
    trials: Trials,
}

impl<M> Candidate<M> {
    fn new(action: M, then: Stop) -> Self {
        Self { action, then, trials: Trials::default() }
    }
}

/// What somebody does who plays for the win, by so many trials of each choice, or fewer if
/// that is enough.
pub(crate) fn choose<T: Thinks, const SEATS: usize>(
    trials: usize,
    view: View<'_, T::Kind, SEATS>,
    random: &mut impl Rng,
    enough: &mut dyn FnMut() -> bool,
) -> <T::Kind as Kind>::Move {
    let plain = RowsBot::<T>::of(T::PLAIN);
    let usual = plain.choose(view, random);
    let mut others = others::<T, SEATS>(view, usual);
    if others.is_empty() {
        return usual;
    }
    let mut table = Tryout::<T, SEATS>::new(view);
    let mut cut = if others.len() > FEW { FIRST } else { trials };
    for trial in 1..=trials {
        table.try_all(usual, &mut others, random);
        if trial >= FIRST && enough() {
            break;
        }
        if trial == cut && trial < trials {
            leave_out_the_worse(&mut others);
            cut = if others.len() > FEW { 2 * cut } else { trials };
        }
    }
    let better = others.iter().filter(|candidate| candidate.trials.is_better());
    let best = better.max_by(|a, b| a.trials.mean().total_cmp(&b.trials.mean()));
    best.map_or(usual, |candidate| candidate.action)
}

/// Everything that could be done instead of the usual. Whoever hits may mean to be bolder or
/// more careful than usual from then on: what a hit is worth is what it is worth with that.
fn others<T: Thinks, const SEATS: usize>(
    view: View<'_, T::Kind, SEATS>,
    usual: <T::Kind as Kind>::Move,
) -> Vec<Candidate<<T::Kind as Kind>::Move>> {
    let others = view.choices().filter(|action| *action != usual);
    let mut others: Vec<_> = others.map(|action| Candidate::new(action, T::PLAIN)).collect();
    if matches!(view.decision(), Decision::Turn(_)) && !others.is_empty() {
        others.extend(T::TEMPERS.map(|then| Candidate::new(T::Kind::HIT, then)));
    }
    others
}

/// Leaves out the worse half of the choices.
fn leave_out_the_worse<M>(others: &mut Vec<Candidate<M>>) {
    others.sort_by(|a, b| b.trials.mean().total_cmp(&a.trials.mean()));
    others.truncate(others.len().div_ceil(2));
}

/// A table at which choices are tried out.
struct Tryout<'a, T: Thinks, const SEATS: usize> {
    view: View<'a, T::Kind, SEATS>,
    dealer: LazyDealer<<T::Kind as Kind>::Card, Xoshiro256PlusPlus>,
    plain: RowsBot<T>,
}

impl<'a, T: Thinks, const SEATS: usize> Tryout<'a, T, SEATS> {
    fn new(view: View<'a, T::Kind, SEATS>) -> Self {
        let dealer = LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(0));
        Self { view, dealer, plain: RowsBot::of(T::PLAIN) }
    }

    /// Tries everything out once, with the same cards.
    fn try_all(
        &mut self,
        usual: <T::Kind as Kind>::Move,
        others: &mut [Candidate<<T::Kind as Kind>::Move>],
        random: &mut impl Rng,
    ) {
        let cards = random.next_u64();
        let usually = self.try_out(usual, T::PLAIN, cards);
        for candidate in others {
            let worth = self.try_out(candidate.action, candidate.then, cards);
            candidate.trials.add(worth - usually);
        }
    }

    /// The chance to win after a choice, once the round has been played on.
    fn try_out(&mut self, action: <T::Kind as Kind>::Move, then: Stop, cards: u64) -> f64 {
        let luck = Xoshiro256PlusPlus::seed_from_u64(cards);
        // Nothing is hidden in these games but the order of the cards, which is made up here.
        let mut game: Position<T::Kind, SEATS> = *self.view;
        self.dealer.reseed(luck.clone());
        let Ok(()) = self.dealer.shuffle(game.deck());
        let me = self.view.seat();
        let own = RowsBot::of(then);
        let mut decider = PlayOn { first: Some(action), me, own, plain: self.plain, luck };
        let played = game.play_until(Until::RoundOver, &mut self.dealer, &mut Nobody, &mut decider);
        debug_assert!(played.is_ok(), "whoever plays on chooses what is legal");
        worth::<T, SEATS>(&game, me)
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
    let lost = done.map(standing).any(|done| done >= goal && done >= mine);
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

#[expect(clippy::cast_possible_truncation, reason = "nobody has that many points")]
fn points(total: i64) -> f64 {
    f64::from(total as i32)
}

impl<T: Thinks> RowsBot<T> {
    /// The bot that stops by a rule.
    pub(crate) const fn of(stop: Stop) -> Self {
        Self { stop: Some(stop), thinks: std::marker::PhantomData }
    }
}
