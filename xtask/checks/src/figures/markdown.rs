//! Figures as the documents show them.

use super::contest::Estimate;

/// A table, with its names above.
pub fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let line =
        |cells: &mut dyn Iterator<Item = String>| format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "));
    let names = line(&mut head.iter().map(|name| (*name).to_owned()));
    let rule = format!("|{}\n", "---|".repeat(head.len()));
    names + &rule + &rows.iter().map(|row| line(&mut row.iter().cloned())).collect::<String>()
}

/// Commands that can be copied, folded away unless somebody wants them.
pub fn commands(commands: &[String]) -> String {
    let what = if commands.len() == 1 {
        "The command".to_owned()
    } else {
        format!("The {} commands", commands.len())
    };
    let lines: String = commands.iter().map(|command| format!("{}\n", complete(command))).collect();
    format!("<details><summary>{what}</summary>\n\n```sh\n{lines}```\n\n</details>\n")
}

/// A command as one types it: with the name of the program wherever it stands.
fn complete(words: &str) -> String {
    if words.starts_with("for ") {
        words.to_owned()
    } else {
        format!("fliphouse {}", words.replace(" | ", " | fliphouse "))
    }
}

/// Commands that differ by their seed alone, as one.
pub fn for_seeds(seeds: u64, words: &str) -> String {
    format!("for seed in $(seq 1 {seeds}); do {}; done", complete(words))
}

/// A share in per cent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A difference of two shares.
pub fn points(difference: f64) -> String {
    format!("{:+.1} %", 100.0 * difference).replace('-', "−")
}

/// The ends of an interval.
pub fn interval(estimate: Estimate) -> String {
    format!("{:.1} – {:.1} %", 100.0 * estimate.low, 100.0 * estimate.high)
}

/// A p-value: nobody needs more of a small one than that it is.
pub fn p_value(p: f64) -> String {
    if p < 0.0001 { "< 0.0001".to_owned() } else { format!("{p:.4}") }
}

/// A whole number with a comma after every three digits.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let from_the_end = |place: usize| (digits.len() - place).is_multiple_of(3);
    let digit = |(place, digit): (usize, char)| {
        if place > 0 && from_the_end(place) { format!(",{digit}") } else { digit.to_string() }
    };
    digits.chars().enumerate().map(digit).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(percent(0.3381), "33.8 %");
        assert_eq!(points(-0.021), "−2.1 %");
        assert_eq!(p_value(0.000_01), "< 0.0001");
        assert_eq!(p_value(0.0312), "0.0312");
    }

    #[test]
    fn commands_are_written_as_one_types_them() {
        let page = commands(&[for_seeds(3, "record flip7 --seed $seed | review -")]);
        let line =
            "for seed in $(seq 1 3); do fliphouse record flip7 --seed $seed | fliphouse review -; done";
        assert!(page.contains(&format!("```sh\n{line}\n```")), "{page}");
    }

    #[test]
    fn tables_have_a_cell_for_each_name() {
        assert_eq!(
            table(&["a", "b"], &[vec!["1".to_owned(), "2".to_owned()]]),
            "| a | b |\n|---|---|\n| 1 | 2 |\n"
        );
    }
}
