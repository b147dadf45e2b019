//! From the secret and the players' bytes to the seed of a game.

use std::collections::BTreeMap;

use game::{Seat, Seed};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::bytes::{Salt, Secret};
use crate::proof::Scheme;

/// The bytes of all players who gave some, in the order of their seats.
pub type Salts = BTreeMap<Seat, Salt>;

/// The seed of a game: HMAC-SHA-256 with the secret as the key over which game it is and what the players added.
/// `game` counts the games at the table from 1.
#[expect(clippy::missing_panics_doc, reason = "HMAC takes a key of any length")]
pub fn seed(secret: &Secret, table: &str, game: u32, salts: &Salts) -> Seed {
    let mut hmac = Hmac::<Sha256>::new_from_slice(secret.bytes()).expect("HMAC takes a key of any length");
    hmac.update(&message(table, game, salts));
    Seed::new(hmac.finalize().into_bytes().into())
}

/// What is hashed. Every text and every salt has its length in front, so that no two games and no two lists of
/// salts give the same message.
fn message(table: &str, game: u32, salts: &Salts) -> Vec<u8> {
    let mut message = Vec::new();
    put_bytes(&mut message, Scheme::One.name().as_bytes());
    put_bytes(&mut message, table.as_bytes());
    message.extend(game.to_be_bytes());
    put_number(&mut message, salts.len());
    for (seat, salt) in salts {
        put_number(&mut message, seat.number());
        put_bytes(&mut message, salt.bytes());
    }
    message
}

fn put_number(message: &mut Vec<u8>, number: usize) {
    message.extend(u32::try_from(number).expect("nothing here is that long").to_be_bytes());
}

fn put_bytes(message: &mut Vec<u8>, bytes: &[u8]) {
    put_number(message, bytes.len());
    message.extend(bytes);
}

#[cfg(test)]
mod tests {
    use game::random::{self, Use};
    use game::{Game, Nobody, Setup};

    use super::*;

    fn secret() -> Secret {
        Secret::new(std::array::from_fn(|n| u8::try_from(n).unwrap()))
    }

    fn salts() -> Salts {
        let first = "11111111111111111111111111111111".parse().unwrap();
        let third = "e0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff".parse().unwrap();
        [(Seat::at(0), first), (Seat::at(2), third)].into()
    }

    /// HMAC as computed with Python's hmac module over a message built with its struct module; the vector of
    /// docs/fairness.md.
    #[test]
    fn a_seed_is_the_hmac_of_the_game_and_the_salts() {
        for (game, salts, expected) in [
            (1, salts(), "19c6922f280d5f3f0af39ac133aa074123170e43db8f2dbc846276bff5b30707"),
            (2, salts(), "f12c7ba09ec974f31ca72b8633042ecbe0fb762296c3af0c5211cdc1127d1566"),
            (1, Salts::new(), "ed0f795be9e2c1a49faec443b9cec7370a3c73920c125a9112c3b5f8a9475661"),
        ] {
            assert_eq!(seed(&secret(), "K7QXMB", game, &salts).to_hex(), expected);
        }
    }

    /// The message as built with Python's struct module, which is the one of docs/fairness.md.
    #[test]
    fn the_message_is_the_documented_one() {
        let message = base16ct::lower::encode_string(&message("K7QXMB", 1, &salts()));
        let page = include_str!("../../../docs/fairness.md").replace([' ', '\n'], "");
        assert!(page.contains(&format!("message{message}seed19c6922f")), "{message}");
    }

    /// The order as computed in Python, with a `ChaCha20` and a Fisher–Yates written there from their
    /// descriptions.
    #[test]
    fn the_order_of_the_deck_follows_from_the_seed() {
        let seed = seed(&secret(), "K7QXMB", 1, &salts());
        let setup = Setup::new::<flip7::Hall>(flip7::Options::default(), 3, 1).unwrap();
        let mut deck: Vec<_> = flip7::Hall::full_deck(&setup).cards().collect();
        random::shuffle(&mut seed.stream(Use::Shuffle(0)), &mut deck);
        let deck: Vec<String> = deck.iter().map(ToString::to_string).collect();
        assert_eq!(
            deck.join(" "),
            "flip3 7 9 5 12 11 12 +8 10 9 7 7 1 11 3 flip3 8 7 second 4 x2 11 8 +10 12 12 7 10 4 10 4 10 12 11 \
             6 2 5 freeze 11 9 11 6 8 9 9 12 5 5 12 8 11 12 freeze 11 6 10 9 8 3 7 0 12 11 second 12 11 10 flip3 \
             8 6 10 10 2 7 8 12 5 +2 6 10 8 9 freeze 10 9 12 +6 9 second 4 +4 11 6 3"
        );
        assert_eq!(flip7::Hall::first_dealer(3, seed, &mut Nobody).number(), 1);
    }

    #[test]
    fn no_two_lists_of_salts_give_the_same_message() {
        let salt = |byte, length| Salt::new(&vec![byte; length]).unwrap();
        let lists: [Salts; 5] = [
            Salts::new(),
            [(Seat::at(0), salt(0, 16))].into(),
            [(Seat::at(1), salt(0, 16))].into(),
            [(Seat::at(0), salt(0, 32))].into(),
            [(Seat::at(0), salt(0, 16)), (Seat::at(1), salt(0, 16))].into(),
        ];
        let mut messages: Vec<_> = lists.iter().map(|salts| message("AB", 1, salts)).collect();
        messages.push(message("A", 1, &lists[0]));
        // These two differ only in where the bytes of the first seat end.
        let (second, rest) = ([0, 0, 0, 2], [9; 16]);
        for (first, other) in [
            ([9; 16].to_vec(), [&second[..], &rest].concat()),
            ([&[9; 16][..], &second].concat(), rest.to_vec()),
        ] {
            let salt = |bytes: &[u8]| Salt::new(bytes).unwrap();
            messages.push(message(
                "AB",
                1,
                &[(Seat::at(0), salt(&first)), (Seat::at(1), salt(&other))].into(),
            ));
        }
        messages.sort();
        messages.dedup();
        assert_eq!(messages.len(), 8);
    }
}
