//! Whether the server can be reached, for all that needs it. The page goes on without.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser::{self, Unanswered};

/// Where the server says that it is there.
const THERE: &str = "/healthz";

/// After which time it is asked for the first time, and how long between two times at most.
const FIRST: Duration = Duration::from_secs(1);
const LONGEST: Duration = Duration::from_secs(30);

/// Whether the server answers, as far as is known.
#[derive(Clone, Copy)]
pub struct Reach {
    reached: RwSignal<bool>,
    /// Whether it is being asked again and again.
    asking: StoredValue<bool>,
}

impl Reach {
    /// Begins with what the browser thinks of it.
    pub fn new() -> Self {
        let reach = Self { reached: RwSignal::new(true), asking: StoredValue::new(false) };
        window_event_listener(leptos::ev::offline, move |_| reach.lose());
        window_event_listener(leptos::ev::online, move |_| reach.ask());
        if !window().navigator().on_line() {
            reach.lose();
        }
        reach
    }

    /// Whether it answers, to be read again when that changes.
    pub fn is_there(&self) -> bool {
        self.reached.get()
    }

    /// Learns from an answer, or from none.
    pub fn note<T>(&self, answer: &Result<T, Unanswered>) {
        match answer {
            Err(Unanswered::Unreachable) => self.lose(),
            Ok(_) | Err(Unanswered::Refused(_)) => self.find(),
        }
    }

    /// Asks whether it is there.
    pub fn ask(self) {
        spawn_local(async move { self.note(&browser::fetch_text(THERE).await) });
    }

    /// It does not answer: it is asked until it does.
    pub fn lose(self) {
        self.set(false);
        if !self.asking.get_value() {
            self.asking.set_value(true);
            spawn_local(self.wait());
        }
    }

    /// It answers.
    pub fn find(self) {
        self.set(true);
    }

    fn set(self, reached: bool) {
        if self.reached.get_untracked() != reached {
            self.reached.set(reached);
        }
    }

    async fn wait(self) {
        let mut pause = FIRST;
        while !self.reached.get_untracked() {
            browser::pause(pause).await;
            if !document().hidden() && browser::fetch_text(THERE).await.is_ok() {
                self.find();
            }
            pause = LONGEST.min(pause * 2);
        }
        self.asking.set_value(false);
    }
}

/// Whether the server can be reached from this page.
pub fn reach() -> Reach {
    expect_context()
}
