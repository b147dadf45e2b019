//! A record of a game of rows, looked at move by move.

use bots::{Candidate, Trials, Tryout, chances};
use game::{Game as _, Record, Replay, Ruled, Seat, View as _};
use rand_core::Rng;
use rows::{Event, Kind, Position};

use crate::course::{Course, Moved};
use crate::exact::Exact;
use crate::grade::Grade;
use crate::report::{Better, Dealt, Decision, Review, Tried, Verdict};
use crate::reviewed::Refused;
use crate::settings::Settings;

/// A cost that is beyond reasonable doubt: so many standard errors.
const DOUBT: f64 = 2.0;

/// A smaller cost is a trifle.
const TRIFLE: f64 = 0.005;

type MoveOf<T> = <<T as bots::Thinks>::Kind as Kind>::Move;

/// Reviews a record of a game of rows.
pub fn review<T: Exact, const SEATS: usize>(
    record: &Record,
    settings: &Settings,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, Refused> {
    let players = record.players.count();
    if players == 1 {
        return Err(Refused::Alone);
    }
    if let Some(seat) = settings.seat.filter(|seat| seat.index() >= players) {
        return Err(Refused::NoSuchSeat { seat: seat.number(), players });
    }
    let trials = settings.trials_for(record)?;
    let mut looking = Looking::<T> {
        settings,
        trials,
        course: Course::new(players, settings.seat),
        decisions: Vec::new(),
        game: std::marker::PhantomData,
    };
    let mut events = Vec::new();
    let mut replay =
        Replay::<Position<T::Kind, SEATS>>::begin(record, &mut events).map_err(|error| refused(&error))?;
    progress(0, record.moves.len());
    loop {
        let before = *replay.game();
        events.clear();
        let Some(step) = replay.step(&mut events) else { break };
        let (seat, action) = step.map_err(|error| refused(&error))?;
        looking.look(&before, (seat, action), replay.ply(), dealt(&events));
        progress(replay.ply(), record.moves.len());
    }
    looking.end(replay.game(), replay.ply());
    Ok(looking.told(replay.game()))
}

fn refused<R: Ruled + std::fmt::Display>(error: &game::ReplayError<R>) -> Refused {
    Refused::Record(error.to_string())
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
    settings: &'a Settings,
    trials: usize,
    course: Course,
    decisions: Vec<Decision>,
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

impl<T: Exact> Looking<'_, T> {
    /// Looks at a move.
    fn look<const SEATS: usize>(
        &mut self,
        game: &Position<T::Kind, SEATS>,
        (seat, action): (Seat, MoveOf<T>),
        ply: usize,
        dealt: Vec<Dealt>,
    ) {
        let mut random = self.settings.luck(ply);
        let mut tryout = Tryout::<T, SEATS>::new(game.view(seat));
        let choices: Vec<MoveOf<T>> = game.view(seat).choices().collect();
        let is_asked = choices.len() > 1 && self.settings.seat.is_none_or(|wanted| wanted == seat);
        let compared = if is_asked {
            let others = choices.iter().copied().filter(|other| *other != action).collect();
            tryout.compare(action, others, self.trials, &mut random)
        } else {
            Vec::new()
        };
        let best = compared.iter().max_by(|a, b| a.trials.mean().total_cmp(&b.trials.mean()));
        let best = best.filter(|best| best.trials.mean() > 0.0).map(|best| best.choice);
        let measured = self.measure(&mut tryout, (seat, action), best, &mut random);
        let card = game.decision().card().map(|card| card.to_string());
        if is_asked {
            let chance = measured.chosen[seat.index()];
            self.decisions.push(Decision {
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
            });
        }
        let moved = Moved { ply, round: game.round(), seat, card, action: action.to_string(), dealt };
        self.course.arrive(measured.usual);
        self.course.choose(moved, measured.chosen);
    }

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
        for _ in 0..self.trials {
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

    /// Looks at where the record ends.
    fn end<const SEATS: usize>(&mut self, game: &Position<T::Kind, SEATS>, ply: usize) {
        let Some(seat) = game.to_act() else {
            self.course.arrive(chances::<T, SEATS>(game));
            return;
        };
        let mut random = self.settings.luck(ply + 1);
        let mut tryout = Tryout::<T, SEATS>::new(game.view(seat));
        let usual = tryout.usual(&mut random);
        let measured = self.measure(&mut tryout, (seat, usual), None, &mut random);
        self.course.arrive(measured.usual);
    }

    fn told<const SEATS: usize>(self, game: &Position<T::Kind, SEATS>) -> Review {
        let wanted = |seat: &Seat| self.settings.seat.is_none_or(|wanted| wanted == *seat);
        let seats = game.seats().filter(wanted).map(|seat| self.verdict(seat)).collect();
        let (turning_points, course) = self.course.told();
        Review {
            game: T::Kind::NAME.to_owned(),
            trials: self.trials,
            winner: game.outcome().map(|outcome| outcome.winner),
            seats,
            decisions: self.decisions,
            turning_points,
            course,
        }
    }

    fn verdict(&self, seat: Seat) -> Verdict {
        let own = || self.decisions.iter().filter(|decision| decision.seat == seat);
        let better = || own().filter_map(|decision| decision.better.as_ref());
        let decisions = own().count();
        // By chance a better choice can come out a little worse.
        let given_away = better().map(|better| better.cost).sum::<f64>().max(0.0);
        let on_average = given_away / f64::from(u32::try_from(decisions).unwrap_or(u32::MAX));
        Verdict {
            grade: (decisions > 0).then(|| Grade::of(on_average)),
            decisions,
            mistakes: better().filter(|better| better.clear).count(),
            given_away,
            ..self.course.verdict(seat)
        }
    }
}

fn better(action: String, trials: &Trials) -> Better {
    let (cost, error) = (trials.mean(), trials.error());
    Better { action, cost, error, clear: cost > DOUBT * error && cost > TRIFLE }
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

/// A mean of many chances of all seats.
#[derive(Default)]
struct Mean {
    sums: Vec<f64>,
    count: f64,
}

impl Mean {
    fn add(&mut self, chances: &[f64]) {
        self.sums.resize(chances.len(), 0.0);
        self.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        self.count += 1.0;
    }

    fn mean(self) -> Vec<f64> {
        self.sums.iter().map(|sum| sum / self.count).collect()
    }
}
