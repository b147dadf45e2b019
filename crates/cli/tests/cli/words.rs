//! What the program says about itself and its rules.

use crate::common::{fliphouse, printed, refusal};

#[test]
fn the_rules_can_be_looked_up() {
    let all = printed("rules flip7");
    assert!(all.contains("F7-1 ") && all.contains("F7-60 "), "{all}");
    let one = printed("rules flip7 f7-23");
    assert!(one.starts_with("F7-23") && one.contains("Second Chance") && !one.contains("F7-24"), "{one}");
    assert!(all.lines().all(|line| line.chars().count() <= 100), "a line is too long");
    for game in ["flip7", "vengeance", "unoflip"] {
        assert!(printed("rules").contains(&format!("fliphouse rules {game}")));
        assert!(printed(&format!("rules {game}")).lines().count() > 50);
    }
    let line = refusal(&fliphouse("rules flip7 F7-99").output().unwrap());
    assert_eq!(line, "rules: Flip 7 has no rule \"F7-99\": see fliphouse rules flip7");
}

#[test]
fn every_help_text_has_examples() {
    for command in ["", "play", "record", "replay", "rules", "verify", "watch"] {
        let help = printed(&format!("{command} --help"));
        assert!(help.contains("Examples:\n  fliphouse "), "{command}: {help}");
    }
}
