//! Where a round ends, worked out from its start on.

use crate::frame::Frame;
use crate::masses::{Masses, Sum};
use crate::solution::Solution;
use crate::solver::BONUS;

/// How a round ends.
pub struct Ends {
    /// The chance of each number of points, from none.
    pub points: Vec<f64>,
    pub bust: f64,
    pub flip7: f64,
}

/// The round on its way: what is likely where.
pub struct Spread<'a> {
    pub frame: &'a Frame<'a>,
    pub solution: &'a Solution<'a>,
    /// Those who choose, by the Flip Threes left in the deck.
    pub choosing: Vec<Masses>,
    /// Those to whom a Flip Three begins.
    pub begun: Vec<Masses>,
    /// Those whose round ends when some more other cards have come, from one on.
    pub ending: Vec<Masses>,
    /// Those whose round is over and who keep their points, by their row and in lanes.
    pub kept: Vec<f64>,
    /// Those to whom every number comes that completes a Flip 7, by their row and in lanes.
    pub flips: Vec<f64>,
    pub bust: Sum,
    /// Those for whom the deck runs out, by what follows.
    pub renewed: Vec<Sum>,
}

/// How a round ends.
pub fn ends(solution: &Solution) -> Ends {
    let frame = &solution.frame;
    let space = &frame.space;
    let mut spread = Spread {
        frame,
        solution,
        choosing: (0..=space.flip_threes).map(|_| Masses::none(space)).collect(),
        begun: frame.forced.iter().map(|_| Masses::none(space)).collect(),
        ending: (0..frame.most_ending()).map(|_| Masses::none(space)).collect(),
        kept: vec![0.0; space.rows.len() * space.lanes.count],
        flips: vec![0.0; space.rows.len() * space.lanes.count],
        bust: Sum::default(),
        renewed: vec![Sum::default(); frame.renewals.len()],
    };
    match &frame.first {
        Some(first) => spread.force(first, Masses::start(space)),
        None => spread.choosing[space.flip_threes as usize] = Masses::start(space),
    }
    for threes in (0..=space.flip_threes).rev() {
        for at in frame.begun(threes) {
            let masses = std::mem::take(&mut spread.begun[at]);
            spread.force(&frame.forced[at], masses);
        }
        let mut masses = std::mem::take(&mut spread.choosing[threes as usize]);
        spread.choose(threes, &mut masses);
        let begun = threes.checked_sub(1).and_then(|left| frame.find(left, 0));
        if let Some(begun) = begun {
            spread.begun[begun].join(&masses, f64::from(threes));
        }
    }
    spread.end();
    spread.ends()
}

impl Spread<'_> {
    /// How it ended in the end.
    fn ends(&self) -> Ends {
        let lanes = &self.frame.space.lanes;
        let (mut points, mut bust, mut flip7) = (vec![self.bust], self.bust, Sum::default());
        let mut end = |place: u32, mass: f64| {
            points.resize(points.len().max(place as usize + 1), Sum::default());
            points[place as usize].add(mass);
        };
        for (row, masses) in self.frame.space.rows.iter().zip(self.kept.chunks_exact(lanes.count)) {
            let some = masses.iter().enumerate().filter(|(_, mass)| **mass > 0.0);
            some.for_each(|(lane, mass)| end(lanes.points(row.sum, lane), row.scale * mass));
        }
        for (row, masses) in self.frame.space.rows.iter().zip(self.flips.chunks_exact(lanes.count)) {
            for (cards, sum) in &row.flips {
                let cards = row.scale * cards;
                for (lane, mass) in masses.iter().enumerate().filter(|(_, mass)| **mass > 0.0) {
                    end(lanes.points(*sum, lane) + BONUS, cards * mass);
                    flip7.add(cards * mass);
                }
            }
        }
        for (mass, renewal) in self.renewed.iter().zip(&self.frame.renewals) {
            (0..).zip(&renewal.ends.points).for_each(|(points, chance)| end(points, mass.sum * chance));
            bust.add(mass.sum * renewal.ends.bust);
            flip7.add(mass.sum * renewal.ends.flip7);
        }
        Ends { points: points.iter().map(|chance| chance.sum).collect(), bust: bust.sum, flip7: flip7.sum }
    }
}
