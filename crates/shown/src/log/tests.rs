//! The log of whole games, as everybody reads it.

use game::{Seat, Seed};
use hosting::{AnyCard, Audience, GameName};
use i18n::{Lang, Seats, Words};
use serde_json::{Map, Value, json};

use super::role::{Role, role};
use super::text::plain;
use super::*;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dora"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

fn words(lang: Lang) -> Words {
    Words::new(lang, &i18n::source(lang))
}

/// Ways to play in which everything happens.
fn games() -> Vec<(GameName, Value)> {
    vec![
        (GameName::Flip7, json!({})),
        (GameName::Flip7, json!({"edition": "pl", "target": 60})),
        (GameName::Flip7, json!({"edition": "de", "aside_after_bust": "redirect", "target": 60})),
        (GameName::Vengeance, json!({"target": 100})),
        (GameName::Vengeance, json!({"brutal": true, "target": 80})),
        (GameName::UnoFlip, json!({"target": 80})),
        (GameName::UnoFlip, json!({"target": 80, "stacking": true, "jump_in": true, "scoring": "lowest"})),
        (GameName::UnoFlip, json!({"target": 80, "draw_until_playable": true, "bluff": false})),
    ]
}

/// All that an audience is told of a game of bots.
fn story(game: GameName, rules: &Value, seed: u128, audience: Audience) -> Vec<Step> {
    let rules: Map<String, Value> = rules.as_object().unwrap().clone();
    let (mut hosted, mut news) = hosting::begin(game, &rules, 4, Seed::from(seed)).unwrap();
    hosted.seat_bots(&[Some(if seed.is_multiple_of(2) { "easy" } else { "normal" }); 4]);
    let mut all = Vec::new();
    for ply in 0..600_u128 {
        let steps: Vec<Value> = serde_json::from_str(news.steps(audience).get()).unwrap();
        all.extend(steps.iter().map(|step| Step::read(game, step).unwrap()));
        let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
        news = hosted.play(seat, &action).unwrap();
    }
    all
}

/// Every story of all games, as a player and as a watcher are told it.
fn stories() -> impl Iterator<Item = Vec<Step>> {
    let games = games().into_iter().enumerate();
    games.flat_map(|(place, (game, rules))| {
        (0..6_u128).flat_map(move |seed| {
            let seed = 100 * place as u128 + seed;
            [Audience::Seat(Seat::at(0)), Audience::Watcher]
                .map(|audience| story(game, &rules, seed, audience))
        })
    })
}

/// Whether a step needs no words of its own on its line: it is silent, or repeats what is there.
fn unsaid(line: &[&Step], place: usize) -> bool {
    let step = line[place];
    let opening = line[..place].iter().rev().find(|step| !plain(step)).map(|step| role(step));
    let given = place > 0 && line[place - 1].name() == "played" && step.name() == "second_chance_kept";
    role(step).is_silent() || given || plain(step) && opening == Some(Role::Item(role::List::Opening))
}

/// The facts of a step, each as it has to be read in its line.
fn facts(words: &Words, step: &Step) -> Vec<String> {
    let mut facts = Vec::new();
    for (field, value) in step.told.as_object().unwrap() {
        match (field.as_str(), value) {
            ("seat" | "on" | "of" | "from" | "to" | "first" | "second" | "dealer", Value::Number(seat)) => {
                facts.push(NAMES[usize::try_from(seat.as_u64().unwrap()).unwrap() - 1].to_owned());
            }
            ("card" | "face" | "top" | "first_card" | "second_card", Value::String(code)) => {
                facts.push(words.card(AnyCard::read(step.game(), code).unwrap()));
            }
            ("points" | "total" | "round", Value::Number(number)) => facts.push(number.to_string()),
            ("colour", Value::String(letter)) => {
                facts.push(words.colour(unoflip::Colour::from_letter(letter).unwrap()));
            }
            _ => {}
        }
    }
    facts
}

