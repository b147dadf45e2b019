//! A table in the browser itself: the same rules, the same log, the same
//! messages as at a server, and no server.

mod undo;

use hosting::Audience;
use protocol::{Code, Command, GameName, OpenTable, Phase, Problem, VERSION};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Chore, Decision, Entry, LogEvent, Logged, Recent, Secret, Table, Who};

use crate::desk::{Moment, Said};
use crate::storage::{self, Unreadable};
use crate::{Answer, Player};

/// What such a table calls itself.
const NAME: &str = "HERE";

/// Bots make nobody wait for longer, in milliseconds, however many of them move; unless
/// somebody wants each of them to think for half as long.
const LONGEST: u64 = 3000;

/// The table, and what is kept of it.
pub struct Keeper {
    table: Table,
    log: Vec<Logged>,
    secrets: Vec<Secret>,
    /// Who holds the device.
    holder: u32,
    /// The event after which the bots had nothing to do.
    declined: u64,
    /// When a person last did something.
    acted: u64,
    /// Whether the page has been shown the table.
    shown: bool,
}

impl Keeper {
    /// Sits everybody down at a new table and begins.
    pub fn begin(
        game: &str,
        rules: &Map<String, Value>,
        players: &[Player],
        moment: &mut Moment,
    ) -> Result<Self, Problem> {
        let request = OpenTable {
            game: game.to_owned(),
            rules: rules.clone(),
            seats: Some(players.len()),
            bots: Vec::new(),
            timer: None,
            public: false,
            hints: true,
            name: None,
            avatar: None,
        };
        let opening = table::open(&request, moment.fresh)?;
        let LogEvent::Opened(spec) = opening.decision.events[0].clone() else {
            return Err(Problem::new(Code::Wrong, "a table begins with its opening"));
        };
        let mut keeper = Self::new(Table::opened(NAME, spec, moment.now), Vec::new(), Vec::new(), moment.now);
        keeper.write_down(&Entry { at: moment.now, event: opening.decision.events[0].clone() });
        keeper.learn(opening.decision.secrets);
        keeper.sit_down(players, moment)?;
        keeper.show(Some(keeper.story()), moment);
        Ok(keeper)
    }

    /// Goes on with a table that was kept.
    pub fn resume(kept: &str, moment: &mut Moment) -> Result<Self, Unreadable> {
        let (log, secrets) = storage::read(kept)?;
        let table = Table::fold(NAME, &log, &secrets)
            .map_err(|unfoldable| Unreadable::Damaged(unfoldable.to_string()))?
            .ok_or_else(|| Unreadable::Damaged("there is nothing in the log".to_owned()))?;
        let mut keeper = Self::new(table, log, secrets, moment.now);
        keeper.show(Some(keeper.story()), moment);
        Ok(keeper)
    }

    fn new(table: Table, log: Vec<Logged>, secrets: Vec<Secret>, now: u64) -> Self {
        let holder = table.guests().next().unwrap_or(1);
        Self { table, log, secrets, holder, declined: 0, acted: now, shown: false }
    }

    fn sit_down(&mut self, players: &[Player], moment: &mut Moment) -> Result<(), Problem> {
        let stranger = Who { guest: None, opener: true };
        let mut host = stranger;
        for player in players {
            match player {
                Player::Person { name, avatar } => {
                    let (name, avatar) = (name.clone(), *avatar);
                    let command = Command::Join { name, sit: true, avatar, key: None };
                    self.decide(stranger, &command, moment)?;
                    host.guest = self.table.host();
                }
                Player::Bot(level) => {
                    self.decide(host, &Command::AddBot { level: level.clone() }, moment)?;
                }
            }
        }
        self.salt(moment);
        self.decide(host, &Command::Start, moment)
    }

    /// Everybody here adds random bytes, so that the shuffles can be checked
    /// like those of the server.
    fn salt(&mut self, moment: &mut Moment) {
        let guests: Vec<u32> = self.table.guests().collect();
        for guest in guests {
            let mut bytes = [0; 32];
            (moment.fresh)(&mut bytes);
            let salt = base16ct::lower::encode_string(&bytes);
            let who = Who { guest: Some(guest), opener: false };
            // Those who are salted already stay as they are.
            let _ = self.decide(who, &Command::Salt { salt }, moment);
        }
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.table.seq()
    }

    /// Has something done by whoever holds the device.
    pub fn order(&mut self, command: &Command, moment: &mut Moment) {
        if *command == Command::Start {
            self.salt(moment);
        }
        // Those who share a device are all its hosts.
        let host = matches!(command, Command::Start | Command::End).then(|| self.table.host()).flatten();
        let who = Who { guest: host.or(Some(self.holder)), opener: true };
        self.acted = moment.now;
        if let Err(problem) = self.decide(who, command, moment) {
            moment.tell(Answer::Refused(problem));
        }
        self.go_on(moment);
    }

