//! Dependencies that nobody uses.
//!
//! The names of a crate's dependencies must occur in its sources: as tokens, so that
//! neither comments nor longer words count, and what stands inside a macro does. There
//! are programs for this, but they have to be compiled first and ask for newer compilers
//! than the workspace does.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use serde_json::Value;

use crate::rules::files;
use crate::{cargo, shown, workspace};

/// The workspaces, by their manifests.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Fails if a crate names a dependency that it does not use, or only in its tests.
pub fn check() -> Result<(), String> {
    let mut unused = Vec::new();
    let mut named = BTreeSet::new();
    for manifest in MANIFESTS {
        let metadata = metadata(manifest)?;
        for package in list(&metadata["packages"]) {
            named.extend(list(&package["dependencies"]).iter().map(|dependency| text(&dependency["name"])));
            unused.extend(of_package(package)?);
        }
    }
    unused.extend(shared()?.difference(&named).map(|name| format!("the workspace names {name} for nobody")));
    if unused.is_empty() { Ok(()) } else { Err(unused.join("\n       ")) }
}

/// What cargo knows about the crates of a workspace.
pub fn metadata(manifest: &str) -> Result<Value, String> {
    let mut command = cargo("metadata --format-version 1 --no-deps --manifest-path");
    let output = command.arg(manifest).output().map_err(|error| format!("{}: {error}", shown(&command)))?;
    serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("{}: {error}: {}", shown(&command), String::from_utf8_lossy(&output.stderr)))
}

/// The names that the manifest of the workspace gives versions to.
fn shared() -> Result<BTreeSet<String>, String> {
    let path = workspace().join("Cargo.toml");
    let manifest = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let manifest: toml::Table = manifest.parse().map_err(|error| format!("{}: {error}", path.display()))?;
    let names = manifest["workspace"].get("dependencies").and_then(toml::Value::as_table);
    Ok(names.into_iter().flatten().map(|(name, _)| name.clone()).collect())
}

/// What is wrong with the dependencies of a crate.
fn of_package(package: &Value) -> Result<Vec<String>, String> {
    let name = text(&package["name"]);
    let folder = PathBuf::from(text(&package["manifest_path"]));
    let folder = folder.parent().unwrap_or(Path::new("."));
    let (own, tests) = (words(&own_roots(package))?, words(&test_roots(folder))?);
    let wrong = |dependency: &Value| {
        let code = dependency["rename"].as_str().map_or_else(|| text(&dependency["name"]), str::to_owned);
        let word = code.replace('-', "_");
        match (own.contains(&word), tests.contains(&word)) {
            (false, false) => Some(format!("{name} does not use {code}")),
            (false, true) if dependency["kind"].is_null() => {
                Some(format!("{name} uses {code} only in tests: it is a dev-dependency"))
            }
            _ => None,
        }
    };
    Ok(list(&package["dependencies"]).iter().filter_map(wrong).collect())
}

/// Where the library, the programs and the build script of a crate begin.
fn own_roots(package: &Value) -> Vec<PathBuf> {
    let is_test =
        |target: &&Value| list(&target["kind"]).iter().any(|kind| kind == "test" || kind == "bench");
    let root = |target: &Value| {
        let path = PathBuf::from(text(&target["src_path"]));
        if target["kind"][0] == "custom-build" {
            path
        } else {
            path.parent().map(PathBuf::from).unwrap_or(path)
        }
    };
    list(&package["targets"]).iter().filter(|target| !is_test(target)).map(root).collect()
}

fn test_roots(folder: &Path) -> Vec<PathBuf> {
    ["tests", "benches", "examples"].into_iter().map(|name| folder.join(name)).collect()
}

/// All names in the sources at these places, and in the examples of their comments.
fn words(roots: &[PathBuf]) -> Result<BTreeSet<String>, String> {
    let mut words = BTreeSet::new();
    for root in roots.iter().filter(|root| root.exists()) {
        let sources = if root.is_dir() { files(root, "rs")? } else { vec![root.clone()] };
        for file in sources {
            let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
            let source = fs::read_to_string(&file).map_err(|error| failed(&error))?;
            let tokens: TokenStream = source.parse().map_err(|error| failed(&error))?;
            collect(tokens, &mut words);
            words.extend(examples(&source));
        }
    }
    Ok(words)
}

fn collect(tokens: TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens {
        match token {
            TokenTree::Ident(name) => drop(words.insert(name.to_string())),
            TokenTree::Group(group) => collect(group.stream(), words),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

/// The words in the examples of a source's documentation.
fn examples(source: &str) -> Vec<String> {
    let mut inside = false;
    let mut words = Vec::new();
    for line in source.lines().map(str::trim_start) {
        let Some(line) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else { continue };
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if inside {
            let parts = line.split(|c: char| !c.is_alphanumeric() && c != '_');
            words.extend(parts.map(str::to_owned));
        }
    }
    words
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(source: &str) -> BTreeSet<String> {
        let mut words = BTreeSet::new();
        collect(source.parse().unwrap(), &mut words);
        words.extend(examples(source));
        words
    }

    #[test]
    fn names_count_in_code_in_macros_and_in_examples() {
        assert!(found("use tinyvec::ArrayVec;").contains("tinyvec"));
        assert!(found("fn f() { vec![tinyvec::array_vec!(1)] }").contains("tinyvec"));
        assert!(found("/// ```\n/// use tinyvec::ArrayVec;\n/// ```\nfn f() {}").contains("tinyvec"));
    }

    #[test]
    fn names_do_not_count_in_comments_texts_or_longer_words() {
        let source = "// tinyvec\n/// Like tinyvec.\nconst A: &str = \"tinyvec\"; fn tinyvec_of() {}";
        assert!(!found(source).contains("tinyvec"));
    }
}
