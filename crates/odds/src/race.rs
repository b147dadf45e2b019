//! What the points of a round are worth to somebody who wants to win the game.

use crate::utility::Utility;

/// A race of several players to a total (F7-42), in which everybody's points of every round are drawn from one
/// distribution, independent of each other. That is assumed: in a game rounds of players hang together by the cards
/// that they take from each other, and nobody who plays to win goes on as if points were all.
///
/// A highest total that is shared counts as a win in equal parts.
pub struct Race<'a> {
    target: usize,
    /// The chance of each number of points of a round.
    round: &'a [f64],
}

/// How likely a player has each total after a round, without having reached the target before it.
type Totals = Vec<f64>;

impl<'a> Race<'a> {
    /// A race to this target, with the chance of each number of points of a round.
    pub fn new(target: u32, round: &'a [f64]) -> Self {
        Self { target: target as usize, round }
    }

    /// What the points of this round are worth to a player with this total among others with these: the chance to
    /// win. All of them are still below the target.
    pub fn utility(&self, total: u32, others: &[u32]) -> Utility {
        let wins = self.wins(others);
        let goes_on = self.goes_on(&wins);
        Utility::of(|points| {
            let now = (total + points) as usize;
            if now < self.target { goes_on[now] } else { at(&wins[0], now) }
        })
    }

    /// The chance, after each round, that the others have not reached the target before it and a total wins.
    fn wins(&self, others: &[u32]) -> Vec<Totals> {
        let mut all: Vec<Totals> = others.iter().map(|total| certain(*total as usize)).collect();
        // Nearly everybody makes a hundredth of that in a round.
        let rounds = 20 + self.target / 5;
        let most = self.target + self.round.len();
        (0..rounds)
            .map(|_| {
                for totals in &mut all {
                    *totals = self.play(totals);
                }
                (0..most).map(|total| share(&all, total)).collect()
            })
            .collect()
    }

    /// What a total below the target is worth after this round.
    fn goes_on(&self, wins: &[Totals]) -> Totals {
        let mut worth = vec![0.0; self.target];
        for wins in wins[1..].iter().rev() {
            let after = |total: usize| if total < self.target { worth[total] } else { at(wins, total) };
            worth = (0..self.target)
                .map(|total| {
                    self.round.iter().enumerate().map(|(points, chance)| chance * after(total + points)).sum()
                })
                .collect();
        }
        worth
    }

    /// Plays a round with those who have not reached the target.
    fn play(&self, totals: &[f64]) -> Totals {
        let mut next = vec![0.0; self.target + self.round.len()];
        for (total, mass) in totals.iter().take(self.target).enumerate().filter(|(_, mass)| **mass > 0.0) {
            for (sum, chance) in next[total..].iter_mut().zip(self.round) {
                *sum += mass * chance;
            }
        }
        next
    }
}

fn certain(total: usize) -> Totals {
    let mut totals = vec![0.0; total + 1];
    totals[total] = 1.0;
    totals
}

fn at(totals: &[f64], total: usize) -> f64 {
    totals.get(total).or(totals.last()).copied().unwrap_or(0.0)
}

/// The chance that nobody has more than a total, those who have as much counted by halves, thirds and so on.
fn share(others: &[Totals], total: usize) -> f64 {
    // By how many have as much.
    let mut level = vec![1.0];
    for totals in others {
        let below: f64 = totals.iter().take(total).sum();
        let same = totals.get(total).copied().unwrap_or(0.0);
        level.push(0.0);
        for count in (0..level.len()).rev() {
            level[count] = level[count] * below + if count > 0 { level[count - 1] * same } else { 0.0 };
        }
    }
    (1_u8..).zip(&level).map(|(winners, chance)| chance / f64::from(winners)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every round brings ten points.
    const TEN: [f64; 11] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0];

    fn chance(total: u32, others: &[u32], points: u32) -> f64 {
        Race::new(100, &TEN).utility(total, others).worth(points)
    }

    fn is(chance: f64, wanted: f64) {
        assert!((chance - wanted).abs() < 1e-12, "{chance}, not {wanted}");
    }

    #[test]
    fn whoever_is_ahead_at_the_target_wins() {
        is(chance(80, &[85], 21), 1.0);
        // The other has 95 after this round and 105 after the next.
        is(chance(80, &[85], 10), 0.0);
        is(chance(80, &[70, 60], 19), 1.0);
        // 101 against 100.
        is(chance(90, &[91], 10), 0.0);
        is(chance(90, &[89], 10), 1.0);
    }

    #[test]
    fn a_tie_is_shared() {
        is(chance(80, &[90], 20), 0.5);
        is(chance(80, &[90, 90], 20), 1.0 / 3.0);
        is(chance(90, &[80], 0), 0.5);
    }

    #[test]
    fn chances_of_equals_are_equal() {
        let round = [0.5, 0.0, 0.0, 0.25, 0.0, 0.0, 0.0, 0.25];
        let race = Race::new(30, &round);
        let mine = race.utility(12, &[12, 12]);
        let all: f64 = round.iter().zip(0..).map(|(chance, points)| chance * mine.worth(points)).sum();
        is(all, 1.0 / 3.0);
    }
}
