//! How a hand of cards lies: fanned, in as many rows as it takes for a finger to find each card.

/// How much of every card a finger finds at least, in pixels.
const FINGER: f64 = 44.0;

/// How much of a card is seen if another row lies over it: its corner, with what it is.
const CORNER: f64 = 0.6;

/// A card that can be played is raised by so much.
const RAISED: f64 = 16.0;

/// The sizes of cards that are tried.
const SIZES: std::ops::RangeInclusive<u32> = 46..=150;

/// How a hand lies. Sizes are in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fan {
    /// How wide a card is.
    pub card: f64,
    /// How far cards in a row are apart.
    pub pitch: f64,
    /// How far rows are apart.
    pub step: f64,
    /// How many cards are in a row.
    pub columns: usize,
}

impl Fan {
    /// So many cards, as large as they can be in this space.
    pub fn of(cards: usize, width: f64, height: f64) -> Self {
        let with = |size| Self::with(f64::from(size), cards, width);
        let fitting = |fan: &Self| fan.height(cards) <= height;
        SIZES.rev().map(with).find(fitting).unwrap_or_else(|| with(*SIZES.start()))
    }

    /// The same with cards of a size.
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn with(card: f64, cards: usize, width: f64) -> Self {
        let most = ((width - card) / FINGER).max(0.0) as usize + 1;
        let rows = cards.div_ceil(most).max(1);
        let columns = cards.div_ceil(rows).max(1);
        let gaps = columns.saturating_sub(1).max(1) as f64;
        let pitch = ((width - card) / gaps).clamp(FINGER, card + 6.0);
        Self { card, pitch, step: (card * CORNER).max(FINGER), columns }
    }

    /// How high so many cards lie.
    #[expect(clippy::cast_precision_loss)]
    pub fn height(self, cards: usize) -> f64 {
        let rows = cards.div_ceil(self.columns.max(1)).max(1);
        RAISED + self.card * 1.4 + self.step * (rows - 1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_can_be_touched_and_its_corner_seen() {
        for (width, height) in [(343.0, 190.0), (540.0, 120.0), (1060.0, 230.0), (300.0, 160.0)] {
            for cards in 1..=40 {
                let fan = Fan::of(cards, width, height);
                assert!(fan.pitch >= FINGER, "{cards} in {width}: {fan:?}");
                assert!(fan.step >= FINGER.max(fan.card * 0.5), "{cards} in {width}: {fan:?}");
                #[expect(clippy::cast_precision_loss)]
                let wide = fan.pitch * (fan.columns - 1) as f64 + fan.card;
                assert!(wide <= width + 0.1, "{cards} in {width}: {fan:?}");
            }
        }
    }

    #[test]
    fn rows_are_equally_long() {
        let fan = Fan::of(8, 343.0, 190.0);
        assert_eq!(fan.columns, 4, "two rows of four, not seven and one: {fan:?}");
    }

    #[test]
    fn a_large_hand_fits_on_every_screen() {
        for (cards, width, height, least) in [
            (12, 343.0, 190.0, 60.0),
            (20, 343.0, 190.0, 50.0),
            (12, 540.0, 120.0, 46.0),
            (20, 1060.0, 230.0, 100.0),
        ] {
            let fan = Fan::of(cards, width, height);
            assert!(fan.card >= least && fan.height(cards) <= height, "{cards} in {width}: {fan:?}");
        }
    }
}
