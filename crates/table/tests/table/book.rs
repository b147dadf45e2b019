//! A table with its log, written by a test that sets the clock.

use chacha20::ChaCha20Rng;
use game::random::Use;
use game::{Seat, Seed};
use hosting::Audience;
use protocol::{Code, Command, OpenTable, Problem, TableInfo, TableSummary, What};
use rand_core::Rng;
use serde_json::Value;
use table::{Chore, Decision, Entry, LogEvent, Logged, Secret, Table, Unfoldable, Who};

/// What the table is called.
pub const CODE: &str = "TABLEA";

/// When the table is opened, in milliseconds since 1970.
pub const OPENED: u64 = 1_000_000;

/// A log in the making.
pub struct Book {
    pub table: Table,
    pub log: Vec<Logged>,
    pub secrets: Vec<Secret>,
    /// The time that is written down.
    pub now: u64,
    /// The secret that the opener got.
    pub host_key: String,
    /// The secrets that guests got, in the order they came.
    pub keys: Vec<String>,
    /// How the table looked after every event since it was opened.
    pub seen: Vec<Seen>,
    luck: ChaCha20Rng,
}

impl Book {
    /// Opens a table.
    pub fn open(request: Value) -> Self {
        Self::try_open(request).unwrap_or_else(|problem| panic!("{problem}"))
    }

    /// Opens a table, if it can be like that.
    pub fn try_open(request: Value) -> Result<Self, Problem> {
        let request: OpenTable = serde_json::from_value(request).unwrap();
        let mut luck = Seed::from(7).stream(Use::Simulation);
        let opening = table::open(&request, &mut |bytes| luck.fill_bytes(bytes))?;
        let log = logged(0, OPENED, opening.decision.events);
        let secrets = opening.decision.secrets;
        let table = Table::fold(CODE, &log, &secrets).unwrap().unwrap();
        let keys = opening.decision.joined.into_iter().collect();
        Ok(Self { table, log, secrets, now: OPENED, host_key: opening.host, keys, seen: Vec::new(), luck })
    }

    /// Writes down what was decided. Says what everybody hears.
    pub fn write(&mut self, decision: Decision) -> Vec<What> {
        self.table.learn(&decision.secrets);
        self.secrets.extend(decision.secrets);
        self.keys.extend(decision.joined);
        let mut heard = Vec::new();
        for entry in logged(self.table.seq(), self.now, decision.events) {
            let recent = self.table.apply(&Entry::read(&entry).unwrap()).unwrap();
            heard.push(self.table.told(&recent, Audience::Watcher).what);
            self.seen.push(Seen::of(&self.table));
            self.log.push(entry);
        }
        heard
    }

    /// Has somebody do something.
    pub fn attempt(&mut self, who: Who, command: &Command) -> Result<Vec<What>, Problem> {
        let decision = self.table.decide(who, command, &mut |bytes| self.luck.fill_bytes(bytes))?;
        Ok(self.write(decision))
    }

    /// Has a guest do something that must be carried out.
    pub fn order(&mut self, guest: u32, command: &Command) -> Vec<What> {
        self.attempt(is(guest), command).unwrap_or_else(|problem| panic!("{command:?}: {problem}"))
    }

    /// Has a guest try something that must be refused, and must change nothing.
    pub fn refused(&mut self, guest: u32, command: &Command) -> Problem {
        let before = self.table.info();
        let problem = self.attempt(is(guest), command).expect_err("it was not refused");
        assert_eq!(self.table.info(), before);
        problem
    }

    /// Somebody comes in.
    pub fn join(&mut self, name: &str, sit: bool) -> u32 {
        let command = Command::Join { name: name.to_owned(), sit, avatar: None, key: None };
        self.attempt(Who::default(), &command).unwrap_or_else(|problem| panic!("{name}: {problem}"));
        self.table.guests().last().unwrap()
    }

    /// What happens by itself, if it does.
    pub fn perform(&mut self, chore: Chore) -> Option<Vec<What>> {
        let decision = self.table.perform(chore, &mut |bytes| self.luck.fill_bytes(bytes))?;
        Some(self.write(decision))
    }

    /// Lets time pass.
    pub fn wait(&mut self, millis: u64) {
        self.now += millis;
    }

