//! Results for people and for programs.

mod csv;
mod html;
mod plots;
mod text;

pub use csv::{contest_csv, league_csv};
pub use html::{contest_html, league_html};
pub use text::{contest_text, league_text};

/// A share in per cent.
fn percent(share: f64) -> String {
    format!("{:.2} %", 100.0 * share)
}

/// A whole number with a gap after every three digits, as people are shown all counts.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let first = digits.len() % 3;
    let (head, tail) = digits.split_at(first);
    let groups = tail.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    let head = (!head.is_empty()).then(|| head.to_owned());
    head.into_iter().chain(groups).collect::<Vec<_>>().join("\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_threes() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1\u{a0}234\u{a0}567");
        assert_eq!(grouped(123_456), "123\u{a0}456");
    }
}
