//! Commands have their time, and some are the host's.

use protocol::{Code, Command, Emote};

use crate::book::{playing, two};

fn mov(action: &str) -> Command {
    Command::Move { action: action.to_owned() }
}

#[test]
fn what_is_the_hosts_nobody_else_may_do() {
    let mut book = two("flip7");
    for command in [
        Command::Start,
        Command::End,
        Command::Close,
        Command::AddBot { level: "easy".into() },
        Command::RemoveBot { seat: 1 },
        Command::Kick { guest: 1 },
        Command::HandOver { guest: 1 },
    ] {
        let problem = book.refused(2, &command);
        assert_eq!((problem.code, problem.message.as_str()), (Code::NotAllowed, "only the host may do that"));
    }
}

#[test]
fn who_has_not_come_in_can_only_look() {
    let mut book = playing("flip7");
    for command in [
        Command::Sit,
        Command::Stand,
        Command::Leave,
        Command::Salt { salt: "00".repeat(16) },
        mov("hit"),
        Command::Rest { on: true },
        Command::Chat { text: "hello".into() },
        Command::Emote { emote: Emote::Wow },
        Command::End,
    ] {
        assert_eq!(book.refused(0, &command).code, Code::NotAllowed, "{command:?}");
    }
}

#[test]
fn a_game_is_not_begun_twice_nor_ended_before_it_is() {
    let mut book = two("unoflip");
    assert_eq!(book.refused(1, &Command::End).code, Code::NotNow);
    assert_eq!(book.refused(1, &mov("draw")).code, Code::NotNow);
    book.order(2, &Command::Leave);
    let few = book.refused(1, &Command::Start);
    assert_eq!(few.message, "UNO FLIP! needs 2 players: wait for more, or add bots");
    book.join("Cid", true);
    book.order(1, &Command::Start);
    assert_eq!(book.refused(1, &Command::Start).code, Code::NotNow);
}

#[test]
fn salts_are_added_once_and_before_the_game() {
    let mut book = two("unoflip");
    for wrong in ["", "xyz", "00", &"0".repeat(31), &"0".repeat(66), &"g".repeat(32)] {
        assert_eq!(book.refused(2, &Command::Salt { salt: wrong.to_owned() }).code, Code::Wrong, "{wrong}");
    }
    let salt = Command::Salt { salt: "ab".repeat(16) };
    book.order(2, &salt);
    assert_eq!(book.table.info().salted, [2]);
    assert_eq!(book.refused(2, &salt).code, Code::NotNow);
    book.order(1, &Command::Start);
    assert_eq!(book.refused(1, &salt).code, Code::NotNow, "the shuffles are fixed");
    book.order(1, &Command::End);
    assert!(book.table.info().salted.is_empty(), "every game has its own");
    book.order(2, &salt);
    book.order(2, &Command::Leave);
    assert!(book.table.info().salted.is_empty());
}

#[test]
fn a_move_needs_the_own_seat_the_turn_and_the_rules() {
    let mut book = playing("flip7");
    let to_act = book.guest_to_act();
    let problem = book.refused(3 - to_act, &mov("hit"));
    assert_eq!((problem.code, problem.rule.as_deref()), (Code::IllegalMove, Some("F7-12")), "{problem}");
    for text in ["", "fly", "hit 2", "HIT", "stay\n", &"x".repeat(5000)] {
        let problem = book.refused(to_act, &mov(text));
        assert_eq!((problem.code, &problem.rule), (Code::Wrong, &None), "{text:?}");
        assert!(problem.message.len() < 500, "{problem}");
    }
    let eve = book.join("Eve", false);
    assert_eq!(book.refused(eve, &mov("hit")).message, "you have no seat in this game");
    book.order(to_act, &mov("hit"));
}

#[test]
fn nothing_can_be_done_at_a_closed_table() {
    let mut book = playing("unoflip");
    book.order(1, &Command::Close);
    for command in [Command::Start, Command::End, Command::Close, mov("draw"), Command::Leave] {
        assert_eq!(book.refused(1, &command).code, Code::NoSuchTable, "{command:?}");
    }
    assert_eq!(book.table.published(), None, "a game that was on when it closed stays secret");
}
