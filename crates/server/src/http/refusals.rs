//! For which problems the plain requests may be refused, as their description says it.

use std::collections::BTreeMap;

use protocol::{Code, Problem};
use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, OpenApi, Ref, Response, Type, schema};
use utoipa::{Modify, ToSchema};

use super::answers::status;

/// For what the requests that only read may be refused, by path, beside what holds for all.
const READ: [(&str, &[Code]); 4] = [
    ("/metrics", &[Code::WrongSecret]),
    ("/api/v1/tables/{code}", &[Code::NoSuchTable, Code::Broken]),
    (
        "/api/v1/tables/{code}/games/{number}",
        &[Code::Wrong, Code::NoSuchTable, Code::NoSuchGame, Code::Broken],
    ),
    (
        "/api/v1/tables/{code}/socket",
        &[Code::NotAMessage, Code::WrongOrigin, Code::NoSuchTable, Code::Closing, Code::Broken],
    ),
];

/// The same of those that have a body.
const SENT: [(&str, &[Code]); 1] = [(
    "/api/v1/tables",
    &[Code::NotAMessage, Code::Wrong, Code::WrongName, Code::TooLarge, Code::Closing, Code::Broken],
)];

/// Adds to the description what requests are refused for, and the answers where there is
/// no request.
pub struct Refusals;

impl Modify for Refusals {
    fn modify(&self, document: &mut OpenApi) {
        for (path, item) in &mut document.paths.paths {
            for (operation, own) in [(&mut item.get, &READ[..]), (&mut item.post, &SENT[..])] {
                if let Some(operation) = operation {
                    refuse(operation, path, own);
                }
            }
        }
        let components = document.components.get_or_insert_default();
        let plain = |text: &str| Response::builder().description(text).content("text/plain", text_content());
        let nothing = plain("404: there is nothing at this address.").build();
        let otherwise = plain("405: the request has another method; the header `allow` names it.").build();
        components.responses.insert("NothingHere".to_owned(), nothing.into());
        components.responses.insert("WrongMethod".to_owned(), otherwise.into());
    }
}

/// Describes for one request each status that it may be refused with.
fn refuse(operation: &mut Operation, path: &str, own: &[(&str, &[Code])]) {
    let own = own.iter().find(|(known, _)| *known == path).map_or(&[][..], |(_, codes)| codes);
    // The addresses that are not limited are those of the page and for whoever runs the server.
    let limited: &[Code] = if path.starts_with("/api/") { &[Code::TooMany] } else { &[] };
    let mut by_status: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for code in own.iter().chain(limited).chain(&[Code::WrongHost]) {
        let name = serde_json::to_string(code).expect("plain data is JSON");
        by_status.entry(status(*code).as_u16()).or_default().push(name.replace('"', "`"));
    }
    for (status, codes) in by_status {
        let problem = Content::new(Some(Ref::from_schema_name(Problem::name())));
        let text = format!("Refused, and nothing has changed: {}.", codes.join(", "));
        let response = Response::builder().description(text).content("application/json", problem);
        operation.responses.responses.insert(status.to_string(), response.build().into());
    }
}

fn text_content() -> Content {
    Content::new(Some(schema::Object::with_type(Type::String)))
}
