//! Text for terminals of the usual width.

use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

/// The columns that every terminal has.
const COLUMNS: usize = 80;

/// A text in lines that fit, the first and the others indented by these.
/// Breaks only at spaces: no-break spaces, and the hyphens in the codes of cards
/// and in the ids of rules, keep together what they join.
pub fn wrapped(text: &str, (first, others): (&str, &str)) -> String {
    let options = Options::new(COLUMNS)
        .initial_indent(first)
        .subsequent_indent(others)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(false);
    textwrap::fill(text, options)
}
