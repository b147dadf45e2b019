//! What goes over the socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::avatar::Avatar;
use crate::problem::Problem;
use crate::table_info::{LastGame, TableInfo};

/// The version of the protocol. It changes when a client that keeps to the
/// documents could be misled by the difference.
pub const VERSION: u32 = 1;

/// The longest message from a client, in bytes.
pub const LONGEST_MESSAGE: usize = 8 * 1024;

/// For how many minutes somebody who was sent away cannot come in again.
pub const MINUTES_AWAY: u32 = 5;

/// The longest id of a command, in bytes.
pub const LONGEST_ID: usize = 64;

/// A message from a client. A field that it does not have is refused, so that a
/// misspelt word is noticed.
///
/// ```
/// use protocol::{ClientMessage, Command};
///
/// let hit = ClientMessage::Do {
///     id: "a7f3-12".to_owned(),
///     command: Command::Move { action: "hit".to_owned() },
/// };
/// let text = r#"{"type":"do","id":"a7f3-12","command":{"do":"move","action":"hit"}}"#;
/// assert_eq!(serde_json::to_string(&hit)?, text);
/// assert_eq!(serde_json::from_str::<ClientMessage>(text)?, hit);
///
/// let misspelt = r#"{"type":"mute","guest":3,"on":true,"until":9}"#;
/// assert!(serde_json::from_str::<ClientMessage>(misspelt).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who is it?
    Hello {
        /// The version of the protocol, [`VERSION`].
        version: u32,
        /// The secret of a seat or a watcher, for those who come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        /// The secret of the host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        host: Option<String>,
        /// The number of the last event the client has, to get what it missed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        last: Option<u64>,
    },
    /// Do something. Sent twice, it is done once.
    Do {
        /// An id that the client chooses, different for each of its commands.
        id: String,
        /// What is to happen at the table.
        command: Command,
    },
    /// Do not send me chat and emotes of this guest, or do so again.
    Mute {
        /// The number of the guest whose chat is not sent to this client.
        guest: u32,
        /// Whether they are muted.
        on: bool,
    },
    /// Are you there?
    Ping,
}

/// Something that changes the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Come in under a name, to sit or to watch.
    Join {
        /// What to be called at this table.
        name: String,
        /// Whether to sit down.
        sit: bool,
        /// The picture to be known by; without one, clients give each seat another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        avatar: Option<Avatar>,
        /// A secret of 64 hex digits to come back with. A client that makes it
        /// itself can find out whether a join went through whose answer got
        /// lost: by saying hello with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// Take a seat: at once between games, else as soon as the rules allow.
    Sit,
    /// Give up the seat and watch.
    Stand,
    /// Leave the table.
    Leave,
    /// Add random bytes to the shuffles of the next game.
    Salt {
        /// 16 to 32 bytes in hex digits.
        salt: String,
    },
    /// Make a move, as the position's `choices` write it.
    Move {
        /// One of those `choices`.
        action: String,
    },
    /// Let a bot play my seat, or take it back.
    Rest {
        /// Whether a bot plays.
        on: bool,
    },
    /// Say something.
    Chat {
        /// The message, as it was typed.
        text: String,
    },
    /// Show a feeling.
    Emote {
        /// One of the emotes that there are.
        emote: Emote,
    },
    /// Host: begin a game, the first or a rematch.
    Start,
    /// Host: end the game that is on.
    End,
    /// Host: put a bot on the next free seat.
    AddBot {
        /// How well it plays.
        level: String,
    },
    /// Host: take a bot off its seat, between games.
    RemoveBot {
        /// The seat that the bot leaves.
        seat: usize,
    },
    /// Host: send somebody away.
    Kick {
        /// The number of the guest who has to go.
        guest: u32,
    },
    /// Host: send somebody away, and let nobody from there in again as long as the table
    /// is open.
    Ban {
        /// The number of the guest who may not come back.
        guest: u32,
    },
    /// Host: send away all who are not connected.
    ClearAway,
    /// Host: let nobody new come in, or do so again.
    Lock {
        /// Whether nobody may.
        on: bool,
    },
    /// Host: make somebody else the host.
    HandOver {
        /// The number of the guest who becomes host.
        guest: u32,
    },
    /// Host: close the table.
    Close,
}

/// Feelings that can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Well done.
    Clap,
    /// That is funny.
    Laugh,
    /// That is a surprise.
    Wow,
    /// That is sad.
    Cry,
    /// Let me think.
    Think,
    /// Get on with it.
    Hurry,
    /// I like it.
    Like,
    /// Good game.
    GoodGame,
}

