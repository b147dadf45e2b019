//! Numbers for all states.

use std::cell::RefCell;

use crate::space::Space;

/// A number for every state.
#[derive(Default)]
pub struct Table {
    pub values: Vec<f64>,
    lanes: usize,
}

/// Tables up to this size are kept when they are not needed any more: to be given fresh memory by the system takes longer
/// than to work them out. Those of rounds with three numbers are that small.
const KEPT_VALUES: usize = 1 << 18;

/// How many are kept.
const KEPT_TABLES: usize = 32;

thread_local! {
    static KEPT: RefCell<Vec<Vec<f64>>> = const { RefCell::new(Vec::new()) };
}

impl Table {
    /// All numbers are 0.
    pub fn new(space: &Space) -> Self {
        let mut table = Self::of_any(space);
        table.values.fill(0.0);
        table
    }

    /// Numbers that mean nothing yet.
    pub fn of_any(space: &Space) -> Self {
        let kept = KEPT.with_borrow_mut(|kept| {
            let fits = kept.iter().position(|values| values.capacity() >= space.states())?;
            Some(kept.swap_remove(fits))
        });
        let values = kept.filter(|_| space.states() <= KEPT_VALUES).map_or_else(
            || vec![0.0; space.states()],
            |mut values| {
                values.resize(space.states(), 0.0);
                values
            },
        );
        Self { values, lanes: space.lanes.count }
    }

    /// The numbers of all lanes of a row and chance.
    pub fn at(&self, place: usize) -> &[f64] {
        &self.values[place * self.lanes..][..self.lanes]
    }

    pub fn at_mut(&mut self, place: usize) -> &mut [f64] {
        &mut self.values[place * self.lanes..][..self.lanes]
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        let values = std::mem::take(&mut self.values);
        if (1..=KEPT_VALUES).contains(&values.capacity()) {
            // Without it, at the end of a thread, the system takes them.
            let _ = KEPT.try_with(|kept| {
                let mut kept = kept.borrow_mut();
                if kept.len() < KEPT_TABLES {
                    kept.push(values);
                }
            });
        }
    }
}
