//! Where the page asks: at most one table at a time, and what is to be done about what
//! was asked. Time and chance come in, effects go out.

use protocol::ServerMessage;
use serde_json::value::RawValue;
use table::Fresh;

use crate::check::checked;
use crate::keeper::Keeper;
use crate::storage::Unreadable;
use crate::{Answer, Ask};

/// What the server would say.
pub type Said = ServerMessage<Box<RawValue>>;

/// How long bots think until the page says otherwise, in milliseconds.
pub const PAUSE: u32 = 900;

/// What the worker is to do, in this order.
pub enum Effect {
    /// Tell the page.
    Tell(Box<Answer<Said>>),
    /// Come back with this alarm after so many milliseconds.
    Wake {
        /// How long to wait.
        millis: u32,
        /// What to come back with.
        alarm: Alarm,
    },
}

/// What a bot waits for. If anything happens in between, nothing comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// The table, counted from 1.
    table: u32,
    /// The last event when the alarm was set.
    seq: u64,
}

/// The time, chance, and what follows from what was asked.
pub(crate) struct Moment<'a> {
    pub now: u64,
    pub fresh: Fresh<'a>,
    pub pause: u32,
    pub table: u32,
    pub effects: Vec<Effect>,
}

impl Moment<'_> {
    pub fn tell(&mut self, answer: Answer<Said>) {
        self.effects.push(Effect::Tell(Box::new(answer)));
    }

    /// Has a bot think before it moves, for at most so many milliseconds.
    pub fn wake(&mut self, seq: u64, most: u64) {
        let alarm = Alarm { table: self.table, seq };
        let millis = u32::try_from(most).map_or(self.pause, |most| self.pause.min(most));
        self.effects.push(Effect::Wake { millis, alarm });
    }
}

/// Everything that the worker knows.
pub struct Desk {
    keeper: Option<Keeper>,
    /// How many tables there were, so that an alarm of an earlier one is known as such.
    tables: u32,
    pause: u32,
}

impl Default for Desk {
    fn default() -> Self {
        Self { keeper: None, tables: 0, pause: PAUSE }
    }
}

impl Desk {
    /// Takes what the page asks. `now` is in milliseconds since 1970.
    pub fn ask(&mut self, ask: Ask, now: u64, fresh: Fresh) -> Vec<Effect> {
        let mut moment = self.moment(now, fresh);
        match (ask, &mut self.keeper) {
            (Ask::Begin { game, rules, players }, _) => {
                moment.table += 1;
                match Keeper::begin(&game, &rules, &players, &mut moment) {
                    Ok(keeper) => self.lay(keeper),
                    Err(problem) => moment.tell(Answer::Refused(problem)),
                }
            }
            (Ask::Resume { kept }, _) => {
                moment.table += 1;
                match Keeper::resume(&kept, &mut moment) {
                    Ok(keeper) => self.lay(keeper),
                    Err(Unreadable::Newer(problem)) => moment.tell(Answer::Refused(problem)),
                    Err(Unreadable::Damaged(reason)) => moment.tell(Answer::Damaged(reason)),
                }
            }
            (Ask::Pause(millis), _) => self.pause = millis,
            (Ask::Check(record), _) => moment.tell(Answer::Checked(checked(&record))),
            (Ask::Do(command), Some(keeper)) => keeper.order(&command, &mut moment),
            (Ask::HandTo(guest), Some(keeper)) => keeper.hand_to(guest, &mut moment),
            (Ask::Undo(seen), Some(keeper)) => {
                // Bots that were waited for before it are not any more.
                moment.table += 1;
                match keeper.undo(seen, &mut moment) {
                    Ok(()) => self.tables += 1,
                    Err(problem) => moment.tell(Answer::Refused(problem)),
                }
            }
            (Ask::Publish, Some(keeper)) => moment.tell(Answer::Published(keeper.published())),
            // There is no table to do it at.
            (Ask::Do(_) | Ask::HandTo(_) | Ask::Undo(_) | Ask::Publish, None) => {}
        }
        moment.effects
    }

    /// An alarm has gone off.
    pub fn wake(&mut self, alarm: Alarm, now: u64, fresh: Fresh) -> Vec<Effect> {
        let mut moment = self.moment(now, fresh);
        if let Some(keeper) = &mut self.keeper
            && alarm == (Alarm { table: self.tables, seq: keeper.seq() })
        {
            keeper.let_bots_move(&mut moment);
        }
        moment.effects
    }

    fn moment<'a>(&self, now: u64, fresh: Fresh<'a>) -> Moment<'a> {
        Moment { now, fresh, pause: self.pause, table: self.tables, effects: Vec::new() }
    }

    /// Lays the table that everything is done at from now on.
    fn lay(&mut self, keeper: Keeper) {
        self.keeper = Some(keeper);
        self.tables += 1;
    }
}
