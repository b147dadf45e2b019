//! Links between the documents lead somewhere.

use crate::{files, read, root};

/// What a document links to, apart from other sites.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    targets.filter(|target| !target.contains("://"))
}

/// The headings of a document as links name them.
fn headings(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| line.starts_with('#'));
    let kept = |c: &char| c.is_alphanumeric() || [' ', '-', '_'].contains(c);
    let slug = |line: &str| line.trim_start_matches('#').trim().to_lowercase().chars().filter(kept).collect();
    lines
        .map(|line| {
            let slug: String = slug(line);
            slug.replace(' ', "-")
        })
        .collect()
}

#[test]
fn links_lead_somewhere() {
    for path in files(&root(), "md") {
        let text = read(&path);
        for link in links(&text) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{}: {link}", path.display());
            let found = heading.is_empty() || headings(&read(&target)).iter().any(|slug| slug == heading);
            assert!(found, "{}: {link}", path.display());
        }
    }
}

#[test]
fn every_decision_is_listed() {
    let list = read("docs/decisions/README.md");
    for path in files(&root().join("docs/decisions"), "md") {
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = read(&path);
        if name != "README.md" {
            let (number, title) = (&name[..4], text.lines().next().unwrap().split_once(". ").unwrap().1);
            assert!(list.contains(&format!("| [{number}]({name}) | {title} |")), "{name} is not listed");
            for part in ["## Context", "## Decision", "## Consequences"] {
                assert!(text.contains(part), "{name} has no {part}");
            }
        }
    }
}
