//! Sheets of games of rows beside games that the engine plays.

use std::collections::BTreeMap;

use game::random::{self, Use};
use game::{Game as _, Options as _, ScriptedDealer, Seat, Seed, Setup, proves};
use hosting::GameName;
use rand_core::Rng;
use rows::{BONUS, Decision, Event, Position, Row as _, Scoring, Status, Until};
use score_keeper::{Act, Bonus, Claim, Held, Outcome, Turn};
use serde_json::{Value, json};

use crate::kit::{Kept, assert_agrees, id, rules, tied, won};

/// What came up in all games.
#[derive(Debug, Default)]
struct Seen {
    rounds: u32,
    ties: u32,
    busts: u32,
    sevens: u32,
    given: u32,
    bonuses: u32,
    challenges: [u32; 2],
}

/// A game of the engine and the sheet that is kept of it.
struct Beside<'a, K: Scoring> {
    game: Position<K, 18>,
    events: Vec<Event<K>>,
    kept: Kept,
    /// Who chose, and whom the bonus of a brutal Flip 7 was for.
    bonus: fn(&Event<K>) -> Option<(Seat, Seat)>,
    seen: &'a mut Seen,
}

impl<K: Scoring> Beside<'_, K> {
    /// What lies in front of a seat at the end of a round, as cards.
    fn held(&mut self, seat: Seat, bonus: Option<(Seat, Seat)>) -> Held {
        let row = self.game.row(seat);
        let laid = self.game.laid().iter().filter(|held| held.seat == seat);
        let mut cards: Vec<K::Card> = laid.map(|held| held.card).collect();
        let (claim, after_bust) = match row.status() {
            Status::Active | Status::Stayed | Status::Frozen => (Claim::InPlay, Vec::new()),
            Status::Flip7 => (Claim::Flip7, Vec::new()),
            Status::Busted => {
                let end = cards.iter().rposition(|&card| K::is_number(card)).map_or(0, |last| last + 1);
                (Claim::Busted, cards.split_off(end))
            }
        };
        cards.extend(row.beside());
        self.seen.busts += u32::from(claim == Claim::Busted);
        self.seen.sevens += u32::from(claim == Claim::Flip7);
        self.seen.given += u32::from(!after_bust.is_empty());
        let codes = |cards: &[K::Card]| cards.iter().map(ToString::to_string).collect();
        let bonus = bonus
            .filter(|(by, _)| *by == seat)
            .map(|(by, on)| if by == on { Bonus::Own } else { Bonus::Off(id(on.number())) });
        Held { cards: codes(&cards), claim, after_bust: codes(&after_bust), bonus }
    }

    /// What the round was worth to everybody.
    fn scored(&self) -> Vec<i64> {
        let points = |event: &Event<K>| match event {
            Event::Scored { points, .. } => Some(*points),
            _ => None,
        };
        self.events.iter().filter_map(points).collect()
    }

    /// Turns of everybody, each as cards or as points.
    fn turns(&mut self, random: &mut impl Rng) -> Vec<(Seat, Turn)> {
        let bonus = self.events.iter().find_map(self.bonus);
        self.seen.bonuses += u32::from(bonus.is_some_and(|(by, on)| by != on));
        let points = self.scored();
        let mut typed: Vec<bool> = points.iter().map(|_| random::below(random, 2) == 0).collect();
        if let Some((by, on)) = bonus
            && typed[by.index()]
        {
            // Nobody's cards show then why fifteen points are gone.
            typed[on.index()] = true;
        }
        let turns = self.game.seats().collect::<Vec<Seat>>().into_iter().map(|seat| {
            let held = self.held(seat, bonus);
            let comes_off = |(by, on): &(Seat, Seat)| *on == seat && by != on && !typed[by.index()];
            let back = if bonus.as_ref().is_some_and(comes_off) { BONUS } else { 0 };
            let at = seat.index();
            (seat, if typed[at] { Turn::Points(points[at] + back) } else { Turn::Cards(held) })
        });
        turns.collect()
    }

    /// Writes the round down, as one entry or one for each player.
    fn write(&mut self, random: &mut impl Rng) {
        let round = self.game.round();
        let mut turns = self.turns(random);
        random::shuffle(random, &mut turns);
        let one = |(seat, turn): (Seat, Turn)| (id(seat.number()), Some(turn));
        if random::below(random, 2) == 0 {
            let turns: BTreeMap<_, _> = turns.into_iter().map(one).collect();
            self.kept.act(Act::Write { round, turns });
        } else {
            for turn in turns {
                self.kept.act(Act::Write { round, turns: BTreeMap::from([one(turn)]) });
            }
        }
    }

    /// How the engine says that the game stands.
    fn outcome(&self) -> Outcome {
        let totals = self.game.scores();
        let shared = self.events.iter().find_map(|event| match event {
            Event::Tied { total } => Some(*total),
            _ => None,
        });
        let ahead =
            |total| (1..).zip(totals).filter(move |(_, own)| **own == total).map(|(number, _)| number);
        match (self.game.decision(), shared) {
            (Decision::Over { winner }, _) => won(winner.number()),
            (_, Some(total)) => tied(&ahead(total).collect::<Vec<usize>>()),
            (_, None) => Outcome::Open,
        }
    }

    fn check(&mut self) {
        let (game, kept) = (&self.game, &self.kept);
        let outcome = self.outcome();
        self.seen.rounds += 1;
        self.seen.ties += u32::from(matches!(outcome, Outcome::Tied { .. }));
        assert_agrees(kept, game.round(), game.dealer().number(), game.scores(), &outcome);
        assert_eq!(kept.sheet().reached(), game.reached());
        if let Some(over) = game.outcome() {
            let challenge = kept.sheet().challenge();
            assert_eq!(challenge.map(|challenge| challenge.met), over.challenge);
            if let Some(challenge) = challenge {
                assert_eq!(challenge.round, over.round);
                self.seen.challenges[usize::from(challenge.met)] += 1;
            }
        }
    }
}

