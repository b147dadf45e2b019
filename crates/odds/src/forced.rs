//! The draws that a Flip Three forces, Freezes and Flip Threes among them.

/// How many cards a Flip Three takes (F7-30).
const THREE: u8 = 3;

/// How the draws can go that a Flip Three forces. They are told by how many other cards are
/// drawn: numbers, modifiers and Second Chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Ways {
    /// The chance that the player chooses again after so many Flip Threes, this one among them. With
    /// each but the last taking the place of another card, that is one other card more than twice
    /// as many.
    pub back: Vec<f64>,
    /// The chance that the round ends after so many other cards: frozen, or with no card left.
    pub end: Vec<f64>,
}

/// How many other cards are drawn by so many Flip Threes that nothing ends.
pub const fn cards_of(flip_threes: usize) -> usize {
    2 * flip_threes + 1
}

/// The cards that are left, and the draws that are forced.
#[derive(Clone, Copy)]
struct Draws {
    cards: u32,
    freezes: u8,
    flip_threes: u8,
    forced: u8,
    frozen: bool,
    others: usize,
    used: usize,
}

impl Ways {
    /// The ways from a Flip Three that was just drawn from a deck that has these left now.
    pub fn of(cards: u32, freezes: u8, flip_threes: u8) -> Self {
        let mut ways = Self::none(flip_threes + 1);
        let draws = Draws { cards, freezes, flip_threes, forced: THREE, frozen: false, others: 0, used: 1 };
        ways.follow(draws, 1.0);
        ways
    }

    /// No way at all, with so many Flip Threes before.
    pub fn none(flip_threes: u8) -> Self {
        let most = usize::from(flip_threes);
        Self { back: vec![0.0; most + 1], end: vec![0.0; cards_of(most) + 1] }
    }

    fn follow(&mut self, now: Draws, chance: f64) {
        if chance == 0.0 {
            return;
        }
        if now.forced == 0 && !now.frozen {
            self.back[now.used] += chance;
            return;
        }
        if now.forced == 0 || now.cards == 0 {
            self.end[now.others] += chance;
            return;
        }
        let others = now.cards - u32::from(now.freezes) - u32::from(now.flip_threes);
        let part = |cards: u32| chance * f64::from(cards) / f64::from(now.cards);
        let next = Draws { cards: now.cards - 1, forced: now.forced - 1, ..now };
        self.follow(Draws { others: now.others + 1, ..next }, part(others));
        if now.freezes > 0 {
            // Whatever is set aside after it comes up when nobody is active any more.
            self.follow(Draws { freezes: now.freezes - 1, frozen: true, ..next }, part(now.freezes.into()));
        }
        if now.flip_threes > 0 {
            let (forced, used) =
                if now.frozen { (next.forced, now.used) } else { (next.forced + THREE, now.used + 1) };
            let next = Draws { flip_threes: now.flip_threes - 1, forced, used, ..next };
            self.follow(next, part(now.flip_threes.into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_together_are_certain() {
        for (cards, freezes, flip_threes) in [(93, 3, 2), (10, 3, 2), (3, 1, 1), (2, 0, 0), (0, 0, 0)] {
            let ways = Ways::of(cards, freezes, flip_threes);
            let all: f64 = ways.back.iter().chain(&ways.end).sum();
            assert!((all - 1.0).abs() < 1e-12, "{cards} {freezes} {flip_threes}: {all}");
        }
    }

    #[test]
    fn without_other_actions_three_cards_come() {
        assert_eq!(Ways::of(10, 0, 0).back, [0.0, 1.0]);
        // Two cards and no more: the round is over (F7-52).
        assert_eq!(Ways::of(2, 0, 0).end, [0.0, 0.0, 1.0, 0.0]);
    }

    #[test]
    fn a_freeze_ends_the_round_after_the_third_card() {
        // A Freeze and two others: it comes for certain.
        assert_eq!(Ways::of(3, 1, 0).end, [0.0, 0.0, 1.0, 0.0]);
    }
}