    /// What a seat may do.
    pub fn choices(&self, seat: Seat) -> Vec<String> {
        let position: Value =
            serde_json::from_str(self.table.position(Audience::Seat(seat)).unwrap().get()).unwrap();
        serde_json::from_value(position["choices"].clone()).unwrap()
    }

    /// The game as those see it who watch.
    pub fn watched(&self) -> Value {
        self.table
            .position(Audience::Watcher)
            .map_or(Value::Null, |game| serde_json::from_str(game.get()).unwrap())
    }

    /// Whose turn it is.
    pub fn to_act(&self) -> Option<Seat> {
        Seat::numbered(usize::try_from(self.watched()["to_act"].as_u64()?).unwrap())
    }

    /// The guest whose turn it is.
    pub fn guest_to_act(&self) -> u32 {
        let seat = self.to_act().expect("the game is on");
        self.table.info().seats[seat.index()].guest.expect("a person is to act")
    }

    /// Whoever is to act plays at random until the game is won or so many moves were made.
    pub fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            let Some(seat) = self.to_act() else { return };
            if self.table.info().seats[seat.index()].bot.is_some() {
                self.perform(Chore::BotMoves).expect("a bot moves when it is its turn");
            } else {
                let action = self.some_choice(seat);
                self.order(self.guest_to_act(), &Command::Move { action });
            }
        }
    }

    /// Something that a seat may do: a card is played if one can be, so that games end.
    pub fn some_choice(&mut self, seat: Seat) -> String {
        let mut choices = self.choices(seat);
        if choices.iter().any(|choice| choice.starts_with("play")) {
            choices.retain(|choice| choice.starts_with("play"));
        }
        choices.swap_remove(self.pick(choices.len()))
    }

    /// One of so many, by chance.
    pub fn pick(&mut self, of: usize) -> usize {
        game::random::index(&mut self.luck, of)
    }

    /// The reason why the log with one more event makes no table.
    pub fn refuses(&self, event: LogEvent) -> String {
        let mut log = self.log.clone();
        log.extend(logged(self.table.seq(), self.now, vec![event]));
        let Unfoldable { seq, reason } = Table::fold(CODE, &log, &self.secrets).err().expect("nonsense");
        assert_eq!(seq, self.table.seq() + 1);
        reason
    }
}

/// Events as a store keeps them.
pub fn logged(after: u64, at: u64, events: Vec<LogEvent>) -> Vec<Logged> {
    let write = |(seq, event)| Logged { seq, event: Entry { at, event }.text() };
    (after + 1..).zip(events).map(write).collect()
}

/// Somebody at the table, or with 0 somebody who has not come in.
pub fn is(guest: u32) -> Who {
    Who { guest: (guest > 0).then_some(guest), opener: false }
}

/// Ann (1) and Bob (2) at a table of four, Ann the host.
pub fn two(game: &str) -> Book {
    let mut book = Book::open(serde_json::json!({"game": game, "name": "Ann", "seats": 4}));
    book.join("Bob", true);
    book
}

/// The same with a game that has begun.
pub fn playing(game: &str) -> Book {
    let mut book = two(game);
    book.order(1, &Command::Start);
    book
}

/// Everything that can be seen of a table from outside.
#[derive(Debug, PartialEq)]
pub struct Seen {
    pub seq: u64,
    at: u64,
    info: TableInfo,
    summary: TableSummary,
    positions: Vec<Option<String>>,
    turn_ends: Option<u64>,
    awaited: Vec<(u32, Seat)>,
    stood_in_for: Vec<(u32, Seat)>,
    published: Option<String>,
}

impl Seen {
    /// A table as it is now.
    pub fn of(table: &Table) -> Self {
        let info = table.info();
        let seats = (0..info.seats.len()).map(|place| Audience::Seat(Seat::at(place)));
        let audiences =
            seats.filter(|_| table.position(Audience::Watcher).is_some()).chain([Audience::Watcher]);
        Self {
            seq: table.seq(),
            at: table.at(),
            summary: table.summary(),
            positions: audiences.map(|to| Some(table.position(to)?.get().to_owned())).collect(),
            turn_ends: table.turn_ends(),
            awaited: table.awaited().collect(),
            stood_in_for: table.stood_in_for().collect(),
            published: table.published(),
            info,
        }
    }
}

/// The code of a refusal.
pub fn code<T>(outcome: Result<T, Problem>) -> Option<Code> {
    outcome.err().map(|problem| problem.code)
}
