//! The seed for tests: never for a server that others can reach.

use crate::common::{fliphouse, refusal};

#[test]
fn a_server_that_others_can_reach_takes_no_seed() {
    for address in ["0.0.0.0:0", "[::]:0", "192.0.2.1:0"] {
        let output = fliphouse(&format!("serve --test-seed 7 --listen {address}")).output().unwrap();
        let expected = "test-seed: only for tests, with a --listen address of this machine alone";
        assert!(refusal(&output).starts_with(expected));
    }
}

#[test]
fn the_seed_can_not_be_set_by_the_environment_and_is_not_advertised() {
    let help = fliphouse("serve --help").output().unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).to_lowercase().contains("seed"));
}
