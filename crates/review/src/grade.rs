//! How well somebody chose, in a letter.

use serde::{Deserialize, Serialize};

/// How well somebody chose: by the part of the chance to win that a choice gave away on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Grade {
    /// As the strongest bots.
    A,
    /// As sensible players.
    B,
    /// As beginners with a plan.
    C,
    /// With many mistakes.
    D,
    /// As if by lot.
    E,
}

/// Up to what each grade is given, and what is worse than all.
const LIMITS: [(f64, Grade); 4] =
    [(0.002, Grade::A), (0.005, Grade::B), (0.012, Grade::C), (0.025, Grade::D)];

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Self; 5] = [Self::A, Self::B, Self::C, Self::D, Self::E];

    /// The grade of somebody whose choices gave away so much on average.
    pub fn of(given_away: f64) -> Self {
        LIMITS.iter().find(|(limit, _)| given_away <= *limit).map_or(Self::E, |(_, grade)| *grade)
    }

    /// The most that a choice may give away on average for this grade; nothing for the last.
    pub fn limit(self) -> Option<f64> {
        LIMITS.iter().find(|(_, grade)| *grade == self).map(|(limit, _)| *limit)
    }

    /// Its letter.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::E => "E",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_grade_is_given_up_to_its_limit() {
        for grade in Grade::ALL {
            assert_eq!(Grade::of(grade.limit().unwrap_or(1.0)), grade);
            assert_eq!(serde_json::to_value(grade).unwrap(), grade.letter());
        }
        assert_eq!((Grade::of(-0.1), Grade::of(0.0)), (Grade::A, Grade::A));
    }
}
