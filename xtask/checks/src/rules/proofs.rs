//! Which tests prove which rule.
//!
//! A test names the rules it proves by symbol, `proves!(F7_23);`, which the
//! compiler checks; this reads the sources for those names.

use std::path::Path;

use syn::visit::{self, Visit};

use super::{Places, files, text};

/// What all tests below a folder say they prove.
pub fn read(folder: &Path) -> Result<Places, String> {
    let mut proofs = Places::new();
    for path in files(folder, "rs")? {
        collect(&text(&path)?, &mut proofs).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(proofs)
}

fn collect(source: &str, proofs: &mut Places) -> Result<(), syn::Error> {
    Reader { test: None, proofs }.visit_file(&syn::parse_file(source)?);
    Ok(())
}

/// Reads `proves!` in functions that are tests, and nowhere else.
struct Reader<'a> {
    test: Option<String>,
    proofs: &'a mut Places,
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        let is_test = function.attrs.iter().any(|attribute| attribute.path().is_ident("test"));
        let outer = self.test.take();
        self.test = is_test.then(|| function.sig.ident.to_string());
        visit::visit_item_fn(self, function);
        self.test = outer;
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let Some(test) = &self.test else { return };
        if call.path.segments.last().is_some_and(|name| name.ident == "proves") {
            for symbol in call.tokens.to_string().split(',') {
                self.proofs.entry(symbol.trim().to_owned()).or_default().push(test.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
        #[test]
        fn proved() { proves!(F7_1, F7_2); }
        #[test]
        fn also_proved() { game::proves!(F7_2); }
        fn no_test() { proves!(F7_3); }
        // proves!(F7_10)
    ";

    #[test]
    fn only_tests_prove_rules() {
        let mut proofs = Places::new();
        collect(SOURCE, &mut proofs).unwrap();
        assert_eq!(proofs["F7_1"], ["proved"]);
        assert_eq!(proofs["F7_2"], ["proved", "also_proved"]);
        assert_eq!(proofs.len(), 2);
    }
}
