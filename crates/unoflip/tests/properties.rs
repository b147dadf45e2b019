//! Properties that hold for any game of UNO FLIP!, however it is played.

use game::random::Use;
use game::{
    Card as _, Game, Nobody, Options as _, PlayError, ScriptedDealer, Seat, Seed, Setup, seeded_cases,
};
use proptest::prelude::*;
use proptest::sample::select;
use unoflip::{
    Card, Decision, Event, Face, Move, Options, Scoring, Side, TwoPlayerReverse, UnoFlip, full_deck,
};

fn options() -> impl Strategy<Value = Options> {
    let scoring = select(vec![Scoring::Winner, Scoring::Lowest]);
    let reverse = select(vec![TwoPlayerReverse::Skip, TwoPlayerReverse::Nothing]);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (scoring, 1..=1_000_000_000_u32, reverse, flags).prop_map(
        |(scoring, target, two_player_reverse, flags)| {
            let (bluff, stacking, jump_in, draw_until_playable, force_play) = flags;
            Options {
                scoring,
                target,
                two_player_reverse,
                bluff,
                stacking,
                jump_in,
                draw_until_playable,
                force_play,
            }
        },
    )
}

/// Any move at all that could be written down at a table of ten.
fn any_move() -> impl Strategy<Value = Move> {
    any::<u64>().prop_map(|seed| UnoFlip::any_move(10, &mut Seed::from(u128::from(seed)).stream(Use::Bots)))
}

/// What is tried at a table: any move by any seat or by the one on turn, or the
/// n-th of all legal ones.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    Any(usize, Move),
    OnTurn(Move),
    Held(usize, Move),
    Legal(usize),
}

fn attempt() -> impl Strategy<Value = Attempt> {
    prop_oneof![
        1 => (0..10_usize, any_move()).prop_map(|(seat, action)| Attempt::Any(seat, action)),
        1 => any_move().prop_map(Attempt::OnTurn),
        2 => (any::<usize>(), any_move()).prop_map(|(pick, action)| Attempt::Held(pick, action)),
        6 => any::<usize>().prop_map(Attempt::Legal),
    ]
}

/// A table that something is tried at.
struct Trial {
    game: UnoFlip,
    dealer: ScriptedDealer<Card>,
    events: Vec<Event>,
}

impl Trial {
    fn new(options: Options, players: usize, seed: u64) -> Self {
        let dealer = usize::try_from(seed % players as u64).unwrap_or(0) + 1;
        let setup = Setup::new::<UnoFlip>(options, players, dealer).expect("a table that can be");
        let mut dealer = ScriptedDealer::seeded(Seed::from(u128::from(seed)));
        let mut events = Vec::new();
        let game = UnoFlip::begin(&setup, &mut dealer, &mut events).expect("a seed is enough");
        Self { game, dealer, events }
    }

    /// The seat and move an attempt comes to here; none when the game is over.
    fn step(&self, attempt: Attempt) -> Option<(Seat, Move)> {
        let waits = self.game.to_act();
        match attempt {
            Attempt::Any(seat, action) => Some((Seat::at(seat % self.game.players()), action)),
            Attempt::OnTurn(action) => Some((waits.unwrap_or_default(), action)),
            Attempt::Held(pick, action) => Some((waits?, self.held(waits?, pick, action))),
            Attempt::Legal(pick) => {
                let legal: Vec<(Seat, Move)> = Seat::all(self.game.players())
                    .flat_map(|seat| self.game.legal(seat).map(move |action| (seat, action)))
                    .collect();
                (!legal.is_empty()).then(|| legal[pick % legal.len()])
            }
        }
    }

