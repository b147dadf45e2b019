//! What can be worked out about the next card from those that nobody has seen.

use vengeance::{Card, Options, Tally};

use crate::seen::{Position, Row};

/// The exact chance that the next card busts a seat, if it is known which cards
/// may come.
pub fn bust_chance(position: &Position, game: &str, seat: usize) -> Option<f64> {
    let row = position.rows.get(seat.checked_sub(1)?)?;
    let all: u32 = position.unseen.values().sum();
    if all == 0 {
        return None;
    }
    let busts =
        |code: &str| if game == "flip7" { busts_flip7(row, code) } else { busts_vengeance(row, code) };
    let bad: u32 = position.unseen.iter().filter(|(code, _)| busts(code)).map(|(_, count)| count).sum();
    Some(f64::from(bad) / f64::from(all))
}

/// A number that lies there already, unless a Second Chance saves its holder.
fn busts_flip7(row: &Row, code: &str) -> bool {
    !row.second_chance && row.numbers.iter().any(|held| held == code)
}

fn busts_vengeance(row: &Row, code: &str) -> bool {
    let with = |card| tally(row, Options::default()).with(card, Options::default());
    code.parse().is_ok_and(|card: Card| !with(card).is_in_play())
}

/// What a row of Vengeance comes to. Modifiers given after a bust count like
/// those before: nobody can tell them apart here.
pub fn tally(row: &Row, options: Options) -> Tally {
    let codes = row.numbers.iter().chain(&row.modifiers);
    codes.filter_map(|code| code.parse().ok()).fold(Tally::default(), |tally, card| tally.with(card, options))
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

    fn position(numbers: &[&str], second_chance: bool, unseen: &[(&str, u32)]) -> Position {
        let numbers = numbers.iter().map(|&code| code.to_owned()).collect();
        let row = Row { numbers, second_chance, ..Row::default() };
        let unseen = unseen.iter().map(|&(code, count)| (code.to_owned(), count)).collect();
        Position { rows: vec![row], unseen, ..Position::default() }
    }

    fn chance(game: &str, numbers: &[&str], unseen: &[(&str, u32)]) -> Option<f64> {
        bust_chance(&position(numbers, false, unseen), game, 1)
    }

    #[test]
    fn in_flip_7_the_numbers_one_holds_bust() {
        let unseen = [("12", 11), ("5", 4), ("freeze", 3), ("+4", 2)];
        assert_eq!(chance("flip7", &["12", "7"], &unseen), Some(0.55));
        assert_eq!(chance("flip7", &[], &unseen), Some(0.0));
    }

    #[test]
    fn a_second_chance_saves() {
        assert_eq!(bust_chance(&position(&["12"], true, &[("12", 11)]), "flip7", 1), Some(0.0));
    }

    #[test]
    fn nothing_is_said_when_the_cards_are_not_known() {
        assert_eq!(chance("flip7", &["12"], &[]), None);
        assert_eq!(bust_chance(&position(&["12"], false, &[("12", 1)]), "flip7", 2), None);
    }

    #[test]
    fn the_special_numbers_of_vengeance_bust_as_their_rules_say() {
        let thirteens = [("13", 3), ("l13", 1)];
        assert_eq!(chance("vengeance", &["13"], &thirteens), Some(0.75), "only the lucky one may join");
        assert_eq!(chance("vengeance", &["l13"], &thirteens), Some(0.0), "any other may join a lucky one");
        assert_eq!(chance("vengeance", &["13", "l13"], &thirteens), Some(1.0), "three are too many");
        let sevens = [("7", 1), ("u7", 1), ("-4", 1), ("steal", 1)];
        assert_eq!(
            chance("vengeance", &["7", "2"], &sevens),
            Some(0.25),
            "the unlucky one wipes the row first"
        );
        assert_eq!(chance("vengeance", &["u7", "2"], &sevens), Some(0.25), "a 7 after it busts");
    }

    #[test]
    fn percents_are_rounded_but_not_to_certainty() {
        assert_eq!([0.0, 0.001, 0.234, 0.235, 0.999, 1.0].map(percent), [0, 1, 23, 24, 99, 100]);
    }
}
