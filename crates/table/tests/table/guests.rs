//! Who comes, who goes, and who is the host.

use protocol::{Avatar, Code, Command, What};
use serde_json::json;
use table::{Chore, Table, Who};

use crate::book::{Book, CODE, code, is, playing, two};

fn join(key: Option<&str>) -> Command {
    Command::Join { name: "Cid".into(), sit: false, avatar: None, key: key.map(str::to_owned) }
}

#[test]
fn guests_are_numbered_as_they_come_and_no_number_comes_twice() {
    let mut book = two("unoflip");
    let cid = book.join("Cid", false);
    book.order(cid, &Command::Leave);
    assert_eq!((cid, book.join("Dot", false)), (3, 4));
    assert_eq!(book.table.guests().collect::<Vec<_>>(), [1, 2, 4]);
}

#[test]
fn everybody_sees_the_picture_that_a_guest_chose() {
    let mut book = two("unoflip");
    let join = Command::Join { name: "Cid".into(), sit: true, avatar: Some(Avatar::Snail), key: None };
    book.attempt(is(0), &join).unwrap();
    let avatars = |table: &Table| table.info().guests.iter().map(|guest| guest.avatar).collect::<Vec<_>>();
    assert_eq!(avatars(&book.table), [None, None, Some(Avatar::Snail)]);
    let again = |log: &[table::Logged]| Table::fold(CODE, log, &book.secrets).unwrap().unwrap();
    assert_eq!(avatars(&again(&book.log)), avatars(&book.table));
    // A log of a newer server may have pictures that are not known here.
    let mut newer = book.log.clone();
    for logged in &mut newer {
        logged.event = logged.event.replace("snail", "dragon");
    }
    assert_eq!(avatars(&again(&newer)), [None, None, None]);
}

#[test]
fn a_guest_is_known_by_a_secret_until_they_leave() {
    let mut book = two("unoflip");
    let (ann, bob) = (book.keys[0].clone(), book.keys[1].clone());
    assert_eq!(book.table.who(Some(&bob), None), Some(is(2)));
    assert_eq!(book.table.who(None, None), Some(Who::default()));
    assert_eq!(book.table.who(Some("nonsense"), None), None);
    let host = book.host_key.clone();
    assert_eq!(book.table.who(Some(&ann), Some(&host)), Some(Who { guest: Some(1), opener: true }));
    assert_eq!(book.table.who(None, Some(&ann)), None, "a guest's secret is not the host's");
    book.order(2, &Command::Leave);
    assert_eq!(book.table.who(Some(&bob), None), None);
}

#[test]
fn a_client_may_make_its_own_secret_but_no_weak_and_no_used_one() {
    let mut book = two("unoflip");
    let key = "ab".repeat(32);
    let used = book.keys[1].clone();
    for wrong in ["", "short", &"x".repeat(64), &"0".repeat(63), &used, &book.host_key.clone()] {
        assert_eq!(code(book.attempt(is(0), &join(Some(wrong)))), Some(Code::Wrong), "{wrong}");
    }
    book.attempt(is(0), &join(Some(&key))).unwrap();
    assert_eq!(book.table.who(Some(&key), None), Some(is(3)));
    assert_eq!(code(book.attempt(is(0), &join(Some(&key)))), Some(Code::Wrong));
}

#[test]
fn nobody_comes_in_twice_and_a_crowd_has_an_end() {
    let mut book = two("unoflip");
    assert_eq!(book.refused(2, &join(None)).code, Code::NotNow);
    for _ in 2..100 {
        book.attempt(is(0), &join(None)).unwrap();
    }
    assert_eq!(book.refused(0, &join(None)).code, Code::Full);
    book.order(9, &Command::Leave);
    book.attempt(is(0), &join(None)).unwrap();
}

#[test]
fn the_opener_becomes_host_by_coming_in_and_others_do_not() {
    let mut book = Book::open(json!({"game": "unoflip"}));
    assert_eq!(book.join("Bob", true), 1);
    assert_eq!(book.table.host(), None);
    let opener = Who { guest: None, opener: true };
    let heard = book.attempt(opener, &join(None)).unwrap();
    assert!(heard.contains(&What::HostChanged { guest: 2 }), "{heard:?}");
    assert_eq!((book.table.host(), book.table.is_host(opener)), (Some(2), false));
    assert!(book.table.you(is(2)).host && !book.table.you(is(1)).host);
}

