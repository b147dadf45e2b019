//! The chance to win with these totals after a round, learnt from games of plain players.
//!
//! Everybody has a worth by how far the leader is from the goal and how far they are behind;
//! chances to win are as the exponentials of these. That is a few numbers to look up, so that a
//! round that is tried out costs little more than its cards.

use super::learning::{Model, Played};

/// Where the worth is known, by how far the leader is from the goal. In between it is
/// interpolated.
const LEADS: [u8; 13] = [1, 4, 8, 12, 17, 23, 30, 40, 55, 75, 100, 140, 200];

/// The same by how far somebody is behind.
const GAPS: [u8; 13] = [0, 3, 6, 10, 15, 20, 27, 35, 45, 60, 80, 110, 150];

/// How much a game changes what was learnt, in the beginning and in the end.
const RATES: [f32; 2] = [0.3, 0.02];

/// What totals are worth.
pub struct Standing {
    worth: [[f32; GAPS.len()]; LEADS.len()],
}

/// A place between two known ones: the first, and how near the second it is.
#[derive(Clone, Copy)]
struct Spot {
    place: usize,
    part: f32,
}

impl Spot {
    fn of(value: i64, known: &[u8]) -> Self {
        let last = known.len() - 1;
        let value = value.clamp(known[0].into(), known[last].into());
        let place = known[1..last].iter().filter(|known| value >= i64::from(**known)).count();
        let (from, to) = (i64::from(known[place]), i64::from(known[place + 1]));
        Self { place, part: small(value - from) / small(to - from) }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "within what is known, at most 255")]
fn small(value: i64) -> f32 {
    f32::from(value as i16)
}

impl Standing {
    /// Everybody is as likely to win as anybody else who is as far.
    const fn new() -> Self {
        Self { worth: [[0.0; GAPS.len()]; LEADS.len()] }
    }

    fn learn_from(&mut self, totals: &[i64], winner: usize, target: u32, rate: f32) {
        let (lead, leader) = lead(totals, target);
        let chances: Vec<f32> = {
            let worths: Vec<f32> =
                totals.iter().map(|total| self.worth(lead, leader - total).exp()).collect();
            let all: f32 = worths.iter().sum();
            worths.iter().map(|worth| worth / all).collect()
        };
        for (seat, (total, chance)) in totals.iter().zip(chances).enumerate() {
            let wrong = f32::from(u8::from(seat == winner)) - chance;
            self.correct(lead, leader - total, rate * wrong);
        }
    }

    fn worth(&self, lead: Spot, behind: i64) -> f32 {
        let gap = Spot::of(behind, &GAPS);
        let at = |place: usize| {
            let row = &self.worth[place];
            row[gap.place] + gap.part * (row[gap.place + 1] - row[gap.place])
        };
        let (near, far) = (at(lead.place), at(lead.place + 1));
        near + lead.part * (far - near)
    }

    fn correct(&mut self, lead: Spot, behind: i64, by: f32) {
        let gap = Spot::of(behind, &GAPS);
        for (place, part) in [(lead.place, 1.0 - lead.part), (lead.place + 1, lead.part)] {
            self.worth[place][gap.place] += by * part * (1.0 - gap.part);
            self.worth[place][gap.place + 1] += by * part * gap.part;
        }
    }
}

impl Model for Standing {
    const GAMES: u16 = 6000;

    fn learn(games: impl Iterator<Item = Played>, target: u32) -> Self {
        let mut standing = Self::new();
        for (number, game) in (0_u16..).zip(games) {
            let rate = RATES[0] + (RATES[1] - RATES[0]) * f32::from(number) / f32::from(Self::GAMES);
            // After the last round there is nothing to foretell.
            let rounds = game.totals.len() - 1;
            for totals in &game.totals[..rounds] {
                standing.learn_from(totals, game.winner, target, rate);
            }
        }
        standing
    }

    fn chance(&self, totals: &[i64], seat: usize, target: u32) -> f64 {
        let (lead, leader) = lead(totals, target);
        let mut all = 0.0;
        let mut own = 0.0;
        for (place, total) in totals.iter().enumerate() {
            let worth = self.worth(lead, leader - total).exp();
            all += worth;
            if place == seat {
                own = worth;
            }
        }
        f64::from(own / all)
    }
}

/// How far the leader is from the goal, and the leader's total. Where the highest total is shared
/// at the goal, one more point wins.
fn lead(totals: &[i64], target: u32) -> (Spot, i64) {
    let leader = totals.iter().copied().max().unwrap_or(0);
    (Spot::of((i64::from(target) - leader).max(1), &LEADS), leader)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two rounds to 100, in which whoever leads after the first wins three of four.
    fn games() -> impl Iterator<Item = Played> {
        (0..Standing::GAMES).map(|number| {
            let leader = usize::from(number % 2);
            let winner = if number % 8 < 6 { leader } else { 1 - leader };
            let mut first = vec![40, 40];
            first[leader] = 60;
            Played { totals: vec![first, vec![100, 100]], winner }
        })
    }

    #[test]
    fn what_wins_is_learnt() {
        let standing = Standing::learn(games(), 100);
        let chance = |totals: &[i64], seat| standing.chance(totals, seat, 100);
        assert!((chance(&[60, 40], 0) - 0.75).abs() < 0.03, "{}", chance(&[60, 40], 0));
        assert!((chance(&[40, 60], 0) - 0.25).abs() < 0.03);
        assert!((chance(&[60, 40], 0) + chance(&[60, 40], 1) - 1.0).abs() < 1e-6);
        assert!((chance(&[30, 30], 0) - 0.5).abs() < 1e-6, "who is as far is as likely to win");
    }

    #[test]
    fn between_what_is_known_it_is_in_between() {
        for value in [-5, 0, 1, 2, 5, 14, 60, 149, 150, 1000] {
            let spot = Spot::of(value, &GAPS);
            let (from, to) = (f32::from(GAPS[spot.place]), f32::from(GAPS[spot.place + 1]));
            let clamped = small(value.clamp(0, 150));
            assert!((from + spot.part * (to - from) - clamped).abs() < 1e-3, "{value}");
        }
    }

    #[test]
    fn far_from_the_target_and_far_behind_are_as_good_as_farther() {
        let standing = Standing::learn(games(), 100);
        let chance = |totals: &[i64], target| standing.chance(totals, 0, target);
        assert!((chance(&[0, 10], 1000) - chance(&[0, 10], 5000)).abs() < 1e-9);
        assert!((chance(&[-900, 10], 100) - chance(&[-300, 10], 100)).abs() < 1e-9);
    }
}
