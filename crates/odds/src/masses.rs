//! How likely the states of a round are.

use crate::space::Space;
use crate::table::Table;
use crate::vectors::{Sources, weigh_each};

/// A sum of very many small numbers, with what rounding took from it.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    pub sum: f64,
    lost: f64,
}

impl Sum {
    pub fn add(&mut self, more: f64) {
        let more = more - self.lost;
        let sum = self.sum + more;
        self.lost = (sum - self.sum) - more;
        self.sum = sum;
    }
}

/// How likely every state is, and for which rows and chances any is likely at all.
#[derive(Default)]
pub struct Masses {
    pub table: Table,
    pub filled: Vec<bool>,
}

impl Masses {
    pub fn none(space: &Space) -> Self {
        Self { table: Table::new(space), filled: vec![false; space.vectors()] }
    }

    /// The first state is certain.
    pub fn start(space: &Space) -> Self {
        let mut masses = Self::none(space);
        masses.table.at_mut(0)[0] = 1.0;
        masses.filled[0] = true;
        masses
    }

    /// Whether anything is likely at a place, or among the sources that lead there, of which others are left out.
    pub fn any(&self, place: usize, sources: &mut Sources) -> bool {
        sources.retain(|from| self.filled[from]);
        self.filled[place] || !sources.is_empty()
    }

    /// Adds some at a place.
    pub fn add(&mut self, place: usize, masses: &[f64]) {
        self.filled[place] = true;
        self.table.at_mut(place).iter_mut().zip(masses).for_each(|(sum, mass)| *sum += mass);
    }

    /// Adds some at a place, each as often as its weight says.
    pub fn weigh(&mut self, place: usize, weights: &[f64], masses: &[f64]) {
        self.filled[place] = true;
        weigh_each(self.table.at_mut(place), weights, masses);
    }

    /// Adds others, so many times.
    pub fn join(&mut self, others: &Self, times: f64) {
        for place in (0..others.filled.len()).filter(|place| others.filled[*place]) {
            self.filled[place] = true;
            let masses = self.table.at_mut(place).iter_mut().zip(others.table.at(place));
            masses.for_each(|(mass, more)| *mass += times * more);
        }
    }
}
