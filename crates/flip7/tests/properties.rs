//! Properties that hold for any game of Flip 7, however it is played.

use flip7::{AsideAfterBust, Card, Edition, Face, Flip7, Hall, Kind, Move, Options, SecondChanceInFlipThree};
use game::random::Use;
use game::{Card as _, Game, Options as _, Seat, Seed, seeded_cases};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use rows::Row as _;
use rows::testing::{a_game_ends, scored_alone, whatever_is_tried};
use serde_json::json;

const NUMBERS: [&str; 13] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
const MODIFIERS: [&str; 12] = ["+2", "+2", "+4", "+4", "+6", "+6", "+8", "+8", "+10", "+10", "x2", "x2"];

/// Up to seven different numbers and any modifiers of two decks, in some order.
fn cards() -> impl Strategy<Value = Vec<&'static str>> {
    let numbers = subsequence(NUMBERS.to_vec(), 0..=7);
    let modifiers = subsequence(MODIFIERS.to_vec(), 0..=MODIFIERS.len());
    (numbers, modifiers).prop_map(|(numbers, modifiers)| [numbers, modifiers].concat()).prop_shuffle()
}

/// What a single player scores who takes these cards; nothing without a card.
fn scored(cards: &[&str]) -> i64 {
    // Seven numbers end the round, so what comes after the seventh is left out.
    let rules = json!({"edition": "pl", "decks": 2, "target": 1_000_000_000});
    scored_alone::<Kind>(&rules, &cards.join(" "))
}

/// The points of cards, counted the plain way.
fn counted(cards: &[&str]) -> i64 {
    let (mut numbers, mut plus, mut factor, mut count) = (0, 0, 1, 0);
    for code in cards {
        match code.parse::<Card>().expect("a card").face() {
            Face::Number(number) => {
                numbers += i64::from(number);
                count += 1;
            }
            Face::Plus(points) => plus += i64::from(points),
            Face::Double => factor *= 2,
            Face::Freeze | Face::FlipThree | Face::SecondChance => {}
        }
        if count == 7 {
            return numbers * factor + plus + 15;
        }
    }
    numbers * factor + plus
}

fn options() -> impl Strategy<Value = Options> {
    let edition = select(vec![Edition::Pl, Edition::De, Edition::En]);
    let aside = select(vec![AsideAfterBust::Discard, AsideAfterBust::Redirect]);
    let second = select(vec![SecondChanceInFlipThree::AtOnce, SecondChanceInFlipThree::After]);
    let decks = prop::option::of(1..=20_u8);
    (edition, any::<bool>(), aside, second, 1..=1_000_000_000_u32, decks).prop_map(
        |(edition, opening_deal, aside_after_bust, second_chance_in_flip_three, target, decks)| Options {
            edition,
            opening_deal,
            aside_after_bust,
            second_chance_in_flip_three,
            target,
            decks,
        },
    )
}

/// What is tried at a table (see [`whatever_is_tried`]).
fn attempts(most: usize) -> impl Strategy<Value = Vec<(u8, u64)>> {
    prop::collection::vec(any::<(u8, u64)>(), 0..most)
}

/// A row has a number twice if and only if it has busted.
fn check_row<const SEATS: usize>(game: &Flip7<SEATS>, seat: Seat) {
    let mut numbers: Vec<Card> = game.numbers(seat).collect();
    let held = numbers.len();
    numbers.sort_unstable();
    numbers.dedup();
    let busted = game.row(seat).status() == flip7::Status::Busted;
    assert_eq!(held - numbers.len(), usize::from(busted));
}

proptest! {
    #![proptest_config(seeded_cases!(256))]

    #[test]
    fn points_are_counted_as_the_rule_says(cards in cards()) {
        prop_assert_eq!(scored(&cards), counted(&cards));
    }

    #[test]
    fn points_do_not_depend_on_the_order_of_the_cards(
        (one, other) in cards().prop_flat_map(|cards| (Just(cards.clone()), Just(cards).prop_shuffle())),
    ) {
        // A seventh number ends the round wherever it comes: only without it do
        // all cards count in every order.
        let numbers = one.iter().filter(|code| NUMBERS.contains(code)).count();
        prop_assume!(numbers < 7);
        prop_assert_eq!(scored(&one), scored(&other));
    }

    #[test]
    fn one_more_modifier_never_costs_points(cards in cards(), modifier in select(MODIFIERS.to_vec())) {
        let held = cards.iter().filter(|&&code| code == modifier).count();
        prop_assume!(held < 2);
        let more: Vec<&str> = [modifier].into_iter().chain(cards.iter().copied()).collect();
        prop_assert!(scored(&more) >= scored(&cards));
    }

    #[test]
    fn any_move_is_read_back_from_its_text(players in 1..=200_usize, seed in any::<u64>()) {
        let action = Hall::any_move(players, &mut Seed::from(u128::from(seed)).stream(Use::Bots));
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn no_text_makes_the_reader_of_moves_panic(text in "\\PC*|(hit|stay|freeze|flip3|second)[ 0-9]{0,5}") {
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
        whatever_is_tried::<Kind, 18>(options, (players, seed), &attempts, false, check_row);
    }

    #[test]
    fn whatever_is_tried_in_a_hall_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        players in 19..=200_usize,
        seed in any::<u64>(),
        attempts in attempts(100),
    ) {
        // One deck for so many is used up again and again.
        let options = Options { target: 500, decks: Some(1), ..options };
        whatever_is_tried::<Kind, { game::MOST_SEATS }>(options, (players, seed), &attempts, false, check_row);
    }

    #[test]
    fn games_end(options in options(), players in 1..=8_usize, seed in any::<u64>(), picks in any::<u64>()) {
        let options = Options { target: 200, decks: None, ..options };
        a_game_ends::<Kind, { game::MOST_SEATS }>(options, (players, seed), picks, 20_000);
    }
}
