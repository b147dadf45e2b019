//! Whole games by words.

use tempfile::TempDir;

use crate::program::{Talk, fed, text};

/// A short game of each kind.
const GAMES: [(&str, &str); 3] =
    [("flip7", "--set target=20"), ("vengeance", "--set target=20"), ("unoflip", "--set target=20")];

/// Enough lines for any of these games: the first of all answers, whatever it is called.
fn answers(lines: usize) -> String {
    // Letters and digits that stand for answers of all kinds; what is no answer changes nothing.
    let keys = ["1", "1", "1", "1", "d", "1", "p", "a", "h", "s", "", "b", "", "2", "c"];
    keys.map(|key| format!("{key}\n")).concat().repeat(lines)
}

#[test]
fn every_game_is_played_to_its_end_in_every_language() {
    for (game, options) in GAMES {
        for (lang, over) in [
            ("en", "The game is over."),
            ("pl", "Koniec gry."),
            ("de", "Das Spiel ist vorbei."),
            ("hu", "Vége a játéknak."),
            ("fr", "La partie est finie."),
        ] {
            let data = TempDir::new().unwrap();
            let words = format!("play {game} --bots easy {options} --seed 7 --pace 0 --lang {lang}");
            let output = fed(&data, &words, &(answers(400) + "q\n"));
            let said = text(&output.stdout);
            assert_eq!(output.status.code(), Some(0), "{game} {lang}: {}", text(&output.stderr));
            assert!(said.contains(over), "{game} {lang}: {}", &said[said.len().saturating_sub(2000)..]);
            assert!(!said.contains('\u{1b}'), "{game} {lang}: steers the terminal");
        }
    }
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let played = |seed: u32| {
        let data = TempDir::new().unwrap();
        let words = format!("play unoflip --bots normal,normal --seed {seed} --pace 0");
        text(&fed(&data, &words, &answers(3)).stdout)
    };
    assert_eq!(played(1), played(1));
    assert_ne!(played(1), played(2));
}

#[test]
fn a_game_is_kept_and_goes_on() {
    let data = TempDir::new().unwrap();
    let first = fed(&data, "play flip7 --name Ann --bots easy --seed 1 --pace 0", "h\nq\n");
    assert_eq!(first.status.code(), Some(0), "{}", text(&first.stderr));
    let said = text(&first.stdout);
    assert!(said.ends_with("The game is kept. To go on with it: fliphouse play flip7\n"), "{said}");
    // The last table that was told is the first that is told again.
    let stands = |said: &str| {
        let lines: Vec<String> =
            said.lines().filter(|line| line.contains("Score:")).map(str::to_owned).collect();
        (lines[..2].to_vec(), lines[lines.len() - 2..].to_vec())
    };
    for words in ["play flip7 --pace 0", "play --pace 0"] {
        let again = fed(&data, words, "");
        assert_eq!(again.status.code(), Some(0), "{}", text(&again.stderr));
        assert_eq!(stands(&text(&again.stdout)).0, stands(&said).1, "{words}");
    }
}

#[test]
fn somebody_who_is_killed_has_lost_nothing_that_was_shown() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::start(&data, "play flip7 --name Ann --bots easy --seed 3 --pace 0");
    talk.until(&["s: Stay", "h: Hit"]).unwrap();
    talk.say("h");
    let hit = talk.until(&["You hit:"]).unwrap();
    talk.child.kill().unwrap();
    talk.child.wait().unwrap();
    let again = fed(&data, "play flip7 --pace 0", "l\n");
    assert!(text(&again.stdout).contains(hit.trim_end()), "{hit:?}: {}", text(&again.stdout));
}

#[test]
fn an_interrupt_says_that_the_game_is_kept() {
    for (signal, status) in [("INT", 130), ("HUP", 129), ("TERM", 143)] {
        let data = TempDir::new().unwrap();
        let mut talk = Talk::start(&data, "play flip7 --bots easy --seed 3 --pace 0");
        talk.until(&["h: Hit"]).unwrap();
        let killed = std::process::Command::new("kill")
            .args([format!("-{signal}"), talk.child.id().to_string()])
            .status();
        assert!(killed.unwrap().success());
        // The pipe stays open: it is the signal that ends the program.
        assert!(talk.until(&["The game is kept."]).is_some(), "{signal}: {}", talk.said);
        assert_eq!(talk.child.wait().unwrap().code(), Some(status), "{signal}");
    }
}

