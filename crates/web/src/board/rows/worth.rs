//! What rows are worth, and what becomes of those that a choice would change,
//! to be said before one decides.

use protocol::TableInfo;
use vengeance::{Card, Options};

use super::choice::Choice;
use crate::odds::tally;
use crate::seen::{Row, Status};

/// The options of With a Vengeance that matter for a row.
pub fn options(table: &TableInfo) -> Options {
    let flag = |key: &str| table.rules.get(key).and_then(serde_json::Value::as_bool);
    let usual = Options::default();
    Options {
        brutal: flag("brutal").unwrap_or(usual.brutal),
        both_13_count: flag("both_13_count").unwrap_or(usual.both_13_count),
        ..usual
    }
}

/// What a row brings if the round ends now, if that can be told from the cards
/// that lie there.
pub fn points(game: &str, options: Options, row: &Row) -> Option<i64> {
    let busted = row.status == Status::Busted;
    match game {
        _ if busted && options.brutal => None,
        _ if busted => Some(0),
        "flip7" => Some(flip7_points(row)),
        _ => Some(tally(row, options).points(options)),
    }
}

fn flip7_points(row: &Row) -> i64 {
    let sum: i64 = row.numbers.iter().filter_map(|code| code.parse::<i64>().ok()).sum();
    let doubled = row.modifiers.iter().filter(|code| *code == "x2").fold(sum, |sum, _| sum * 2);
    let plus: i64 = row.modifiers.iter().filter_map(|code| code.strip_prefix('+')?.parse::<i64>().ok()).sum();
    doubled + plus + if row.status == Status::Flip7 { 15 } else { 0 }
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It busts.
    Bust,
    /// It is wiped by the Unlucky 7.
    Wipe,
    /// It makes a Flip 7.
    Flip7,
}

/// Whose rows become something else by a choice of With a Vengeance that moves
/// cards.
pub fn outcomes(options: Options, rows: &[Row], me: usize, choice: &Choice) -> Vec<(usize, Outcome)> {
    let card = |place: usize| choice.picks.get(place)?.card.as_ref()?.parse::<Card>().ok();
    let seat = |place: usize| choice.picks.get(place).map_or(0, |pick| pick.seat);
    let moved = match (choice.verb.as_str(), card(0), card(1)) {
        ("steal", Some(card), _) => vec![(me, None, card)],
        ("swap", Some(his), Some(hers)) => vec![(seat(0), Some(his), hers), (seat(1), Some(hers), his)],
        _ => Vec::new(),
    };
    let comes_to = |(seat, gone, card): (usize, Option<Card>, Card)| {
        let before = tally(rows.get(seat.checked_sub(1)?)?, options);
        let before = gone.map_or(before, |gone| before.without(gone));
        let after = before.with(card, options);
        let outcome = match after.status() {
            vengeance::Status::Busted => Outcome::Bust,
            vengeance::Status::Flip7 => Outcome::Flip7,
            _ if card == Card::UnluckySeven && !before.is_bare() => Outcome::Wipe,
            _ => return None,
        };
        Some((seat, outcome))
    };
    moved.into_iter().filter_map(comes_to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(numbers: &str, modifiers: &str, status: Status) -> Row {
        let codes = |text: &str| text.split_whitespace().map(str::to_owned).collect();
        Row { numbers: codes(numbers), modifiers: codes(modifiers), status, second_chance: false }
    }

    fn worth(game: &str, numbers: &str, modifiers: &str, status: Status) -> Option<i64> {
        points(game, Options::default(), &row(numbers, modifiers, status))
    }

    #[test]
    fn flip_7_doubles_before_it_adds() {
        assert_eq!(worth("flip7", "12 3", "+4 x2", Status::Active), Some(34));
        assert_eq!(worth("flip7", "1 2 3 4 5 6 7", "", Status::Flip7), Some(43));
        assert_eq!(worth("flip7", "12 12", "+10", Status::Busted), Some(0));
    }

    #[test]
    fn vengeance_halves_and_takes_off() {
        assert_eq!(worth("vengeance", "12 11", "-4 /2", Status::Stayed), Some(7));
        assert_eq!(worth("vengeance", "12 0", "", Status::Active), Some(0));
        assert_eq!(worth("vengeance", "2", "-10", Status::Active), Some(0));
        let brutal = Options { brutal: true, ..Options::default() };
        assert_eq!(points("vengeance", brutal, &row("2", "-10", Status::Active)), Some(-8));
        assert_eq!(points("vengeance", brutal, &row("2 2", "-10", Status::Busted)), None);
    }

    #[test]
    fn what_a_choice_does_to_rows_is_known_before() {
        let rows = [
            row("7 3", "", Status::Active),
            row("u7 3 l13", "-2", Status::Stayed),
            row("1 2 4 5 6 8", "", Status::Active),
        ];
        let after = |me, text| outcomes(Options::default(), &rows, me, &Choice::read(text));
        assert_eq!(after(1, "steal 2 3"), [(1, Outcome::Bust)]);
        assert_eq!(after(1, "steal 2 u7"), [(1, Outcome::Wipe)]);
        assert_eq!(after(1, "steal 2 -2"), []);
        assert_eq!(after(3, "steal 1 7"), [(3, Outcome::Flip7)]);
        assert_eq!(after(3, "swap 1 7 2 3"), [(1, Outcome::Bust), (2, Outcome::Bust)]);
        assert_eq!(after(1, "discard 2 3"), []);
    }
}
