//! How everybody stands, and whether the game is won.

use crate::id::PlayerId;
use crate::sheet::ScoreSheet;

/// How the game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It goes on, or something is not written down yet.
    Open,
    /// The goal was reached, and several are ahead: another round is played (F7-42, V-51, U-71).
    Tied {
        /// Who is ahead.
        players: Vec<PlayerId>,
    },
    /// Somebody has won.
    Won {
        /// Who.
        player: PlayerId,
    },
    /// It was ended before anybody had won.
    Ended {
        /// Who is ahead.
        players: Vec<PlayerId>,
    },
}

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// Their points.
    pub total: i64,
    /// Their place, counted from 1; who is level shares it. Whoever went has none.
    pub place: Option<usize>,
    /// Their place a round before, if there was one.
    pub before: Option<usize>,
}

/// The challenge of small tables (F7-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The round in which the goal was reached.
    pub round: u32,
    /// Whether that was soon enough.
    pub met: bool,
}

impl ScoreSheet {
    /// How the game stands after all rounds of which everything is written down.
    pub fn outcome(&self) -> Outcome {
        if self.ended {
            return Outcome::Ended { players: self.ahead(self.last_round()) };
        }
        let whole = self.whole_rounds();
        // Something that was wiped out of an earlier round has to be written first.
        if whole < self.last_round() && self.round(whole + 1).is_some_and(|round| !round.is_empty()) {
            return Outcome::Open;
        }
        if self.reached().is_none() {
            return Outcome::Open;
        }
        match &self.ahead(whole)[..] {
            [winner] => Outcome::Won { player: winner.clone() },
            players => Outcome::Tied { players: players.to_vec() },
        }
    }

    /// The round in which somebody first reached the goal.
    pub fn reached(&self) -> Option<u32> {
        let goal = i64::from(self.rules.target());
        let mut whole = 1..=self.whole_rounds();
        whole.find(|&round| self.present(round).any(|player| self.total(player, round) >= goal))
    }

    /// Whether the challenge of a small table was met, once the goal was reached (F7-60).
    pub fn challenge(&self) -> Option<Challenge> {
        let round = self.reached()?;
        let met = self.rules.challenge(self.places.len(), round)?;
        Some(Challenge { round, met })
    }

    /// How everybody stands after a round, whoever is ahead first, those who went last.
    pub fn standings(&self, round: u32) -> Vec<Standing> {
        let before = round.checked_sub(1).filter(|before| *before > 0);
        let was = before.map(|before| self.ranked(before));
        let mut standings: Vec<Standing> = self
            .ranked(round)
            .into_iter()
            .map(|(player, total, place)| {
                let before = was.iter().flatten().find(|(other, ..)| *other == player).and_then(|was| was.2);
                Standing { player: player.clone(), total, place, before }
            })
            .collect();
        standings.sort_by_key(|standing| standing.place.unwrap_or(usize::MAX));
        standings
    }

    /// The places of all after a round.
    fn ranked(&self, round: u32) -> Vec<(&PlayerId, i64, Option<usize>)> {
        let all = || self.places.iter().map(|place| (&place.player.id, place.is_present(round)));
        let present: Vec<&PlayerId> = all().filter(|(_, here)| *here).map(|(player, _)| player).collect();
        let totals: Vec<i64> = present.iter().map(|player| self.total(player, round)).collect();
        let places = game::places(&totals, self.rules.lowest_wins());
        let place = |player| present.iter().position(|other| *other == player).map(|at| places[at]);
        all().map(|(player, _)| (player, self.total(player, round), place(player))).collect()
    }

    /// Who is ahead after a round, of those who are there.
    fn ahead(&self, round: u32) -> Vec<PlayerId> {
        let first =
            |(player, _, place): (&PlayerId, i64, Option<usize>)| (place == Some(1)).then(|| player.clone());
        self.ranked(round).into_iter().filter_map(first).collect()
    }

    /// How many rounds there are, from the first on, of which everything is written down.
    pub fn whole_rounds(&self) -> u32 {
        let whole =
            |&round: &u32| self.present(round).next().is_some() && self.missing(round).next().is_none();
        u32::try_from((1..=self.last_round()).take_while(whole).count()).unwrap_or(u32::MAX)
    }
}
