//! `fliphouse arena`, `league` and `bots`.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::common::{complaint, fliphouse, printed, refusal, text};

const CONTEST: &str = "arena flip7 --bots threshold:25,one-step,random --games 600 --set target=60";

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    for format in ["", "--json", "--csv"] {
        let one = printed(&format!("{CONTEST} {format} --threads 1"));
        assert_eq!(printed(&format!("{CONTEST} {format} --threads 2")), one);
        assert_eq!(printed(&format!("{CONTEST} {format} --threads 5")), one);
        assert_ne!(printed(&format!("{CONTEST} {format} --seed 2")), one);
    }
}

/// The two bots that are the same do not differ, whoever sits between them.
#[test]
fn equal_bots_are_not_called_different() {
    for words in [
        "arena unoflip --bots plain,random,plain --games 1200",
        "arena flip7 --bots one-step,random,one-step --games 4800",
        "arena vengeance --bots plain,random,plain --games 4800",
    ] {
        let results: Value = serde_json::from_str(&printed(&format!("{words} --json"))).unwrap();
        let pairs = results["pairs"].as_array().unwrap();
        assert_eq!((&pairs[1]["one"], &pairs[1]["other"]), (&Value::from(1), &Value::from(3)));
        assert_eq!(pairs[1]["verdict"], "chance", "{words}: {}", pairs[1]);
        assert_eq!(pairs[0]["verdict"], "real", "{words}: {}", pairs[0]);
    }
}

#[test]
fn what_cannot_be_told_is_not_claimed() {
    let few = printed("arena flip7 --bots random,random,random,random --games 16");
    assert!(few.starts_with("24 games of Flip 7: 1 block of 24"), "{few}");
    assert_eq!(few.matches("too few to tell").count(), 4 + 2 * 6, "{few}");
    let equal = printed("arena vengeance --bots plain,plain --precision 8%");
    assert!(equal.contains("cannot be told") && !equal.contains("times as many"), "{equal}");
}

#[test]
fn results_say_what_was_asked_for() {
    let results: Value = serde_json::from_str(&printed(&format!("{CONTEST} --json"))).unwrap();
    assert_eq!(results["games"], 600);
    assert_eq!(results["partial"], false);
    let bots = results["bots"].as_array().unwrap();
    let wins: u64 = bots.iter().map(|bot| bot["wins"].as_u64().unwrap()).sum();
    assert_eq!(wins, 600);
    assert_eq!(bots[0]["name"], "threshold:25");
    assert_eq!(bots[0]["rates"][0]["key"], "bust_rate");
    assert!(bots[0]["win_rate"]["low"].as_f64() < bots[0]["win_rate"]["high"].as_f64());
    let lengths: u64 =
        results["lengths"].as_array().unwrap().iter().map(|games| games.as_u64().unwrap()).sum();
    assert_eq!(lengths, 600);
}

#[test]
fn all_games_can_be_simulated() {
    for words in [
        "arena vengeance --bots plain,random --games 40 --set brutal=true",
        "arena unoflip --bots plain,random,random --games 30",
        "arena flip7 --bots cards:4,bust-risk:0.3 --edition pl --games 40",
        "league vengeance --bots plain,random --seats 2 --games 40",
        "league unoflip --bots plain,random --seats 3 --games 30 --csv",
    ] {
        assert!(printed(words).contains("plain") || words.contains("flip7"), "{words}");
    }
}

#[test]
fn a_precision_is_reached() {
    let words = "arena flip7 --bots threshold:25,random --set target=40 --precision 6% --json";
    let results: Value = serde_json::from_str(&printed(words)).unwrap();
    for bot in results["bots"].as_array().unwrap() {
        let width = bot["win_rate"]["high"].as_f64().unwrap() - bot["win_rate"]["low"].as_f64().unwrap();
        assert!(width <= 0.06, "{width}");
    }
    assert_eq!(printed(&format!("{words} --threads 1")), printed(&format!("{words} --threads 3")));
}

