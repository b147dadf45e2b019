//! Text for terminals, as wide as they are.

use std::sync::LazyLock;

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// The columns of a terminal that does not say how many it has.
const USUAL: usize = 80;

/// The fewest columns that a text is laid out for, and the most that are good to read.
const COLUMNS: (usize, usize) = (40, 200);

/// The columns that there are: those of the terminal, or those that the environment names for
/// what is piped elsewhere.
static WIDTH: LazyLock<usize> = LazyLock::new(|| {
    let terminal = terminal_size::terminal_size().map(|(terminal_size::Width(columns), _)| columns.into());
    let named = || std::env::var("COLUMNS").ok()?.parse().ok();
    terminal.or_else(named).unwrap_or(USUAL).clamp(COLUMNS.0, COLUMNS.1)
});

/// A text in lines that fit, the first and the others indented by these.
/// Breaks only at spaces, unless a word is longer than a line: no-break spaces, and the
/// hyphens in the codes of cards and in the ids of rules, keep together what they join.
pub fn wrapped(text: &str, (first, others): (&str, &str)) -> String {
    let options = Options::new(*WIDTH)
        .initial_indent(first)
        .subsequent_indent(others)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    textwrap::fill(text, options)
}
