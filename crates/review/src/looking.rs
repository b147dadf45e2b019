//! A record of a game of rows, looked at move by move.

use bots::{Candidate, Trials, Tryout, chances};
use game::{Game as _, Record, Seat, View as _};
use rand_core::Rng;
use rows::{Event, Kind, Position};

use crate::course::Moved;
use crate::exact::Exact;
use crate::findings::{Findings, Looks, Mean, Step, better, follow};
use crate::report::{Dealt, Decision, Review, Tried};
use crate::reviewed::Refused;
use crate::settings::Settings;

type MoveOf<T> = <<T as bots::Thinks>::Kind as Kind>::Move;

/// Reviews a record of a game of rows.
pub fn review<T: Exact, const SEATS: usize>(
    record: &Record,
    settings: &Settings,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, Refused> {
    let findings = Findings::begin(record, settings, 1)?;
    let mut looking = Looking::<T> { findings, game: std::marker::PhantomData };
    let game = follow::<Position<T::Kind, SEATS>>(record, &mut looking, progress)?;
    Ok(looking.findings.told(&game))
}

/// The cards that came.
fn dealt<K: Kind>(events: &[Event<K>]) -> Vec<Dealt> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Dealt { seat, card, .. } => Some(Dealt { seat: *seat, card: card.to_string() }),
        _ => None,
    });
    cards.collect()
}

/// A review on its way.
struct Looking<'a, T> {
    findings: Findings<'a>,
    game: std::marker::PhantomData<T>,
}

/// What came of a move in the trials.
struct Measured {
    /// Everybody's chances with what a plain player does, and with what was done.
    usual: Vec<f64>,
    chosen: Vec<f64>,
    /// How much better something else was, for whoever moved.
    better: Trials,
}

impl<T: Exact, const SEATS: usize> Looks<Position<T::Kind, SEATS>> for Looking<'_, T> {
    fn look(&mut self, step: &Step<'_, Position<T::Kind, SEATS>>) {
        let Step { before: game, seat, action, ply, events } = *step;
        let mut random = self.findings.settings.luck(ply);
        let mut tryout = Tryout::<T, SEATS>::new(game.view(seat));
        let choices: Vec<MoveOf<T>> = game.view(seat).choices().collect();
        let is_asked = choices.len() > 1 && self.findings.wants(seat);
        let compared = if is_asked {
            let others = choices.iter().copied().filter(|other| *other != action).collect();
            tryout.compare(action, others, self.findings.trials, &mut random)
        } else {
            Vec::new()
        };
        let best = compared.iter().max_by(|a, b| a.trials.mean().total_cmp(&b.trials.mean()));
        let best = best.filter(|best| best.trials.mean() > 0.0).map(|best| best.choice);
        let measured = self.measure(&mut tryout, (seat, action), best, &mut random);
        let card = game.decision().card().map(|card| card.to_string());
        if is_asked {
            let chance = measured.chosen[seat.index()];
            self.findings.decisions.push(Decision {
                ply,
                round: game.round(),
                seat,
                card: card.clone(),
                chosen: action.to_string(),
                chance,
                choices: choices
                    .iter()
                    .map(|choice| tried::<T>(*choice, action, chance, &compared))
                    .collect(),
                better: best.map(|best| better(best.to_string(), &measured.better)),
                points: T::points(game, seat),
                held: None,
            });
        }
        let (action, dealt) = (action.to_string(), dealt(events));
        let moved = Moved { ply, round: game.round(), seat, card, action, dealt, new_hands: false };
        self.findings.course.arrive(measured.usual);
        self.findings.course.choose(moved, measured.chosen);
    }

    fn end(&mut self, game: &Position<T::Kind, SEATS>, ply: usize) {
        let Some(seat) = game.to_act() else {
            self.findings.course.arrive(chances::<T, SEATS>(game));
            return;
        };
        let mut random = self.findings.settings.luck(ply + 1);
        let mut tryout = Tryout::<T, SEATS>::new(game.view(seat));
        let usual = tryout.usual(&mut random);
        let measured = self.measure(&mut tryout, (seat, usual), None, &mut random);
        self.findings.course.arrive(measured.usual);
    }
}

impl<T: Exact> Looking<'_, T> {
    /// Measures what a move brings to all, and how much better another would have been, with cards that nothing was
    /// chosen by.
    fn measure<const SEATS: usize>(
        &self,
        tryout: &mut Tryout<'_, T, SEATS>,
        (seat, action): (Seat, MoveOf<T>),
        best: Option<MoveOf<T>>,
        random: &mut impl Rng,
    ) -> Measured {
        let usual = tryout.usual(random);
        let (mut chosen, mut usually, mut better) = (Mean::default(), Mean::default(), Trials::default());
        for _ in 0..self.findings.trials {
            let cards = random.next_u64();
            let mut after = |action| chances::<T, SEATS>(&tryout.end_of_round(action, cards));
            let now = after(action);
            let plain = if usual == action { now.clone() } else { after(usual) };
            if let Some(best) = best {
                let best = if best == usual { plain[seat.index()] } else { after(best)[seat.index()] };
                better.add(best - now[seat.index()]);
            }
            chosen.add(&now);
            usually.add(&plain);
        }
        Measured { usual: usually.mean(), chosen: chosen.mean(), better }
    }
}

fn tried<T: Exact>(
    choice: MoveOf<T>,
    chosen: MoveOf<T>,
    chance: f64,
    compared: &[Candidate<MoveOf<T>>],
) -> Tried {
    let found = compared.iter().find(|candidate| candidate.choice == choice);
    let better = if choice == chosen { Some(0.0) } else { found.map(|candidate| candidate.trials.mean()) };
    Tried { action: choice.to_string(), chance: better.map(|better| (chance + better).clamp(0.0, 1.0)) }
}
