//! Which page is shown, by its address.

use leptos::prelude::*;
use local_table::storage::Company;
use wasm_bindgen::JsValue;

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Where everybody comes in.
    Home,
    /// A game in the page.
    Play {
        /// The name of the game.
        game: String,
        /// Against bots, or with others who share the device.
        company: Company,
    },
    /// Who plays on one device, before the game.
    Pass {
        /// The name of the game.
        game: String,
    },
    /// Opening a table of the server.
    Open {
        /// For which game.
        game: String,
    },
    /// A table of the server.
    Table {
        /// The code of the table.
        code: String,
    },
    /// A table on a big screen.
    Tv {
        /// The code of the table.
        code: String,
    },
    /// What this is.
    About,
}

impl Page {
    fn at(path: &str) -> Self {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            ["play", game] => Self::Play { game: game.to_owned(), company: Company::Bots },
            ["device", game] => Self::Play { game: game.to_owned(), company: Company::People },
            ["pass", game] => Self::Pass { game: game.to_owned() },
            ["open", game] => Self::Open { game: game.to_owned() },
            ["t", code] => Self::Table { code: code.to_ascii_uppercase() },
            ["tv", code] => Self::Tv { code: code.to_ascii_uppercase() },
            ["about"] => Self::About,
            _ => Self::Home,
        }
    }

    /// Its address.
    pub fn path(&self) -> String {
        match self {
            Self::Home => "/".to_owned(),
            Self::Play { game, company: Company::Bots } => format!("/play/{game}"),
            Self::Play { game, company: Company::People } => format!("/device/{game}"),
            Self::Pass { game } => format!("/pass/{game}"),
            Self::Open { game } => format!("/open/{game}"),
            Self::Table { code } => format!("/t/{code}"),
            Self::Tv { code } => format!("/tv/{code}"),
            Self::About => "/about".to_owned(),
        }
    }
}

/// Where the page is, and how to go elsewhere.
#[derive(Clone, Copy)]
pub struct Nav(RwSignal<Page>);

impl Nav {
    /// Begins at the address that was opened.
    pub fn new() -> Self {
        let nav = Self(RwSignal::new(here()));
        window_event_listener(leptos::ev::popstate, move |_| nav.0.set(here()));
        nav
    }

    /// The page that is shown.
    pub fn page(&self) -> Page {
        self.0.get()
    }

    /// Goes to another page.
    pub fn go(&self, page: Page) {
        if let Ok(history) = window().history() {
            // An address of our own is always allowed.
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&page.path()));
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.0.set(page);
    }
}

fn here() -> Page {
    Page::at(&window().location().pathname().unwrap_or_default())
}

/// The way around this page.
pub fn nav() -> Nav {
    expect_context()
}

/// A link to another page that needs no loading.
#[component]
pub fn Go(
    /// The page that a click leads to.
    #[prop(into)]
    to: Page,
    /// Its style.
    #[prop(optional)]
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let href = to.path();
    let go = move |click: leptos::ev::MouseEvent| {
        // A click that asks for a new tab is the browser's business.
        if !(click.ctrl_key() || click.meta_key() || click.shift_key()) {
            click.prevent_default();
            nav().go(to.clone());
        }
    };
    view! { <a href=href class=class on:click=go>{children()}</a> }
}
