//! How the chances changed in a game, and by what.

use game::Seat;

use crate::report::{Cause, Dealt, Standing, TurningPoint, Verdict};

/// How many turning points are told.
const MOST_TURNS: usize = 5;

/// What changes nobody's chance by more is none.
const LEAST_TURN: f64 = 0.05;

/// A move, for what is told about it.
#[derive(Clone)]
pub struct Moved {
    pub ply: usize,
    pub round: u32,
    pub seat: Seat,
    /// The card that was played, where it was not about Hit or Stay.
    pub card: Option<String>,
    pub action: String,
    /// The cards that came after it.
    pub dealt: Vec<Dealt>,
    /// Whether everybody got a new hand after it.
    pub new_hands: bool,
}

/// How the chances changed so far.
pub struct Course {
    /// How they stand.
    now: Vec<f64>,
    start: f64,
    by_cards: Vec<f64>,
    by_own_choices: Vec<f64>,
    by_others: Vec<f64>,
    standings: Vec<Standing>,
    turns: Vec<TurningPoint>,
    /// Whose chances count for turning points; everybody's if nobody is named.
    seat: Option<Seat>,
    last: Option<Moved>,
}

impl Course {
    /// Before the first card, when all have the same chance.
    pub fn new(players: usize, seat: Option<Seat>) -> Self {
        let start = 1.0 / f64::from(u32::try_from(players).unwrap_or(u32::MAX));
        Self {
            now: vec![start; players],
            start,
            by_cards: vec![0.0; players],
            by_own_choices: vec![0.0; players],
            by_others: vec![0.0; players],
            standings: Vec::new(),
            turns: Vec::new(),
            seat,
            last: None,
        }
    }

    /// How the chances stand.
    pub fn now(&self) -> &[f64] {
        &self.now
    }

    /// The cards after the last move led here.
    pub fn arrive(&mut self, chances: Vec<f64>) {
        for (sum, (before, after)) in self.by_cards.iter_mut().zip(self.now.iter().zip(&chances)) {
            *sum += after - before;
        }
        // Where no card came it was how cards lay that nobody saw, or how the trials came out.
        if let Some(last) = self.last.take().filter(|last| last.new_hands || !last.dealt.is_empty()) {
            self.note(&last, Cause::Cards, &chances);
        }
        self.standings.push(Standing { ply: self.standings.len(), chances: chances.clone() });
        self.now = chances;
    }

    /// Somebody chose what led from there to here, if cards do what they do on average.
    pub fn choose(&mut self, moved: Moved, chances: Vec<f64>) {
        for (at, (before, after)) in self.now.iter().zip(&chances).enumerate() {
            let own = at == moved.seat.index();
            let sum = if own { &mut self.by_own_choices[at] } else { &mut self.by_others[at] };
            *sum += after - before;
        }
        self.note(&Moved { dealt: Vec::new(), new_hands: false, ..moved.clone() }, Cause::Choice, &chances);
        self.now = chances;
        self.last = Some(moved);
    }

    fn note(&mut self, moved: &Moved, cause: Cause, chances: &[f64]) {
        let seats = (0..chances.len()).filter(|at| self.seat.is_none_or(|seat| seat.index() == *at));
        let change = |at: &usize| (chances[*at] - self.now[*at]).abs();
        let Some(of) = seats.max_by(|a, b| change(a).total_cmp(&change(b))) else { return };
        if change(&of) < LEAST_TURN {
            return;
        }
        let Moved { ply, round, seat, card, action, dealt, new_hands } = moved.clone();
        // What somebody could expect of a choice can be more than what there was to win by it.
        let [before, after] = [self.now[of], chances[of]].map(|chance| chance.clamp(0.0, 1.0));
        let of = Seat::at(of);
        self.turns.push(TurningPoint {
            ply,
            round,
            seat,
            card,
            action,
            cause,
            dealt,
            new_hands,
            of,
            before,
            after,
        });
    }

    /// How a seat did, as far as chances say it.
    pub fn verdict(&self, seat: Seat) -> Verdict {
        let at = seat.index();
        Verdict {
            seat,
            grade: None,
            decisions: 0,
            mistakes: 0,
            given_away: 0.0,
            start: self.start,
            end: self.now[at],
            by_cards: self.by_cards[at],
            by_own_choices: self.by_own_choices[at],
            by_others: self.by_others[at],
        }
    }

    /// What changed most, and how the chances stood.
    pub fn told(mut self) -> (Vec<TurningPoint>, Vec<Standing>) {
        let change = |turn: &TurningPoint| (turn.after - turn.before).abs();
        self.turns.sort_by(|a, b| change(b).total_cmp(&change(a)));
        self.turns.truncate(MOST_TURNS);
        self.turns.sort_by_key(|turn| turn.ply);
        (self.turns, self.standings)
    }
}
