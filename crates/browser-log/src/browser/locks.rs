//! Which of several tabs leads: the browser's own locks know, and know when a tab has gone.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::AbortController;

use super::room::of_navigator;

/// What a tab may do with a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It has asked, and does not know yet.
    Asking,
    /// It shows what another tab writes.
    Follows,
    /// It writes.
    Leads,
}

/// A tab's place among those that have something open. It is given up with this.
pub struct Lead(Rc<Inner>);

struct Inner {
    name: String,
    role: Cell<Role>,
    tell: Box<dyn Fn(Role)>,
    wish: Cell<Wish>,
    /// What ends the wait for the lead, as long as it lasts.
    wait: RefCell<Option<AbortController>>,
    /// What ends the lead, as long as it lasts.
    release: RefCell<Option<Function>>,
}

/// What is wanted next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// To lead as soon as nobody else does.
    Wait,
    /// To lead at once.
    Steal,
    /// Nothing any more.
    Leave,
}

/// How to ask for the lead.
#[derive(Clone, Copy)]
enum Way {
    /// Only if nobody has it.
    IfFree,
    /// Behind all who wait.
    Wait,
    /// Whoever has it loses it.
    Steal,
}

impl Lead {
    /// Asks for the lead, and waits for it if another tab has it. `tell` hears of every change.
    ///
    /// Browsers have locks only for pages that come by HTTPS or from the machine itself. Elsewhere
    /// every tab leads: none is told that it does not, but what it writes is still refused if
    /// another has written.
    pub fn ask(name: String, tell: impl Fn(Role) + 'static) -> Self {
        let inner = Inner {
            name,
            role: Cell::new(Role::Asking),
            tell: Box::new(tell),
            wish: Cell::new(Wish::Wait),
            wait: RefCell::default(),
            release: RefCell::default(),
        };
        let inner = Rc::new(inner);
        spawn_local(Rc::clone(&inner).run());
        Self(inner)
    }

    /// What this tab may do.
    pub fn role(&self) -> Role {
        self.0.role.get()
    }

    /// Takes the lead from whoever has it.
    pub fn steal(&self) {
        if self.role() != Role::Leads {
            self.0.want(Wish::Steal);
        }
    }
}

impl Drop for Lead {
    fn drop(&mut self) {
        self.0.want(Wish::Leave);
        self.0.let_go();
    }
}

impl Inner {
    /// Asks until it is left. Each time the lead is lost or was not free it follows, and waits.
    async fn run(self: Rc<Self>) {
        let Some(locks) = of_navigator("locks") else { return self.become_now(Role::Leads) };
        let mut way = Way::IfFree;
        while self.wish.get() != Wish::Leave {
            // It ends when the lead is not free, lost or let go, and when the wait is.
            if let Ok(end) = self.ask(&locks, way) {
                let _ = JsFuture::from(end).await;
            }
            self.release.take();
            self.wait.take();
            way = match self.wish.get() {
                Wish::Leave => return,
                Wish::Steal => Way::Steal,
                Wish::Wait => Way::Wait,
            };
            self.become_now(Role::Follows);
        }
    }

    fn ask(self: &Rc<Self>, locks: &JsValue, way: Way) -> Result<Promise, JsValue> {
        let options = Object::new();
        match way {
            Way::IfFree => Reflect::set(&options, &"ifAvailable".into(), &true.into())?,
            Way::Steal => Reflect::set(&options, &"steal".into(), &true.into())?,
            Way::Wait => {
                let wait = AbortController::new()?;
                Reflect::set(&options, &"signal".into(), &wait.signal())?;
                self.wait.replace(Some(wait));
                true
            }
        };
        let own = Rc::clone(self);
        let granted = Closure::once_into_js(move |lock: JsValue| own.granted(&lock));
        let request: Function = Reflect::get(locks, &"request".into())?.dyn_into()?;
        request.call3(locks, &self.name.as_str().into(), &options, &granted)?.dyn_into()
    }

    /// The lock is held until what this returns is resolved: nothing is at once.
    fn granted(&self, lock: &JsValue) -> JsValue {
        if lock.is_null() || self.wish.get() == Wish::Leave {
            return JsValue::UNDEFINED;
        }
        self.wish.set(Wish::Wait);
        let held = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        self.become_now(Role::Leads);
        held.into()
    }

    fn want(&self, wish: Wish) {
        self.wish.set(wish);
        if let Some(wait) = self.wait.take() {
            wait.abort();
        }
    }

    fn let_go(&self) {
        if let Some(release) = self.release.take() {
            // What it resolves takes anything.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }

    fn become_now(&self, role: Role) {
        if self.role.replace(role) != role {
            (self.tell)(role);
        }
    }
}