#[test]
fn nobody_reads_another_hand_where_two_share_a_keyboard() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::start(&data, "play unoflip --name Ann --name Ben --seed 5 --pace 0");
    for _ in 0..4 {
        talk.until(&["Pass the device to"]).unwrap();
        // Whoever takes the keyboard sees their own.
        talk.say("");
        talk.until(&["Your hand:"]).unwrap();
        // One of these ends the turn, whatever was dealt.
        for answer in ["1", "1", "d", "p", "a"] {
            talk.say(answer);
        }
    }
    let (status, said) = talk.leave();
    assert_eq!(status, Some(0));
    let mut holder = None;
    for (line, rest) in said.lines().zip((1..).map(|next| said.lines().skip(next))) {
        holder = line.strip_prefix("Pass the device to ").or(holder);
        if line.starts_with("Your hand:") {
            let asked = rest.into_iter().find_map(|line| Some(line.split_once(" · ")?.0));
            assert_eq!(asked, holder, "somebody else's hand was read out: {said}");
        }
    }
    assert!(said.matches("Your hand:").count() >= 4, "{said}");
}

#[test]
fn a_damaged_game_is_named_and_left_alone() {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("fliphouse/play");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("flip7.json");
    for damaged in ["", "{", "{\"version\":1}", "{\"version\":99}"] {
        std::fs::write(&file, damaged).unwrap();
        for words in ["play flip7 --plain", "play flip7 --plain --new"] {
            let output = fed(&data, words, "");
            let complaint = text(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{damaged:?}");
            assert!(complaint.contains("flip7.json") || complaint.contains("version 99"), "{complaint}");
            assert_eq!(std::fs::read_to_string(&file).unwrap(), damaged);
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused_in_a_line() {
    let refused = [
        ("play chess", "there is no game \"chess\""),
        ("play", "no game is kept"),
        ("play flip7 --bots clever", "there is no level \"clever\""),
        ("play unoflip --name Ann --bots easy,easy,easy,easy,easy,easy,easy,easy,easy,easy", "2 to 10"),
        ("play flip7 --set target=", "target"),
        ("play flip7 --name Ann --name Ann", "Ann"),
    ];
    for (words, reason) in refused {
        let data = TempDir::new().unwrap();
        let output = fed(&data, words, "");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words}: {complaint}");
        assert!(complaint.contains(reason) && complaint.lines().count() == 1, "{words}: {complaint}");
    }
}

#[test]
fn wishes_for_a_new_game_do_not_replace_one_that_is_kept() {
    let data = TempDir::new().unwrap();
    fed(&data, "play flip7 --bots easy --seed 3 --pace 0", "h\n");
    let kept = || std::fs::read_to_string(data.path().join("fliphouse/play/flip7.json")).unwrap();
    let before = kept();
    let output = fed(&data, "play flip7 --bots strong --pace 0", "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("--new"), "{}", text(&output.stderr));
    // The log is as it was; only the order of what is written may be another.
    assert_eq!(kept(), before);
    let output = fed(&data, "play flip7 --bots strong --pace 0 --new", "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_ne!(kept(), before);
}

#[test]
fn a_language_brings_its_edition_unless_one_is_given() {
    for (words, edition) in [
        ("--lang pl", "pl"),
        ("--lang de", "de"),
        ("--lang hu", "en"),
        ("--lang pl --edition de", "de"),
        ("--lang de --set edition=en", "en"),
    ] {
        let data = TempDir::new().unwrap();
        fed(&data, &format!("play flip7 --bots easy --seed 3 --pace 0 {words}"), "");
        let kept = std::fs::read_to_string(data.path().join("fliphouse/play/flip7.json")).unwrap();
        let kept = kept.replace('\\', "");
        assert!(kept.contains(&format!("\"edition\":\"{edition}\"")), "{words}: {kept}");
    }
}

#[test]
fn two_cannot_play_the_same_kept_game() {
    let data = TempDir::new().unwrap();
    let mut talk = Talk::start(&data, "play flip7 --bots easy --seed 3 --pace 0");
    talk.until(&["h: Hit"]).unwrap();
    let output = fed(&data, "play flip7", "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("another terminal"), "{}", text(&output.stderr));
    assert_eq!(talk.leave().0, Some(0));
}
