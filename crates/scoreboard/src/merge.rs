//! What the scores of another device add to one's own.

use score_keeper::{Entry, SheetLog};

use crate::file::{Known, Scores};
use crate::kept::{Kept, PersonKey, SheetId};
use crate::season::{Season, Seasons};

/// What is to be written so that nothing of either is lost. To take it in twice adds nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Merge {
    /// Sheets that are new here.
    pub fresh: Vec<Kept>,
    /// Sheets that were carried on elsewhere, with the entries that they have more.
    pub continued: Vec<(SheetId, Vec<Entry>)>,
    /// Sheets that were carried on here and elsewhere in different ways: the others' are kept
    /// beside one's own, by a name of their own.
    pub parted: Vec<Kept>,
    /// How many sheets were here already, as far as they had come or further.
    pub known: usize,
    /// States of seasons that are new here.
    pub seasons: Vec<Season>,
    /// People who are new here.
    pub people: Vec<Known>,
}

/// How a sheet compares with one of the same name.
enum Compared {
    Same,
    Continued(Vec<Entry>),
    Parted,
}

impl Scores {
    /// What others add to these.
    pub fn merge(&self, others: Self) -> Merge {
        let mut merge = Merge::default();
        let mut here: Vec<Kept> = self.sheets.clone();
        for sheet in others.sheets {
            merge.take(&mut here, sheet);
        }
        merge.seasons = new_seasons(&self.seasons, others.seasons);
        merge.people = new_people(&self.people, others.people);
        merge
    }
}

impl Merge {
    /// Whether there is nothing to write.
    pub fn is_empty(&self) -> bool {
        let Self { fresh, continued, parted, known: _, seasons, people } = self;
        fresh.is_empty()
            && continued.is_empty()
            && parted.is_empty()
            && seasons.is_empty()
            && people.is_empty()
    }

    fn take(&mut self, here: &mut Vec<Kept>, sheet: Kept) {
        let names = (2..).map(|number| sheet.id.parted(number));
        for id in std::iter::once(sheet.id.clone()).chain(names) {
            let Some(own) = here.iter_mut().find(|own| own.id == id) else {
                let kept = Kept { id, log: sheet.log };
                here.push(kept.clone());
                let list = if kept.id == sheet.id { &mut self.fresh } else { &mut self.parted };
                return list.push(kept);
            };
            match compared(&own.log, &sheet.log) {
                Compared::Same => return self.known += 1,
                Compared::Continued(more) => {
                    own.log = sheet.log;
                    return self.carry_on(id, more);
                }
                Compared::Parted => {}
            }
        }
    }

    fn carry_on(&mut self, id: SheetId, more: Vec<Entry>) {
        // The same file may have had a shorter copy of it before.
        let new = self.fresh.iter_mut().chain(&mut self.parted).find(|kept| kept.id == id);
        match new {
            Some(kept) => {
                let entries = kept.log.entries().iter().cloned().chain(more);
                // The entries begin as those that were read before.
                if let Ok(log) = SheetLog::read(entries.collect()) {
                    kept.log = log;
                }
            }
            None => self.continued.push((id, more)),
        }
    }
}

fn compared(own: &SheetLog, other: &SheetLog) -> Compared {
    let (own, other) = (own.entries(), other.entries());
    match other.strip_prefix(own) {
        Some([]) => Compared::Same,
        Some(more) => Compared::Continued(more.to_vec()),
        None if own.starts_with(other) => Compared::Same,
        None => Compared::Parted,
    }
}

/// The states that change something.
fn new_seasons(own: &[Season], others: Vec<Season>) -> Vec<Season> {
    let mut states = own.to_vec();
    let mut new = Vec::new();
    for state in others {
        let with = states.iter().cloned().chain([state.clone()]);
        // What is open elsewhere was perhaps closed here: that stays.
        let stale = states.iter().any(|season| season.id == state.id) && state.closed.is_none();
        if !stale && Seasons::read(with) != Seasons::read(states.iter().cloned()) {
            states.push(state.clone());
            new.push(state);
        }
    }
    new
}

fn new_people(own: &[Known], others: Vec<Known>) -> Vec<Known> {
    let mut known: Vec<Option<PersonKey>> = own.iter().map(|known| PersonKey::of(&known.name)).collect();
    let mut new = Vec::new();
    for person in others {
        let key = PersonKey::of(&person.name);
        if !known.contains(&key) {
            known.push(key);
            new.push(person);
        }
    }
    new
}
