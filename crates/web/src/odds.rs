//! How likely the next card busts somebody.

use crate::seen::Position;

/// The exact chance that the next card busts a seat, if it is known which cards
/// may come.
pub fn bust_chance(position: &Position, seat: usize) -> Option<f64> {
    let row = position.rows.get(seat.checked_sub(1)?)?;
    let all: u32 = position.unseen.values().sum();
    if all == 0 {
        return None;
    }
    let bad: u32 = row.busts.iter().filter_map(|code| position.unseen.get(code)).sum();
    Some(f64::from(bad) / f64::from(all))
}

/// A chance in whole percent, as people read it: what is possible is never 0,
/// and what is not certain never 100.
pub fn percent(chance: f64) -> u8 {
    // All whole numbers up to 100 in turn: that is shorter than a conversion
    // that could not go wrong.
    let nearest = (0..=100).find(|whole| f64::from(*whole) + 0.5 > chance * 100.0).unwrap_or(100);
    match nearest {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        whole => whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seen::Row;

    fn position(busts: &[&str], unseen: &[(&str, u32)]) -> Position {
        let busts = busts.iter().map(|&code| code.to_owned()).collect();
        let unseen = unseen.iter().map(|&(code, count)| (code.to_owned(), count)).collect();
        Position { rows: vec![Row { busts, ..Row::default() }], unseen, ..Position::default() }
    }

    #[test]
    fn the_chance_is_that_of_the_cards_that_bust() {
        let unseen = [("12", 11), ("5", 4), ("freeze", 3), ("+4", 2)];
        assert_eq!(bust_chance(&position(&["12", "7"], &unseen), 1), Some(0.55));
        assert_eq!(bust_chance(&position(&[], &unseen), 1), Some(0.0));
    }

    #[test]
    fn nothing_is_said_when_the_cards_are_not_known() {
        assert_eq!(bust_chance(&position(&["12"], &[]), 1), None);
        assert_eq!(bust_chance(&position(&["12"], &[("12", 1)]), 2), None);
    }

    #[test]
    fn percents_are_rounded_but_not_to_certainty() {
        assert_eq!([0.0, 0.001, 0.234, 0.235, 0.999, 1.0].map(percent), [0, 1, 23, 24, 99, 100]);
    }
}
