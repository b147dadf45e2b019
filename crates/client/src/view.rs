//! What a client knows of its table.

use protocol::{Event, Phase, Room, TableInfo, You};
use serde_json::Value;

use crate::session::Welcome;

/// The table as the client has it: the last of everything it was sent.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The number of the last event in it.
    pub seq: u64,
    /// Who the client is.
    pub you: You,
    /// The table as the last message has it.
    pub table: TableInfo,
    /// The game, as the client may see it.
    pub game: Option<Value>,
    /// Who is there.
    pub room: Room,
}

impl From<Welcome> for View {
    fn from(welcome: Welcome) -> Self {
        let Welcome { seq, you, table, game, room, .. } = welcome;
        Self { seq, you, table, game, room }
    }
}

impl View {
    /// Takes the next event.
    pub fn follow(&mut self, event: &Event) {
        self.seq = event.seq;
        if let Some(table) = &event.table {
            self.table = table.clone();
        }
        if let Some(game) = &event.game {
            self.game = Some(game.clone());
        }
    }

    /// The client's seat, if it has one.
    pub fn seat(&self) -> Option<usize> {
        let guest = self.you.guest?;
        let place = self.table.seats.iter().position(|sitting| sitting.guest == Some(guest))?;
        Some(place + 1)
    }

    /// Whether the client is the host.
    pub fn is_host(&self) -> bool {
        self.table.host.map_or(self.you.host, |host| self.you.guest == Some(host))
    }

    /// What the client can do in the game when it is its turn; else nothing.
    pub fn choices(&self) -> impl Iterator<Item = &str> {
        let choices =
            self.game.as_ref().filter(|_| self.is_my_turn()).and_then(|game| game["choices"].as_array());
        choices.into_iter().flatten().filter_map(Value::as_str)
    }

    /// Whether the table waits for this client to move.
    pub fn is_my_turn(&self) -> bool {
        let to_act = self.game.as_ref().and_then(|game| game["to_act"].as_u64());
        let seat = self.seat().and_then(|seat| u64::try_from(seat).ok());
        self.table.phase == Phase::Playing && to_act.is_some() && to_act == seat
    }
}
