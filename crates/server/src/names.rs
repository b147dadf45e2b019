//! What people may call themselves: nothing that cannot be seen, nothing made of letters
//! that only look like others, and not what somebody else at the table is called.

use protocol::{Code, Problem};
use unicode_security::confusable_detection::skeleton;
use unicode_security::general_security_profile::{GeneralSecurityProfile, IdentifierType};
use unicode_security::mixed_script::MixedScript;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// How wide a name may be, in columns: a Latin letter has one, a Chinese character two.
const WIDEST: usize = 20;

/// How many characters may be put together to one, such as a letter and its accents.
const MOST_MARKS: usize = 4;

/// Joins pictures to one, and asks for a picture instead of a sign.
const JOINERS: [char; 2] = ['\u{200d}', '\u{fe0f}'];

/// What bots are called, before a number.
const BOT: &str = "Bot";

/// Refuses a name that could deceive others. It is as [`protocol::names::name`] gives it.
pub fn check(name: &str) -> Result<(), Problem> {
    let wrong = |message: &str| Err(Problem::new(Code::WrongName, format_args!("name: {message}")));
    if name.width() > WIDEST {
        return wrong("must be at most 20 columns wide");
    }
    if !name.graphemes(true).all(is_plain) {
        return wrong("has characters that cannot be seen or told from others; use plain letters");
    }
    if !name.split(' ').all(MixedScript::is_single_script) {
        return wrong("has a word with letters of several scripts, which look alike; use those of one");
    }
    let numbered = |c: char| c.is_numeric() || c.is_whitespace();
    if alike(name.trim_end_matches(numbered), BOT) {
        return wrong("that is what bots are called; choose another");
    }
    Ok(())
}

/// Refuses a name that looks like one of others.
pub fn is_free<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> Result<(), Problem> {
    if others.into_iter().any(|other| alike(name, other)) {
        let message = "name: somebody at this table is called like that; choose another";
        return Err(Problem::new(Code::NameTaken, message));
    }
    Ok(())
}

/// Whether a character, as people count them, is one that everybody can see and tell from
/// others.
fn is_plain(character: &str) -> bool {
    let first = character.chars().next().unwrap_or_default();
    let picture = !first.is_alphanumeric();
    let plain = |c: char| {
        use IdentifierType as Kind;
        let kind = c.identifier_type();
        let known = matches!(
            kind,
            Some(
                Kind::Recommended | Kind::Inclusion | Kind::Uncommon_Use | Kind::Limited_Use | Kind::Not_XID
            )
        );
        known || (picture && JOINERS.contains(&c))
    };
    let marks = character.chars().count();
    character.width() > 0 && (picture || marks <= MOST_MARKS) && character.chars().all(plain)
}

/// Whether two names can be taken for each other, in whatever letters and cases they are.
/// A capital I looks like a small l, but a small i does not: so both ways are tried, to
/// make letters small before looking at their shape, and after.
fn alike(one: &str, other: &str) -> bool {
    let small_first = |name: &str| shape(&name.to_lowercase());
    let shape_first = |name: &str| shape(&shape(name).to_lowercase());
    small_first(one) == small_first(other) || shape_first(one) == shape_first(other)
}

fn shape(name: &str) -> String {
    skeleton(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_fine() {
        for name in [
            "Ann",
            "Zoë",
            "Łukasz",
            "Józsi",
            "玲奈",
            "レイナ",
            "玲奈 Ann",
            "Анна",
            "Γιώργος",
            "מיכל",
            "أحمد",
            "नेहा",
            "สมชาย",
            "지우",
            "👩‍👩‍👧",
            "❤️ Ben",
            "Ann-Marie O’Neill",
            "J. R. #1",
            "Bottom",
            "Roboter",
            "Nguyễn",
            "12345678901234567890",
            "一二三四五六七八九十",
        ] {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for name in [
            "Аnn",
            "pаypal",
            "A\u{ad}nn",
            "Ann\u{3164}",
            "Ann\u{200d}",
            "Ann \u{2800}",
            "A\u{34f}nn",
            "Ann\u{fe0f}",
            "𝐀𝐧𝐧",
            "Ａnn",
            "a\u{301}\u{301}\u{301}\u{301}\u{301}",
            "\u{e000}",
            "\u{301}Ann",
            "Ann \u{1d159}",
            "Bot",
            "bot 2",
            "BOT12",
            "B0t 3",
            "Воt 1",
            "123456789012345678901",
            "一二三四五六七八九十一",
        ] {
            assert_eq!(check(name).map_err(|problem| problem.code), Err(Code::WrongName), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_like_somebody_else() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "ANN"),
            ("Tom", "TOM"),
            ("Tom", "Torn"),
            ("Ill", "lll"),
            ("al", "aI"),
            ("Анна", "АННА"),
            ("сосо", "coco"),
            ("Zoe\u{308}", "Zoë"),
            ("Ann 1", "Ann l"),
            ("O", "0"),
        ] {
            assert!(is_free(one, [other]).is_err() && is_free(other, [one]).is_err(), "{one} and {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Zoe", "Zoë"), ("Ann 1", "Ann 2"), ("👩", "👨")] {
            assert!(is_free(one, ["Ben", other]).is_ok(), "{one} and {other}");
        }
    }
}
