//! What happens at a table.

use i18n::{Lang, Seats};
use protocol::{By, Emote, LastGame, What};
use serde_json::{Value, to_value};

use crate::{assert_said, words};

/// One of everything that can happen. The compiler asks for more when there
/// is more.
fn all() -> Vec<What> {
    let last = |winner| LastGame { number: 1, winner, scores: vec![3, 4], secret: "00".to_owned() };
    let mut all = vec![
        What::Opened,
        What::Joined { guest: 2, name: "Ben".to_owned() },
        What::Sat { guest: 2 },
        What::Stood { guest: 2 },
        What::Left { guest: 2 },
        What::Kicked { guest: 2 },
        What::Banned { guest: 2 },
        What::Cleared { guests: vec![2] },
        What::Locked { on: true },
        What::Locked { on: false },
        What::BotLeft { seat: 2 },
        What::HostChanged { guest: 2 },
        What::Salted { guest: 2, salt: "00".to_owned() },
        What::Started { number: 1 },
        What::Moved { seat: 1, by: By::Guest },
        What::Ended(last(Some(2))),
        What::Ended(last(None)),
        What::Said { guest: 2, text: "Hi".to_owned() },
        What::Emoted { guest: 2, emote: Emote::Wow },
        What::Muted { guest: 2 },
    ];
    all.extend(["easy", "normal", "strong"].map(|level| What::BotSat { level: level.to_owned() }));
    all.extend([true, false].map(|idle| What::Closed { idle }));
    for (on, away) in [(true, true), (true, false), (false, false)] {
        all.push(What::Rested { seat: 1, on, away });
    }
    all
}

/// Whether there is something to say. What is said and shown, the page has in
/// other places.
const fn has_words(what: &What) -> bool {
    match what {
        What::Opened
        | What::Joined { .. }
        | What::Sat { .. }
        | What::Stood { .. }
        | What::Left { .. }
        | What::Kicked { .. }
        | What::Banned { .. }
        | What::Cleared { .. }
        | What::Locked { .. }
        | What::BotSat { .. }
        | What::BotLeft { .. }
        | What::HostChanged { .. }
        | What::Started { .. }
        | What::Rested { .. }
        | What::Ended(_)
        | What::Closed { .. } => true,
        What::Salted { .. }
        | What::Moved { .. }
        | What::Said { .. }
        | What::Emoted { .. }
        | What::Muted { .. } => false,
    }
}

fn guest(number: u32) -> Option<String> {
    ["Ann", "Ben"].get(number as usize - 1).map(|name| (*name).to_owned())
}

fn happened(lang: Lang, what: &What) -> String {
    let what = serde_json::to_value(what).expect("plain data");
    words(lang).happened(&what, &guest, Seats::named(&["Ann".to_owned(), "Bot 2".to_owned()]))
}

#[test]
fn everything_at_a_table_is_told_in_every_language() {
    for lang in Lang::ALL {
        for what in all() {
            let said = happened(lang, &what);
            if has_words(&what) {
                assert_said(&said, &format_args!("{lang:?}: {what:?}"));
            } else {
                assert_eq!(said, "", "{lang:?}: {what:?}");
            }
        }
    }
}

#[test]
fn those_who_come_and_go_are_named() {
    assert_eq!(happened(Lang::En, &What::Joined { guest: 7, name: "Zoë".to_owned() }), "Zoë comes in.");
    assert_eq!(happened(Lang::En, &What::Left { guest: 2 }), "Ben leaves the table.");
    assert_eq!(happened(Lang::De, &What::Left { guest: 7 }), "Jemand verlässt den Tisch.");
    assert_eq!(happened(Lang::En, &What::BotLeft { seat: 2 }), "Bot 2 leaves: the bot's seat is free.");
}

/// The winner may be called anything.
#[test]
fn a_game_without_a_winner_has_its_own_words() {
    let ended = |winner| What::Ended(LastGame { number: 1, winner, scores: vec![], secret: String::new() });
    assert_eq!(happened(Lang::Pl, &ended(Some(1))), "Koniec gry. Wygrywa Ann!");
    assert_eq!(happened(Lang::Pl, &ended(None)), "Gra została przerwana. Nikt nie wygrywa.");
}

#[test]
fn whoever_wins_or_lets_a_bot_play_reads_that_they_do() {
    let names = ["Ann".to_owned(), "Bot 2".to_owned()];
    let said = |lang, you, what| {
        let what = to_value(what).expect("plain data");
        words(lang).happened(&what, &guest, Seats { names: &names, you: Some(you) })
    };
    let ended =
        || What::Ended(LastGame { number: 1, winner: Some(1), scores: vec![], secret: String::new() });
    assert_eq!(said(Lang::En, 1, ended()), "The game is over. You win!");
    assert_eq!(said(Lang::En, 2, ended()), "The game is over. Ann wins!");
    assert_eq!(said(Lang::Hu, 1, ended()), "Vége a játéknak. Nyertél!");
    let rested = || What::Rested { seat: 1, on: true, away: false };
    assert_eq!(said(Lang::De, 1, rested()), "Du lässt einen Bot spielen.");
    assert_eq!(said(Lang::De, 2, rested()), "Ann lässt einen Bot spielen.");
}

#[test]
fn the_json_of_an_event_is_told_like_the_event() {
    for what in all() {
        let json: Value = to_value(&what).unwrap();
        let said =
            words(Lang::Hu).happened(&json, &guest, Seats::named(&["Ann".to_owned(), "Bot 2".to_owned()]));
        assert_eq!(said, happened(Lang::Hu, &what));
    }
}
