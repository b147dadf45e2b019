//! Properties that hold for any game of Flip 7, however it is played.

use flip7::{
    AsideAfterBust, Card, Edition, Face, Flip7, Hall, Move, Options, SecondChanceInFlipThree, Table,
};
use game::{Card as _, Game, Options as _, PlayError, Scripted, ScriptedDealer, Seat, Seed, Setup};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::RngSeed;
use rows::Row as _;
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
    let mut table = Scripted::<Table>::new(&rules, 1, 1, &[&cards.join(" ")]);
    for _ in cards {
        if table.game.round() == 1 {
            table.play(["1 hit"]);
        }
    }
    if table.game.round() == 1 && !cards.is_empty() {
        table.play(["1 stay"]);
    }
    table.game.scores()[0]
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

fn any_seat() -> impl Strategy<Value = Seat> {
    (0..game::MOST_SEATS).prop_map(Seat::at)
}

fn any_move() -> impl Strategy<Value = Move> {
    let aims = [Move::Freeze, Move::FlipThree, Move::SecondChance];
    let aimed = (select(aims.to_vec()), any_seat()).prop_map(|(aim, at)| aim(at));
    prop_oneof![Just(Move::Hit), Just(Move::Stay), aimed]
}

/// What is tried at a table: any move at all, or the n-th of the legal ones.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    Any(Seat, Move),
    Near(Seat, Move),
    Legal(usize),
}

fn attempt() -> impl Strategy<Value = Attempt> {
    prop_oneof![
        1 => (any_seat(), any_move()).prop_map(|(seat, action)| Attempt::Any(seat, action)),
        2 => (any_seat(), any_move()).prop_map(|(seat, action)| Attempt::Near(seat, action)),
        6 => any::<usize>().prop_map(Attempt::Legal),
    ]
}

/// A table that something is tried at.
struct Trial<const SEATS: usize> {
    game: Flip7<SEATS>,
    dealer: ScriptedDealer<Card>,
    events: Vec<flip7::Event>,
}

impl<const SEATS: usize> Trial<SEATS> {
    fn new(options: Options, players: usize, seed: u64) -> Self {
        let dealer = usize::try_from(seed).unwrap_or(0) % players + 1;
        let setup = Setup::new::<Flip7<SEATS>>(options, players, dealer).expect("a table that can be");
        let mut dealer = ScriptedDealer::seeded(Seed::from(u128::from(seed)));
        let mut events = Vec::new();
        let game = Flip7::begin(&setup, &mut dealer, &mut events).expect("a seed is enough");
        Self { game, dealer, events }
    }

    /// The seat and move an attempt comes to here; none when the game is over.
    fn step(&self, attempt: Attempt) -> Option<(Seat, Move)> {
        let players = self.game.players();
        let here = |seat: Seat| Seat::at(seat.index() % players);
        let waits = self.game.to_act();
        match attempt {
            Attempt::Any(seat, action) => Some((seat, action)),
            Attempt::Near(seat, action) => {
                let action =
                    action.aimed().and_then(|(card, at)| Move::aim(card, here(at))).unwrap_or(action);
                Some((waits.unwrap_or(here(seat)), action))
            }
            Attempt::Legal(pick) => {
                let moves: Vec<Move> = self.game.legal(waits?).collect();
                Some((waits?, moves[pick % moves.len()]))
            }
        }
    }

    fn play(&mut self, attempt: Attempt) -> Result<(), TestCaseError> {
        let Some((seat, action)) = self.step(attempt) else { return Ok(()) };
        let (before, seen) = (self.game, self.events.len());
        let legal = self.game.legal(seat).any(|legal| legal == action);
        match self.game.play(seat, action, &mut self.dealer, &mut self.events) {
            Ok(()) => prop_assert!(legal, "{seat} {action} is not listed as legal"),
            Err(PlayError::Refused(refusal)) => {
                prop_assert!(!legal, "{seat} {action} is listed as legal: {refusal}");
                prop_assert_eq!(&self.game, &before);
                prop_assert_eq!(self.events.len(), seen);
            }
            Err(PlayError::Dealer(error)) => return Err(TestCaseError::fail(error.to_string())),
        }
        Ok(())
    }

    /// What must be true between any two moves.
    fn check(&self, all: &game::Pile<Card>) -> Result<(), TestCaseError> {
        prop_assert_eq!(&self.game.census(), all);
        prop_assert_eq!(self.game.to_act().is_none(), self.game.outcome().is_some());
        for seat in Seat::all(self.game.players()) {
            let waited_for = self.game.to_act() == Some(seat);
            prop_assert_eq!(self.game.legal(seat).next().is_some(), waited_for);
            let mut numbers: Vec<Card> = self.game.numbers(seat).collect();
            let held = numbers.len();
            numbers.sort_unstable();
            numbers.dedup();
            let doubled = held - numbers.len();
            let busted = self.game.row(seat).status() == flip7::Status::Busted;
            prop_assert_eq!(doubled, usize::from(busted));
        }
        Ok(())
    }
}

fn try_all<const SEATS: usize>(
    options: Options,
    players: usize,
    seed: u64,
    attempts: &[Attempt],
) -> Result<(), TestCaseError> {
    let mut trial = Trial::<SEATS>::new(options, players, seed);
    let all = flip7::decks(options.decks_for(players));
    trial.check(&all)?;
    for &attempt in attempts {
        let scores = trial.game.scores().to_vec();
        trial.play(attempt)?;
        trial.check(&all)?;
        let grown = scores.iter().zip(trial.game.scores()).all(|(before, after)| before <= after);
        prop_assert!(grown && scores.iter().all(|&score| score >= 0), "points were lost: {scores:?}");
    }
    Ok(())
}

/// Always the same cases, so that a failure comes again.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(7),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(256))]

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
    fn any_move_is_read_back_from_its_text(action in any_move()) {
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
    #![proptest_config(cases(128))]

    #[test]
    fn whatever_is_tried_at_a_table_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        target in 1..=300_u32,
        players in 1..=6_usize,
        seed in any::<u64>(),
        attempts in prop::collection::vec(attempt(), 0..300),
    ) {
        try_all::<18>(Options { target, decks: None, ..options }, players, seed, &attempts)?;
    }

    #[test]
    fn whatever_is_tried_in_a_hall_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        players in 19..=200_usize,
        seed in any::<u64>(),
        attempts in prop::collection::vec(attempt(), 0..100),
    ) {
        // One deck for so many is used up again and again.
        try_all::<{ game::MOST_SEATS }>(Options { target: 500, decks: Some(1), ..options }, players, seed, &attempts)?;
    }

    #[test]
    fn games_end(options in options(), players in 1..=8_usize, seed in any::<u64>(), picks in any::<u64>()) {
        let options = Options { target: 200, decks: None, ..options };
        let mut trial = Trial::<{ game::MOST_SEATS }>::new(options, players, seed);
        let mut pick = picks;
        for _ in 0..20_000 {
            // Any old sequence will do, as long as it is not always the same.
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            trial.play(Attempt::Legal(usize::try_from(pick >> 33).unwrap_or(0)))?;
        }
        let outcome = trial.game.outcome();
        prop_assert!(outcome.is_some(), "still no winner in round {}", Hall::round(&trial.game));
    }
}
