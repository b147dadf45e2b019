use hosting::GameName;
use score_keeper::{Act, Fault, Player, SheetLog, Writer};
use serde_json::{Value, json};

use super::*;

fn writer() -> Writer {
    "phone".parse().unwrap()
}

/// A sheet for three.
fn sheet(game: GameName, rules: &Value) -> SheetLog {
    let player =
        |number: u64, name: &str| Player { id: writer().player(number), name: name.into(), avatar: None };
    let players = vec![player(1, "Ann"), player(2, "Ben"), player(3, "Cas")];
    let rules = rules.as_object().unwrap().clone();
    let begin = Act::Begin { game, rules, dealer: players[0].id.clone(), players };
    SheetLog::begin(&writer(), 0, begin).unwrap()
}

fn ann(log: &SheetLog) -> Draft {
    Draft::open(log.sheet(), 1, &writer().player(1), true)
}

fn card(game: GameName, code: &str) -> AnyCard {
    AnyCard::read(game, code).unwrap()
}

/// Taps cards by their codes.
fn tapped(log: &SheetLog, draft: &Draft, codes: &str) -> Result<Draft, Refusal> {
    let game = log.sheet().rules().game();
    codes.split(' ').try_fold(draft.clone(), |draft, code| draft.tap(log.sheet(), card(game, code)))
}

fn points(log: &SheetLog, draft: &Draft) -> i64 {
    draft.points(log.sheet()).unwrap().unwrap().points
}

#[test]
fn cards_come_to_a_sum_tap_by_tap() {
    let log = sheet(GameName::Flip7, &json!({}));
    assert_eq!(ann(&log).turn(), None);
    let draft = tapped(&log, &ann(&log), "3 11 x2 +10").unwrap();
    assert_eq!(points(&log, &draft), 38);
    let draft = draft.take_back(log.sheet(), card(GameName::Flip7, "11"));
    assert_eq!((points(&log, &draft), draft.copies(card(GameName::Flip7, "11"))), (16, 0));
}

#[test]
fn the_tap_that_makes_a_hand_impossible_is_refused() {
    let log = sheet(GameName::Flip7, &json!({}));
    let refused = |codes: &str| tapped(&log, &ann(&log), codes).unwrap_err();
    assert_eq!(refused("5 3 5").rule_in(GameName::Flip7), Some("F7-14"), "two of a number are a bust");
    assert_eq!(refused("1 2 3 4 5 6 7 8").rule_in(GameName::Flip7), Some("F7-17"));
    assert_eq!(refused("x2 x2").rule_in(GameName::Flip7), Some("F7-2"));
    assert!(matches!(refused("x2 x2"), Refusal::Hand { fault: Fault::Flip7(_), .. }));
}

#[test]
fn a_bust_is_one_tap_whatever_was_tapped_before() {
    let log = sheet(GameName::Flip7, &json!({}));
    for cards in ["3", "1 2 3 4 5 6 7"] {
        let bust = tapped(&log, &ann(&log), cards).unwrap().bust(log.sheet(), true);
        assert!(bust.is_bust());
        assert_eq!(points(&log, &bust), 0);
    }
    let bust = tapped(&log, &ann(&log), "3").unwrap().bust(log.sheet(), true);
    assert_eq!(points(&log, &bust.bust(log.sheet(), false)), 3, "it was none after all");
}

#[test]
fn a_flip_7_shows_and_a_brutal_one_is_given() {
    let log = sheet(GameName::Vengeance, &json!({"brutal": true}));
    let seven = tapped(&log, &ann(&log), "13 12 9 5 4 3 2").unwrap();
    assert!(seven.is_flip_7(log.sheet()));
    assert_eq!(points(&log, &seven), 63, "whoever has it takes the bonus until it is said otherwise");
    let off = seven.give_bonus(log.sheet(), Bonus::Off(writer().player(2))).unwrap();
    assert_eq!(points(&log, &off), 48);
    let own = Bonus::Off(writer().player(1));
    assert_eq!(seven.give_bonus(log.sheet(), own).unwrap_err(), Refusal::BonusForNobody);
    let fewer = off.take_back(log.sheet(), card(GameName::Vengeance, "2"));
    assert_eq!((points(&log, &fewer), fewer.is_flip_7(log.sheet())), (46, false));
}