#[test]
fn a_report_is_one_page_with_plots() {
    let file = std::env::temp_dir().join(format!("fliphouse-report-{}.html", std::process::id()));
    for command in [CONTEST, "league flip7 --bots random,threshold:25 --seats 2 --games 40 --set target=60"] {
        assert!(fliphouse(command).arg("--report").arg(&file).output().unwrap().status.success());
        let page = std::fs::read_to_string(&file).unwrap();
        assert!(
            page.starts_with("<!doctype html>") && page.contains("<svg") && page.contains("threshold:25")
        );
        assert!(
            page.contains("seed 1") && page.contains("target=60") && page.contains(env!("CARGO_PKG_VERSION"))
        );
        assert!(page.contains("prefers-color-scheme: dark"));
        let fetched = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!fetched.contains("http") && !fetched.contains("src="), "the page needs something else");
    }
    std::fs::remove_file(file).unwrap();
}

/// Nothing is printed then; and a page that cannot be written after all costs nobody the result.
#[test]
#[cfg(target_os = "linux")]
fn a_report_that_cannot_be_written_is_refused_before_the_first_game() {
    for command in ["arena flip7 --bots random,random", "league flip7 --bots random,one-step --seats 2"] {
        let refused = format!("{command} --games 2400 --report /no/such/folder/x.html");
        let output = fliphouse(&refused).output().unwrap();
        assert!(complaint(&output).starts_with("report: /no/such/folder/x.html: "));
        assert!(output.stdout.is_empty());
        let full = fliphouse(&format!("{command} --games 24 --report /dev/full")).output().unwrap();
        assert_eq!(full.status.code(), Some(1));
        assert!(text(&full.stderr).contains("report: /dev/full: "), "{}", text(&full.stderr));
        assert!(text(&full.stdout).contains("games of Flip 7"), "{}", text(&full.stdout));
    }
}

#[test]
fn results_for_programs_say_what_was_played_and_compare_every_two() {
    let contest = printed(&format!("{CONTEST} --csv"));
    let rows: Vec<&str> = contest.lines().collect();
    assert!(rows[0].starts_with("row,game,version,seed,rules,"), "{}", rows[0]);
    assert_eq!(rows.iter().filter(|row| row.starts_with("bot,flip7,")).count(), 3);
    assert_eq!(rows.iter().filter(|row| row.starts_with("pair,flip7,")).count(), 3);
    assert!(rows[1].contains("target=60") && rows[6].ends_with(",real"), "{contest}");
    let columns = |row: &str| row.split('"').step_by(2).map(|part| part.matches(',').count()).sum::<usize>();
    assert!(rows.iter().all(|row| columns(row) == columns(rows[0])), "{contest}");
    let league = "league vengeance --bots plain,random,threshold:9 --seats 2 --games 48 --seed 5";
    let rows = printed(&format!("{league} --csv"));
    assert_eq!(rows.lines().filter(|row| row.starts_with("pair,vengeance,")).count(), 3, "{rows}");
    for words in [CONTEST, league] {
        let results: Value = serde_json::from_str(&printed(&format!("{words} --json"))).unwrap();
        assert_eq!(results["version"], env!("CARGO_PKG_VERSION"));
        assert!(results["rules"]["target"].is_number() && results["seed"].is_string(), "{results}");
    }
}

#[test]
fn a_league_rates_the_stronger_bot_higher() {
    let words = "league flip7 --bots random,threshold:25 --seats 3 --games 300 --set target=60 --json";
    let results: Value = serde_json::from_str(&printed(words)).unwrap();
    assert_eq!(results["mixtures"], 2);
    assert_eq!(results["bots"][0]["name"], "threshold:25");
    let rating = |place: usize| results["bots"][place]["rating"].as_f64().unwrap();
    let error = results["bots"][0]["error"].as_f64().unwrap();
    assert!(rating(0) - error > rating(1), "{results}");
    assert!(results["cross"][0][1].as_f64().unwrap() > 0.6);
    assert!(results["method"].as_str().unwrap().contains("Luce"));
}

#[test]
fn bots_are_listed() {
    let all = printed("bots");
    for form in ["threshold:N", "bust-risk:P", "cards:N", "one-step", "plain", "random"] {
        assert!(all.contains(form), "{form}: {all}");
    }
    assert!(!printed("bots unoflip").contains("threshold"));
}

