//! A test kit: games told card by card and move by move.

use serde_json::Value;

use crate::game::{Game, PlayError, Setup};
use crate::options::Options;
use crate::random::Seed;
use crate::rulebook::Ruled;
use crate::script::{DeckError, ScriptedDealer};
use crate::seat::{Seat, parse_seat};

/// A game with stacked decks, for tests of any game. What a test does not
/// stack comes from a fixed seed. Panics where a test would have to fail.
#[derive(Debug)]
pub struct Scripted<G: Game> {
    /// How the game stands.
    pub game: G,
    /// Everything that happened since it was last emptied.
    pub events: Vec<G::Event>,
    dealer: ScriptedDealer<G::Card>,
}

impl<G: Game> Scripted<G> {
    /// A game with these `rules`, so many players, this first dealer, and the
    /// top cards of the first shuffles, as codes with spaces between them.
    ///
    /// # Panics
    /// If there can be no such game.
    pub fn new(rules: &Value, players: usize, dealer: usize, decks: &[&str]) -> Self {
        let rules = rules.as_object().expect("rules are an object");
        let options = G::Options::from_rules(rules).unwrap_or_else(|error| panic!("{error}"));
        let setup = Setup::new::<G>(options, players, dealer).unwrap_or_else(|error| panic!("{error}"));
        let entries = decks.iter().map(|deck| deck.split_whitespace().collect()).collect();
        let mut dealer = ScriptedDealer::new(entries, Some(Seed::from(0)));
        let mut events = Vec::new();
        let game = G::begin(&setup, &mut dealer, &mut events).unwrap_or_else(|error| panic!("{error}"));
        Self { game, events, dealer }
    }

    /// Plays moves as a record writes them: `1 hit`.
    ///
    /// # Panics
    /// If one is refused.
    pub fn play<const N: usize>(&mut self, steps: [&str; N]) -> &mut Self {
        for step in steps {
            match self.attempt(step) {
                Ok(()) => {}
                Err(PlayError::Refused(refusal)) => panic!("{step}: {refusal}"),
                Err(PlayError::Dealer(error)) => panic!("{step}: {error}"),
            }
        }
        self
    }

    /// Plays a move that must be refused, and says why it was.
    ///
    /// # Panics
    /// If it is not refused, or the game is not as it was.
    pub fn refused(&mut self, step: &str) -> G::Refusal {
        let (before, seen) = (self.game.clone(), self.events.len());
        match self.attempt(step) {
            Err(PlayError::Refused(refusal)) => {
                assert!(
                    self.game == before && self.events.len() == seen,
                    "{step} was refused and changed the game"
                );
                refusal
            }
            Ok(()) => panic!("{step} was not refused"),
            Err(PlayError::Dealer(error)) => panic!("{step}: {error}"),
        }
    }

    /// Plays a move that must be refused, and says by which rule.
    ///
    /// # Panics
    /// If it is not refused, or the game is not as it was.
    pub fn refused_by(&mut self, step: &str) -> G::Rule {
        self.refused(step).rule()
    }

    /// The legal moves of a seat, by number, as texts.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn legal(&self, seat: usize) -> Vec<String> {
        let seat = Seat::numbered(seat).expect("a seat number");
        self.game.legal(seat).map(|action| action.to_string()).collect()
    }

    /// The number of the seat the table waits for, if the game is not over.
    pub fn to_act(&self) -> Option<usize> {
        self.game.to_act().map(Seat::number)
    }

    /// How many cards the deck and the discard pile have.
    pub fn piles(&self) -> (usize, usize) {
        (self.game.deck_len(), self.game.discard_len())
    }

    /// How often this happened since the events were last emptied.
    pub fn times(&self, event: &G::Event) -> usize
    where
        G::Event: PartialEq,
    {
        self.events.iter().filter(|seen| *seen == event).count()
    }

    /// How many shuffles there have been.
    pub fn shuffles(&self) -> usize {
        self.dealer.orders().len()
    }

    fn attempt(&mut self, step: &str) -> Result<(), PlayError<G::Refusal, DeckError>> {
        let (seat, action) = step.split_once(' ').expect("a seat and a move");
        let seat = parse_seat(seat).expect("a seat number");
        let action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        self.game.play(seat, action, &mut self.dealer, &mut self.events)
    }
}
