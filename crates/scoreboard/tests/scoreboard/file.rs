//! Scores as files, whole and broken.

use score_keeper::Refusal;
use scoreboard::{FORMAT, Known, MOST_BYTES, MOST_PEOPLE, Scores, Seasons, Unreadable};
use serde_json::{Value, json};

use crate::kit::{Sheet, cards, id};

/// A file as the first version wrote it.
const SAMPLE: &str = include_str!("samples/scores-1.json");

fn scores() -> Scores {
    let one = Sheet::flip7("one", 0, &["Ann", "Ben"]).turns([cards("1 2 3"), cards("5 5")]);
    let two = Sheet::flip7("two", 5, &["Ann", "Zoë"]).points([100, 3]);
    let game = [Sheet::flip7("two", 5, &["Ann", "Zoë"]).points([100, 3]).game()];
    let spring = Seasons::default().begin(id("s"), "Spring", 0).unwrap();
    let closed = Seasons::read([spring]).close(&game, 9).unwrap();
    Scores {
        sheets: vec![one.kept, two.kept],
        seasons: vec![closed],
        people: vec![Known { name: "Ann".to_owned(), avatar: Some(protocol::Avatar::Owl) }],
    }
}

fn read(value: &Value) -> Result<Scores, Unreadable> {
    Scores::read(value.to_string().as_bytes())
}

#[test]
fn a_file_is_read_back_as_it_was_written() {
    let text = scores().to_json();
    assert!(text.starts_with(&format!(r#"{{"format":"{FORMAT}""#)), "{text}");
    assert_eq!(Scores::read(text.as_bytes()), Ok(scores()));
    assert_eq!(Scores::read(Scores::default().to_json().as_bytes()), Ok(Scores::default()));
}

#[test]
fn a_file_of_version_1_is_read_for_ever() {
    let read = Scores::read(SAMPLE.as_bytes()).unwrap();
    assert_eq!(read, scores());
    assert_eq!(read.to_json(), SAMPLE.trim_end(), "and is written as it was");
}

#[test]
fn a_file_that_was_cut_short_anywhere_is_not_taken_in() {
    let text = SAMPLE.trim_end();
    for end in 1..text.len() {
        let read = Scores::read(&text.as_bytes()[..end]);
        assert_eq!(read, Err(Unreadable::CutShort), "after {end} bytes");
    }
    assert_eq!(Scores::read(b""), Err(Unreadable::Foreign));
}

#[test]
fn a_newer_file_says_so() {
    let newer = json!({"format": "fliphouse-scores/2", "what": {"nobody": ["knows"]}});
    assert_eq!(read(&newer), Err(Unreadable::Newer { format: 2 }));
}

#[test]
fn a_foreign_file_says_so() {
    let foreign = [
        json!({}),
        json!({"format": 1}),
        json!({"format": "fliphouse/1", "game": "flip7"}),
        json!({"format": "fliphouse-scores/0"}),
        json!({"format": "fliphouse-scores/one"}),
        json!({"format": "fliphouse-scores/"}),
        json!([1, 2]),
        json!("fliphouse-scores/1"),
    ];
    for file in foreign {
        assert_eq!(read(&file), Err(Unreadable::Foreign), "{file}");
    }
    assert_eq!(Scores::read(b"\x89PNG\r\n"), Err(Unreadable::Foreign));
    assert_eq!(Scores::read(b"name;points\nAnn;5"), Err(Unreadable::Foreign));
}

#[test]
fn a_damaged_file_says_where() {
    let broken = SAMPLE.replacen(r#""act":"write""#, r#""act":"wrote""#, 1);
    assert!(matches!(Scores::read(broken.as_bytes()), Err(Unreadable::Damaged { line: 1, .. })));
    let broken = SAMPLE.replacen(r#""seen":0,"#, r#""seen":0;"#, 1);
    assert!(matches!(Scores::read(broken.as_bytes()), Err(Unreadable::Damaged { line: 1, column: 50.. })));
    let broken = SAMPLE.replacen(r#""id":"one""#, r#""id":"o n e""#, 1);
    assert!(matches!(Scores::read(broken.as_bytes()), Err(Unreadable::Damaged { .. })));
    let mut bytes = SAMPLE.as_bytes().to_vec();
    bytes.extend(b"{}");
    assert!(matches!(Scores::read(&bytes), Err(Unreadable::Damaged { .. })), "something comes behind it");
    let letter = SAMPLE.find('Z').unwrap() + 2;
    let mut bytes = SAMPLE.as_bytes().to_vec();
    bytes[letter] = 0xff;
    assert!(matches!(Scores::read(&bytes), Err(Unreadable::Damaged { .. })), "no text");
}

#[test]
fn whatever_single_byte_is_wrong_nothing_panics() {
    let text = SAMPLE.trim_end().as_bytes();
    for at in 0..text.len() {
        for wrong in [b'{', b'"', b'9', b' ', 0] {
            let mut bytes = text.to_vec();
            bytes[at] = wrong;
            let _ = Scores::read(&bytes);
        }
    }
}

#[test]
fn a_sheet_that_begins_with_nothing_is_named() {
    let file = |sheets| json!({"format": FORMAT, "sheets": sheets});
    let empty = file(json!([{"id": "a", "entries": []}]));
    let why = Refusal::Begun(false);
    assert_eq!(read(&empty), Err(Unreadable::Sheet { number: 1, why: why.clone() }));
    assert!(Unreadable::Sheet { number: 1, why }.to_string().starts_with("sheet 1: "));
    assert_eq!(read(&file(json!([]))), Ok(Scores::default()));
}

#[test]
fn sizes_have_limits() {
    assert_eq!(Scores::read(&vec![b' '; MOST_BYTES + 1]), Err(Unreadable::TooLarge));
    let people = vec![json!({"name": "Ann"}); MOST_PEOPLE + 1];
    let file = json!({"format": FORMAT, "sheets": [], "people": people});
    assert_eq!(read(&file), Err(Unreadable::TooMany));
    let deep = format!(r#"{{"format":"{FORMAT}","more":{}"#, "[".repeat(100_000));
    assert!(matches!(Scores::read(deep.as_bytes()), Err(Unreadable::Damaged { .. } | Unreadable::CutShort)));
}

#[test]
fn what_later_versions_may_add_is_passed_over_and_pictures_may_be_unknown() {
    let more =
        json!({"format": FORMAT, "sheets": [], "more": 1, "people": [{"name": "Ann", "avatar": "dragon"}]});
    assert_eq!(read(&more).unwrap().people, [Known { name: "Ann".to_owned(), avatar: None }]);
    let nobody = json!({"format": FORMAT, "sheets": [], "people": [{"name": "\u{200b}"}]});
    assert_eq!(read(&nobody).unwrap().people, []);
}
