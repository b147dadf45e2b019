//! The chance to win with these totals after a round, learnt from games of plain players.
//!
//! Everybody has a worth by how far they are behind the leader, and by how far the leader is from
//! the goal; chances to win are as the exponentials of these. The worth is a sum of a few smooth
//! terms. Where it was looked up in a table, each place learnt by itself was wrong by some other
//! amount, and who plays for the win followed these bumps instead of the points.

use super::learning::Played;

/// How many terms a worth has.
const TERMS: usize = 6;

/// Whoever is further behind is no worse off.
const FARTHEST: i64 = 250;

/// Whether the leader is further from the goal makes no difference.
const FAR: i64 = 300;

/// Half of what one loses at once by being behind is lost with so many points …
const SOON: f64 = 30.0;

/// … and points count half as much with so many more to go.
const LATE: f64 = 25.0;

/// How often the weights are made better. They do not change any more by then.
const STEPS: usize = 6;

/// What totals are worth.
pub struct Standing {
    weights: [f64; TERMS],
}

impl Standing {
    /// From how many games it learns.
    pub const GAMES: u16 = 6000;

    /// Learns from games to a target: the weights by which what came of them is most likely, found
    /// by Newton's method.
    pub fn learn(games: &[Played], target: u32) -> Self {
        let mut standing = Self { weights: [0.0; TERMS] };
        for _ in 0..STEPS {
            let mut slope = Slope::at(&standing);
            // After the last round there is nothing to foretell.
            for (game, rounds) in games.iter().map(|game| (game, game.totals.len() - 1)) {
                for totals in &game.totals[..rounds] {
                    slope.add(&standing, totals, game.winner, target);
                }
            }
            for (weight, step) in standing.weights.iter_mut().zip(slope.step()) {
                *weight += step;
            }
        }
        standing
    }

    /// The chance of a seat to win with these totals after a round.
    pub fn chance(&self, totals: &[i64], seat: usize, target: u32) -> f64 {
        let (mut all, mut own) = (0.0, 0.0);
        for (place, terms) in terms(totals, target).enumerate() {
            let worth = self.worth(&terms).exp();
            all += worth;
            if place == seat {
                own = worth;
            }
        }
        own / all
    }

    /// The chances of all seats. They add up to 1.
    pub fn chances(&self, totals: &[i64], target: u32) -> Vec<f64> {
        let worths: Vec<f64> = terms(totals, target).map(|terms| self.worth(&terms).exp()).collect();
        let all: f64 = worths.iter().sum();
        worths.into_iter().map(|worth| worth / all).collect()
    }

    fn worth(&self, terms: &[f64; TERMS]) -> f64 {
        self.weights.iter().zip(terms).map(|(weight, term)| weight * term).sum()
    }
}

/// What the worth of every seat depends on. Where the highest total is shared at the goal, one
/// more point wins.
fn terms(totals: &[i64], target: u32) -> impl Iterator<Item = [f64; TERMS]> {
    let leader = totals.iter().copied().max().unwrap_or(0);
    let late = LATE / (small((i64::from(target) - leader).clamp(1, FAR)) + LATE);
    totals.iter().map(move |total| {
        let gap = small((leader - total).min(FARTHEST));
        let (behind, soon) = (gap / 100.0, gap / (gap + SOON));
        [behind, behind * late, behind * late * late, soon, soon * late, soon * late * late]
    })
}

#[expect(clippy::cast_possible_truncation, reason = "at most a few hundred")]
fn small(points: i64) -> f64 {
    f64::from(points as i16)
}

/// How likely games are with weights a little different: the first and the second derivative of
/// the logarithm.
struct Slope {
    first: [f64; TERMS],
    second: [[f64; TERMS]; TERMS],
}

impl Slope {
    /// Before any game, weights are most likely zero, if only just.
    fn at(standing: &Standing) -> Self {
        let mut second = [[0.0; TERMS]; TERMS];
        for (place, row) in second.iter_mut().enumerate() {
            row[place] = 1.0;
        }
        Self { first: standing.weights.map(|weight| -weight), second }
    }

    fn add(&mut self, standing: &Standing, totals: &[i64], winner: usize, target: u32) {
        let chances = standing.chances(totals, target);
        let mut mean = [0.0; TERMS];
        for (chance, terms) in chances.iter().zip(terms(totals, target)) {
            mean.iter_mut().zip(terms).for_each(|(mean, term)| *mean += chance * term);
        }
        for (seat, (chance, terms)) in chances.iter().zip(terms(totals, target)).enumerate() {
            let off: [f64; TERMS] = std::array::from_fn(|place| terms[place] - mean[place]);
            for (place, row) in self.second.iter_mut().enumerate() {
                self.first[place] += f64::from(u8::from(seat == winner)) * off[place];
                row.iter_mut().zip(off).for_each(|(cell, other)| *cell += chance * off[place] * other);
            }
        }
    }

    /// How far to go where it is steepest, by how soon it gets flat: the solution of linear
    /// equations, each term taken out of those below it, from the last on put in again.
    fn step(mut self) -> [f64; TERMS] {
        for place in 0..TERMS {
            for below in place + 1..TERMS {
                let share = self.second[below][place] / self.second[place][place];
                let row = self.second[place];
                self.second[below].iter_mut().zip(row).for_each(|(cell, other)| *cell -= share * other);
                self.first[below] -= share * self.first[place];
            }
        }
        let mut step = [0.0; TERMS];
        for place in (0..TERMS).rev() {
            let known: f64 = self.second[place].iter().zip(step).map(|(cell, known)| cell * known).sum();
            step[place] = (self.first[place] - known) / self.second[place][place];
        }
        step
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two rounds to 100, in which whoever leads after the first wins three of four.
    fn games() -> Vec<Played> {
        let game = |number: usize| {
            let leader = number % 2;
            let winner = if number % 8 < 6 { leader } else { 1 - leader };
            let mut first = vec![40, 40];
            first[leader] = 60;
            Played { totals: vec![first, vec![100, 100]], winner }
        };
        (0..6000).map(game).collect()
    }

    #[test]
    fn what_wins_is_learnt() {
        let standing = Standing::learn(&games(), 100);
        let chance = |totals: &[i64], seat| standing.chance(totals, seat, 100);
        assert!((chance(&[60, 40], 0) - 0.75).abs() < 0.001, "{}", chance(&[60, 40], 0));
        assert!((chance(&[40, 60], 0) - 0.25).abs() < 0.001);
        assert!((chance(&[30, 30], 0) - 0.5).abs() < 1e-9, "who is as far is as likely to win");
    }

    #[test]
    fn chances_of_all_are_those_of_each_and_add_up_to_one() {
        let standing = Standing::learn(&games(), 100);
        for totals in [vec![0, 0, 0], vec![12, 40, 33], vec![-8, 49], vec![10, 20, 30, 40, 45, 45]] {
            let all = standing.chances(&totals, 100);
            assert!((all.iter().sum::<f64>() - 1.0).abs() < 1e-9);
            for (seat, chance) in all.iter().enumerate() {
                assert!((standing.chance(&totals, seat, 100) - chance).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn far_from_the_target_and_far_behind_are_as_good_as_farther() {
        let standing = Standing::learn(&games(), 100);
        let chance = |totals: &[i64], target| standing.chance(totals, 0, target);
        assert!((chance(&[0, 10], 1000) - chance(&[0, 10], 5000)).abs() < 1e-9);
        assert!((chance(&[-900, 10], 100) - chance(&[-300, 10], 100)).abs() < 1e-9);
    }
}
