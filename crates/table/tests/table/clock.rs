//! What happens by itself, and when.

use game::Seat;
use hosting::Audience;
use protocol::{BotTakes, By, Code, Command, Phase, What};
use serde_json::json;
use table::{Chore, LogEvent};

use crate::book::{Book, OPENED, playing, two};

/// Ann and Bob in a game whose turns take a minute.
fn timed(game: &str) -> Book {
    let mut book = Book::open(json!({"game": game, "name": "Ann", "seats": 4, "timer": 60}));
    book.join("Bob", true);
    book.wait(5000);
    book.order(1, &Command::Start);
    book
}

#[test]
fn the_time_of_a_turn_runs_from_the_last_move() {
    let mut book = timed("flip7");
    assert_eq!(book.table.turn_ends(), Some(OPENED + 5000 + 60_000));
    book.wait(7000);
    book.order(1, &Command::Chat { text: "hurry".into() });
    assert_eq!(book.table.turn_ends(), Some(OPENED + 65_000), "words do not stop the clock");
    book.play(1);
    assert_eq!(book.table.turn_ends(), Some(OPENED + 12_000 + 60_000));
    book.order(1, &Command::End);
    assert_eq!(book.table.turn_ends(), None);
}

/// The page has no other clock than the browser's, and older servers followed the system's.
#[test]
fn a_log_whose_times_go_back_makes_a_table_whose_time_does_not() {
    let mut book = timed("flip7");
    book.now -= 60_000;
    book.play(1);
    assert_eq!(book.table.at(), OPENED + 5000);
    assert_eq!(book.table.turn_ends(), Some(OPENED + 65_000), "a full minute for the next");
    let told = book.table.since(0).unwrap().map(|recent| recent.missed(Audience::Watcher).at);
    assert!(told.is_sorted(), "nor is anybody told so");
}

#[test]
fn bots_and_tables_without_a_timer_have_no_clock() {
    assert_eq!(playing("flip7").table.turn_ends(), None);
    let mut book = timed("flip7");
    let guest = book.guest_to_act();
    book.order(guest, &Command::Rest { on: true });
    assert_eq!(book.table.turn_ends(), None);
    book.order(guest, &Command::Rest { on: false });
    assert!(book.table.turn_ends().is_some());
}

/// The order of what is done for somebody whose time is up.
fn expected_default(choices: &[String]) -> String {
    let preferred = ["stay", "hit", "draw", "pass", "accept"].into_iter();
    let preferred = preferred.map(str::to_owned).find(|action| choices.contains(action));
    preferred.unwrap_or_else(|| choices.iter().min().expect("something can be done").clone())
}

/// Plays a game in which the clock makes every third move; says what it did.
fn by_the_clock(game: &str, moves: usize) -> Vec<String> {
    let mut book = playing(game);
    let mut done = Vec::new();
    for turn in 0..moves {
        let Some(seat) = book.to_act() else { break };
        if turn % 3 == 0 {
            let expected = expected_default(&book.choices(seat));
            let heard = book.perform(Chore::TimeIsUp).expect("a default");
            assert_eq!(heard, [What::Moved { seat: seat.number(), by: By::Clock }]);
            let last = table::Entry::read(book.log.last().unwrap()).unwrap().event;
            let LogEvent::Moved { action, .. } = last else { panic!("{last:?}") };
            assert_eq!(action, expected);
            done.push(action);
        } else {
            book.play(1);
        }
    }
    assert!(book.table.phase() == Phase::Playing);
    done
}

#[test]
fn the_clock_stays_hits_draws_passes_accepts_or_takes_the_smallest() {
    let seen =
        [by_the_clock("flip7", 300), by_the_clock("vengeance", 300), by_the_clock("unoflip", 600)].concat();
    for action in ["stay", "hit", "draw", "pass", "accept"] {
        assert!(seen.iter().any(|done| done == action), "{action} never came up");
    }
    assert!(
        seen.iter().any(|done| !["stay", "hit", "draw", "pass", "accept"].contains(&done.as_str())),
        "{seen:?}"
    );
}

#[test]
fn a_bot_takes_the_seat_of_who_is_away_and_gives_it_back() {
    let mut book = playing("unoflip");
    assert_eq!(book.table.awaited().map(|(guest, _)| guest).collect::<Vec<_>>(), [1, 2]);
    assert!(book.perform(Chore::HandBack { seat: 2 }).is_none(), "nobody has taken it");
    let rested = |on| Some(vec![What::Rested { seat: 2, on, away: true }]);
    assert_eq!(book.perform(Chore::StandIn { seat: 2 }), rested(true));
    assert_eq!(book.table.info().seats[1].bot.as_deref(), Some("normal"));
    assert_eq!(book.table.info().seats[1].guest, Some(2), "it is still theirs");
    assert_eq!(book.table.stood_in_for().collect::<Vec<_>>(), [(2, Seat::at(1))]);
    assert!(book.perform(Chore::StandIn { seat: 2 }).is_none(), "once");
    assert_eq!(book.perform(Chore::HandBack { seat: 2 }), rested(false));
    assert_eq!(book.table.info().seats[1].bot, None);
    for seat in [0, 3, 99] {
        assert!(book.perform(Chore::StandIn { seat }).is_none(), "there is no seat {seat}");
    }
}

