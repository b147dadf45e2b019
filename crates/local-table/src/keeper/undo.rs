//! Taking a choice back, as long as nobody has seen a card since.

use hosting::Reveals;
use protocol::{By, Code, Phase, Problem, What};
use serde_json::Value;
use table::{Recent, Table};

use super::{Keeper, NAME};
use crate::Seen;
use crate::desk::Moment;

impl Keeper {
    /// Takes back the last choice of a person, and with it what bots did since, if the page has
    /// shown no card because of it. The log ends before it then, and so will the record.
    pub fn undo(&mut self, seen: Seen, moment: &mut Moment) -> Result<(), Problem> {
        let seq = self.last_choice(seen)?;
        let kept = usize::try_from(seq - 1).unwrap_or(usize::MAX);
        let log = self.log.get(..kept).unwrap_or_default();
        let table = Table::fold(NAME, log, &self.secrets).ok().flatten();
        self.table = table.ok_or_else(|| Problem::new(Code::Broken, "the log does not go back so far"))?;
        self.log.truncate(kept);
        (self.declined, self.acted) = (0, moment.now);
        self.show(None, moment);
        Ok(())
    }

    /// The event with the last choice of a person in the game that is on.
    fn last_choice(&self, seen: Seen) -> Result<u64, Problem> {
        let refused = |message| Err(Problem::new(Code::NotNow, message));
        if self.table.phase() != Phase::Playing {
            return refused("no game is on");
        }
        let since: Vec<&Recent> = self.table.since(0).into_iter().flatten().collect();
        for recent in since.into_iter().rev() {
            match recent.missed(self.listeners()).what {
                What::Started { .. } => break,
                What::Moved { by: By::Guest, .. } => {
                    return if self.was_shown(recent.seq(), seen) {
                        refused("a card has been seen since")
                    } else {
                        Ok(recent.seq())
                    };
                }
                _ => {}
            }
        }
        refused("there is no choice to be taken back")
    }

    /// Whether the page has shown a card that came with an event or after it.
    fn was_shown(&self, from: u64, seen: Seen) -> bool {
        let Ok(game) = self.table.info().game.parse() else { return true };
        let alone = self.only_seat();
        let since = self.table.since(from - 1).into_iter().flatten();
        let shown = since.filter(|recent| recent.seq() <= seen.seq).flat_map(|recent| {
            let told = recent.missed(self.listeners()).told;
            let steps: Vec<Value> =
                told.and_then(|told| serde_json::from_str(told.get()).ok()).unwrap_or_default();
            let count = if recent.seq() == seen.seq { seen.steps } else { usize::MAX };
            steps.into_iter().take(count)
        });
        shown.into_iter().any(|step| Reveals::told(game, &step).to(alone))
    }

    /// The seat of the only person here.
    fn only_seat(&self) -> Option<game::Seat> {
        let mut guests = self.table.guests();
        match (guests.next(), guests.next()) {
            (Some(only), None) => self.table.seat_of(only),
            _ => None,
        }
    }
}
