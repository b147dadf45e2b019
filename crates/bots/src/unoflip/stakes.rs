//! What the end of a round is worth to a seat: the chance to win the game.

use std::collections::HashMap;
use std::sync::OnceLock;

use game::random::Use;
use game::{Game as _, LazyDealer, Nobody, Seat, Seed, Setup};
use unoflip::{MOST_PLAYERS, Options, Scoring, UnoFlip, View};

use super::arrivals::Arrivals;
use super::reflex;

/// Chances are worked out for totals in steps of so many points.
const STEP: u32 = 10;

/// More points in a round are as good as so many steps.
const MOST_STEPS: usize = 40;

/// How many rounds are played to learn what they bring.
const ROUNDS: u64 = 200;

/// Where everybody notes what they hold, the rounds to come change the distance between two by
/// about so much, times the root of their number …
const SPREAD: f64 = 45.0;

/// … and bring so much to whoever has most.
const ROUND: f64 = 60.0;

/// What a seat plays for.
pub struct Stakes {
    seat: usize,
    options: Options,
    totals: Vec<i64>,
    /// Chances after so many steps more for somebody, once worked out.
    known: HashMap<(usize, i64), f64>,
}

impl Stakes {
    /// What the seat of a view plays for.
    pub fn new(view: &View) -> Self {
        Self::of(view.seat, view)
    }

    /// What a seat plays for that is seen in a view.
    fn of(seat: Seat, view: &View) -> Self {
        let totals = view.scores[..view.players].to_vec();
        Self { seat: seat.index(), options: view.options, totals, known: HashMap::new() }
    }

    /// The same view as if a game of this round alone were on, so that it ends with it.
    pub fn round_alone(mut view: View) -> View {
        view.options.target = 1;
        view.scores = [0; MOST_PLAYERS];
        view.reached = None;
        view
    }

    /// The chance to win after a round that brings everybody these points.
    pub fn worth(&mut self, points: &[i64]) -> f64 {
        let totals: Vec<i64> = self.totals.iter().zip(points).map(|(total, points)| total + points).collect();
        let target = i64::from(self.options.target);
        let is_over = totals.iter().any(|&total| total >= target);
        match self.options.scoring {
            Scoring::Lowest => lowest(&totals, self.seat, is_over, target),
            Scoring::Winner => {
                let winner = points.iter().position(|&points| points > 0).unwrap_or(self.seat);
                if is_over {
                    return f64::from(u8::from(winner == self.seat));
                }
                self.between(winner, points[winner])
            }
        }
    }

    /// The chance after somebody won so many points, between those of whole steps.
    fn between(&mut self, winner: usize, points: i64) -> f64 {
        let steps = points.div_euclid(STEP.into());
        let part = as_f64(points.rem_euclid(STEP.into())) / f64::from(STEP);
        let (less, more) = (self.after(winner, steps), self.after(winner, steps + 1));
        less + part * (more - less)
    }

    fn after(&mut self, winner: usize, steps: i64) -> f64 {
        if let Some(&known) = self.known.get(&(winner, steps)) {
            return known;
        }
        let mut totals: Vec<i64> = self.totals.iter().map(|total| total / i64::from(STEP)).collect();
        totals[winner] += steps;
        let target = self.options.target.div_ceil(STEP);
        let chance = arrivals(totals.len()).chance(&totals, self.seat, target);
        self.known.insert((winner, steps), chance);
        chance
    }
}

/// What everybody at a table plays for.
pub struct AllStakes(Vec<Stakes>);

impl AllStakes {
    /// What all those play for that are seen in a view, whoever looks.
    pub fn new(view: &View) -> Self {
        Self(Seat::all(view.players).map(|seat| Stakes::of(seat, view)).collect())
    }

    /// What a seat plays for.
    pub(super) fn of(&mut self, seat: Seat) -> &mut Stakes {
        &mut self.0[seat.index()]
    }

    /// Everybody's chance to win after a round that brings these points; they add up to 1.
    pub fn chances(&mut self, points: &[i64]) -> Vec<f64> {
        let mut chances: Vec<f64> = self.0.iter_mut().map(|stakes| stakes.worth(points)).collect();
        let sum: f64 = chances.iter().sum();
        for chance in &mut chances {
            *chance /= sum;
        }
        chances
    }
}