#[test]
fn who_asked_for_a_bot_is_not_handed_back_the_seat_by_coming_back() {
    let mut book = playing("unoflip");
    book.order(2, &Command::Rest { on: true });
    assert_eq!(book.refused(2, &Command::Rest { on: true }).code, Code::NotNow);
    assert_eq!(book.table.stood_in_for().count(), 0);
    assert!(book.perform(Chore::HandBack { seat: 2 }).is_none());
    assert!(book.perform(Chore::StandIn { seat: 2 }).is_none(), "a bot plays it already");
    book.order(2, &Command::Rest { on: false });
    assert_eq!(book.refused(2, &Command::Rest { on: false }).code, Code::NotNow);
}

#[test]
fn who_moves_plays_themselves_again() {
    let mut book = playing("flip7");
    let (guest, seat) = (book.guest_to_act(), book.to_act().unwrap().number());
    book.order(guest, &Command::Rest { on: true });
    let heard = book.order(guest, &Command::Move { action: "hit".into() });
    let moved = What::Moved { seat, by: By::Guest };
    assert_eq!(heard, [What::Rested { seat, on: false, away: false }, moved]);
}

#[test]
fn the_countdown_for_a_seat_begins_when_the_game_or_the_absence_does() {
    let mut book = two("unoflip");
    let away_since = |guest: u32| (guest == 2).then_some(OPENED + 1000);
    assert!(book.table.bots_take(30_000, away_since).is_empty(), "nobody waits for them before the game");
    book.wait(4000);
    book.order(1, &Command::Start);
    let takes = |at| vec![BotTakes { seat: 2, at }];
    assert_eq!(book.table.bots_take(30_000, away_since), takes(OPENED + 4000 + 30_000));
    let later = |guest: u32| (guest == 2).then_some(OPENED + 9000);
    assert_eq!(book.table.bots_take(30_000, later), takes(OPENED + 9000 + 30_000));
    book.perform(Chore::StandIn { seat: 2 });
    assert!(book.table.bots_take(30_000, later).is_empty(), "it has taken it");
}

#[test]
fn bots_move_when_it_is_their_turn() {
    let mut book = Book::open(json!({"game": "flip7", "name": "Ann", "bots": ["easy", "easy"]}));
    assert!(!book.table.bots_may_move(), "no game is on");
    book.order(1, &Command::Start);
    let mut turns = [0, 0];
    for _ in 0..60 {
        let Some(seat) = book.to_act() else { break };
        let bot = seat.number() != 1;
        assert_eq!(book.table.bots_may_move(), bot);
        turns[usize::from(bot)] += 1;
        let heard = if bot { book.perform(Chore::BotMoves) } else { book.perform(Chore::TimeIsUp) };
        let by = if bot { By::Bot } else { By::Clock };
        assert_eq!(heard, Some(vec![What::Moved { seat: seat.number(), by }]));
    }
    assert!(turns.iter().all(|count| *count > 5), "{turns:?}");
}

#[test]
fn talk_does_not_make_bots_think_again() {
    let mut book = Book::open(json!({"game": "flip7", "name": "Ann", "bots": ["easy", "strong"]}));
    book.order(1, &Command::Start);
    let question = book.table.question();
    book.order(1, &Command::Chat { text: "wait for me".into() });
    assert_eq!(book.table.question(), question);
    book.order(1, &Command::Rest { on: true });
    let resting = book.table.question();
    assert!(resting > question, "a bot has sat down");
    book.perform(Chore::BotMoves).expect("bots play all seats");
    assert!(book.table.question() > resting, "the game has gone on");
}

#[test]
fn what_bots_think_elsewhere_is_what_they_would_do_here() {
    let mut book = Book::open(json!({"game": "flip7", "name": "Ann", "bots": ["easy", "strong"]}));
    assert!(book.table.thought(&mut |_| {}).is_none() && !book.table.bots_ponder(), "no game is on");
    book.order(1, &Command::Rest { on: true });
    book.order(1, &Command::Start);
    assert!(book.table.bots_ponder());
    for luck in 0..40 {
        let mut fresh = |bytes: &mut [u8]| bytes.fill(luck);
        let thought = book.table.thought(&mut fresh).expect("a game is on").think(&mut || false);
        let here = book.table.perform(Chore::BotMoves, &mut fresh);
        assert_eq!(thought.map(|decision| decision.events), here.map(|decision| decision.events));
        book.perform(Chore::BotMoves).expect("bots play all seats");
    }
}

#[test]
fn a_table_that_nobody_visits_is_closed_whatever_is_on() {
    for mut book in [two("flip7"), playing("flip7")] {
        assert_eq!(book.perform(Chore::CloseIdle), Some(vec![What::Closed { idle: true }]));
        assert_eq!(book.table.phase(), Phase::Closed);
    }
}

#[test]
fn nothing_happens_by_itself_at_a_closed_table_or_without_a_game() {
    let chores = [Chore::Finish, Chore::BotMoves, Chore::TimeIsUp];
    let mut book = two("flip7");
    for chore in chores {
        assert!(book.perform(chore).is_none(), "{chore:?}");
    }
    book.order(1, &Command::Close);
    for chore in chores.into_iter().chain([
        Chore::CloseIdle,
        Chore::Succeed { guest: 2 },
        Chore::StandIn { seat: 2 },
        Chore::HandBack { seat: 2 },
    ]) {
        assert!(book.perform(chore).is_none(), "{chore:?}");
    }
}
