//! What the tests of the page need: Chromium with its driver, and axe-core,
//! which looks for what shuts people out. `.cargo/config.toml` tells the tests
//! where the latter is.

use std::fs;
use std::path::Path;
use std::process::Command;

use sha2::{Digest, Sha512};
use ureq::Agent;
use ureq::tls::{RootCerts, TlsConfig};

use crate::{packages, run, workspace};

/// The programs that must be there, and Debian's packages that bring them.
const NEEDED: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// The package of axe-core and its SHA-512, as the registry of npm has them.
const AXE: &str = "https://registry.npmjs.org/axe-core/-/axe-core-4.14.0.tgz";
const AXE_HASH: &str = "f564d9c448ec67b6f5dd31fc24f99b576cfc0876e5f34ff6866dd73c41b82603\
                        5d40b2bcd480515e64b11df3003a44aa41e4714ffd1dc0d0f3d863a6df3ce971";

/// Sets up what is missing.
pub fn set_up() -> Result<(), String> {
    packages::need(&NEEDED, "the page is tested in Chromium with its driver of the same version")?;
    fetch_axe()
}

/// Fetches axe-core unless it is there.
fn fetch_axe() -> Result<(), String> {
    let home = workspace().join("target/axe");
    if home.join("axe.min.js").exists() {
        return Ok(());
    }
    let failed = |error: &dyn std::fmt::Display| format!("{AXE}: {error}");
    eprintln!("$ fetch {AXE}");
    // A network may have authorities of its own, which the system knows.
    let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
    let agent: Agent = Agent::config_builder().tls_config(tls).build().into();
    let mut answer = agent.get(AXE).call().map_err(|error| failed(&error))?;
    let package = answer.body_mut().read_to_vec().map_err(|error| failed(&error))?;
    let hash = base16ct::lower::encode_string(&Sha512::digest(&package));
    if hash != AXE_HASH {
        return Err(failed(&format!("its SHA-512 is {hash}, not {AXE_HASH}")));
    }
    unpack(&package, &home)
}

/// Lays down the one file of the package that is needed.
fn unpack(package: &[u8], home: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", home.display());
    fs::create_dir_all(home).map_err(failed)?;
    let file = home.join("package.tgz");
    fs::write(&file, package).map_err(failed)?;
    let mut tar = Command::new("tar");
    tar.arg("--extract").arg("--gzip").arg("--file").arg(&file).arg("--directory").arg(home);
    run(tar.args(["--strip-components=1", "package/axe.min.js"]))
}
