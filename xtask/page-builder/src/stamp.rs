//! What a page was made from, so that the same is not made again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use xtask::workspace;

use crate::Form;
use crate::files;
use crate::programs::Programs;

/// The files that a page is made from, each with its size and when it was written. This
/// program is one of them: it holds the words of all languages.
pub struct Stamp {
    text: String,
    path: PathBuf,
    page: PathBuf,
}

impl Stamp {
    /// What a page of these programs is made from.
    pub fn of(programs: &Programs, form: &Form) -> Result<Self, String> {
        let this = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
        let mut sources = vec![this, programs.page.clone()];
        sources.extend(programs.workers.clone());
        sources.extend(below(&files::fixed())?);
        Self::from(&sources, workspace().join(form.folder))
    }

    fn from(sources: &[PathBuf], page: PathBuf) -> Result<Self, String> {
        let lines: Result<String, String> = sources.iter().map(|path| line(path)).collect();
        Ok(Self { text: lines?, path: page.with_extension("stamp"), page })
    }

    /// Whether the page is there, made from just this.
    pub fn is_there(&self) -> bool {
        self.page.exists() && fs::read_to_string(&self.path).is_ok_and(|text| text == self.text)
    }

    /// Takes away what another page left: what is half made must not look made.
    pub fn remove(&self) -> Result<(), String> {
        if self.path.exists() {
            fs::remove_file(&self.path).map_err(|error| self.failed(&error))
        } else {
            Ok(())
        }
    }

    /// Leaves word that the page is made.
    pub fn leave(&self) -> Result<(), String> {
        fs::write(&self.path, &self.text).map_err(|error| self.failed(&error))
    }

    fn failed(&self, error: &std::io::Error) -> String {
        format!("{}: {error}", self.path.display())
    }
}

/// All files below a folder, in the order of their paths.
fn below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() { paths.extend(below(&path)?) } else { paths.push(path) }
    }
    paths.sort();
    Ok(paths)
}

fn line(path: &Path) -> Result<String, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let about = fs::metadata(path).map_err(failed)?;
    let written = about.modified().map_err(failed)?.duration_since(UNIX_EPOCH).unwrap_or_default();
    Ok(format!("{} {} {}\n", path.display(), about.len(), written.as_nanos()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_made_again_when_a_source_of_it_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (source, page) = (folder.path().join("source"), folder.path().join("page"));
        let stamp = || Stamp::from(std::slice::from_ref(&source), page.clone()).unwrap();
        fs::write(&source, "one").unwrap();
        assert!(!stamp().is_there());
        fs::create_dir(&page).unwrap();
        stamp().leave().unwrap();
        assert!(stamp().is_there());
        fs::write(&source, "three").unwrap();
        assert!(!stamp().is_there());
        stamp().leave().unwrap();
        fs::remove_dir(&page).unwrap();
        assert!(!stamp().is_there(), "the folder is gone");
        stamp().remove().unwrap();
        fs::create_dir(&page).unwrap();
        assert!(!stamp().is_there(), "the page may be half made");
    }
}