#[test]
fn what_cannot_be_simulated_is_said_in_a_line() {
    for (words, expected) in [
        ("arena chess --bots random", "game: there is no game \"chess\""),
        (
            "arena flip7 --bots threshold:9999",
            "bots: there is no bot \"threshold:9999\": threshold:N hits until its row is worth N points; N from 0 to 1000",
        ),
        ("arena flip7 --bots bust-risk:2", "bots: there is no bot \"bust-risk:2\""),
        ("arena flip7 --bots bust-risk:nan", "bots: there is no bot \"bust-risk:nan\""),
        ("arena flip7 --bots one-step:1", "bots: there is no bot \"one-step:1\""),
        ("arena unoflip --bots plain", "players: 1 cannot play: 2 to 10 can"),
        ("arena flip7 --bots cheat", "bots: there is no bot \"cheat\"; there are: random, threshold:N"),
        ("arena flip7 --bots random --precision -5%", "precision: \"-5%\" is not a percentage"),
        ("arena flip7 --bots random --precision 5", "precision: \"5\" is not a percentage"),
        ("league flip7 --bots random", "bots: a league needs 2 to 30 bots, not 1"),
        (
            "league flip7 --bots random,one-step,cards:2,cards:3,cards:4,cards:5,cards:6,cards:7 --seats 10",
            "seats: 19440 different tables are too many: 5000 at most, so fewer bots or seats",
        ),
    ] {
        let line = refusal(&fliphouse(words).output().unwrap());
        assert!(line.starts_with(expected), "{words}: {line}");
    }
}

/// Every count that is outside its range, in every command that takes one.
#[test]
fn counts_outside_their_range_are_refused_with_the_range() {
    for (words, option, reason) in [
        ("arena flip7 --bots random --games 0", "--games", "from 1 to 1000000000000"),
        ("league flip7 --bots random,one-step --games 0", "--games", "from 1 to 1000000000000"),
        ("league flip7 --bots random,one-step --games -5", "--games", "from 1 to 1000000000000"),
        ("arena flip7 --bots random --threads 100000", "--threads", "from 1 to 1024"),
        ("league flip7 --bots random,one-step --threads -1", "--threads", "from 1 to 1024"),
        ("league flip7 --bots random,one-step --seats 1", "--seats", "from 2 to 10"),
        ("league flip7 --bots random,one-step --seats 11", "--seats", "from 2 to 10"),
        ("record flip7 --players -3", "--players", "0 or more"),
        ("watch flip7 --players -3", "--players", "0 or more"),
        ("watch flip7 --dealer -1", "--dealer", "0 or more"),
        ("record flip7 --players 3 --plies -1", "--plies", "0 or more"),
        ("watch flip7 --pace -1", "--pace", "0 or more"),
        ("serve --idle -5", "--idle", "0 or more"),
        ("load --tables -1", "--tables", "0 or more"),
        ("house prune --keep-days -1", "--keep-days", "from 0 to 4294967295"),
    ] {
        let output = fliphouse(words).output().unwrap();
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words}: {told}");
        assert!(told.contains(option) && told.contains(reason), "{words}: {told}");
        assert!(output.stdout.is_empty());
    }
}

/// Ctrl-C ends a run that would take days, and what there is so far is printed.
#[test]
#[cfg(target_os = "linux")]
fn an_interrupted_run_prints_a_partial_result() {
    let contest = interrupted("arena flip7 --bots random,random --games 1000000000 --json");
    assert!(contest["games"].as_u64().unwrap() < 1_000_000_000);
    // However early it was ended: only bots that have played have a place.
    let league = interrupted("league unoflip --bots random,plain --seats 2 --games 1000000000 --json");
    for bot in league["bots"].as_array().unwrap() {
        assert_eq!(bot["played"] == 0, bot["place"].is_null(), "{bot}");
    }
}

#[cfg(target_os = "linux")]
fn interrupted(words: &str) -> Value {
    let child = fliphouse(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    // Wait until the program listens to Ctrl-C: bit 1 of the caught signals.
    while !std::fs::read_to_string(&status).unwrap().lines().any(catches_interrupt) {
        std::thread::yield_now();
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    let results: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(results["partial"], true);
    results
}

#[cfg(target_os = "linux")]
fn catches_interrupt(line: &str) -> bool {
    let mask = line.strip_prefix("SigCgt:").and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> 1 & 1 == 1)
}
