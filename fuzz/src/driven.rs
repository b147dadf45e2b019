//! The properties of moves.

use game::{Game, MOST_SEATS, PlayError, ScriptedDealer, Seat, Seed, Setup};

use crate::bytes::Bytes;
use crate::options::{self, Choices};

/// Out of 256 moves so many are legal ones of the seat that is waited for:
/// without them a game would hardly move.
const LEGAL: u8 = 192;

/// Plays a game in which the bytes choose everything.
pub fn drive<G: Game>(bytes: &mut Bytes<'_>, choices: Choices) {
    let setup = setup::<G>(bytes, choices);
    options::assert_complete(&game::Options::to_rules(setup.options()), choices);
    let mut dealer = ScriptedDealer::seeded(Seed::from(u128::from(bytes.byte())));
    let mut game = G::begin(&setup, &mut dealer, &mut Vec::new()).unwrap_or_else(|error| panic!("{error}"));
    let full = G::full_deck(&setup);
    loop {
        assert_eq!(game.census(), full, "cards came or went");
        assert_waits_for_a_move(&game);
        if bytes.is_empty() {
            return;
        }
        let (seat, action) = choose(&game, bytes);
        attempt(&mut game, seat, action, &mut dealer);
    }
}

/// A table of any size the game allows, mostly small.
fn setup<G: Game>(bytes: &mut Bytes<'_>, choices: Choices) -> Setup<G::Options> {
    const SMALL: usize = 20;
    let options = options::choose(bytes, choices);
    let (fewest, most) = G::PLAYERS;
    let crowded = bytes.below(16) == 15;
    let players = if crowded { most } else { fewest + bytes.below(most.min(SMALL) - fewest + 1) };
    let dealer = 1 + bytes.below(players);
    Setup::new::<G>(options, players, dealer).unwrap_or_else(|error| panic!("{error}"))
}

/// A legal move of the seat that is waited for, or any move of any seat, of one
/// that is not at the table too.
fn choose<G: Game>(game: &G, bytes: &mut Bytes<'_>) -> (Seat, G::Move) {
    let way = bytes.byte();
    if way < LEGAL
        && let Some(seat) = game.to_act()
    {
        let pick = usize::from(way) % game.legal(seat).count();
        return (seat, game.legal(seat).nth(pick).expect("one of those just counted"));
    }
    let seats = (game.players() + 1).min(MOST_SEATS);
    let seat = Seat::at(bytes.below(seats));
    (seat, G::any_move(seats, bytes))
}

/// A move is played exactly if it is allowed, and allowed exactly if it is
/// listed; one that is refused changes nothing.
fn attempt<G: Game>(game: &mut G, seat: Seat, action: G::Move, dealer: &mut ScriptedDealer<G::Card>) {
    let before = game.clone();
    let shuffles = dealer.orders().len();
    let mut events = Vec::new();
    let checked = game.check(seat, action);
    let listed = game.legal(seat).filter(|legal| *legal == action).count();
    assert_eq!(listed, usize::from(checked.is_ok()), "{seat} {action}: check says {checked:?}");
    match game.play(seat, action, dealer, &mut events) {
        Ok(()) => assert_eq!(checked, Ok(()), "{seat} {action} was played"),
        Err(PlayError::Refused(refusal)) => {
            assert_eq!(checked, Err(refusal), "{seat} {action} was refused");
            assert_eq!(*game, before, "{seat} {action} was refused and changed the game");
            assert!(events.is_empty() && dealer.orders().len() == shuffles, "something happened");
        }
        Err(PlayError::Dealer(error)) => panic!("{error}"),
    }
}

/// Until the game is over, somebody can do something.
fn assert_waits_for_a_move<G: Game>(game: &G) {
    let waits = game.to_act();
    assert_eq!(waits.is_none(), game.outcome().is_some(), "over means that nobody is waited for");
    if let Some(seat) = waits {
        assert!(game.legal(seat).next().is_some(), "seat {seat} is waited for and has no move");
    }
}
