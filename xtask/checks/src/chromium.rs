//! What the tests of the page need: Chromium with its driver, and axe-core,
//! which looks for what shuts people out. `.cargo/config.toml` tells the tests
//! where the latter is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha512};

use crate::{packages, run, workspace};

/// The programs that must be there, and Debian's packages that bring them.
const NEEDED: [(&str, &str); 3] =
    [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")];

/// The package of axe-core and its SHA-512.
const AXE: &str = "axe-core@4.14.0";
const AXE_HASH: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
                        5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

/// Sets up what is missing.
pub fn set_up() -> Result<(), String> {
    let home = workspace().join("target/axe");
    let fetched = home.join("axe.min.js").exists();
    // Whoever has axe-core needs npm no more.
    let needed = if fetched { &NEEDED[..2] } else { &NEEDED[..] };
    packages::need(needed, "the page is tested in Chromium with its driver of the same version")?;
    if fetched { Ok(()) } else { fetch_axe(&home) }
}

/// Fetches axe-core by npm, which knows where packages come from here, and lays down
/// the one file that is needed.
fn fetch_axe(home: &Path) -> Result<(), String> {
    fs::create_dir_all(home).map_err(|error| format!("{}: {error}", home.display()))?;
    run(Command::new("npm").args(["pack", "--silent", AXE]).current_dir(home))?;
    let package = packed(home)?;
    let bytes = fs::read(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    let hash = base16ct::lower::encode_string(&Sha512::digest(&bytes));
    if hash != AXE_HASH {
        return Err(format!("{AXE}: its SHA-512 is {hash}, not {AXE_HASH}"));
    }
    let mut tar = Command::new("tar");
    tar.arg("--extract").arg("--gzip").arg("--file").arg(&package).arg("--directory").arg(home);
    run(tar.args(["--strip-components=1", "package/axe.min.js"]))
}

/// What npm has laid down.
fn packed(home: &Path) -> Result<PathBuf, String> {
    let package = home.join(format!("{}.tgz", AXE.replace('@', "-")));
    if package.exists() { Ok(package) } else { Err(format!("npm made no {}", package.display())) }
}
