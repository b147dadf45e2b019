//! Messages, commands, events and problems.

use std::collections::BTreeSet;

use protocol::{
    Avatar, By, ClientMessage, Code, Command, Emote, GameInfo, LONGEST_ID, LONGEST_MESSAGE, OpenTable, Phase,
    Problem, ServerMessage, TableInfo, TableOpened, TableSummary, VERSION, What, names,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::page::{blocks, examples, page};

/// The examples of a kind, read. Written again, they are as on the page.
fn read<T: DeserializeOwned + Serialize>(kind: &str) -> Vec<T> {
    let read = |example: Value| {
        let value: T = T::deserialize(&example).unwrap_or_else(|error| panic!("{kind}: {error}: {example}"));
        assert_eq!(serde_json::to_value(&value).unwrap(), example, "{kind}");
        value
    };
    examples(kind).into_iter().map(read).collect()
}

/// Every variant must have an example. The match is exhaustive, so that a new
/// variant does not build until it is named here, and fails until it has one.
macro_rules! every_variant {
    ($test:ident: $type:ident { $($variant:ident)+ }) => {
        every_variant!($test: $type in $type |value| value, { $($variant)+ });
    };
    ($test:ident: $type:ident in $kind:ident |$value:ident| $part:expr, { $($variant:ident)+ }) => {
        #[test]
        fn $test() {
            let name = |$value: $kind| match $part {
                $($type::$variant { .. } => stringify!($variant),)+
            };
            let shown: BTreeSet<&str> = read::<$kind>(stringify!($kind)).into_iter().map(name).collect();
            for variant in [$(stringify!($variant)),+] {
                assert!(shown.contains(variant), "docs/protocol.md has no example of {variant}");
            }
        }
    };
}

every_variant!(every_message_of_a_client_has_an_example: ClientMessage { Hello Do Mute Ping });

every_variant!(every_command_has_an_example: Command {
    Join Sit Stand Leave Salt Move Rest Chat Emote Start End AddBot RemoveBot Kick Ban ClearAway Lock HandOver
    Close
});

every_variant!(every_message_of_the_server_has_an_example: ServerMessage {
    Welcome Event Done Refused Room Bye Pong
});

every_variant!(every_event_has_an_example: What {
    Opened Joined Sat Stood Left Kicked Banned Cleared Locked BotSat BotLeft HostChanged Salted Started Moved Rested Ended Said Emoted
    Muted Closed
});

every_variant!(every_problem_has_an_example: Code in Problem |problem| problem.code, {
    NotAMessage TooLarge WrongVersion NoSuchTable NoSuchGame WrongSecret NotAllowed Wrong NotNow IllegalMove WrongName NameTaken Full Locked Banned
    TooMany WrongOrigin WrongHost Closing TakenBack Broken
});

every_variant!(every_feeling_is_named: Emote { Clap Laugh Wow Cry Think Hurry Like GoodGame });

every_variant!(every_picture_of_a_player_is_named: Avatar {
    Fox Owl Frog Cat Fish Bear Rabbit Snail Whale Bird Turtle Bee
});

every_variant!(all_who_may_decide_are_named: By { Guest Bot Clock });

every_variant!(every_phase_is_named: Phase { Lobby Playing Over Closed });

#[test]
fn the_other_examples_are_as_the_types_write_them() {
    read::<GameInfo>("GameInfo");
    read::<OpenTable>("OpenTable");
    read::<TableOpened>("TableOpened");
    read::<TableSummary>("TableSummary");
    read::<TableInfo>("TableInfo");
    read::<Problem>("Problem");
}

#[test]
fn no_example_goes_unread() {
    let read = "ClientMessage Command ServerMessage What Emote Avatar By Phase GameInfo OpenTable TableOpened TableSummary \
                TableInfo Problem position happening";
    for block in blocks() {
        let Some(kind) = block.kind.strip_prefix("json") else { continue };
        let kind = kind.trim().split(' ').next().unwrap_or_default();
        assert!(
            read.split_whitespace().any(|known| known == kind),
            "nobody reads the json block {:?}",
            block.kind
        );
    }
}

#[test]
fn the_requests_in_the_examples_are_requests() {
    let page = page();
    let bodies: Vec<&str> =
        page.split("--json '").skip(1).filter_map(|rest| rest.split('\'').next()).collect();
    assert!(!bodies.is_empty());
    for body in bodies {
        serde_json::from_str::<OpenTable>(body).unwrap_or_else(|error| panic!("{error}: {body}"));
    }
}

#[test]
fn the_limits_are_those_of_the_code() {
    let page = page();
    for text in [
        format!("This is version {VERSION}."),
        format!("| a message, and the body of a request | {LONGEST_MESSAGE} bytes |"),
        format!("| the id of a command | {LONGEST_ID} bytes |"),
        format!("| {} and {} characters", names::LONGEST_NAME, names::LONGEST_CHAT),
    ] {
        assert!(page.contains(&text), "docs/protocol.md does not say: {text}");
    }
}
