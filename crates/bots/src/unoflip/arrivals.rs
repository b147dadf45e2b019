//! The chance to win a race of totals, if every round brings everybody points by the same
//! chances. That is not so in a game, where players take cards from each other; but it says well
//! enough what ten points more are worth, to the point near the target.

/// Who is further away than this is as good as out of the race.
const FARTHEST: usize = 260;

/// Everybody this far away, nobody plays otherwise for being further.
const FAR: usize = 200;

/// In more rounds nearly everybody has arrived.
const ROUNDS: usize = 30;

/// A race that lasts longer with a smaller chance than this is not followed.
const NEGLIGIBLE: f64 = 1e-6;

/// When players arrive at the target, by how far away they are.
pub struct Arrivals {
    /// How many points beyond the target one can be.
    beyond: usize,
    /// For each distance and round, by the points beyond the target: the chance to arrive in
    /// that round, with just so many.
    arrive: Vec<f32>,
    /// The same with fewer, or not yet.
    behind: Vec<f32>,
}

impl Arrivals {
    /// Players to whom each round brings so many points with these chances.
    pub fn new(round: &[f64]) -> Self {
        let sums = sums(round);
        let mut arrivals = Self { beyond: round.len(), arrive: Vec::new(), behind: Vec::new() };
        for distance in 1..=FARTHEST {
            for (before, after) in sums.iter().zip(&sums[1..]) {
                arrivals.note(distance, round, before, after);
            }
        }
        arrivals
    }

    #[expect(clippy::cast_possible_truncation, reason = "chances that are compared, not added up")]
    fn note(&mut self, distance: usize, round: &[f64], before: &[f64], after: &[f64]) {
        let mut behind: f64 = after[..distance].iter().sum();
        for beyond in 0..self.beyond {
            let total = distance + beyond;
            let from = total.saturating_sub(round.len() - 1);
            let arrive: f64 = (from..distance).map(|sum| before[sum] * round[total - sum]).sum();
            self.arrive.push(arrive as f32);
            self.behind.push(behind as f32);
            behind += arrive;
        }
    }

    /// The chance of a seat to win with these totals after a round.
    pub fn chance(&self, totals: &[i64], seat: usize, target: u32) -> f64 {
        let mut others = distances(totals, target);
        let own = others.remove(seat);
        let mut chance = 0.0;
        for round in 0..ROUNDS {
            chance += self.wins(own, &others, round);
            if self.goes_on(own, &others, round) < NEGLIGIBLE {
                break;
            }
        }
        chance
    }

    /// The chance to win in a round: to arrive, and nobody with more. Who has as much has half.
    fn wins(&self, own: usize, others: &[usize], round: usize) -> f64 {
        let mut ways = self.arrive[self.range(own, round)].to_vec();
        for other in others {
            let range = self.range(*other, round);
            let lose = self.behind[range.clone()].iter().zip(&self.arrive[range]);
            for (way, (behind, level)) in ways.iter_mut().zip(lose) {
                *way *= behind + 0.5 * level;
            }
        }
        ways.iter().copied().map(f64::from).sum()
    }

    /// The chance that nobody has arrived after a round.
    fn goes_on(&self, own: usize, others: &[usize], round: usize) -> f64 {
        let away = |distance: &usize| f64::from(self.behind[self.range(*distance, round).start]);
        away(&own) * others.iter().map(away).product::<f64>()
    }

    fn range(&self, distance: usize, round: usize) -> std::ops::Range<usize> {
        let start = ((distance - 1) * ROUNDS + round) * self.beyond;
        start..start + self.beyond
    }
}

/// How far away everybody is.
fn distances(totals: &[i64], target: u32) -> Vec<usize> {
    let highest = totals.iter().copied().max().unwrap_or(0);
    // Where the highest total is shared, one more point wins.
    let goal = i64::from(target).max(highest + 1);
    let shift = (goal - highest - far()).max(0);
    let distance = |total: &i64| usize::try_from(goal - shift - total).unwrap_or(FARTHEST).clamp(1, FARTHEST);
    totals.iter().map(distance).collect()
}

fn far() -> i64 {
    i64::try_from(FAR).unwrap_or(i64::MAX)
}

/// The chances of each sum of points below the farthest after 0, 1, 2… rounds.
fn sums(round: &[f64]) -> Vec<Vec<f64>> {
    let mut sums = vec![vec![0.0; FARTHEST + 1]];
    sums[0][0] = 1.0;
    for last in 0..ROUNDS {
        let mut next = vec![0.0; FARTHEST + 1];
        for (sum, chance) in sums[last].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (sum, points) in next[sum..].iter_mut().zip(round) {
                *sum += chance * points;
            }
        }
        sums.push(next);
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every round brings ten points.
    const TEN: [f64; 11] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0];

    fn is(chance: f64, wanted: f64) {
        assert!((chance - wanted).abs() < 1e-5, "{chance}, not {wanted}");
    }

    #[test]
    fn whoever_arrives_first_with_most_wins() {
        let race = Arrivals::new(&TEN);
        is(race.chance(&[80, 71], 0, 100), 1.0);
        is(race.chance(&[80, 71], 1, 100), 0.0);
        is(race.chance(&[81, 85], 0, 100), 0.0);
        is(race.chance(&[85, 85], 0, 100), 0.5);
        is(race.chance(&[85, 85, 84], 2, 100), 0.0);
    }

    #[test]
    fn chances_of_all_add_up() {
        let race = Arrivals::new(&[0.3, 0.0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1]);
        for totals in [[0, 0, 0], [12, 40, 33], [-8, 49, 3]] {
            let all: f64 = (0..3).map(|seat| race.chance(&totals, seat, 50)).sum();
            // Three who share the highest total have a quarter each here, not a third.
            assert!((0.98..=1.001).contains(&all), "{all}");
        }
    }

    #[test]
    fn a_far_target_is_as_good_as_one_that_is_less_far() {
        let race = Arrivals::new(&TEN);
        is(race.chance(&[0, 5], 1, 1000), race.chance(&[0, 5], 1, 205));
        is(race.chance(&[0, 900], 0, 1000), 0.0);
    }

    #[test]
    fn after_a_tie_at_the_target_the_next_round_decides() {
        let race = Arrivals::new(&TEN);
        is(race.chance(&[110, 110, 90], 0, 100), 0.5);
        is(race.chance(&[110, 110, 90], 2, 100), 0.0);
    }
}
