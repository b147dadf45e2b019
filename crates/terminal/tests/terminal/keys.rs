//! What keys do.

use i18n::Lang;
use serde_json::json;
use terminal::model::Over;
use terminal::prompt::{Does, Place};
use terminal::{Key, Plain};

use crate::desk::Sitting;

const GAMES: [&str; 3] = ["flip7", "vengeance", "unoflip"];

/// Whoever gives any of the answers there are comes to the end of a game, and every answer has
/// a key of its own.
#[test]
fn every_answer_has_a_key_and_leads_on() {
    for game in GAMES {
        for seed in 0..3 {
            let mut sitting = Sitting::begin(game, &json!({"target": 20}), &["Ann"], 2, seed, Lang::En);
            for turn in 0_usize.. {
                sitting.wait();
                if sitting.is_over() {
                    break;
                }
                assert!(turn < 5000, "{game} {seed}: no end");
                let answers = sitting.model.prompt().answers;
                assert!(!answers.is_empty(), "{game} {seed}: nobody is asked");
                let mut keys: Vec<&str> = answers.iter().map(|answer| answer.key.as_str()).collect();
                keys.sort_unstable();
                keys.dedup();
                assert_eq!(keys.len(), answers.len(), "{game} {seed}: {answers:?}");
                assert!(keys.iter().all(|key| !["l", "o", "q", "t", "?"].contains(key)), "{keys:?}");
                // Calling UNO on and off, and taking back, lead nowhere.
                let forth: Vec<usize> = (0..answers.len())
                    .filter(|place| !matches!(answers[*place].does, Does::Call | Does::Cancel))
                    .collect();
                let acts = sitting.model.answer(forth[turn % forth.len()]);
                sitting.act(acts);
                assert_eq!(sitting.model.room.problem, None, "{game} {seed}: {answers:?}");
            }
        }
    }
}

#[test]
fn the_keys_of_the_page_answer() {
    let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::En);
    sitting.wait();
    let before = sitting.model.room.told;
    sitting.press(Key::Char('H'));
    assert!(sitting.model.room.told > before, "Ann has hit");
    let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::En);
    sitting.wait();
    for key in [Key::Char('x'), Key::Char('9'), Key::Escape, Key::Enter] {
        let before = sitting.model.room.told;
        sitting.press(key);
        assert_eq!(sitting.model.room.told, before, "{key:?} is no answer");
    }
    // Enter answers once an answer was walked to.
    let before = sitting.model.room.told;
    sitting.press(Key::Forth);
    sitting.press(Key::Enter);
    assert!(sitting.model.room.told > before);
}

#[test]
fn what_lies_over_the_table_takes_the_keys() {
    let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::En);
    sitting.wait();
    let before = sitting.model.room.told;
    sitting.press(Key::Char('?'));
    assert_eq!(sitting.model.over, Over::Help);
    sitting.press(Key::Char('h'));
    assert_eq!((sitting.model.over, sitting.model.room.told), (Over::Nothing, before));
    sitting.press(Key::Char('l'));
    sitting.press(Key::Back);
    sitting.press(Key::Back);
    sitting.press(Key::Forth);
    assert_eq!(sitting.model.over, Over::Story(1));
}

/// Nothing that only one of them may see is shown, told or offered before they have taken the
/// keyboard.
#[test]
fn a_shared_keyboard_hides_hands_between_turns() {
    for seed in 0..3 {
        let mut sitting =
            Sitting::begin("unoflip", &json!({"target": 40}), &["Ann", "Ben"], 1, seed, Lang::En);
        let mut covers = 0;
        for turn in 0_usize..150 {
            sitting.wait();
            if sitting.is_over() {
                break;
            }
            let answers = sitting.model.prompt().answers;
            if sitting.model.taker().is_some() {
                covers += 1;
                let position = sitting.model.position().unwrap();
                assert!(position.hands.iter().all(|hand| hand.faces.is_none() && hand.backs.is_none()));
                assert!(position.choices.is_empty() && position.drawn.is_none());
                assert!(sitting.model.held().is_empty());
                assert_eq!(answers.len(), 1, "{answers:?}");
                assert!(matches!(answers[0].does, Does::TakeOver(_)));
            } else {
                let seat = sitting.model.room.seat().unwrap();
                let position = sitting.model.position().unwrap();
                assert!(position.hands[seat - 1].faces.is_some(), "whoever took it sees their hand");
            }
            let acts = sitting.model.answer(turn % answers.len());
            sitting.act(acts);
        }
        assert!(covers > 2, "{seed}: the keyboard went round {covers} times");
        let secret = |line: &terminal::room::Line| line.text.contains("gets") && line.text.contains("red");
        assert!(!sitting.model.room.story.iter().any(secret), "the story tells a hand");
    }
}

#[test]
fn a_seat_with_two_digits_is_chosen_by_them() {
    let people = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
    for seed in 0..200 {
        let mut sitting = Sitting::begin("flip7", &json!({"opening_deal": true}), &people, 0, seed, Lang::En);
        sitting.wait();
        let answers = sitting.model.prompt().answers;
        let targets = answers.iter().filter(|answer| matches!(answer.place, Place::Row(_))).count();
        if targets < people.len() {
            continue;
        }
        let before = sitting.model.room.told;
        sitting.press(Key::Char('1'));
        assert_eq!(sitting.model.room.told, before, "another digit may follow");
        sitting.press(Key::Char('1'));
        assert!(sitting.model.room.told > before);
        assert!(sitting.model.room.story.iter().any(|line| line.text.contains("on K")), "seed {seed}");
        return;
    }
    panic!("nobody was dealt an action card");
}

#[test]
fn lines_are_answered_by_keys_words_and_moves() {
    for said in ["h", "H", "Hit", "hit", "  hit  "] {
        let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::En);
        sitting.wait();
        let mut plain = Plain::new(sitting.model, 80);
        assert_eq!(plain.line(said).acts.len(), 1, "{said:?}");
    }
    let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::De);
    sitting.wait();
    let mut plain = Plain::new(sitting.model, 80);
    assert_eq!(plain.line("noch EINE").acts.len(), 1);
    let mut sitting = Sitting::begin("flip7", &json!({}), &["Ann"], 1, 3, Lang::En);
    sitting.wait();
    let mut plain = Plain::new(sitting.model, 80);
    let reply = plain.line("\u{1b}[2Jfold");
    assert!(
        reply.acts.is_empty() && reply.text.contains("fold") && !reply.text.contains('\u{1b}'),
        "{reply:?}"
    );
}
