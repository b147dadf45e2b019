//! Sheets of UNO FLIP! beside games that the engine plays.

use std::collections::BTreeMap;

use game::random::{self, Use};
use game::{Game as _, Options as _, ScriptedDealer, Seat, Seed, Setup, proves};
use hosting::GameName;
use rand_core::Rng;
use score_keeper::{Act, Held, Outcome, Turn};
use serde_json::json;
use unoflip::{Card, Event, Scoring, Side, UnoFlip};

use crate::kit::{Kept, assert_agrees, id, rules, tied, won};

/// The hands at the end of a round.
struct Left {
    hands: Vec<Vec<Card>>,
    side: Side,
}

impl Left {
    /// What is left after the events of the move that ended the round.
    fn of(before: &UnoFlip, events: &[Event]) -> Self {
        let hand = |seat| before.hand(seat).slots().map(unoflip::Slot::card).collect();
        let mut left = Self { hands: before.seats().map(hand).collect(), side: before.side() };
        for event in events.iter().take_while(|event| !matches!(event, Event::Scored { .. })) {
            match event {
                Event::Played { seat, card, .. } => {
                    let hand = &mut left.hands[seat.index()];
                    let at = hand.iter().position(|held| held == card).expect("it is held");
                    hand.remove(at);
                }
                Event::Drew { seat, card, .. } => left.hands[seat.index()].push(*card),
                Event::Flipped { side, .. } => left.side = *side,
                _ => {}
            }
        }
        left
    }

    fn held(&self, seat: usize) -> Held {
        let face = |card: &Card| card.face(self.side).to_string();
        Held { cards: self.hands[seat].iter().map(face).collect(), ..Held::default() }
    }

    fn points(&self, seat: usize) -> i64 {
        self.hands[seat].iter().map(|card| i64::from(card.face(self.side).points())).sum()
    }

    /// Turns of everybody, each as cards or as points.
    fn turns(&self, scoring: Scoring, random: &mut impl Rng) -> Vec<Turn> {
        let out = self.hands.iter().position(Vec::is_empty).expect("somebody went out");
        let players = 0..self.hands.len();
        if scoring == Scoring::Winner && random::below(random, 3) == 0 {
            let sum = players.clone().map(|seat| self.points(seat)).sum();
            return players.map(|seat| Turn::Points(if seat == out { sum } else { 0 })).collect();
        }
        let turn = |seat| {
            let typed = random::below(random, 2) == 0 && (seat != out || scoring == Scoring::Lowest);
            if typed { Turn::Points(self.points(seat)) } else { Turn::Cards(self.held(seat)) }
        };
        players.map(turn).collect()
    }
}

fn write(kept: &mut Kept, round: u32, turns: Vec<Turn>, random: &mut impl Rng) {
    let mut turns: Vec<_> = (1..).zip(turns).map(|(number, turn)| (id(number), Some(turn))).collect();
    random::shuffle(random, &mut turns);
    if random::below(random, 2) == 0 {
        kept.act(Act::Write { round, turns: turns.into_iter().collect() });
    } else {
        for turn in turns {
            kept.act(Act::Write { round, turns: BTreeMap::from([turn]) });
        }
    }
}

fn outcome(game: &UnoFlip, events: &[Event]) -> Outcome {
    if let Some(over) = game.outcome() {
        return won(over.winner.number());
    }
    let shared = events.iter().find_map(|event| match event {
        Event::Tied { total } => Some(*total),
        _ => None,
    });
    let Some(total) = shared else { return Outcome::Open };
    let level = (1..).zip(game.scores()).filter(|(_, own)| **own == total).map(|(number, _)| number);
    tied(&level.collect::<Vec<usize>>())
}

/// Plays a game and keeps its sheet. How many rounds it had, and in how many of them the dark
/// side was in play at the end.
fn follow(scoring: &str, target: u32, players: usize, seed: u128) -> [u32; 2] {
    let written = rules(json!({"scoring": scoring, "target": target}));
    let options = unoflip::Options::from_rules(&written).unwrap();
    let setup = Setup::new::<UnoFlip>(options, players, 1).unwrap();
    let mut kept = Kept::dealt_by(GameName::UnoFlip, written, players, 1);
    let seed = Seed::from(seed);
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let mut game = UnoFlip::begin(&setup, &mut dealer, &mut events).unwrap();
    let mut seen = [0; 2];
    while let Some(seat) = game.to_act() {
        let (before, action) = (game, pick(&game, seat, &mut random));
        events.clear();
        game.play(seat, action, &mut dealer, &mut events).unwrap();
        if events.iter().any(|event| matches!(event, Event::RoundWon { .. })) {
            let left = Left::of(&before, &events);
            write(&mut kept, before.round(), left.turns(options.scoring, &mut random), &mut random);
            let outcome = outcome(&game, &events);
            assert_agrees(&kept, before.round(), before.dealer().number(), game.scores(), &outcome);
            seen[0] += 1;
            seen[1] += u32::from(left.side == Side::Dark);
        }
    }
    seen
}

/// A move, with a card if one can be played: so that rounds end.
fn pick(game: &UnoFlip, seat: Seat, random: &mut impl Rng) -> unoflip::Move {
    let legal: Vec<unoflip::Move> = game.legal(seat).collect();
    let plays: Vec<unoflip::Move> =
        legal.iter().copied().filter(|action| matches!(action, unoflip::Move::Play { .. })).collect();
    random::pick(random, if plays.is_empty() { &legal } else { &plays })
}

#[test]
fn sheets_of_uno_flip_agree_with_the_engine() {
    use unoflip::Rule;
    proves!(U_70, U_71);
    let mut seen = [0; 2];
    for seed in 0..60_u128 {
        let scoring = if seed % 2 == 0 { "winner" } else { "lowest" };
        let players = [2, 3, 4, 6, 10][usize::try_from(seed % 5).unwrap()];
        let more = follow(scoring, [60, 200][usize::try_from(seed % 4 / 2).unwrap()], players, seed);
        seen = [0, 1].map(|at| seen[at] + more[at]);
    }
    assert!(seen[0] > 100 && seen[1] > 20, "{seen:?}");
}