/// The chance to have the lowest total in the end.
fn lowest(totals: &[i64], seat: usize, is_over: bool, target: i64) -> f64 {
    let least = totals.iter().copied().min().unwrap_or(0);
    if is_over {
        let ahead = totals.iter().filter(|&&total| total == least).count();
        return if totals[seat] == least { 1.0 / as_f64(i64::try_from(ahead).unwrap_or(1)) } else { 0.0 };
    }
    let most = totals.iter().copied().max().unwrap_or(0);
    let rounds = (as_f64(target - most) / ROUND).max(1.0);
    let weight = |total: &i64| (as_f64(least - total) / (SPREAD * rounds.sqrt())).exp();
    weight(&totals[seat]) / totals.iter().map(weight).sum::<f64>()
}

/// When players arrive at the target, in steps, so many at a table: in each round one of them wins
/// points, and anybody as likely.
fn arrivals(players: usize) -> &'static Arrivals {
    static LEARNT: [OnceLock<Arrivals>; MOST_PLAYERS + 1] = [const { OnceLock::new() }; MOST_PLAYERS + 1];
    LEARNT[players].get_or_init(|| learn(players))
}

/// What rounds bring, by rounds that plain players play.
fn learn(players: usize) -> Arrivals {
    let options = Options { target: 1, ..Options::default() };
    let mut chances = [0.0; MOST_STEPS + 1];
    for number in 0..ROUNDS {
        let seed = Seed::from(u128::from(number));
        let setup = Setup::new::<UnoFlip>(options, players, 1).expect("so many can play");
        let mut dealer = LazyDealer::new(seed.stream(Use::Simulation));
        let Ok(mut game) = UnoFlip::begin(&setup, &mut dealer, &mut Nobody);
        let Ok(_) = reflex::play_out(&mut game, &mut dealer);
        for seat in Seat::all(players) {
            let steps = (game.scores()[seat.index()] + i64::from(STEP / 2)) / i64::from(STEP);
            chances[usize::try_from(steps).unwrap_or(0).min(MOST_STEPS)] += 1.0;
        }
    }
    let all: f64 = chances.iter().sum();
    Arrivals::new(&chances.map(|count| count / all))
}

#[expect(clippy::cast_possible_truncation, reason = "nobody has that many points")]
fn as_f64(points: i64) -> f64 {
    f64::from(points as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(scoring: Scoring, target: u32, totals: &[i64]) -> Stakes {
        let options = Options { scoring, target, ..Options::default() };
        Stakes { seat: 0, options, totals: totals.to_vec(), known: HashMap::new() }
    }

    #[test]
    fn whoever_reaches_the_target_has_won() {
        let mut stakes = stakes(Scoring::Winner, 500, &[450, 480, 0]);
        assert!((stakes.worth(&[50, 0, 0]) - 1.0).abs() < 1e-12);
        assert!(stakes.worth(&[0, 30, 0]).abs() < 1e-12);
        let open = stakes.worth(&[0, 0, 30]);
        assert!(0.1 < open && open < 0.6, "{open}");
    }

    #[test]
    fn more_points_are_worth_more_and_others_points_less() {
        let mut stakes = stakes(Scoring::Winner, 500, &[100, 200, 150, 20]);
        let own: Vec<f64> = (1..20).map(|points| stakes.worth(&[7 * points, 0, 0, 0])).collect();
        assert!(own.is_sorted_by(|less, more| less < more), "{own:?}");
        let other: Vec<f64> = (1..20).map(|points| stakes.worth(&[0, 7 * points, 0, 0])).collect();
        assert!(other.is_sorted_by(|more, less| more > less), "{other:?}");
        assert!(own[0] > other[0]);
    }

    #[test]
    fn where_the_lowest_wins_points_are_bad() {
        let mut stakes = stakes(Scoring::Lowest, 300, &[100, 120, 280]);
        assert!(stakes.worth(&[0, 30, 10]) > stakes.worth(&[30, 0, 10]));
        assert!((stakes.worth(&[0, 30, 25]) - 1.0).abs() < 1e-12, "the game is over");
        assert!((stakes.worth(&[20, 0, 25]) - 0.5).abs() < 1e-12, "shared");
        assert!(stakes.worth(&[40, 0, 25]).abs() < 1e-12);
    }
}
