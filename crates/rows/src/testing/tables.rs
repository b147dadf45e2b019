//! Tables that can be set and those that cannot.

use game::{
    Card as _, Game, Nobody, OptionError, Options, Pile, Players, Record, Replay, Seed, Setup, SetupError,
};
use serde_json::{Map, Value, json};

use crate::kind::Kind;

/// Who deals first in a record without a dealer.
fn drawn_dealer<G: Game>(seed: u128) -> usize {
    let record = Record {
        game: G::NAME.to_owned(),
        rules: Map::new(),
        players: Players::Count(4),
        dealer: None,
        seed: Some(Seed::from(seed)),
        decks: Vec::new(),
        moves: Vec::new(),
    };
    let replay = Replay::<G>::begin(&record, &mut Nobody).expect("a seed is enough");
    replay.game().dealer().number()
}

/// Whether each seat deals first about as often as the others, by a seed alone.
///
/// # Panics
/// If it does not.
pub fn the_first_dealer_is_drawn<G: Game>() {
    let mut drawn = [0_i32; 4];
    for seed in 0..400 {
        drawn[drawn_dealer::<G>(seed) - 1] += 1;
    }
    // Five standard deviations of a count are about 43.
    assert!(drawn.iter().all(|times| (times - 100).abs() < 43), "{drawn:?}");
    assert_eq!(drawn_dealer::<G>(7), drawn_dealer::<G>(7));
}

/// Whether a usual table seats up to 18 and a hall up to 200, and neither nobody.
///
/// # Panics
/// If they do not.
pub fn one_player_or_more<Table, Hall>()
where
    Table: Game<Options: Default + PartialEq>,
    Hall: Game<Options = Table::Options>,
{
    let options = Table::Options::default;
    let seats = |players| Setup::new::<Hall>(options(), players, 1).map(|setup| setup.players());
    for players in [1, 2, 3, 18, 19, 200] {
        assert_eq!(seats(players), Ok(players));
    }
    for players in [0, 201] {
        assert_eq!(seats(players), Err(SetupError::Players { players, fewest: 1, most: 200 }));
    }
    let small = Setup::new::<Table>(options(), 19, 1).map(|setup| setup.players());
    assert_eq!(small, Err(SetupError::Players { players: 19, fewest: 1, most: 18 }));
}

/// Whether every eighteen players begun play with one more deck like this one.
///
/// # Panics
/// If they do not.
pub fn every_eighteen_players_begun_add_a_deck_of<K: Kind>(deck: &Pile<K::Card>) {
    let needed = [(1, 1), (18, 1), (19, 2), (36, 2), (37, 3), (54, 3), (55, 4), (198, 11), (200, 12)];
    for (players, decks) in needed {
        let cards = K::full_deck(&K::Options::default(), players);
        for &card in K::Card::ALL {
            assert_eq!(cards.count(card), decks * deck.count(card), "{card}, {players} players");
        }
    }
}

/// Whether nobody can deal who does not sit at the table.
///
/// # Panics
/// If somebody can.
pub fn the_dealer_sits_at_the_table<G: Game<Options: Default>>() {
    for dealer in [0, 4, 201] {
        let setup = Setup::new::<G>(G::Options::default(), 3, dealer).map(|setup| setup.players());
        assert_eq!(setup, Err(SetupError::Dealer { dealer, players: 3 }));
    }
}

/// Whether these values of options, and those that no game of rows takes for its target and its decks, are refused by
/// the name of the option.
///
/// # Panics
/// If one is not.
pub fn wrong_values_are_named<O: Options>(own: &[(&str, Value)]) {
    let shared = [
        ("target", json!(0)),
        ("target", json!(1_000_000_001)),
        ("target", json!(200.5)),
        ("target", json!(-200)),
        ("decks", json!(0)),
        ("decks", json!(21)),
        ("decks", json!(null)),
    ];
    for (option, value) in own.iter().chain(&shared) {
        let rules = Map::from_iter([((*option).to_owned(), value.clone())]);
        let error = O::from_rules(&rules).err();
        assert!(matches!(error, Some(OptionError::Wrong { key, .. }) if key == *option), "{option}: {value}");
    }
}