#[test]
fn when_the_host_leaves_one_who_sits_comes_before_one_who_came_earlier() {
    let mut book = two("unoflip");
    book.order(2, &Command::Stand);
    let cid = book.join("Cid", true);
    book.order(1, &Command::Leave);
    assert_eq!(book.table.host(), Some(cid));
    book.order(cid, &Command::Leave);
    assert_eq!(book.table.host(), Some(2), "nobody sits: who came first");
    book.order(2, &Command::Leave);
    assert_eq!(book.table.host(), None);
    assert!(book.table.is_host(Who { guest: None, opener: true }), "the opener can take it up again");
}

#[test]
fn the_host_hands_over_and_sends_away_and_nobody_else_does() {
    let mut book = two("unoflip");
    for guest in [0, 1, 77] {
        assert_eq!(book.refused(1, &Command::Kick { guest }).code, Code::Wrong);
        assert_eq!(book.refused(1, &Command::HandOver { guest }).code, Code::Wrong);
    }
    assert_eq!(book.refused(2, &Command::Kick { guest: 1 }).code, Code::NotAllowed);
    assert_eq!(book.order(1, &Command::HandOver { guest: 2 }), [What::HostChanged { guest: 2 }]);
    assert_eq!(book.refused(1, &Command::HandOver { guest: 1 }).code, Code::NotAllowed);
    book.order(2, &Command::Kick { guest: 1 });
    assert_eq!(book.table.guests().collect::<Vec<_>>(), [2]);
    assert_eq!(book.table.seat_of(2).map(game::Seat::number), Some(1), "those behind move up");
}

#[test]
fn a_guest_who_is_gone_can_do_nothing() {
    let mut book = two("unoflip");
    book.order(1, &Command::Kick { guest: 2 });
    for command in
        [Command::Sit, Command::Leave, Command::Chat { text: "boo".into() }, Command::Rest { on: true }]
    {
        assert_eq!(book.refused(2, &command).code, Code::NotAllowed, "{command:?}");
    }
    assert!(book.perform(Chore::Succeed { guest: 2 }).is_none());
}

#[test]
fn the_host_who_stays_away_is_succeeded_in_the_middle_of_a_game() {
    let mut book = playing("unoflip");
    assert_eq!(book.perform(Chore::Succeed { guest: 2 }), Some(vec![What::HostChanged { guest: 2 }]));
    assert_eq!(book.refused(1, &Command::End).code, Code::NotAllowed);
    book.order(2, &Command::End);
}

#[test]
fn the_host_locks_bans_and_clears_and_nobody_else_does() {
    let mut book = two("unoflip");
    for command in [Command::Lock { on: true }, Command::Ban { guest: 1 }, Command::ClearAway] {
        assert_eq!(book.refused(2, &command).code, Code::NotAllowed, "{command:?}");
    }
    assert_eq!(book.order(1, &Command::Lock { on: true }), [What::Locked { on: true }]);
    assert_eq!(book.refused(0, &join(None)).code, Code::Locked);
    book.order(1, &Command::Lock { on: false });
    let cid = book.join("Cid", true);
    assert_eq!(book.order(1, &Command::Ban { guest: cid }), [What::Banned { guest: cid }]);
    let cleared = book.table.clear_away(is(1), vec![1, 2, 77]).unwrap();
    assert_eq!(book.write(cleared), [What::Cleared { guests: vec![2] }], "not the host, nor a stranger");
    assert_eq!(book.table.guests().collect::<Vec<_>>(), [1]);
}

#[test]
fn only_who_has_not_played_can_lose_a_seat_by_being_away() {
    let mut book = two("unoflip");
    assert!(book.table.sits_idly(2) && !book.table.sits_idly(1), "the host does not");
    book.order(1, &Command::Start);
    assert!(
        !book.table.sits_idly(2) && book.perform(Chore::Unseat { guest: 2 }).is_none(),
        "a bot plays then"
    );
    book.order(1, &Command::End);
    assert_eq!(book.perform(Chore::Unseat { guest: 2 }), Some(vec![What::Stood { guest: 2 }]));
    assert!(book.perform(Chore::Unseat { guest: 2 }).is_none());
    assert_eq!(book.perform(Chore::Forget { guest: 2 }), Some(vec![What::Left { guest: 2 }]));
    assert!(book.perform(Chore::Forget { guest: 1 }).is_none());
}

#[test]
fn an_address_that_is_banned_is_kept_apart_from_the_log() {
    let mut book = two("unoflip");
    let address = [192, 0, 2, 7].into();
    book.table.learn(&[table::ban(2, address)]);
    assert!(book.table.bans(address) && !book.table.bans([192, 0, 2, 8].into()));
    book.order(1, &Command::Ban { guest: 2 });
    assert!(book.log.iter().all(|logged| !logged.event.contains("192.0.2")));
}