/// Names that another word may stand for.
fn may_lack(step: &Step, fact: &str) -> bool {
    // Whoever does something to themself is named once, in the languages that can.
    let own =
        step.told["by"].is_number() && ["on", "to", "from"].iter().any(|to| step.told[to] == step.told["by"]);
    let everybody = step.name() == "hand_dealt";
    (own || everybody) && NAMES.contains(&fact)
}

#[test]
fn nothing_that_matters_is_lost_in_any_language() {
    let all = Lang::ALL.map(words);
    for steps in stories() {
        for line in lines(&steps) {
            for words in &all {
                let text = told(words, &line, Seats::named(&names()));
                assert!(text.ends_with(['.', '!', ')']), "{:?}: {text}", words.lang());
                assert!(!text.contains(['{', '}', '$', '_']), "{:?}: {text}", words.lang());
                assert!(!text.contains("log-"), "{:?}: {text}", words.lang());
                for (place, step) in line.iter().enumerate().filter(|(place, _)| !unsaid(&line, *place)) {
                    for fact in facts(words, step).iter().filter(|fact| !may_lack(step, fact)) {
                        let at =
                            format!("{:?}: {fact} of step {place} {} in {text}", words.lang(), step.told);
                        assert!(text.contains(fact.as_str()), "{at}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_happening_is_told_twice() {
    let words = words(Lang::En);
    for steps in stories() {
        let lines = lines(&steps);
        assert_eq!(lines.iter().map(Vec::len).sum::<usize>(), steps.len(), "each step is on one line");
        for line in lines {
            let text = told(&words, &line, Seats::named(&names()));
            let said = |step: &&Step| words.told(step.game().as_str(), &step.told, Seats::named(&names()));
            let alone: Vec<String> = line.iter().map(said).collect();
            let mut sentences: Vec<&str> = text.split_inclusive(['.', '!']).map(str::trim).collect();
            let said = sentences.len();
            sentences.sort_unstable();
            sentences.dedup();
            assert_eq!(sentences.len(), said, "{text}");
            let apart: usize = alone.iter().map(String::len).sum();
            // The words that begin a list may be longer than those of a single sentence.
            let list = if matches!(role(line[0]), Role::Item(_)) { 15 } else { 0 };
            assert!(line.len() == 1 || text.len() < apart + line.len() + list, "{text}\n{alone:?}");
        }
    }
}

#[test]
fn a_move_of_one_card_is_one_line() {
    for steps in stories() {
        let lines = lines(&steps);
        assert!(lines.len() * 10 < steps.len() * 8, "{} lines of {} steps", lines.len(), steps.len());
        for line in &lines {
            let heads = line.iter().filter(|step| role(step) == Role::Opens).count();
            assert!(heads <= 1, "two happenings on one line: {line:?}");
        }
    }
}

/// What is hidden from somebody stays hidden when it is counted.
#[test]
fn a_watcher_reads_no_card_of_a_hand() {
    let words = words(Lang::En);
    let steps = story(GameName::UnoFlip, &json!({"target": 80}), 3, Audience::Watcher);
    for line in lines(&steps).iter().filter(|line| ["drew", "hand_dealt"].contains(&line[0].name())) {
        let text = told(&words, line, Seats::named(&names()));
        let colours = ["red", "yellow", "green", "blue", "pink", "teal", "orange", "purple", "Wild"];
        assert!(!colours.iter().any(|colour| text.contains(&format!(" {colour} "))), "{text}");
    }
}

fn read(game: GameName, steps: &[Value]) -> Vec<String> {
    read_by(None, Lang::En, game, steps)
}

fn read_by(you: Option<usize>, lang: Lang, game: GameName, steps: &[Value]) -> Vec<String> {
    let steps: Vec<Step> = steps.iter().map(|step| Step::read(game, step).unwrap()).collect();
    let (words, names) = (words(lang), names());
    lines(&steps).iter().map(|line| told(&words, line, Seats { names: &names, you })).collect()
}

#[test]
fn a_card_and_what_it_does_are_one_sentence() {
    let dealt = |seat, card| json!({"event": "dealt", "seat": seat, "card": card, "by": "hit"});
    let said = read(
        GameName::Flip7,
        &[
            dealt(2, "9"),
            json!({"event": "kept", "seat": 2, "card": "9", "points": 18}),
            dealt(1, "7"),
            json!({"event": "busted", "seat": 1, "card": "7"}),
            dealt(2, "freeze"),
            json!({"event": "played", "card": "freeze", "by": 2, "on": 3, "alone": false}),
            json!({"event": "frozen", "seat": 3, "points": 20}),
        ],
    );
    let stolen = [
        json!({"event": "stolen", "by": 3, "from": 1, "card": "13"}),
        json!({"event": "kept", "seat": 3, "card": "13", "points": 37}),
    ];
    assert_eq!(read(GameName::Vengeance, &stolen), ["Cleo steals 13 from Ann. Cleo now has 37 points."]);
    let expected = [
        "Ben hits: 9, now 18 points.",
        "Ann hits: 7 and busts!",
        "Ben hits: Freeze.",
        "Ben plays Freeze on Cleo: frozen with 20 points.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn many_alike_are_one_list() {
    let score = |seat, points: i64, total: i64| json!({"event": "scored", "seat": seat, "points": points, "total": total});
    let dealt = |seat, card| json!({"event": "dealt", "seat": seat, "card": card, "by": "opening"});
    let kept = |seat, card, points| json!({"event": "kept", "seat": seat, "card": card, "points": points});
    let said = read(
        GameName::Flip7,
        &[
            dealt(2, "9"),
            kept(2, "9", 9),
            dealt(3, "+4"),
            kept(3, "+4", 4),
            score(1, 0, 12),
            score(2, 18, 40),
        ],
    );
    assert_eq!(said, ["Opening cards: Ben: 9; Cleo: plus 4.", "Points: Ann +0 (12); Ben +18 (40)."]);
}

#[test]
fn cards_that_are_drawn_are_counted() {
    let drew = |because| json!({"event": "drew", "seat": 2, "because": because});
    let played = json!({"event": "played", "seat": 1, "face": "wild2", "uno": false, "jumped_in": false});
    let said = read(
        GameName::UnoFlip,
        &[
            played,
            json!({"event": "colour_named", "seat": 1, "colour": "r"}),
            drew("wild_draw_two"),
            drew("wild_draw_two"),
            json!({"event": "skipped", "seat": 2}),
            drew("turn"),
            json!({"event": "passed", "seat": 2}),
        ],
    );
    let expected = [
        "Ann plays Wild Draw Two and names red. Ben draws 2 cards and is skipped.",
        "Ben draws a card and passes.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_line_is_about_whoever_did_it() {
    let by = |game, step: Value| doer(&Step::read(game, &step).unwrap());
    let stolen = json!({"event": "stolen", "by": 3, "from": 1, "card": "13"});
    assert_eq!(by(GameName::Vengeance, stolen), Some(3));
    let dealt = json!({"event": "dealt", "seat": 2, "card": "9", "by": "hit"});
    assert_eq!(by(GameName::Flip7, dealt), Some(2));
    let opening = json!({"event": "dealt", "seat": 2, "card": "9", "by": "opening"});
    assert_eq!(by(GameName::Flip7, opening), None);
    let ended = json!({"event": "round_ended", "because": "flip7"});
    assert_eq!(by(GameName::Flip7, ended), None);
}

#[test]
fn the_rules_behind_a_line_are_named_once() {
    let steps = story(GameName::Flip7, &json!({}), 1, Audience::Watcher);
    for line in lines(&steps) {
        let rules = rules(line.iter().copied());
        assert!(!rules.is_empty());
        assert!(rules.iter().enumerate().all(|(place, rule)| !rules[..place].contains(rule)));
    }
}

/// Everything is there that others read, but for one's own name.
#[test]
fn whoever_reads_their_own_log_is_never_named() {
    let all = Lang::ALL.map(words);
    let (names, me) = (names(), NAMES[0]);
    let mut own = 0;
    for steps in stories() {
        for line in lines(&steps) {
            let about_me = line.iter().any(|step| ["seat", "by"].iter().any(|field| step.told[field] == 1));
            own += usize::from(about_me);
            for words in &all {
                let text = told(words, &line, Seats { names: &names, you: Some(1) });
                assert!(!text.contains(me) && !text.contains("log-"), "{:?}: {text}", words.lang());
                assert!(!text.contains(['{', '}', '$', '_']), "{:?}: {text}", words.lang());
                let named = told(words, &line, Seats::named(&names));
                for other in NAMES[1..].iter().filter(|other| named.contains(**other)) {
                    assert!(text.contains(other), "{:?}: {other} of {named} in {text}", words.lang());
                }
            }
        }
    }
    assert!(own > 500, "{own} lines were about whoever reads them");
}

#[test]
fn what_one_does_and_what_comes_of_it_is_said_to_one() {
    let hit = |card| json!({"event": "dealt", "seat": 1, "card": card, "by": "hit"});
    let steps = [
        hit("9"),
        json!({"event": "kept", "seat": 1, "card": "9", "points": 18}),
        hit("7"),
        json!({"event": "busted", "seat": 1, "card": "7"}),
        json!({"event": "played", "card": "freeze", "by": 2, "on": 1, "alone": false}),
        json!({"event": "frozen", "seat": 1, "points": 20}),
        json!({"event": "scored", "seat": 1, "points": 18, "total": 40}),
        json!({"event": "scored", "seat": 2, "points": 0, "total": 12}),
    ];
    let read = |lang| read_by(Some(1), lang, GameName::Flip7, &steps);
    let expected = [
        "You hit: 9, now 18 points.",
        "You hit: 7 and bust!",
        "Ben plays Freeze on you: frozen with 20 points.",
        "Points: You +18 (40); Ben +0 (12).",
    ];
    assert_eq!(read(Lang::En), expected);
    let expected = [
        "Még egyet kérsz: 9, most 18 pontod van.",
        "Még egyet kérsz: 7, és besokallsz!",
        "Ben kijátssza: Fagyasztás. A célpont te vagy (befagysz 20 ponttal).",
        "Pontok: Te +18 (40); Ben +0 (12).",
    ];
    assert_eq!(read(Lang::Hu), expected);
    let stolen = [
        json!({"event": "stolen", "by": 1, "from": 3, "card": "13"}),
        json!({"event": "kept", "seat": 1, "card": "13", "points": 37}),
    ];
    let said = read_by(Some(1), Lang::De, GameName::Vengeance, &stolen);
    assert_eq!(said, ["Du stiehlst 13 von Cleo. Du hast jetzt 37 Punkte."]);
}

#[test]
fn cards_that_one_draws_are_counted_too() {
    let drew = |face| json!({"event": "drew", "seat": 1, "because": "wild_draw_two", "face": face});
    let played = json!({"event": "played", "seat": 2, "face": "wild2", "uno": false, "jumped_in": false});
    let steps = [
        played,
        json!({"event": "colour_named", "seat": 2, "colour": "r"}),
        drew("r1"),
        drew("b2"),
        json!({"event": "skipped", "seat": 1}),
    ];
    let read = |lang| read_by(Some(1), lang, GameName::UnoFlip, &steps);
    let expected = ["Ben plays Wild Draw Two and names red. You draw red 1; blue 2 and are skipped."];
    assert_eq!(read(Lang::En), expected);
    assert_eq!(
        read(Lang::Pl),
        [
            "Ben zagrywa kartę: Wybór koloru, weź dwie, i wybiera kolor: czerwony. Dobierasz karty: czerwona 1; niebieska 2 i tracisz kolejkę."
        ]
    );
}