    /// Somebody takes the device.
    pub fn hand_to(&mut self, guest: u32, moment: &mut Moment) {
        self.holder = guest;
        self.show(None, moment);
    }

    /// A bot has thought long enough.
    pub fn let_bots_move(&mut self, moment: &mut Moment) {
        self.perform(Chore::BotMoves, moment);
    }

    /// The record of the last game with the proof of its shuffles, once it is over.
    pub fn published(&self) -> Option<String> {
        self.table.published()
    }

    fn decide(&mut self, who: Who, command: &Command, moment: &mut Moment) -> Result<(), Problem> {
        let decision = self.table.decide(who, command, moment.fresh)?;
        self.follow(decision, moment);
        Ok(())
    }

    fn learn(&mut self, secrets: Vec<Secret>) {
        self.table.learn(&secrets);
        self.secrets.extend(secrets);
    }

    fn write_down(&mut self, entry: &Entry) {
        let seq = self.log.len() as u64 + 1;
        self.log.push(Logged { seq, event: entry.text() });
    }

    /// Writes down what was decided and has it kept, then tells it.
    fn follow(&mut self, decision: Decision, moment: &mut Moment) {
        self.learn(decision.secrets);
        let mut news = Vec::new();
        for event in decision.events {
            let at = moment.now.max(self.table.at());
            let entry = Entry { at, event };
            self.write_down(&entry);
            // What was decided fits the table: it was decided for this one.
            let Ok(recent) = self.table.apply(&entry) else { return };
            news.push(self.told(&recent));
        }
        if self.shown {
            self.keep(moment);
            for event in news {
                moment.tell(Answer::Said(Said::Event(event)));
            }
        }
    }

    /// What happened, for whoever holds the device. The story stays on the page
    /// when the device changes hands: those who share one are told only what
    /// everybody may know.
    fn told(&self, recent: &Recent) -> protocol::Event<Box<RawValue>> {
        let told = recent.missed(self.listeners()).told;
        protocol::Event { told, ..self.table.told(recent, self.audience()) }
    }

    /// Whom the story is told to.
    fn listeners(&self) -> Audience {
        if self.table.guests().count() > 1 { Audience::Watcher } else { self.audience() }
    }

    fn who(&self) -> Who {
        Who { guest: Some(self.holder), opener: false }
    }

    fn audience(&self) -> Audience {
        self.table.audience(self.who())
    }

    /// What has happened so far, as far as it is remembered.
    fn story(&self) -> Vec<protocol::Event<Box<RawValue>>> {
        let listeners = self.listeners();
        self.table.since(0).into_iter().flatten().map(|recent| recent.missed(listeners)).collect()
    }

    /// Shows everything as it is, to whoever holds the device, with what has happened
    /// before if the page does not know it.
    fn show(&mut self, missed: Option<Vec<protocol::Event<Box<RawValue>>>>, moment: &mut Moment) {
        self.keep(moment);
        self.shown = true;
        let here = self.table.guests().collect();
        moment.tell(Answer::Said(Said::Welcome {
            version: VERSION,
            seq: self.table.seq(),
            now: moment.now,
            you: self.table.you(self.who()),
            game: self.table.position(self.audience()),
            table: self.table.info(),
            room: protocol::Room { here, ..protocol::Room::default() },
            missed,
        }));
        self.go_on(moment);
    }

    fn keep(&self, moment: &mut Moment) {
        moment.tell(Answer::Keep(storage::write(self.on(), &self.log, &self.secrets)));
    }

    /// The game that is on, and its round.
    fn on(&self) -> Option<(GameName, u32)> {
        #[derive(Deserialize)]
        struct Round {
            round: u32,
        }
        let game = self.table.info().game.parse().ok().filter(|_| self.table.phase() == Phase::Playing)?;
        let position = self.table.position(Audience::Watcher)?;
        Some((game, serde_json::from_str::<Round>(position.get()).ok()?.round))
    }

    /// What happens by itself: bots move, a game that is won ends.
    fn go_on(&mut self, moment: &mut Moment) {
        if self.table.is_won() {
            self.perform(Chore::Finish, moment);
        } else if self.table.bots_may_move() && self.declined != self.seq() {
            // So that all pauses together stay below the longest wait.
            let waited = moment.now.saturating_sub(self.acted);
            let most = LONGEST.saturating_sub(waited) / 2;
            moment.wake(self.seq(), if u64::from(moment.pause) < LONGEST / 2 { most } else { u64::MAX });
        }
    }

    fn perform(&mut self, chore: Chore, moment: &mut Moment) {
        match self.table.perform(chore, moment.fresh) {
            Some(decision) => self.follow(decision, moment),
            None => self.declined = self.seq(),
        }
        self.go_on(moment);
    }
}