    /// A play with one of the cards held, so that it has a chance to be legal.
    fn held(&self, seat: Seat, pick: usize, action: Move) -> Move {
        let cards: Vec<Card> = self.game.hand(seat).kinds().collect();
        match action {
            Move::Play { colour, uno, .. } => Move::Play { card: cards[pick % cards.len()], colour, uno },
            other => other,
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
                prop_assert_eq!(self.game, before);
                prop_assert_eq!(self.events.len(), seen);
            }
            Err(PlayError::Dealer(error)) => return Err(TestCaseError::fail(error.to_string())),
        }
        Ok(())
    }

    /// What must be true between any two moves.
    fn check(&self) -> Result<(), TestCaseError> {
        let game = &self.game;
        prop_assert_eq!(game.census(), full_deck());
        prop_assert_eq!(game.to_act().is_none(), game.outcome().is_some());
        prop_assert!(game.discard_len() > 0);
        prop_assert_eq!(game.discard_pile().next(), Some(game.top()));
        let naming = matches!(game.decision(), Decision::Colour { .. } | Decision::Over { .. });
        prop_assert!(game.colour().is_some() || naming, "no colour in force");
        if let Some(colour) = game.colour() {
            prop_assert_eq!(colour.side(), game.side());
            let top = game.top_face().colour();
            prop_assert!(top.is_none_or(|top| top == colour), "{top:?} on top, {colour:?} in force");
        }
        if let Some(caught) = game.uncalled() {
            prop_assert_eq!(game.hand(caught).len(), 1);
        }
        self.check_moves()
    }

    fn check_moves(&self) -> Result<(), TestCaseError> {
        for seat in Seat::all(self.game.players()) {
            let mut legal: Vec<Move> = self.game.legal(seat).collect();
            let (all, over) = (legal.len(), self.game.outcome().is_some());
            legal.sort_unstable();
            legal.dedup();
            prop_assert_eq!(legal.len(), all, "a move is listed twice");
            prop_assert!(!over || all == 0);
            prop_assert!(self.game.to_act() != Some(seat) || all > 0);
            prop_assert!(self.game.to_act() == Some(seat) || all == 0 || self.game.others_may_move());
            prop_assert!(over || !self.game.hand(seat).is_empty(), "a round goes on without cards");
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(seeded_cases!(256))]

    #[test]
    fn any_move_is_read_back_from_its_text(action in any_move()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn no_text_makes_the_reader_of_moves_panic(
        text in "\\PC*|(play|draw|pass|colour|accept|challenge|catch)( (r7/o1|wild/t3|[rygbptov]|uno|[0-9]{1,3})){0,4}",
    ) {
        if let Ok(action) = text.parse::<Move>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn no_text_makes_the_reader_of_cards_panic(
        text in "\\PC*|[rygb][1-9]/[ptov][1-9]|wild2?/[ptov][1-9]|[rygbptov](\\+1|\\+5|-rev|-all|-skip|-flip)",
    ) {
        if let Ok(card) = text.parse::<Card>() {
            prop_assert_eq!(card.to_string(), text.as_str());
        }
        if let Ok(face) = text.parse::<Face>() {
            prop_assert_eq!(face.to_string(), text);
        }
    }

    #[test]
    fn any_card_is_read_back_from_its_code(card in select(Card::ALL.to_vec())) {
        prop_assert_eq!(card.to_string().parse(), Ok(card));
        prop_assert_eq!(card.face(Side::Light).side(), Side::Light);
        prop_assert_eq!(card.face(Side::Dark).side(), Side::Dark);
    }

    #[test]
    fn any_options_are_read_back_from_their_rules(options in options(), players in 2..=10_usize) {
        prop_assert_eq!(Options::from_rules(&options.to_rules()), Ok(options));
        prop_assert_eq!(options.for_players(players), options);
    }

    #[test]
    fn the_first_dealer_sits_at_the_table(players in 2..=10_usize, seed in any::<u64>()) {
        let mut events: Vec<Event> = Vec::new();
        let dealer = UnoFlip::first_dealer(players, Seed::from(u128::from(seed)), &mut events);
        prop_assert!(dealer.index() < players);
        prop_assert_eq!(events.last(), Some(&Event::DealerDrawn { seat: dealer }));
    }
}

proptest! {
    #![proptest_config(seeded_cases!(128))]

    #[test]
    fn whatever_is_tried_refusals_change_nothing_and_no_card_is_lost(
        options in options(),
        target in 1..=300_u32,
        players in 2..=10_usize,
        seed in any::<u64>(),
        attempts in prop::collection::vec(attempt(), 0..400),
    ) {
        let mut trial = Trial::new(Options { target, ..options }, players, seed);
        trial.check()?;
        for attempt in attempts {
            let scores = trial.game.scores().to_vec();
            trial.play(attempt)?;
            trial.check()?;
            let grown = scores.iter().zip(trial.game.scores()).all(|(before, after)| before <= after);
            prop_assert!(grown, "points were lost: {:?}", scores);
        }
    }

    #[test]
    fn a_flip_turns_both_piles_over_with_their_order(
        players in 2..=6_usize,
        seed in any::<u64>(),
        picks in prop::collection::vec(any::<usize>(), 0..200),
    ) {
        let mut trial = Trial::new(Options { target: 1_000_000, ..Options::default() }, players, seed);
        for pick in picks {
            let before = trial.game;
            let seen = trial.events.len();
            trial.play(Attempt::Legal(pick))?;
            let flips = trial.events[seen..].iter().filter(|event| matches!(event, Event::Flipped { .. })).count();
            if flips == 1 && trial.game.round() == before.round() {
                let turned: Vec<Card> = trial.game.draw_pile().collect();
                let mut expected: Vec<Card> = before.draw_pile().collect();
                expected.reverse();
                prop_assert_eq!(turned, expected);
                let below: Vec<Card> = trial.game.discard_pile().take(before.discard_len()).collect();
                let mut expected: Vec<Card> = before.discard_pile().collect();
                expected.reverse();
                prop_assert_eq!(below, expected);
                prop_assert_eq!(trial.game.side(), before.side().other());
            }
        }
    }
}

proptest! {
    #![proptest_config(seeded_cases!(32))]

    #[test]
    fn games_end(options in options(), players in 2..=10_usize, seed in any::<u64>(), picks in any::<u64>()) {
        // Random players who draw until a card fits may go on for ages.
        let options = Options { target: 200, draw_until_playable: false, ..options };
        let mut trial = Trial::new(options, players, seed);
        let mut pick = picks;
        for _ in 0..100_000 {
            if trial.game.outcome().is_some() {
                break;
            }
            // Any old sequence will do, as long as it is not always the same.
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            trial.play(Attempt::Legal(usize::try_from(pick >> 33).unwrap_or(0)))?;
            trial.events.clear();
        }
        prop_assert!(trial.game.outcome().is_some(), "still no winner in round {}", trial.game.round());
    }
}

/// Whoever calls the rules with a seat that is not at the table is refused.
#[test]
fn a_seat_that_the_table_does_not_have_can_do_nothing() {
    let setup = Setup::new::<UnoFlip>(Options { jump_in: true, ..Options::default() }, 3, 1).unwrap();
    let mut dealer = ScriptedDealer::seeded(Seed::from(1));
    let game = UnoFlip::begin(&setup, &mut dealer, &mut Nobody).unwrap();
    let mut random = Seed::from(2).stream(Use::Bots);
    for seat in [3, 9, 10, 199].map(Seat::at) {
        assert_eq!(game.legal(seat).count(), 0);
        for _ in 0..500 {
            assert!(game.check(seat, UnoFlip::any_move(3, &mut random)).is_err());
        }
    }
}
