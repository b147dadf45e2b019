//! The sheet that entries lead to.

mod people;
mod write;

use std::collections::BTreeMap;

use crate::ending::Outcome;
use crate::entry::{Act, Entry, Player};
use crate::id::PlayerId;
use crate::refusal::{MOST_PLAYERS, MOST_ROUNDS, Refusal};
use crate::rules::Rules;
use crate::sheet::{Place, Round, ScoreSheet, Void};

/// An entry, and its place among all, counted from 1.
#[derive(Clone, Copy)]
pub struct Numbered<'a> {
    pub entry: &'a Entry,
    pub number: u64,
}

impl ScoreSheet {
    /// The sheet that a first entry begins.
    pub(crate) fn begun(entry: &Entry) -> Result<Self, Refusal> {
        let Act::Begin { game, rules, players, dealer } = &entry.act else {
            return Err(Refusal::Begun(false));
        };
        let rules = Rules::read(*game, rules).map_err(Refusal::Rules)?;
        let round = Round { dealer: dealer.clone(), cells: BTreeMap::new(), points: BTreeMap::new() };
        let mut sheet =
            Self { rules, places: Vec::new(), rounds: vec![round], ended: false, void: Vec::new() };
        if players.is_empty() {
            return Err(Refusal::HowMany);
        }
        for player in players {
            sheet.take_in(player, sheet.places.len(), 0)?;
        }
        sheet.known(dealer)?;
        Ok(sheet)
    }

    /// Follows an entry. One that does not fit is kept as void.
    pub(crate) fn follow(&mut self, numbered: Numbered) {
        if let Err(why) = self.apply(numbered) {
            self.void.push(Void { entry: numbered.entry.id.clone(), why });
        }
    }

    /// Follows an entry, or says why it does not fit; then nothing has changed.
    pub(crate) fn apply(&mut self, numbered: Numbered) -> Result<(), Refusal> {
        match &numbered.entry.act {
            Act::Begin { .. } => Err(Refusal::Begun(true)),
            Act::Join { player, place, points } => self.join(player, *place, *points),
            Act::Leave { player } => self.leave(player),
            Act::Return { player } => self.come_back(player),
            Act::Call { player } => self.call(player),
            Act::Sit { order } => self.sit(order),
            Act::Deal { player } => self.deal(player),
            Act::Target { points } => {
                self.rules = self.rules.with_target(*points).map_err(Refusal::Rules)?;
                Ok(())
            }
            Act::Write { round, turns } => self.write(*round, turns, numbered),
            Act::End => self.end(true),
            Act::GoOn => self.end(false),
            // Whoever reads the log leaves out what was undone.
            Act::Undo { .. } | Act::Redo { .. } => Ok(()),
        }?;
        self.settle();
        Ok(())
    }

    fn end(&mut self, ended: bool) -> Result<(), Refusal> {
        if self.ended == ended {
            return Err(Refusal::Ended(ended));
        }
        self.ended = ended;
        Ok(())
    }

    /// Opens the next round, or takes back one that was opened, as the game stands now.
    fn settle(&mut self) {
        while self.rounds.len() > 1 && self.rounds.last().is_some_and(Round::is_empty) {
            let open = self.rounds.pop();
            if self.goes_on() {
                // Who deals in it may have been said.
                self.rounds.extend(open.filter(|open| self.place(&open.dealer).is_some()));
                break;
            }
        }
        let open = self.last_round();
        let full = self.missing(open).next().is_none() && self.present(open).next().is_some();
        if full && self.goes_on() && open < MOST_ROUNDS {
            let dealer = self.next_dealer();
            self.rounds.push(Round { dealer, cells: BTreeMap::new(), points: BTreeMap::new() });
        }
    }

    fn goes_on(&self) -> bool {
        let open = self.last_round();
        self.missing(open).next().is_none()
            && matches!(self.outcome(), Outcome::Open | Outcome::Tied { .. } | Outcome::Ended { .. })
    }

    /// F7-50, V-51, U-70: the deal passes to the left, to whoever is still there.
    fn next_dealer(&self) -> PlayerId {
        let (open, last) = (self.last_round() + 1, &self.rounds[self.rounds.len() - 1].dealer);
        let at = self.places.iter().position(|place| place.player.id == *last).unwrap_or(0);
        let (before, after) = self.places.split_at((at + 1).min(self.places.len()));
        let next = after.iter().chain(before).find(|place| place.is_present(open));
        next.map_or_else(|| last.clone(), |place| place.player.id.clone())
    }

    fn take_in(&mut self, player: &Player, place: usize, start: i64) -> Result<(), Refusal> {
        if self.places.len() >= MOST_PLAYERS {
            return Err(Refusal::HowMany);
        }
        if self.place(&player.id).is_some() {
            return Err(Refusal::Twice { name: player.name.clone() });
        }
        self.check_name(player)?;
        let stays = vec![(self.last_round(), None)];
        let place = place.min(self.places.len());
        self.places.insert(place, Place { player: player.clone(), start, stays });
        Ok(())
    }
}
