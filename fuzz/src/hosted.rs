//! A table of a server without the server: its log, its secrets, and what must
//! hold for them whatever is asked of it.

use game::Seat;
use hosting::Audience;
use protocol::{Command, OpenTable, Phase, TableInfo, names};
use table::{Chore, Decision, Entry, LogEvent, Logged, Secret, Table, Who};

use crate::replayed::assert_one_line;

const CODE: &str = "KMPQRS";

/// A table, and what a store would have kept of it.
pub struct Hosted {
    table: Table,
    log: Vec<Logged>,
    secrets: Vec<Secret>,
    now: u64,
    luck: Luck,
}

/// Bytes that are never the same twice, and always the same in every run.
#[derive(Default)]
struct Luck(u64);

impl Luck {
    fn fill(&mut self, bytes: &mut [u8]) {
        self.0 += 1;
        for (byte, count) in bytes.iter_mut().zip(self.0.to_be_bytes().into_iter().rev().cycle()) {
            *byte = count;
        }
    }
}

impl Hosted {
    /// The table that a request opens, unless it is refused.
    pub fn open(request: &OpenTable) -> Option<Self> {
        let mut luck = Luck::default();
        let opening = match table::open(request, &mut |bytes| luck.fill(bytes)) {
            Ok(opening) => opening,
            Err(problem) => {
                assert_one_line(&problem.message);
                return None;
            }
        };
        let Some((LogEvent::Opened(spec), rest)) = opening.decision.events.split_first() else {
            panic!("a table begins with its opening");
        };
        let now = 1_000_000;
        let table = Table::opened(CODE, spec.clone(), now);
        let mut hosted = Self { table, log: Vec::new(), secrets: Vec::new(), now, luck };
        hosted.write_down(&Entry { at: now, event: opening.decision.events[0].clone() });
        hosted.follow(Decision { events: rest.to_vec(), ..opening.decision });
        hosted.assert_sound();
        Some(hosted)
    }

    /// The table that the events have led to.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Time goes by.
    pub const fn wait(&mut self, millis: u64) {
        self.now += millis;
    }

    /// Somebody wants something done. A refusal changes nothing.
    pub fn ask(&mut self, who: Who, command: &Command) {
        let before = self.glance(who);
        let luck = &mut self.luck;
        match self.table.decide(who, command, &mut |bytes| luck.fill(bytes)) {
            Ok(decision) => self.follow(decision),
            Err(problem) => {
                assert_one_line(&problem.message);
                assert_eq!(self.glance(who), before, "{command:?} was refused and changed something");
            }
        }
        self.assert_sound();
    }

    /// Something happens by itself.
    pub fn perform(&mut self, chore: Chore) {
        let luck = &mut self.luck;
        let decision = self.table.perform(chore, &mut |bytes| luck.fill(bytes));
        if let Some(decision) = decision {
            self.follow(decision);
        }
        self.assert_sound();
    }

    /// Whatever is decided can be written, read and applied.
    fn follow(&mut self, decision: Decision) {
        self.table.learn(&decision.secrets);
        self.secrets.extend(decision.secrets);
        for event in decision.events {
            let entry = Entry { at: self.now, event };
            self.write_down(&entry);
            let recent = self.table.apply(&entry).unwrap_or_else(|error| panic!("{error}: {entry:?}"));
            assert_eq!(recent.seq(), self.log.len() as u64, "numbers have no gap");
            for audience in audiences(&self.table) {
                let told = serde_json::to_string(&self.table.told(&recent, audience)).expect("JSON");
                serde_json::from_str::<protocol::Event>(&told)
                    .unwrap_or_else(|error| panic!("{error}: {told}"));
            }
        }
    }

    fn write_down(&mut self, entry: &Entry) {
        let event = serde_json::to_string(entry).expect("JSON");
        let logged = Logged { seq: self.log.len() as u64 + 1, event };
        assert_eq!(Entry::read(&logged).as_ref(), Ok(entry), "what was written reads as something else");
        self.log.push(logged);
    }

    /// What somebody and those who watch see of the table: cheaper than all.
    fn glance(&self, who: Who) -> (TableInfo, [Option<String>; 2]) {
        let audiences = [self.table.audience(who), Audience::Watcher];
        (
            self.table.info(),
            audiences.map(|audience| self.table.position(audience).map(|raw| raw.get().to_owned())),
        )
    }

    /// Everything that anybody can see of the table.
    fn seen(&self) -> (String, Vec<Option<String>>, Option<String>, Option<u64>) {
        seen(&self.table)
    }

    fn assert_sound(&self) {
        let info = self.table.info();
        assert!(info.seats.len() <= info.most_seats, "more sit than there are seats");
        assert_eq!(self.table.seq(), self.log.len() as u64, "numbers have no gap");
        let mut seated: Vec<u32> = info.seats.iter().filter_map(|sitting| sitting.guest).collect();
        seated.extend(&info.waiting);
        for guest in seated.iter().chain(&info.host) {
            assert!(self.table.knows(*guest), "guest {guest} is not there: {info:?}");
        }
        let count = seated.len();
        seated.sort_unstable();
        seated.dedup();
        assert_eq!(seated.len(), count, "somebody sits twice: {info:?}");
        for guest in &info.guests {
            assert_eq!(names::name(&guest.name).as_ref(), Ok(&guest.name), "a name is not clean");
        }
        if info.phase == Phase::Playing {
            self.assert_game_goes_on(info.seats.len());
        }
    }

    /// The game waits for a seat that can do something, or has a winner.
    fn assert_game_goes_on(&self, seats: usize) {
        let position = self.position(Audience::Watcher).expect("a game is on");
        assert_eq!(position["scores"].as_array().map(Vec::len), Some(seats), "seats came or went in a game");
        let to_act = position["to_act"].as_u64().and_then(|seat| Seat::numbered(usize::try_from(seat).ok()?));
        assert_eq!(to_act.is_none(), self.table.is_won());
        let Some(seat) = to_act else { return };
        let choices = &self.position(Audience::Seat(seat)).expect("a game is on")["choices"];
        assert!(choices.as_array().is_some_and(|choices| !choices.is_empty()), "seat {seat} has no choice");
    }

    /// The game as somebody sees it.
    pub fn position(&self, audience: Audience) -> Option<serde_json::Value> {
        let position = self.table.position(audience)?;
        Some(serde_json::from_str(position.get()).unwrap_or_else(|error| panic!("{error}: {position}")))
    }

    /// The log alone makes the same table, and a game that is over can be
    /// checked by anybody.
    pub fn assert_survives(self) {
        let folded = Table::fold(CODE, &self.log, &self.secrets).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(seen(&folded.expect("there is a log")), self.seen(), "its log makes another table");
        let won = self.table.info().last.is_some_and(|last| last.winner.is_some());
        if let Some(published) = self.table.published().filter(|_| won) {
            fair::verify(published.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{published}"));
        }
    }
}

fn seen(table: &Table) -> (String, Vec<Option<String>>, Option<String>, Option<u64>) {
    let info = table.info();
    let positions =
        audiences(table).into_iter().map(|audience| table.position(audience).map(|raw| raw.get().to_owned()));
    let text = serde_json::to_string(&(&info, table.summary())).expect("JSON");
    (text, positions.collect(), table.published(), table.turn_ends())
}

/// Everybody who may look at the table.
fn audiences(table: &Table) -> Vec<Audience> {
    let guests = table.info().guests.into_iter().map(|guest| Some(guest.guest));
    guests.chain([None]).map(|guest| table.audience(Who { guest, opener: false })).collect()
}
