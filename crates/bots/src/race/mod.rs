//! A player of a game of rows who plays for the win, not for points: whatever can be chosen is
//! tried out to the end of the round, and what comes of it is worth the chance to win with
//! those totals ([`Model`]).

mod arrivals;
mod learning;
mod standing;

use game::{Dealer as _, Decide, Game as _, LazyDealer, Nobody, Seat, View as _};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rows::{Decision, Kind, Position, Until, View};

pub use arrivals::Arrivals;
pub use learning::{Learnt, Model};
pub use standing::Standing;

use crate::rows::{RowsBot, Thinks};
use crate::trials::{self, Tryout};
use crate::{Bot as _, stop::Stop};

/// A choice, and when oneself stops in the rest of the round.
type Plan<M> = (M, Stop);

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
    let others = others::<T, SEATS>(view, usual).into_iter();
    let mut table = Table::<T, SEATS>::new(view);
    let (action, _) = trials::best(&mut table, (usual, T::PLAIN), others, trials, random, enough);
    action
}

/// Everything that could be done instead of the usual. Whoever hits may mean to be bolder or
/// more careful than usual from then on: what a hit is worth is what it is worth with that.
fn others<T: Thinks, const SEATS: usize>(
    view: View<'_, T::Kind, SEATS>,
    usual: <T::Kind as Kind>::Move,
) -> Vec<Plan<<T::Kind as Kind>::Move>> {
    let others = view.choices().filter(|action| *action != usual);
    let mut others: Vec<_> = others.map(|action| (action, T::PLAIN)).collect();
    if matches!(view.decision(), Decision::Turn(_)) && !others.is_empty() {
        others.extend(T::TEMPERS.map(|then| (T::Kind::HIT, then)));
    }
    others
}

/// A table at which choices are tried out.
struct Table<'a, T: Thinks, const SEATS: usize> {
    view: View<'a, T::Kind, SEATS>,
    dealer: LazyDealer<<T::Kind as Kind>::Card, Xoshiro256PlusPlus>,
    plain: RowsBot<T>,
    cards: u64,
}

impl<'a, T: Thinks, const SEATS: usize> Table<'a, T, SEATS> {
    fn new(view: View<'a, T::Kind, SEATS>) -> Self {
        let dealer = LazyDealer::new(Xoshiro256PlusPlus::seed_from_u64(0));
        Self { view, dealer, plain: RowsBot::of(T::PLAIN), cards: 0 }
    }
}

impl<T: Thinks, const SEATS: usize> Tryout for Table<'_, T, SEATS> {
    type Choice = Plan<<T::Kind as Kind>::Move>;

    const MARGIN: f64 = 1.0;

    fn begin(&mut self, luck: u64) {
        self.cards = luck;
    }

    /// The chance to win after a choice, once the round has been played on.
    fn worth(&mut self, (action, then): Self::Choice) -> f64 {
        let luck = Xoshiro256PlusPlus::seed_from_u64(self.cards);
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
