//! What came of trying something out, compared with something else.

/// How much better one thing was than another, over several trials with the same luck.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Trials {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Trials {
    pub fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    pub fn mean(&self) -> f64 {
        self.sum / self.count
    }

    /// Whether it is better by more than the standard error of the mean.
    pub fn is_better(&self) -> bool {
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0) / (self.count - 1.0).max(1.0);
        mean > variance.sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(differences: &[f64]) -> Trials {
        let mut trials = Trials::default();
        for difference in differences {
            trials.add(*difference);
        }
        trials
    }

    #[test]
    fn only_what_is_better_by_more_than_its_error_is_better() {
        assert!(of(&[0.1, 0.2, 0.1, 0.2]).is_better());
        assert!(!of(&[0.9, -0.8, 0.9, -0.8]).is_better());
        assert!(!of(&[0.0, 0.0]).is_better());
        assert!(!of(&[-0.1, -0.2]).is_better());
        assert!((of(&[1.0, 2.0, 6.0]).mean() - 3.0).abs() < 1e-12);
    }
}