/// A message from the server. `J` is the game's own JSON: text that is ready to
/// be sent, or a value that was received. `W` is what happened; somebody who
/// only puts it into words may take it as it comes.
///
/// ```
/// use protocol::{Code, ServerMessage, What};
///
/// let text = r#"{"type": "event", "seq": 8, "at": 1767225599000,
///     "what": {"event": "said", "guest": 2, "text": "Back already?"}}"#;
/// let ServerMessage::Event(event) = serde_json::from_str::<ServerMessage>(text)? else {
///     panic!("something happened");
/// };
/// assert_eq!(event.what, What::Said { guest: 2, text: "Back already?".to_owned() });
///
/// let text = r#"{"type": "bye", "problem": {"code": "closing", "message": "back soon"}, "reconnect": true}"#;
/// let bye: ServerMessage = serde_json::from_str(text)?;
/// assert!(matches!(bye, ServerMessage::Bye { problem, reconnect: true } if problem.code == Code::Closing));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<J = Value, W = What> {
    /// The answer to `hello`: everything as it is now.
    Welcome {
        /// The version of the protocol.
        version: u32,
        /// The number of the last event that `table` and `game` include.
        seq: u64,
        /// The time at the server, in milliseconds since 1970, to compare
        /// deadlines with.
        now: u64,
        /// Who the client is.
        you: You,
        /// The table as it is now.
        table: TableInfo,
        /// The game that is on or was on last, as the client may see it.
        game: Option<J>,
        /// Who is there.
        room: Room,
        /// What happened after the client's `last`, oldest first; none if that
        /// is too long ago or was not asked for.
        missed: Option<Vec<Event<J, W>>>,
    },
    /// Something happened at the table.
    Event(Event<J, W>),
    /// A command was carried out and is on disk.
    Done {
        /// The id that the client gave the command.
        id: String,
        /// The number of the last event it made.
        seq: u64,
        /// The secret to come back with, for somebody who has just joined.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
        /// Who the client is now, for somebody who has just joined.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<You>,
    },
    /// A message was not carried out, and nothing has changed.
    Refused {
        /// The id of the command, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// What is wrong with it.
        problem: Problem,
    },
    /// Who is there, and who is waited for until when.
    Room(Room),
    /// The server ends the connection.
    Bye {
        /// What ends the connection.
        problem: Problem,
        /// Whether to connect again.
        reconnect: bool,
    },
    /// I am here.
    Pong,
}

/// Something that happened at a table, and how it stands after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event<J = Value, W = What> {
    /// Its number at the table, counted from 1 without a gap.
    pub seq: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    pub what: W,
    /// What happened in the game, step by step.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<J>,
    /// The table after it, if it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// The game after it, if it changed, as the client may see it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<J>,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum What {
    /// The table was opened.
    Opened,
    /// Somebody came in.
    Joined {
        /// The number that the newcomer has at this table.
        guest: u32,
        /// What they call themselves.
        name: String,
    },
    /// A guest sat down, or waits for a seat.
    Sat {
        /// The number of the guest who has a seat now.
        guest: u32,
    },
    /// A guest gave up their seat.
    Stood {
        /// The number of the guest who only watches now.
        guest: u32,
    },
    /// A guest left.
    Left {
        /// The number of the guest who is gone.
        guest: u32,
    },
    /// A guest was sent away.
    Kicked {
        /// The number of the guest whom the host sent away.
        guest: u32,
    },
    /// A guest was sent away and may not come back.
    Banned {
        /// The number of the guest whom the host banned.
        guest: u32,
    },
    /// Those who were not connected were sent away.
    Cleared {
        /// Their numbers.
        guests: Vec<u32>,
    },
    /// The host lets nobody new come in, or does so again.
    Locked {
        /// Whether nobody may.
        on: bool,
    },
    /// A bot sat down.
    BotSat {
        /// How well it plays.
        level: String,
    },
    /// A bot was taken off its seat.
    BotLeft {
        /// Which seat it had.
        seat: usize,
    },
    /// Somebody else is the host.
    HostChanged {
        /// The number of the new host.
        guest: u32,
    },
    /// A guest added random bytes to the shuffles of the next game.
    Salted {
        /// The number of the guest who gave bytes.
        guest: u32,
        /// The bytes, in hex digits.
        salt: String,
    },
    /// A game began.
    Started {
        /// Which at this table, counted from 1.
        number: u32,
    },
    /// Somebody moved.
    Moved {
        /// The seat whose move it was.
        seat: usize,
        /// Who decided for it.
        by: By,
    },
    /// A bot plays a guest's seat, or does so no longer.
    Rested {
        /// The seat that a bot plays now, or no longer.
        seat: usize,
        /// Whether a bot plays it now.
        on: bool,
        /// Whether the guest was away, and did not ask for it.
        away: bool,
    },
    /// A game is over.
    Ended(LastGame),
    /// Somebody said something.
    Said {
        /// The number of the guest who wrote.
        guest: u32,
        /// The message, as it was typed.
        text: String,
    },
    /// Somebody showed a feeling.
    Emoted {
        /// The number of the guest who shows it.
        guest: u32,
        /// One of the emotes that there are.
        emote: Emote,
    },
    /// Somebody whom this client has muted said something or showed a feeling.
    Muted {
        /// The number of the guest who is no longer heard, or is again.
        guest: u32,
    },
    /// The table was closed.
    Closed {
        /// Whether because nobody had been there for long.
        idle: bool,
    },
}

/// Who decided for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// Whoever sits there.
    Guest,
    /// A bot.
    Bot,
    /// The clock: the time was up.
    Clock,
}

/// Who a client is at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct You {
    /// The guest, if they have come in.
    pub guest: Option<u32>,
    /// The seat, if they have one.
    pub seat: Option<usize>,
    /// Whether they are the host.
    pub host: bool,
}

/// Who is there, and who is waited for. It has no number: it is not kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// The guests who are connected.
    pub here: Vec<u32>,
    /// How many others watch.
    pub watching: usize,
    /// When the turn's time is up, in milliseconds since 1970.
    pub turn_ends: Option<u64>,
    /// When a bot will take the seat of somebody who is away.
    pub bots_take: Vec<BotTakes>,
}

/// When a bot will take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotTakes {
    /// The seat of somebody who is away.
    pub seat: usize,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
