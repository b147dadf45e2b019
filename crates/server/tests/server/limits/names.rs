//! What people may call themselves at a server.

use protocol::{Code, Command};
use serde_json::json;

use crate::kit::{Client, Server, quick, rest};

fn join(name: &str) -> Command {
    Command::Join { name: name.to_owned(), sit: false, avatar: None, key: None }
}

#[tokio::test]
async fn nobody_is_called_like_somebody_else_or_like_a_bot() {
    let place = tempfile::tempdir().unwrap();
    let server = Server::start(place.path(), quick()).await;
    let (opened, [_ann]) = server.seated(&json!({"game": "flip7", "bots": ["easy"]}), ["Ann"]).await;
    let mut ben = Client::watch(&server, &opened.table).await;
    for (name, code) in [
        ("Ann", Code::NameTaken),
        (" ANN ", Code::NameTaken),
        ("PixeI", Code::NameTaken),
        ("Bot 7", Code::WrongName),
        ("\u{410}nn", Code::WrongName),
        ("A\u{ad}nn", Code::WrongName),
        (
            "\u{4e00}\u{4e8c}\u{4e09}\u{56db}\u{4e94}\u{516d}\u{4e03}\u{516b}\u{4e5d}\u{5341}x",
            Code::WrongName,
        ),
        ("123456789012345678901", Code::Wrong),
    ] {
        assert_eq!(ben.refused(join(name)).await.code, code, "{name:?}");
    }
    ben.join("Ben", true).await;
    let mut again = Client::watch(&server, &opened.table).await;
    assert_eq!(again.refused(join("ben")).await.code, Code::NameTaken);
    ben.order(Command::Leave).await;
    again.join("ben", true).await;
    let answer =
        rest::post(server.address, "/api/v1/tables", &json!({"game": "flip7", "name": "Bot 1"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (400, "wrong_name"));
}