#[test]
fn who_has_busted_can_be_given_minus_cards_in_brutal_mode_alone() {
    for (brutal, fits) in [(true, true), (false, false)] {
        let log = sheet(GameName::Vengeance, &json!({"brutal": brutal}));
        let bust = ann(&log).bust(log.sheet(), true);
        let given = tapped(&log, &bust, "-4");
        assert_eq!(given.as_ref().map(|given| points(&log, given)).ok(), fits.then_some(-4));
        let Ok(given) = given else { continue };
        assert_eq!(points(&log, &given.take_back(log.sheet(), card(GameName::Vengeance, "-4"))), 0);
    }
}

#[test]
fn digits_make_points_and_what_was_there_is_typed_over() {
    let mut log = sheet(GameName::Vengeance, &json!({"brutal": true}));
    let typed = ann(&log).turned(false).digit(0).digit(4).digit(2);
    assert_eq!(typed.turn(), Some(Turn::Points(42)));
    assert_eq!(typed.minus().turn(), Some(Turn::Points(-42)));
    assert_eq!(typed.minus().minus().back().turn(), Some(Turn::Points(4)));
    assert_eq!(typed.back().back().minus().turn(), None, "a minus alone is nothing");
    let turns = [(writer().player(1), typed.turn())].into();
    let entry = log.entry(&writer(), 1, 0, Act::Write { round: 1, turns }).unwrap();
    log.add(entry).unwrap();
    let again = Draft::open(log.sheet(), 1, &writer().player(1), true);
    assert_eq!(again.turn(), Some(Turn::Points(42)));
    assert_eq!(again.digit(7).turn(), Some(Turn::Points(7)));
}

#[test]
fn far_too_many_points_are_refused() {
    let log = sheet(GameName::Flip7, &json!({}));
    let typed = (0..20).fold(ann(&log).turned(false), |draft, _| draft.digit(9));
    assert_eq!(typed.points(log.sheet()), Some(Err(Refusal::TooManyPoints)));
    assert_eq!(
        typed.turned(true).turned(false).minus().digit(5).points(log.sheet()),
        Some(Err(Refusal::BelowZero))
    );
}

#[test]
fn faces_of_both_sides_are_no_hand() {
    let log = sheet(GameName::UnoFlip, &json!({}));
    let refused = tapped(&log, &ann(&log), "r7 b+1 t3").unwrap_err();
    assert_eq!(refused.rule_in(GameName::UnoFlip), Some("U-70"));
    assert_eq!(points(&log, &tapped(&log, &ann(&log), "r7 b+1 wild").unwrap()), 57);
}

#[test]
fn two_rows_may_have_seven_numbers_where_a_swap_can_make_them() {
    let mut log = sheet(GameName::Vengeance, &json!({}));
    let seven = tapped(&log, &ann(&log), "1 2 3 4 5 6 7").unwrap();
    let turns = [(writer().player(1), seven.turn())].into();
    let entry = log.entry(&writer(), 1, 0, Act::Write { round: 1, turns }).unwrap();
    log.add(entry).unwrap();
    let ben = Draft::open(log.sheet(), 1, &writer().player(2), true);
    let both = log.sheet().rules().written()["both_13_count"] == json!(true);
    assert_eq!(tapped(&log, &ben, "13 12 11 10 9 8 7").is_ok(), !both);
}

#[test]
fn what_is_kept_of_it_is_read_again() {
    let log = sheet(GameName::Flip7, &json!({}));
    for draft in [ann(&log), tapped(&log, &ann(&log), "3 x2").unwrap(), ann(&log).turned(false).digit(3)] {
        let text = serde_json::to_string(&draft).unwrap();
        assert_eq!(serde_json::from_str::<Draft>(&text).unwrap(), draft);
    }
}
