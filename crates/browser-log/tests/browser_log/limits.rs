//! What may be in a log.

use browser_log::{Invalid, Json, MAX_NAME, MAX_TEXT, Name};

#[test]
fn names_are_short_and_plain() {
    for good in ["a", "sheet-1", "2026.11_x", &"n".repeat(MAX_NAME)] {
        assert_eq!(Name::new(good).unwrap().as_str(), good);
    }
    for bad in ["", "a b", "a/b", "Ä", "a\n", &"n".repeat(MAX_NAME + 1)] {
        assert_eq!(Name::new(bad), Err(Invalid::Name), "{bad:?}");
    }
}

#[test]
fn texts_are_json_and_not_too_long() {
    assert_eq!(Json::new(r#"{"a":[1]}"#).unwrap().as_str(), r#"{"a":[1]}"#);
    for bad in ["", "{", "1 2", "nothing"] {
        assert!(matches!(Json::new(bad), Err(Invalid::NotJson(_))), "{bad:?}");
    }
    let longest = format!("{:?}", "x".repeat(MAX_TEXT - 2));
    assert_eq!(Json::new(longest).unwrap().as_str().len(), MAX_TEXT);
    let longer = Json::of(&"x".repeat(MAX_TEXT - 1));
    assert_eq!(longer, Err(Invalid::TooLong { length: MAX_TEXT + 1 }));
}

#[test]
fn a_text_is_read_as_what_it_is() {
    assert_eq!(Json::of(&(1, "a")).unwrap().read(), Ok((1, "a".to_owned())));
    assert!(matches!(Json::of(&1).unwrap().read::<String>(), Err(Invalid::NotJson(_))));
}
