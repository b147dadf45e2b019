//! How likely the next card busts somebody.

use crate::position::Position;

/// The chance that the next card busts a seat in whole percent, if it is known
/// which cards may come. As people read it: what is possible is never 0, and
/// what is not certain never 100.
pub fn bust_percent(position: &Position, seat: usize) -> Option<u32> {
    let row = position.rows.get(seat.checked_sub(1)?)?;
    let all: u32 = position.unseen.values().sum();
    let bad: u32 = row.busts.iter().filter_map(|card| position.unseen.get(card)).sum();
    // To the nearest; a half goes up.
    let nearest = (200 * bad + all).checked_div(2 * all)?;
    Some(if bad == 0 || bad == all { nearest } else { nearest.clamp(1, 99) })
}

/// A chance in whole percent, likewise.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is from 0 to 1")]
pub fn whole_percent(chance: f64) -> u32 {
    // Halves may come out a little too small.
    let percent = ((chance * 1e6).round() / 1e4).round() as u32;
    if chance <= 0.0 || chance >= 1.0 { percent } else { percent.clamp(1, 99) }
}

#[cfg(test)]
mod tests {
    use hosting::{AnyCard, GameName};

    use super::*;
    use crate::position::Row;

    fn position(busts: &[&str], unseen: &[(&str, u32)]) -> Position {
        let card = |code: &str| AnyCard::read(GameName::Flip7, code).expect("a card");
        let busts = busts.iter().map(|code| card(code)).collect();
        let unseen = unseen.iter().map(|&(code, count)| (card(code), count)).collect();
        Position { rows: vec![Row { busts, ..Row::default() }], unseen, ..Position::default() }
    }

    #[test]
    fn the_chance_is_that_of_the_cards_that_bust() {
        let unseen = [("12", 11), ("5", 4), ("freeze", 3), ("+4", 2)];
        assert_eq!(bust_percent(&position(&["12", "7"], &unseen), 1), Some(55));
        assert_eq!(bust_percent(&position(&[], &unseen), 1), Some(0));
    }

    #[test]
    fn nothing_is_said_when_the_cards_are_not_known() {
        assert_eq!(bust_percent(&position(&["12"], &[]), 1), None);
        assert_eq!(bust_percent(&position(&["12"], &[("12", 1)]), 2), None);
    }

    #[test]
    fn percents_are_rounded_but_not_to_certainty() {
        let percent = |bad| bust_percent(&position(&["12"], &[("12", bad), ("5", 1000 - bad)]), 1);
        assert_eq!([0, 1, 234, 235, 999, 1000].map(percent), [0, 1, 23, 24, 99, 100].map(Some));
        for bad in 0..=1000 {
            assert_eq!(percent(bad), Some(whole_percent(f64::from(bad) / 1000.0)), "{bad}");
        }
    }
}
