//! What the bytes say at a table: as text, or as choices among what can be said.

use game::Seat;
use hosting::{Audience, GameName};
use protocol::{Avatar, ClientMessage, Command, Emote, OpenTable};
use table::{Chore, Who};

use crate::bytes::Bytes;
use crate::hosted::Hosted;
use crate::options::{self, Choices};

/// Lines of messages, as guests in turn would send them.
pub fn read(data: &[u8]) {
    let mut hosted = Hosted::open(&open("flip7")).expect("a plain table can be opened");
    for (line, guest) in data.split(|byte| *byte == b'\n').zip((0..4).cycle()) {
        let Ok(message) = serde_json::from_slice::<ClientMessage>(line) else { continue };
        let text = serde_json::to_string(&message).expect("JSON");
        let again = serde_json::from_str::<ClientMessage>(&text);
        assert_eq!(again.ok().as_ref(), Some(&message), "written and read again, it is another message");
        if let ClientMessage::Do { command, .. } = message {
            let guest = Some(guest).filter(|&guest| hosted.table().knows(guest));
            hosted.ask(Who { guest, opener: guest.is_none() }, &command);
        }
    }
    hosted.assert_survives();
}

/// A table that the bytes open, and what they do at it.
pub fn act(bytes: &mut Bytes<'_>, game: GameName, choices: Choices) {
    let kind = hosting::kind_of(game);
    let mut request = open(game.as_str());
    request.rules = options::pick(bytes, choices);
    request.seats = [None, Some(bytes.below(12))][bytes.below(2)];
    request.bots =
        (0..bytes.below(4)).map(|_| kind.levels[bytes.below(kind.levels.len())].to_owned()).collect();
    request.timer = [None, Some(20), Some(4)][bytes.below(3)];
    request.name = [Some("Ann".to_owned()), None][bytes.below(2)].clone();
    let Some(mut hosted) = Hosted::open(&request) else { return };
    while !bytes.is_empty() {
        step(&mut hosted, bytes, &kind.levels);
    }
    hosted.assert_survives();
}

fn open(game: &str) -> OpenTable {
    serde_json::from_value(serde_json::json!({"game": game, "bots": []})).expect("a request")
}

/// Guests are numbered from 1 in the order they come; so few are enough, and
/// some of them will have left.
const GUESTS: usize = 6;

fn step(hosted: &mut Hosted, bytes: &mut Bytes<'_>, levels: &[&str]) {
    hosted.wait(u64::from(bytes.byte()) * 100);
    match bytes.below(8) {
        0..3 => move_on(hosted, bytes),
        3 => chore(hosted, bytes),
        _ => {
            let who = who(bytes);
            let command = command(bytes, levels);
            hosted.ask(who, &command);
        }
    }
}

fn who(bytes: &mut Bytes<'_>) -> Who {
    let guest = bytes.below(GUESTS + 1);
    Who { guest: u32::try_from(guest).ok().filter(|guest| *guest > 0), opener: bytes.below(2) == 1 }
}

fn guest(bytes: &mut Bytes<'_>) -> u32 {
    u32::try_from(bytes.below(GUESTS + 1)).unwrap_or_default()
}

/// The game goes on: whoever is waited for does something that is listed, or a
/// bot does, or the clock.
fn move_on(hosted: &mut Hosted, bytes: &mut Bytes<'_>) {
    let info = hosted.table().info();
    let position = hosted.position(Audience::Watcher);
    let to_act = position.and_then(|position| usize::try_from(position["to_act"].as_u64()?).ok());
    let seat = to_act.and_then(Seat::numbered).filter(|seat| seat.index() < info.seats.len());
    let sitting = seat.and_then(|seat| Some((seat, info.seats[seat.index()].guest?)));
    let Some((seat, guest)) = sitting else {
        return hosted.perform(if bytes.below(4) == 0 { Chore::TimeIsUp } else { Chore::BotMoves });
    };
    let position = hosted.position(Audience::Seat(seat));
    let choices =
        position.as_ref().and_then(|position| position["choices"].as_array()).map_or(&[][..], Vec::as_slice);
    let Some(action) = choices.get(bytes.below(choices.len().max(1))) else { return };
    let action = action.as_str().expect("a choice is a text").to_owned();
    let before = hosted.table().seq();
    let who = Who { guest: Some(guest), opener: false };
    let playing = info.phase == protocol::Phase::Playing;
    hosted.ask(who, &Command::Move { action });
    assert_eq!(hosted.table().seq() > before, playing, "what is listed can be done while a game is on");
}

fn chore(hosted: &mut Hosted, bytes: &mut Bytes<'_>) {
    let chore = match bytes.below(16) {
        0..4 => Chore::Finish,
        4..8 => Chore::BotMoves,
        8..10 => Chore::TimeIsUp,
        10..12 => Chore::StandIn { seat: bytes.below(8) },
        12..14 => Chore::HandBack { seat: bytes.below(8) },
        14 => {
            let guest = guest(bytes);
            if !hosted.table().knows(guest) {
                return;
            }
            Chore::Succeed { guest }
        }
        // Rarely, or no table would live long.
        _ if bytes.byte() == 0xff => Chore::CloseIdle,
        _ => return,
    };
    hosted.perform(chore);
}

fn command(bytes: &mut Bytes<'_>, levels: &[&str]) -> Command {
    match bytes.below(32) {
        0..4 => join(bytes),
        4..6 => Command::Sit,
        6 => Command::Stand,
        7 => Command::Leave,
        8..10 => Command::Salt { salt: "5a".repeat(12 + bytes.below(24)) },
        10..12 => Command::Move { action: text(bytes) },
        12 => Command::Rest { on: bytes.below(2) == 1 },
        13 => Command::Chat { text: text(bytes) },
        14 => Command::Emote { emote: Emote::Wow },
        15..21 => Command::Start,
        21 => Command::End,
        22..25 => Command::AddBot { level: levels[bytes.below(levels.len())].to_owned() },
        25 => Command::AddBot { level: text(bytes) },
        26 | 27 => Command::RemoveBot { seat: bytes.below(8) },
        28 => Command::Kick { guest: guest(bytes) },
        29 | 30 => Command::HandOver { guest: guest(bytes) },
        _ if bytes.byte() == 0xff => Command::Close,
        _ => Command::End,
    }
}

fn join(bytes: &mut Bytes<'_>) -> Command {
    let key = match bytes.below(4) {
        0 => Some(format!("{:064x}", bytes.byte())),
        1 => Some(text(bytes)),
        _ => None,
    };
    let name = if bytes.below(4) == 0 { text(bytes) } else { "Ben".to_owned() };
    let sit = bytes.below(4) != 0;
    let avatar = Avatar::ALL.get(bytes.below(16)).copied();
    Command::Join { name, sit, avatar, key }
}

/// A short text of any characters.
fn text(bytes: &mut Bytes<'_>) -> String {
    let length = bytes.below(40);
    let raw: Vec<u8> = (0..length).map(|_| bytes.byte()).collect();
    String::from_utf8_lossy(&raw).into_owned()
}
