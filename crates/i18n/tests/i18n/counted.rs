//! Plurals.

use i18n::{Arg, Lang};

use crate::words;

const COUNTS: [i64; 5] = [0, 1, 2, 5, 22];

#[test]
fn counted_things_have_the_right_plural() {
    let expected = [
        (Lang::En, ["0 points", "1 point", "2 points", "5 points", "22 points"]),
        (Lang::Pl, ["0 punktów", "1 punkt", "2 punkty", "5 punktów", "22 punkty"]),
        (Lang::De, ["0 Punkte", "1 Punkt", "2 Punkte", "5 Punkte", "22 Punkte"]),
        (Lang::Hu, ["0 pont", "1 pont", "2 pont", "5 pont", "22 pont"]),
        (Lang::Fr, ["0 point", "1 point", "2 points", "5 points", "22 points"]),
    ];
    for (lang, expected) in expected {
        let words = words(lang);
        let said = COUNTS.map(|count| words.say_with("count-points", &[("points", Arg::Number(count))]));
        assert_eq!(said, expected.map(str::to_owned), "{lang:?}");
    }
}

#[test]
fn polish_has_three_plurals_also_beyond_the_first_numbers() {
    let words = words(Lang::Pl);
    let said = |count: i64| words.say_with("count-cards", &[("cards", count.into())]);
    assert_eq!(
        [4, 12, 21, 24, 112].map(said),
        ["4 karty", "12 kart", "21 kart", "24 karty", "112 kart"].map(str::to_owned)
    );
}

#[test]
fn points_below_zero_are_counted_too() {
    let said = |lang| words(lang).say_with("count-points", &[("points", (-4_i64).into())]);
    assert_eq!(said(Lang::Pl), "-4 punkty");
    assert_eq!(said(Lang::En), "-4 points");
}

#[test]
fn numbers_of_all_kinds_can_be_counted() {
    let words = words(Lang::En);
    let numbers: [Arg; 6] =
        [1_u8.into(), 1_u32.into(), 1_i32.into(), 1_usize.into(), 1_u16.into(), 1_i64.into()];
    for number in numbers {
        assert_eq!(words.say_with("count-points", &[("points", number)]), "1 point");
    }
}
