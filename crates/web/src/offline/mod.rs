//! The page without a network: how the browser keeps it, whether there is a newer one, and whether it can be
//! installed. What does that comes after the page itself and must not slow it down.

mod install;
mod notices;
mod worker;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::browser;
use crate::parts::later::Arrived;
use crate::reach::Reach;

/// How long the page has to itself once it is shown.
const SHOWN: Duration = Duration::from_secs(1);

/// Under which name it is noted what somebody has been told.
const TOLD: &str = "offline-told";

/// How the browser keeps the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// Nothing is known yet.
    Unknown,
    /// It opens without a network.
    Ready,
    /// Browsers keep only what came over a secure connection.
    Insecure,
    /// The browser keeps nothing of it.
    Refused,
    /// There is no room for it.
    Full,
}

impl Keeping {
    /// The message that says so.
    pub fn message(self) -> Option<&'static str> {
        match self {
            Self::Unknown => None,
            Self::Ready => Some("offline-ready"),
            Self::Insecure => Some("offline-insecure"),
            Self::Refused => Some("offline-refused"),
            Self::Full => Some("offline-full"),
        }
    }
}

/// What is known.
#[derive(Clone, Copy)]
pub struct Offline {
    /// How the browser keeps the page.
    pub keeping: RwSignal<Keeping>,
    /// Whether the files of a newer version are here.
    pub newer: RwSignal<bool>,
    /// Whether the browser offers to install the page.
    pub offered: RwSignal<bool>,
    /// What somebody should know, once.
    warning: RwSignal<Option<Keeping>>,
    notices: RwSignal<Option<ViewFn>>,
}

impl Offline {
    /// Begins once the page is ready and has had time to be shown.
    pub fn begin(ready: RwSignal<bool>, reach: Reach) -> Self {
        let offline = Self {
            keeping: RwSignal::new(Keeping::Unknown),
            newer: RwSignal::new(false),
            offered: RwSignal::new(false),
            warning: RwSignal::new(None),
            notices: RwSignal::new(None),
        };
        Effect::new(move |begun: Option<bool>| {
            let (begun, ready) = (begun == Some(true), ready.get());
            if ready && !begun {
                spawn_local(offline.arrive(reach));
            }
            begun || ready
        });
        Effect::new(move |before: Option<bool>| {
            let there = reach.is_there();
            if there && before == Some(false) {
                spawn_local(async move { drop(look(offline).await) });
            }
            there
        });
        offline
    }

    async fn arrive(self, reach: Reach) {
        browser::pause(SHOWN).await;
        if let Ok(notices) = part(self, reach).await {
            self.notices.set(Some(notices));
        }
    }

    /// The browser does not keep the page. Whoever has been told so before is not told again.
    fn lack(self, why: Keeping) {
        self.keeping.set(why);
        let told = format!("{why:?}");
        if why != Keeping::Insecure && browser::kept(TOLD).as_ref() != Some(&told) {
            self.warning.set(Some(why));
            // A browser without storage does not know the next time.
            browser::keep(TOLD, &told);
        }
    }

    /// Has the browser install the page, as it has offered.
    pub fn install(self) {
        spawn_local(async move { drop(accept(self).await) });
    }
}

/// What should be known above any page, once there is something.
#[component]
pub fn Notices() -> impl IntoView {
    let Offline { notices, .. } = expect_context();
    move || notices.get().map(|notices| notices.run())
}

/// Loads the page anew, in the newest version that can be had.
pub fn load_newest() {
    spawn_local(async {
        if newest().await.is_err() {
            browser::reload();
        }
    });
}

#[wasm_split(offline, fallible)]
fn part(offline: Offline, reach: Reach) -> Arrived {
    worker::watch(offline);
    install::listen(offline);
    reach.ask();
    Ok(ViewFn::from(|| view! { <notices::AllNotices/> }))
}

#[wasm_split(offline, fallible)]
fn look(offline: Offline) -> Result<(), SplitLoaderError> {
    spawn_local(worker::look(offline));
    Ok(())
}

#[wasm_split(offline, fallible)]
fn newest() -> Result<(), SplitLoaderError> {
    spawn_local(worker::bring());
    Ok(())
}

#[wasm_split(offline, fallible)]
fn accept(offline: Offline) -> Result<(), SplitLoaderError> {
    install::accept(offline);
    Ok(())
}