fn follow<K: Scoring>(
    name: GameName,
    options: &Value,
    (players, seed): (usize, u128),
    bonus: fn(&Event<K>) -> Option<(Seat, Seat)>,
    seen: &mut Seen,
) {
    let written = rules(options.clone());
    let first = 1 + usize::try_from(seed).unwrap() % players;
    let options = K::Options::from_rules(&written).unwrap();
    let setup = Setup::new::<Position<K, 18>>(options, players, first).unwrap();
    let seed = Seed::from(seed);
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    let mut events = Vec::new();
    let game = Position::<K, 18>::begin(&setup, &mut dealer, &mut events).unwrap();
    if game.round() > 1 {
        // The first card froze the only player: nothing was there to be written down.
        return;
    }
    let kept = Kept::dealt_by(name, written, players, first);
    let mut beside = Beside { game, events, kept, bonus, seen };
    while beside.game.outcome().is_none() {
        let mut pick = |game: &Position<K, 18>, seat| {
            game.pick_legal(seat, |count| random::index(&mut random, count)).map(|action| (seat, action))
        };
        let Beside { game, events, .. } = &mut beside;
        assert!(game.play_until(Until::RoundOver, &mut dealer, events, &mut pick).is_ok());
        beside.write(&mut random);
        beside.check();
        beside.events.clear();
    }
}

fn no_bonus(_: &Event<flip7::Kind>) -> Option<(Seat, Seat)> {
    None
}

fn bonus(event: &Event<vengeance::Kind>) -> Option<(Seat, Seat)> {
    match event {
        Event::Own(vengeance::Happening::Bonus { by, on }) => Some((*by, *on)),
        _ => None,
    }
}

const PLAYERS: [usize; 5] = [3, 1, 5, 2, 8];

#[test]
fn sheets_of_flip_7_agree_with_the_engine() {
    use flip7::Rule;
    proves!(F7_40, F7_41, F7_42, F7_50, F7_60);
    let mut seen = Seen::default();
    for (seed, edition) in (0..150).zip(["pl", "de", "en"].into_iter().cycle()) {
        let (target, decks) = ([60, 200, 8][seed % 3], 1 + seed % 2);
        let options = json!({"edition": edition, "target": target, "decks": decks});
        let players = PLAYERS[seed % PLAYERS.len()];
        follow::<flip7::Kind>(GameName::Flip7, &options, (players, seed as u128), no_bonus, &mut seen);
    }
    assert!(seen.rounds > 300 && seen.ties > 0 && seen.busts > 200 && seen.sevens > 0, "{seen:?}");
    assert!(seen.challenges.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn sheets_of_vengeance_agree_with_the_engine() {
    use vengeance::Rule;
    proves!(V_50, V_51, V_52, V_60, V_61, V_62);
    let mut seen = Seen::default();
    for seed in 0..100 {
        let (brutal, both, target) = (seed % 2 == 0, seed % 4 < 2, [60, 120, 20][seed % 3]);
        let options = json!({"brutal": brutal, "both_13_count": both, "target": target});
        let players = PLAYERS[seed % PLAYERS.len()];
        follow::<vengeance::Kind>(GameName::Vengeance, &options, (players, seed as u128), bonus, &mut seen);
    }
    assert!(seen.rounds > 300 && seen.ties > 0 && seen.busts > 200, "{seen:?}");
    assert!(seen.sevens > 0 && seen.given > 0 && seen.bonuses > 0, "{seen:?}");
}
