//! Who is who at the table, for whoever looks.

use leptos::prelude::*;
use protocol::TableInfo;
use shown::look::{self, Look};
use shown::temper::{self, Temper};

use crate::room::Room;
use crate::speech::say;

impl Room {
    /// The seat that is one's own, to be called so. Where several people share the device it is
    /// nobody's: each of them reads the same page.
    pub fn own_seat(&self) -> Option<usize> {
        let people = self.table.with(|table| table.as_ref().map_or(0, |table| table.guests.len()));
        self.seat().filter(|_| people <= 1 || !self.stage().is_here())
    }

    /// What a seat is called by whoever looks.
    pub fn call(&self, seat: usize) -> String {
        if Some(seat) == self.own_seat() {
            return say("table-you");
        }
        self.names().get(seat.wrapping_sub(1)).cloned().unwrap_or_default()
    }

    /// What all seats are called by whoever looks.
    pub fn calls(&self) -> Vec<String> {
        (1..=self.names().len()).map(|seat| self.call(seat)).collect()
    }

    /// How a seat looks.
    pub fn look(&self, seat: usize) -> Option<Look> {
        self.with_table(|table| look::of_seats(table).get(seat.checked_sub(1)?).copied())
    }

    /// How a guest looks.
    pub fn look_of(&self, guest: u32) -> Option<Look> {
        self.with_table(|table| Some(look::of_guest(table, guest)))
    }

    /// How the bot plays whose own a seat is.
    pub fn temper(&self, seat: usize) -> Option<Temper> {
        let game = self.kind()?;
        self.with_table(|table| {
            let sitting = table.seats.get(seat.checked_sub(1)?).filter(|sitting| sitting.guest.is_none())?;
            temper::of(game, sitting.bot.as_deref()?)
        })
    }

    fn with_table<T>(&self, read: impl FnOnce(&TableInfo) -> Option<T>) -> Option<T> {
        self.table.with(|table| read(table.as_ref()?))
    }
}
