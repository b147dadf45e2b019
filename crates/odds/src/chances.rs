//! What becomes of the Second Chances.

use std::ops::Range;

use flip7::Card;

use crate::round::Round;

/// What became of the Second Chances.
pub struct Chance {
    /// How many are in the deck, or set aside.
    pub left: u32,
    pub held: bool,
    /// How many duplicates they burned.
    pub burned: u32,
    /// What it is after one more has come, and after the held one has burned a duplicate.
    pub drawn: Option<usize>,
    pub used: Option<usize>,
    /// The same from those that lead here.
    pub drawn_from: Vec<usize>,
    pub used_from: Option<usize>,
}

/// Everything that can become of the Second Chances, each before what follows from it.
pub fn chances(round: &Round) -> Vec<Chance> {
    let all = u32::from(round.left(Card::SecondChance)) + round.waiting_second_chances();
    let mut chances = Vec::new();
    for left in (0..=all).rev() {
        let came = all - left + u32::from(round.second_chance);
        // The first to come is held until it burns a duplicate.
        for burned in 0..=came {
            let held = [true, false]
                .into_iter()
                .filter(|held| if *held { burned < came } else { came == 0 || burned > 0 });
            chances.extend(held.map(|held| Chance::new(left, held, burned)));
        }
    }
    for at in 0..chances.len() {
        let Chance { left, held, burned, .. } = chances[at];
        let drawn = left.checked_sub(1).and_then(|left| find(&chances, left, true, burned));
        let used = if held { find(&chances, left, false, burned + 1) } else { None };
        (chances[at].drawn, chances[at].used) = (drawn, used);
        if let Some(drawn) = drawn {
            chances[drawn].drawn_from.push(at);
        }
        if let Some(used) = used {
            chances[used].used_from = Some(at);
        }
    }
    chances
}

impl Chance {
    const fn new(left: u32, held: bool, burned: u32) -> Self {
        Self { left, held, burned, drawn: None, used: None, drawn_from: Vec::new(), used_from: None }
    }
}

/// Those between which draws lead that are forced: all of them, or those with as many left if they wait.
pub fn groups(chances: &[Chance], waits: bool) -> Vec<Range<usize>> {
    let groups = chances.chunk_by(|one, next| !waits || one.left == next.left);
    let mut end = 0;
    groups
        .map(|group| {
            end += group.len();
            end - group.len()..end
        })
        .collect()
}

/// Where this is.
pub fn find(chances: &[Chance], left: u32, held: bool, burned: u32) -> Option<usize> {
    chances.iter().position(|chance| (chance.left, chance.held, chance.burned) == (left, held, burned))
}
