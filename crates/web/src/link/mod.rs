//! What connects the page with a table: the server's socket, or a table in the
//! page itself. Both speak the same messages.

mod keys;
mod local;
mod message;
mod remote;
mod wire;

use std::rc::Rc;

use leptos::prelude::*;
use protocol::Command;

pub use keys::Keys;
pub use local::{Local, all_saved, check, forget, saved};
pub use remote::Remote;

/// The table that commands go to.
#[derive(Clone)]
pub enum Link {
    /// A table of the server.
    Server(Rc<Remote>),
    /// A table in this page.
    Here(Rc<Local>),
}

/// The link of the page that is shown, for all its parts.
#[derive(Clone, Copy)]
pub struct TableLink(StoredValue<Link, LocalStorage>);

impl TableLink {
    /// Holds a link.
    pub fn new(link: Link) -> Self {
        Self(StoredValue::new_local(link))
    }

    /// Has something done at the table.
    pub fn order(&self, command: Command) {
        self.0.with_value(|link| match link {
            Link::Server(remote) => remote.order(command),
            Link::Here(local) => local.order(command),
        });
    }

    /// Makes a move.
    pub fn play(&self, action: &str) {
        self.order(Command::Move { action: action.to_owned() });
    }

    /// Keeps the words of a guest away, or no longer.
    pub fn mute(&self, guest: u32, on: bool) {
        self.0.with_value(|link| {
            if let Link::Server(remote) = link {
                remote.mute(guest, on);
            }
        });
    }

    /// The table in this page, if it is one.
    pub fn local(&self) -> Option<Rc<Local>> {
        self.0.with_value(|link| match link {
            Link::Here(local) => Some(Rc::clone(local)),
            Link::Server(_) => None,
        })
    }
}
