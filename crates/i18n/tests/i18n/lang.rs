//! The languages themselves.

use i18n::Lang;

#[test]
fn a_language_is_found_by_what_browsers_call_it() {
    for (tag, lang) in
        [("pl-PL", Lang::Pl), ("en", Lang::En), ("de-AT", Lang::De), ("HU", Lang::Hu), ("fr_CA", Lang::Fr)]
    {
        assert_eq!(Lang::from_tag(tag), Some(lang), "{tag}");
    }
    for tag in ["", "es", "plx", "-pl"] {
        assert_eq!(Lang::from_tag(tag), None, "{tag}");
    }
}

#[test]
fn every_language_has_its_code_and_name() {
    let names: Vec<_> = Lang::ALL.iter().map(|lang| (lang.code(), lang.own_name())).collect();
    let expected =
        [("en", "English"), ("pl", "Polski"), ("de", "Deutsch"), ("hu", "Magyar"), ("fr", "Français")];
    assert_eq!(names, expected);
    assert!(Lang::ALL.iter().all(|lang| Lang::from_tag(lang.code()) == Some(*lang)));
}
