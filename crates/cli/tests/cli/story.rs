//! Stories: games told in the terminal, in five languages.

use std::path::PathBuf;

use i18n::Lang;
use textwrap::core::display_width;

use crate::common::{fed, fliphouse, printed, sound_record, text};

/// Games that are short and have much of what can happen.
const GAMES: [&str; 4] = [
    "flip7 --players 3 --seed 11 --set target=40",
    "vengeance --players 3 --seed 2 --set brutal=true --plies 40",
    "unoflip --players 3 --seed 9 --plies 16",
    "unoflip --players 2 --seed 4 --set stacking=true --set jump_in=true --plies 12",
];

/// What a game is told like in a language.
fn story(game: &str, lang: Lang) -> String {
    let record = printed(&format!("record {game}"));
    let output = fed(&format!("replay - --lang {}", lang.code()), record.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout).replace(env!("CARGO_PKG_VERSION"), "VERSION")
}

/// After a change that is meant, run with `FLIPHOUSE_WRITE_STORIES=1` and read what has changed.
#[test]
fn stories_are_told_in_every_language() {
    for lang in Lang::ALL {
        let told: String = GAMES.iter().map(|game| format!("> {game}\n{}\n", story(game, lang))).collect();
        let path = format!("tests/cli/golden/story-{}.txt", lang.code());
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path);
        if std::env::var_os("FLIPHOUSE_WRITE_STORIES").is_some() {
            std::fs::write(&path, &told).unwrap();
        }
        assert_eq!(told, std::fs::read_to_string(&path).unwrap(), "{}", path.display());
    }
}

#[test]
fn every_line_fits_a_terminal_and_says_something() {
    for lang in Lang::ALL {
        for game in ["flip7", "vengeance --set brutal=true", "unoflip --set bluff=true"] {
            for seed in 1..4 {
                let told = printed(&format!("watch {game} --seed {seed} --lang {}", lang.code()));
                let wide = told.lines().find(|line| display_width(line) > 80);
                assert_eq!(wide, None, "{lang:?}");
                assert!(!told.contains(['{', '}', '\u{2}', '\u{3}']), "{lang:?}: {told}");
                let silent =
                    told.lines().find(|line| ["", "└", "="].contains(&line.trim()) && !line.is_empty());
                assert_eq!(silent, None, "{lang:?}: {told}");
            }
        }
    }
}

/// How `watch` begins in an environment.
fn heading(environment: &[(&str, &str)]) -> String {
    let mut command = fliphouse("watch flip7 --seed 7");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
    let output = command.envs(environment.iter().copied()).output().unwrap();
    text(&output.stdout).lines().nth(5).unwrap().to_owned()
}

#[test]
fn the_environment_names_the_language() {
    let (polish, english) = ("Zaczyna się runda 1.", "Round 1 begins.");
    for (environment, expected) in [
        (&[("LANG", "pl_PL.UTF-8")][..], polish),
        (&[("LANG", "pl")], polish),
        (&[("LANG", "pl.UTF-8@x")], polish),
        (&[("LC_MESSAGES", "pl_PL.UTF-8"), ("LANG", "de_DE.UTF-8")], polish),
        (&[("LC_ALL", "pl_PL"), ("LC_MESSAGES", "hu_HU"), ("LANG", "de_DE")], polish),
        (&[("LC_ALL", ""), ("LANG", "pl_PL")], polish),
        (&[("LC_ALL", "C"), ("LANG", "pl_PL")], english),
        (&[("LANG", "sv_SE.UTF-8")], english),
        (&[], english),
    ] {
        let heading = heading(environment);
        assert!(heading.starts_with(expected), "{environment:?}: {heading}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    for command in ["watch flip7", "replay game.json"] {
        let output = fliphouse(&format!("{command} --lang sv")).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let message = text(&output.stderr);
        assert!(message.contains("'sv'") && message.contains("en, pl, de, hu, fr"), "{message}");
    }
}

#[test]
fn a_trace_has_no_language() {
    let output = fliphouse("replay - --trace --lang de").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn names_are_as_the_record_has_them() {
    let mut record = sound_record();
    record["players"] = serde_json::json!(["Ann", "名前"]);
    let told = text(&fed("replay - --lang pl", record.to_string().as_bytes()).stdout);
    assert!(told.contains("Ann bierze jeszcze jedną: 9.") && told.contains("名前"), "{told}");
    assert!(told.ends_with("Zapis kończy się tutaj. Teraz gra 名前.\n"), "{told}");
}

#[test]
fn a_watched_game_is_told_to_its_end() {
    for game in ["flip7", "vengeance", "unoflip"] {
        let story = printed(&format!("watch {game} --seed 7"));
        assert!(story.contains("Round 1 begins"), "{story}");
        assert!(story.contains(" wins with "), "{story}");
    }
}

#[test]
fn colours_are_for_terminals() {
    assert!(!coloured(&[]));
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

fn coloured(environment: &[(&str, &str)]) -> bool {
    let mut command = fliphouse("watch flip7 --seed 1");
    command.envs(environment.iter().copied());
    text(&command.output().unwrap().stdout).contains('\u{1b}')
}
