//! What people write: names and chat, made harmless.

use unicode_segmentation::UnicodeSegmentation;

use crate::problem::{Code, Problem};

/// The longest name, in characters as people count them.
pub const LONGEST_NAME: usize = 20;

/// The longest chat message, in characters as people count them.
pub const LONGEST_CHAT: usize = 200;

/// No character that people count takes more bytes than this on average; a
/// flood of combining marks does.
const BYTES_PER_CHARACTER: usize = 8;

/// A name, cleaned; refused if nothing is left or it is too long.
pub fn name(text: &str) -> Result<String, Problem> {
    cleaned("name", text, LONGEST_NAME)
}

/// A chat message, cleaned; refused if nothing is left or it is too long.
pub fn chat(text: &str) -> Result<String, Problem> {
    cleaned("chat", text, LONGEST_CHAT)
}

fn cleaned(what: &str, text: &str, longest: usize) -> Result<String, Problem> {
    let shown = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|&c| !is_hidden(c));
    let shown: String = shown.collect();
    let clean = shown.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let length = clean.graphemes(true).count();
    if clean.chars().all(is_blank) {
        return Err(Problem::new(
            Code::Wrong,
            format_args!("{what}: must have at least one visible character"),
        ));
    }
    if length > longest || clean.len() > longest * BYTES_PER_CHARACTER {
        let message = format_args!("{what}: has {length} characters, at most {longest} are allowed");
        return Err(Problem::new(Code::Wrong, message));
    }
    Ok(clean)
}

/// Control characters, and those that turn the direction of the text around
/// them or break lines where none should be.
const fn is_hidden(c: char) -> bool {
    matches!(
        c,
        '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e001f}'
    )
}

/// Characters that nobody sees, though they may join or fill others.
fn is_blank(c: char) -> bool {
    matches!(c, ' ' | '\u{200c}' | '\u{200d}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_name_stays_as_it_is() {
        for text in ["Zoë", "Łukasz", "Józsi", "玲奈", "👩‍👩‍👧", "Ann-Marie O’Neill"] {
            assert_eq!(name(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn white_space_is_tidied_and_tricks_are_removed() {
        assert_eq!(name("  A \t\n B  ").as_deref(), Ok("A B"));
        assert_eq!(name("abc\u{202e}def\u{2066}\u{7}\u{200b}").as_deref(), Ok("abcdef"));
    }

    #[test]
    fn length_is_counted_as_people_count() {
        assert!(name(&"👩".repeat(LONGEST_NAME)).is_ok());
        assert!(name(&"x".repeat(LONGEST_NAME + 1)).is_err());
        assert!(name(&format!("a{}", "\u{301}".repeat(500))).is_err(), "one character of a thousand bytes");
        assert!(chat(&"x".repeat(LONGEST_CHAT)).is_ok());
        assert!(chat(&"x".repeat(LONGEST_CHAT + 1)).is_err());
    }

    #[test]
    fn nothing_to_see_is_no_name() {
        for text in ["", "   ", "\u{200d}", "\u{3164}\u{2800}", "\u{202e}"] {
            assert!(name(text).is_err(), "{text:?}");
        }
    }
}
