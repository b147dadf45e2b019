//! Who may come in.

use std::net::IpAddr;
use std::time::Duration;

use protocol::{Code, Command, MINUTES_AWAY, Problem};

use super::Actor;
use crate::clock::millis;
use table::{Decision, Who};

/// For how long somebody who was sent away cannot come in again.
const SENT_AWAY: Duration = Duration::from_mins(MINUTES_AWAY as u64);

impl Actor {
    /// Refuses to let in, even to watch, somebody who comes from where the host wants
    /// nobody from. Who is at the table already has nothing to do with that.
    pub(super) fn may_enter(&self, who: Who, from: IpAddr) -> Result<(), Problem> {
        if who == Who::default() && self.table.bans(from) {
            return Err(Problem::new(Code::Banned, "the host of this table does not want you back"));
        }
        Ok(())
    }

    /// Refuses somebody who wants to come in under a name: under one that deceives, or
    /// after they were sent away, or with too many others from the same place. Who is here
    /// already is refused later: it may be the same command again.
    pub(super) fn may_join(&mut self, who: Who, from: IpAddr, name: &str) -> Result<(), Problem> {
        if who.guest.is_some() {
            return Ok(());
        }
        if !self.table.is_host(who) {
            self.may_come_from(from)?;
        }
        let name = protocol::names::name(name)?;
        crate::names::check(&name)?;
        let table = self.table.info();
        let guests = table.guests.iter().map(|guest| guest.name.as_str());
        crate::names::is_free(&name, guests.chain(table.seats.iter().map(|seat| seat.name.as_str())))
    }

    fn may_come_from(&mut self, from: IpAddr) -> Result<(), Problem> {
        self.may_enter(Who::default(), from)?;
        let now = self.time.now();
        self.sent_away.retain(|_, until| *until > now);
        if let Some(until) = self.sent_away.get(&from) {
            let minutes = (until - now).div_ceil(60_000);
            let message = format_args!("you were sent away from this table; wait {minutes} minutes");
            return Err(Problem::new(Code::Banned, message));
        }
        let from_there = self.addresses.values().filter(|address| **address == from).count();
        if from_there >= self.config.guests_per_address {
            let message =
                format_args!("{from_there} people from your address are at this table: watch, or wait");
            return Err(Problem::new(Code::TooMany, message));
        }
        Ok(())
    }

    /// What a command leads to, with what only the connections tell: who is away, and
    /// where somebody is who may not come back.
    pub(super) fn decide(&self, who: Who, command: &Command) -> Result<Decision, Problem> {
        if *command == Command::ClearAway {
            return self.table.clear_away(who, self.away.keys().copied().collect());
        }
        let mut fresh = self.config.chance.at(self.table.code(), self.table.seq());
        let mut decision = self.table.decide(who, command, &mut fresh)?;
        if let Command::Ban { guest } = command {
            let address = self.addresses.get(guest);
            decision.secrets.extend(address.map(|address| table::ban(*guest, *address)));
        }
        Ok(decision)
    }

    /// Remembers where somebody was who was sent away.
    pub(super) fn note_sent_away(&mut self, command: &Command) {
        if let Command::Kick { guest } | Command::Ban { guest } = command
            && let Some(from) = self.addresses.get(guest)
        {
            self.sent_away.insert(*from, self.time.now() + millis(SENT_AWAY));
        }
    }
}
