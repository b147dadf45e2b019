//! Reading the page.

use std::path::Path;

use serde_json::Value;

/// The page.
pub fn page() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(path).unwrap()
}

/// A block of code: what stands behind its fence, and what is in it.
pub struct Block {
    pub kind: String,
    pub text: String,
}

/// All blocks of the page.
pub fn blocks() -> Vec<Block> {
    let page = page();
    let mut blocks = Vec::new();
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        let Some(kind) = line.strip_prefix("```") else { continue };
        let inside: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
        blocks.push(Block { kind: kind.to_owned(), text: inside.join("\n") });
    }
    blocks
}

/// The examples in all JSON blocks of a kind, which may hold several each.
pub fn examples(kind: &str) -> Vec<Value> {
    let fence = format!("json {kind}");
    let of_kind = blocks().into_iter().filter(|block| block.kind == fence);
    let values = |block: Block| {
        let values: Result<Vec<Value>, _> =
            serde_json::Deserializer::from_str(&block.text).into_iter().collect();
        values.unwrap_or_else(|error| panic!("{error} in:\n{}", block.text))
    };
    let examples: Vec<Value> = of_kind.flat_map(values).collect();
    assert!(!examples.is_empty(), "no example of {kind}");
    examples
}
