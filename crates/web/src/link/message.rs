//! Reads what the server says. By hand: the code that serde writes for a choice of
//! messages takes 6,231 bytes more of the first load (docs/performance-page.md).

use protocol::Problem;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::room::Message;

/// A message of the server, unless it is one of a newer server.
pub fn message(mut said: Value) -> Option<Message> {
    let kind = said["type"].as_str()?.to_owned();
    let said = &mut said;
    Some(match kind.as_str() {
        "welcome" => Message::Welcome {
            version: field(said, "version")?,
            seq: field(said, "seq")?,
            now: field(said, "now")?,
            you: field(said, "you")?,
            table: field(said, "table")?,
            game: optional(said, "game"),
            room: field(said, "room")?,
            missed: optional(said, "missed"),
        },
        "event" => Message::Event(serde_json::from_value(said.take()).ok()?),
        "done" => Message::Done {
            id: field(said, "id")?,
            seq: field(said, "seq")?,
            secret: optional(said, "secret"),
            you: optional(said, "you"),
        },
        "refused" => Message::Refused { id: optional(said, "id"), problem: problem(said)? },
        "room" => Message::Room(serde_json::from_value(said.take()).ok()?),
        "bye" => Message::Bye { problem: problem(said)?, reconnect: field(said, "reconnect")? },
        "pong" => Message::Pong,
        _ => return None,
    })
}

fn problem(said: &mut Value) -> Option<Problem> {
    field(said, "problem")
}

fn field<T: DeserializeOwned>(said: &mut Value, name: &str) -> Option<T> {
    serde_json::from_value(said.get_mut(name)?.take()).ok()
}

/// A field that may be missing, or empty.
fn optional<T: DeserializeOwned>(said: &mut Value, name: &str) -> Option<T> {
    if said[name].is_null() { None } else { field(said, name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every example of a message in the documents is read as serde reads it.
    #[test]
    fn messages_are_read_as_the_protocol_has_them() {
        let page = include_str!("../../../../docs/protocol.md");
        let mut read = 0;
        for block in page.split("```json ServerMessage\n").skip(1) {
            let text = block.split("```").next().expect("a block ends");
            for value in serde_json::Deserializer::from_str(text).into_iter::<Value>() {
                let value = value.expect("JSON");
                let known: Message = serde_json::from_value(value.clone()).expect("a message");
                assert_eq!(message(value), Some(known));
                read += 1;
            }
        }
        assert!(read >= 8, "only {read} examples");
    }
}
