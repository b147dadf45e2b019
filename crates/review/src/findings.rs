//! What a review has found so far, whichever the game is.

use bots::Trials;
use game::{Game, Record, Replay, ReplayError, Ruled, Seat};

use crate::course::Course;
use crate::grade::Grade;
use crate::report::{Better, Decision, Review, Verdict};
use crate::reviewed::Refused;
use crate::settings::Settings;

/// A cost that is beyond reasonable doubt: so many standard errors.
const DOUBT: f64 = 2.0;

/// A smaller cost is a trifle.
const TRIFLE: f64 = 0.005;

/// A move of a record.
pub struct Step<'a, G: Game> {
    /// How the game stood before it.
    pub before: &'a G,
    /// Who moved.
    pub seat: Seat,
    /// What they did.
    pub action: G::Move,
    /// Which move it is, counted from 1.
    pub ply: usize,
    /// What happened.
    pub events: &'a [G::Event],
}

/// Somebody who looks at a record, move by move.
pub trait Looks<G: Game> {
    /// What happened before the first move.
    fn begin(&mut self, _: &[G::Event]) {}

    /// A move.
    fn look(&mut self, step: &Step<'_, G>);

    /// How the game stands after the last move.
    fn end(&mut self, game: &G, ply: usize);
}

/// Has somebody look at a record, and says how the game stands in the end.
pub fn follow<G: Game>(
    record: &Record,
    looking: &mut impl Looks<G>,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<G, Refused> {
    let mut events = Vec::new();
    let mut replay = Replay::<G>::begin(record, &mut events).map_err(|error| refused(&error))?;
    looking.begin(&events);
    progress(0, record.moves.len());
    loop {
        let before = replay.game().clone();
        events.clear();
        let Some(step) = replay.step(&mut events) else { break };
        let (seat, action) = step.map_err(|error| refused(&error))?;
        looking.look(&Step { before: &before, seat, action, ply: replay.ply(), events: &events });
        progress(replay.ply(), record.moves.len());
    }
    looking.end(replay.game(), replay.ply());
    Ok(replay.game().clone())
}

fn refused<R: Ruled + std::fmt::Display>(error: &ReplayError<R>) -> Refused {
    Refused::Record(error.to_string())
}

/// What a review has found so far.
pub struct Findings<'a> {
    pub settings: &'a Settings,
    /// How often every choice is tried out.
    pub trials: usize,
    pub course: Course,
    pub decisions: Vec<Decision>,
}

impl<'a> Findings<'a> {
    /// Before the first move of a record, of a game in which a trial takes so many times as long as in a game of rows.
    pub fn begin(record: &Record, settings: &'a Settings, times: usize) -> Result<Self, Refused> {
        let players = record.players.count();
        if players == 1 {
            return Err(Refused::Alone);
        }
        if let Some(seat) = settings.seat.filter(|seat| seat.index() >= players) {
            return Err(Refused::NoSuchSeat { seat: seat.number(), players });
        }
        let trials = settings.trials_for(record, times)?;
        Ok(Self { settings, trials, course: Course::new(players, settings.seat), decisions: Vec::new() })
    }

    /// Whether a seat's choices are looked at.
    pub fn wants(&self, seat: Seat) -> bool {
        self.settings.seat.is_none_or(|wanted| wanted == seat)
    }

    /// All of it, when the game stands like that in the end.
    pub fn told<G: Game>(self, game: &G) -> Review {
        let seats = Seat::all(game.players())
            .filter(|seat| self.wants(*seat))
            .map(|seat| self.verdict(seat))
            .collect();
        let (turning_points, course) = self.course.told();
        Review {
            game: G::NAME.to_owned(),
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

/// What was found to be better, and by how much.
pub fn better(action: String, trials: &Trials) -> Better {
    let (cost, error) = (trials.mean(), trials.error());
    Better { action, cost, error, clear: cost > DOUBT * error && cost > TRIFLE }
}

/// A mean of many chances of all seats.
#[derive(Default)]
pub struct Mean {
    sums: Vec<f64>,
    count: f64,
}

impl Mean {
    pub fn add(&mut self, chances: &[f64]) {
        self.sums.resize(chances.len(), 0.0);
        self.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        self.count += 1.0;
    }

    pub fn mean(self) -> Vec<f64> {
        self.sums.iter().map(|sum| sum / self.count).collect()
    }
}
