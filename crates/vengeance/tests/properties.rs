//! Properties that hold for any game of With a Vengeance, however it is played.

use game::random::Use;
use game::{Card as _, Game, Options as _, Seat, Seed, seeded_cases};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use rows::Row as _;
use rows::testing::{a_game_ends, scored_alone, whatever_is_tried};
use serde_json::json;
use vengeance::{Card, Face, Hall, Kind, Modifier, Move, Options, Status, Vengeance};

const NUMBERS: [&str; 13] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "l13"];
const MODIFIERS: [&str; 12] = ["/2", "/2", "-2", "-2", "-4", "-4", "-6", "-6", "-8", "-8", "-10", "-10"];

/// Any text, and texts that begin like a move.
const MOVE_LIKE: &str = "\\PC*|\
    (hit|stay|one-more|flip4|give|bonus|steal|discard|swap)( ([0-9]{1,3}|u7|l13|-[0-9]|/2)){0,5}";

/// Up to seven different numbers and any modifiers of two decks, in some order,
/// but one card at least.
fn cards() -> impl Strategy<Value = Vec<&'static str>> {
    let numbers = subsequence(NUMBERS.to_vec(), 1..=7);
    let modifiers = subsequence(MODIFIERS.to_vec(), 0..=MODIFIERS.len());
    (numbers, modifiers).prop_map(|(numbers, modifiers)| [numbers, modifiers].concat()).prop_shuffle()
}

/// What a single player scores who takes these cards.
fn scored(cards: &[&str], brutal: bool) -> i64 {
    let rules = json!({"decks": 2, "brutal": brutal, "target": 1_000_000_000});
    scored_alone::<Kind>(&rules, &cards.join(" "))
}

/// The points of cards, counted the plain way.
fn counted(cards: &[&str], brutal: bool) -> i64 {
    let (mut numbers, mut minus, mut halves, mut count) = (0, 0, 0, 0);
    for code in cards {
        match code.parse::<Card>().expect("a card").face() {
            Face::Number(number) => {
                numbers += i64::from(number);
                count += 1;
            }
            Face::Modifier(Modifier::Minus(points)) => minus += i64::from(points),
            Face::Modifier(Modifier::Half) => halves += 1,
            Face::Action(_) => {}
        }
        if count == 7 {
            break;
        }
    }
    for _ in 0..halves {
        numbers /= 2;
    }
    let points = if brutal { numbers - minus } else { (numbers - minus).max(0) };
    points + if count == 7 { 15 } else { 0 }
}

fn options() -> impl Strategy<Value = Options> {
    let decks = prop::option::of(1..=20_u8);
    (any::<bool>(), any::<bool>(), 1..=1_000_000_000_u32, decks)
        .prop_map(|(brutal, both_13_count, target, decks)| Options { brutal, both_13_count, target, decks })
}

/// Any move at a table of this size, drawn with a seed.
fn drawn(players: usize, seed: u64) -> Move {
    Hall::any_move(players, &mut Seed::from(u128::from(seed)).stream(Use::Bots))
}

/// What is tried at a table (see [`whatever_is_tried`]).
fn attempts(most: usize) -> impl Strategy<Value = Vec<(u8, u64)>> {
    prop::collection::vec(any::<(u8, u64)>(), 0..most)
}

/// A row has a number too often if and only if it has busted, and seven if
/// and only if it is a Flip 7.
fn check_row<const SEATS: usize>(game: &Vengeance<SEATS>, seat: Seat) {
    let (row, numbers) = (game.row(seat), game.numbers(seat).collect::<Vec<Card>>());
    let value = |card: &Card| match card.face() {
        Face::Number(number) => number,
        Face::Modifier(_) | Face::Action(_) => unreachable!("only numbers lie in a row"),
    };
    let copies = |number| numbers.iter().filter(|card| value(card) == number).count();
    let lucky = numbers.contains(&Card::LuckyThirteen);
    let too_many = (0..=13).any(|number| copies(number) > if lucky && number == 13 { 2 } else { 1 });
    assert_eq!(too_many, row.status() == Status::Busted);
    let different = (0..=13).filter(|&number| copies(number) > 0).count();
    let count = if game.options().both_13_count { numbers.len() } else { different };
    assert_eq!(!too_many && count >= 7, row.status() == Status::Flip7);
}

proptest! {
    #![proptest_config(seeded_cases!(256))]

    #[test]
    fn points_are_counted_as_the_rule_says(cards in cards(), brutal in any::<bool>()) {
        prop_assert_eq!(scored(&cards, brutal), counted(&cards, brutal));
    }

    #[test]
    fn one_more_modifier_never_brings_points(
        cards in cards(),
        modifier in select(MODIFIERS.to_vec()),
        brutal in any::<bool>(),
    ) {
        let held = cards.iter().filter(|&&code| code == modifier).count();
        prop_assume!(held < 2);
        let more: Vec<&str> = [modifier].into_iter().chain(cards.iter().copied()).collect();
        prop_assert!(scored(&more, brutal) <= scored(&cards, brutal));
    }

    #[test]
    fn any_move_is_read_back_from_its_text(players in 1..=200_usize, seed in any::<u64>()) {
        let action = drawn(players, seed);
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn no_text_makes_the_reader_of_moves_panic(text in MOVE_LIKE) {
        if let Ok(action) = text.parse::<Move>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn any_card_is_read_back_from_its_code(card in select(Card::ALL.to_vec())) {
        prop_assert_eq!(card.to_string().parse(), Ok(card));
    }

    #[test]
    fn any_options_are_read_back_from_their_rules(options in options(), players in 1..=200_usize) {
        prop_assert_eq!(Options::from_rules(&options.to_rules()), Ok(options));
        let complete = options.for_players(players);
        prop_assert_eq!(complete.decks, Some(options.decks_for(players)));
        prop_assert_eq!(Options::from_rules(&complete.to_rules()), Ok(complete));
    }
}

proptest! {
    #![proptest_config(seeded_cases!(128))]

    #[test]
    fn whatever_is_tried_at_a_table_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        target in 1..=300_u32,
        players in 1..=6_usize,
        seed in any::<u64>(),
        attempts in attempts(300),
    ) {
        let options = Options { target, decks: None, ..options };
        whatever_is_tried::<Kind, 18>(options, (players, seed), &attempts, options.brutal, check_row);
    }

    #[test]
    fn games_end(options in options(), players in 1..=6_usize, seed in any::<u64>(), picks in any::<u64>()) {
        let options = Options { target: 100, decks: None, ..options };
        a_game_ends::<Kind, 18>(options, (players, seed), picks, 50_000);
    }
}

proptest! {
    #![proptest_config(seeded_cases!(16))]

    #[test]
    fn whatever_is_tried_in_a_hall_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        players in 19..=200_usize,
        seed in any::<u64>(),
        attempts in attempts(100),
    ) {
        // One deck for so many is used up again and again.
        let options = Options { target: 500, decks: Some(1), ..options };
        let may_lose = options.brutal;
        whatever_is_tried::<Kind, { game::MOST_SEATS }>(options, (players, seed), &attempts, may_lose, check_row);
    }
}
