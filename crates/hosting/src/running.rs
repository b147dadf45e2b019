//! A game of one kind in progress.

use std::sync::Arc;

use bots::{Bot, Seated};
use game::{Options, Record, Rule as _, Ruled, ScriptedDealer, Seat, Seed, Setup, Telling};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::bots::Bots;
use crate::hosted::{Begun, Hosted, News, Thought};
use crate::refused::Refused;
use crate::wire::{self, Audience, Wired};

/// What a seat does that lets its time run out, the first of these that is
/// legal; else the smallest of its moves.
const DEFAULTS: [&str; 5] = ["stay", "hit", "draw", "pass", "accept"];

/// What never fails with a dealer who has a seed.
const DEALS: &str = "a seed orders every deck";

pub struct Running<G: Wired, B = <G as Seated>::Bot> {
    setup: Setup<G::Options>,
    seed: Seed,
    game: G,
    dealer: ScriptedDealer<G::Card>,
    moves: Vec<(Seat, G::Move)>,
    bots: Bots<G, B>,
}

/// What happened in a game of one kind.
pub struct Happenings<G: Telling> {
    pub lens: G::Lens,
    pub events: Vec<G::Event>,
}

impl<G: Wired> News for Happenings<G> {
    fn steps(&self, audience: Audience) -> Box<RawValue> {
        wire::steps::<G>(self.lens, &self.events, audience)
    }
}

impl<G: Wired> Running<G> {
    pub fn begin(rules: &Map<String, Value>, players: usize, seed: Seed) -> Result<Begun, Refused> {
        Self::begin_with(Bots::of_game(), rules, players, seed)
    }
}

impl<G: Wired, B: Bot<G> + Clone + Send + Sync + 'static> Running<G, B> {
    /// Begins a game with bots of any kind.
    pub fn begin_with(
        bots: Bots<G, B>,
        rules: &Map<String, Value>,
        players: usize,
        seed: Seed,
    ) -> Result<Begun, Refused> {
        let options = G::Options::from_rules(rules).map_err(Refused::without_rule)?;
        Setup::<G::Options>::check_players::<G>(players).map_err(Refused::without_rule)?;
        let mut events = Vec::new();
        let first = G::first_dealer(players, seed, &mut events);
        let setup = Setup::new::<G>(options, players, first.number()).map_err(Refused::without_rule)?;
        let mut dealer = ScriptedDealer::seeded(seed);
        let game = G::begin(&setup, &mut dealer, &mut events).expect(DEALS);
        let happened = Arc::new(Happenings::<G> { lens: G::first_lens(), events });
        let mut running = Self { setup, seed, game, dealer, moves: Vec::new(), bots };
        running.bots.hear(&happened);
        Ok((Box::new(running), happened))
    }

    fn judged(&self, seat: Seat, action: G::Move) -> Result<(), Refused> {
        let because =
            |refusal: G::Refusal| Refused { rule: Some(refusal.rule().id()), reason: refusal.to_string() };
        self.game.check(seat, action).map_err(because)
    }
}

impl<G: Wired, B: Bot<G> + Clone + Send + Sync + 'static> Hosted for Running<G, B> {
    fn round(&self) -> u32 {
        self.game.round()
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    fn winner(&self) -> Option<Seat> {
        self.game.outcome().map(|outcome| outcome.winner)
    }

    fn scores(&self) -> Vec<i64> {
        self.game.scores().to_vec()
    }

    fn understand(&self, seat: Seat, choice: &str) -> Result<String, Refused> {
        let choice: G::Choice = choice.parse().map_err(Refused::without_rule)?;
        let not_held = || Refused::without_rule("there is no such card in this hand");
        let action = self.game.understand(seat, choice).ok_or_else(not_held)?;
        self.judged(seat, action)?;
        Ok(action.to_string())
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<Arc<dyn News>, Refused> {
        let action: G::Move = action.parse().map_err(Refused::without_rule)?;
        self.judged(seat, action)?;
        let lens = self.game.lens();
        let mut events = Vec::new();
        self.game.apply(seat, action, &mut self.dealer, &mut events).expect(DEALS);
        self.moves.push((seat, action));
        let happened = Arc::new(Happenings::<G> { lens, events });
        self.bots.hear(&happened);
        Ok(happened)
    }

    fn default_move(&self) -> Option<(Seat, String)> {
        let seat = self.game.to_act()?;
        let mut legal: Vec<String> = self.game.legal(seat).map(|action| action.to_string()).collect();
        legal.sort_unstable();
        let preferred = DEFAULTS.iter().find(|action| legal.iter().any(|known| known == *action));
        Some((seat, preferred.map(ToString::to_string).or_else(|| legal.into_iter().next())?))
    }

    fn seat_bots(&mut self, levels: &[Option<&str>]) -> bool {
        self.bots.sit(levels)
    }

    fn bot_move(&self, luck: Seed) -> Option<(Seat, String)> {
        let (seat, action) = self.bots.next_move(&self.game, luck, &mut || false)?;
        Some((seat, action.to_string()))
    }

    fn bots_ponder(&self) -> bool {
        self.bots.ponder()
    }

    fn thought(&self) -> Thought {
        let (game, bots) = (self.game.clone(), self.bots.as_they_are());
        Box::new(move |luck, enough| {
            let (seat, action) = bots.next_move(&game, luck, enough)?;
            Some((seat, action.to_string()))
        })
    }

    fn others_may_move(&self) -> bool {
        self.game.others_may_move()
    }

    fn position(&self, audience: Audience) -> Box<RawValue> {
        wire::position(&self.game, audience)
    }

    fn record(&self) -> Record {
        Record::of::<G>(&self.setup, Some(self.seed), &self.dealer, &self.moves)
    }
}
