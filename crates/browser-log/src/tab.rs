//! One tab's share in a log that several may have open.

use std::cell::Cell;
use std::future::Future;
use std::rc::{Rc, Weak};

use futures_channel::oneshot::Receiver;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{Ear, Lead, Role};
use crate::writer::Written;
use crate::{Change, Failure, Header, Json, Log, Logs, Name, Writer};

/// What a tab is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// It may write from now on, or no longer.
    Role(Role),
    /// Another tab has changed the log.
    Change(Change),
}

/// One tab's share in a log: the first that opens it leads and may write. Others follow: they are
/// told what it writes, and may take over. When the leader's tab is closed or loaded again, the
/// one that has waited longest leads.
///
/// Drop it when the log is no longer shown: then another tab may lead.
pub struct Tab {
    shared: Rc<Shared>,
    lead: Option<Lead>,
    _ear: Option<Ear>,
}

struct Shared {
    writer: Writer<Logs>,
    role: Cell<Role>,
    /// What the locks said last: it may write only when it has read what others wrote.
    promised: Cell<Role>,
    tell: Box<dyn Fn(News)>,
}

impl Tab {
    /// Opens a log, which need not be there yet. Its role is told as soon as it is known.
    pub fn join(logs: &Logs, log: Name, tell: impl Fn(News) + 'static) -> Self {
        let shared = Rc::new_cyclic(|shared: &Weak<Shared>| {
            let own = Weak::clone(shared);
            let heard = move |change: Change| {
                if let Some(own) = own.upgrade() {
                    (own.tell)(News::Change(change));
                }
            };
            let writer = Writer::new(logs.clone(), log.clone(), heard);
            let asking = || Cell::new(Role::Asking);
            Shared { writer, role: asking(), promised: asking(), tell: Box::new(tell) }
        });
        let lead = logs.are_kept().then(|| {
            let own = Rc::downgrade(&shared);
            let told = move |role| {
                if let Some(own) = own.upgrade() {
                    own.promise(role);
                }
            };
            Lead::ask(logs.lock(&log), told)
        });
        if lead.is_none() {
            // What is in memory no other tab sees.
            shared.promise(Role::Leads);
        }
        let own = Rc::downgrade(&shared);
        let hear = move |name, length| {
            if let Some(own) = own.upgrade().filter(|_| name == log) {
                own.writer.heard(length);
                own.work();
            }
        };
        Self { shared, lead, _ear: logs.listen(hear) }
    }

    /// What this tab may do.
    pub fn role(&self) -> Role {
        self.shared.role.get()
    }

    /// Takes the lead from the tab that has it, which is told so.
    pub fn take_over(&self) {
        if let Some(lead) = &self.lead {
            lead.steal();
        }
    }

    /// Reads the whole log, before anything else is done with it; nothing if there is none yet.
    /// What others write from then on is told.
    pub async fn read(&self) -> Result<Option<Log>, Failure> {
        let log = self.shared.writer.read().await;
        self.shared.work();
        log
    }

    /// Writes entries at the end of the log, and what lists tell of it from then on. They are kept
    /// when the answer comes, which is the new length; the writing goes on if nobody waits for it.
    /// Several may be asked for at once: they are written in their order.
    ///
    /// Entries that could not be written stay in memory ([`Tab::unkept`]) and are written before
    /// the next ones. After a [`Failure::Conflict`] they are not: what others have written is told
    /// first, and then it is for [`Tab::retry`] or [`Tab::drop_unkept`].
    /// After [`Failure::NotLeading`] nothing stays.
    pub fn append(&self, entries: Vec<Json>, header: Header) -> impl Future<Output = Written> + use<> {
        self.told(self.leading().map(|writer| writer.push(entries, header)))
    }

    /// Writes what could not be written, after everything that others have written.
    pub fn retry(&self) -> impl Future<Output = Written> + use<> {
        self.told(self.leading().map(Writer::retry))
    }

    /// What could not be written so far and is only in memory.
    pub fn unkept(&self) -> Vec<Json> {
        self.shared.writer.unkept()
    }

    /// Gives up what could not be written, and hands it over.
    pub fn drop_unkept(&self) -> Vec<Json> {
        self.shared.writer.drop_unkept()
    }

    fn leading(&self) -> Option<&Writer<Logs>> {
        (self.role() == Role::Leads).then_some(&self.shared.writer)
    }

    /// Does what was asked for, if this tab leads, and what comes of it.
    fn told(&self, asked: Option<Receiver<Written>>) -> impl Future<Output = Written> + use<> {
        self.shared.work();
        async {
            match asked {
                // The writer lives as long as the task that works for it.
                Some(answer) => answer.await.unwrap_or(Err(Failure::NotLeading)),
                None => Err(Failure::NotLeading),
            }
        }
    }
}

impl Shared {
    /// Does what is to be done, in a task of its own.
    fn work(self: &Rc<Self>) {
        let own = Rc::clone(self);
        spawn_local(async move { own.writer.run().await });
    }

    /// Takes note of the role that the locks say. Whoever leads first reads what it has not heard of.
    fn promise(self: &Rc<Self>, role: Role) {
        self.promised.set(role);
        if role != Role::Leads {
            return self.take(role);
        }
        self.writer.look();
        let own = Rc::clone(self);
        spawn_local(async move {
            own.writer.run().await;
            // It may have lost the lead meanwhile.
            if own.promised.get() == Role::Leads {
                own.take(Role::Leads);
            }
        });
    }

    fn take(&self, role: Role) {
        if self.role.replace(role) != role {
            (self.tell)(News::Role(role));
        }
    }
}
