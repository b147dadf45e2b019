//! What is secret is neither in the log nor in what is printed.

use protocol::Command;

use crate::book::{playing, two};

fn hex(bytes: &[u8]) -> String {
    base16ct::lower::encode_string(bytes)
}

#[test]
fn the_secret_of_a_game_is_in_the_log_only_when_it_is_over() {
    let mut book = playing("unoflip");
    let secret = |book: &crate::book::Book, name: &str| {
        hex(&book.secrets.iter().find(|secret| secret.name == name).expect("it is kept").value)
    };
    let first = secret(&book, "game/1");
    let logged =
        |book: &crate::book::Book, text: &str| book.log.iter().any(|entry| entry.event.contains(text));
    assert!(!logged(&book, &first));
    book.order(1, &Command::End);
    assert!(logged(&book, &first));
    assert!(!logged(&book, &secret(&book, "game/2")));
}

#[test]
fn of_a_guests_secret_only_its_hash_is_kept() {
    let book = two("unoflip");
    assert_eq!(book.keys.len(), 2);
    for (key, guest) in book.keys.iter().zip(1..) {
        let kept = book.table.kept_key(guest).expect("something is kept");
        assert_ne!(hex(kept), *key);
        let everywhere = [&book.log.iter().map(|entry| entry.event.as_str()).collect::<String>()];
        assert!(everywhere.iter().all(|text| !text.contains(key.as_str()) && !text.contains(&hex(kept))));
        assert!(book.secrets.iter().all(|secret| hex(&secret.value) != *key));
    }
    assert_eq!(book.table.kept_key(3), None);
}

#[test]
fn secrets_do_not_print_themselves() {
    let book = two("unoflip");
    let printed = format!("{:?}", book.secrets);
    assert!(printed.starts_with("[Secret(game/1, …), Secret(host, …)"), "{printed}");
}
