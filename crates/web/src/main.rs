//! The page: everything a person sees in a browser.
#![expect(clippy::needless_pass_by_value, reason = "what a component is given is its own")]
#![expect(clippy::unnecessary_wraps, reason = "what hands over a part cannot fail, but its way here can")]

mod board;
mod browser;
mod link;
mod nav;
mod pages;
mod parts;
mod room;
mod settings;
mod speech;
mod stage;
mod talk;
mod who;

use leptos::prelude::*;

use nav::{Nav, Page};
use parts::frame::Frame;
use parts::later::{Arrived, Later};
use settings::Settings;
use speech::Speech;

fn main() {
    leptos::mount::mount_to_body(App);
}

/// The page that the address asks for, once there are words for it.
#[component]
fn App() -> impl IntoView {
    provide_context(Settings::load());
    let ready = RwSignal::new(false);
    provide_context(Speech::learn(ready));
    let nav = Nav::new();
    provide_context(nav);
    provide_context(pages::play::Next(StoredValue::new(None)));
    provide_context(parts::preferences::SettingsOpen(RwSignal::new(false)));
    provide_context(parts::question::Asked::default());
    view! {
        <Show when=move || ready.get()>
            // Before the page: its windows may have asked.
            <parts::question::QuestionDialog/>
            {move || show(nav.page())}
            <parts::preferences::SettingsDialog/>
        </Show>
    }
}

fn show(page: Page) -> AnyView {
    match page {
        Page::Home => view! { <pages::home::Home/> }.into_any(),
        Page::Play { game, company } => view! { <pages::play::Play game company/> }.into_any(),
        Page::Pass { game } => framed(move || pages::pass::pass(game.clone())),
        Page::Open { game } => framed(move || pages::open::open(game.clone())),
        Page::Table { code } => view! { <pages::table::ServerTable code/> }.into_any(),
        Page::Tv { code } => view! { <Later load=move || pages::tv::tv(code.clone())/> }.into_any(),
        Page::About => framed(pages::about::about),
    }
}

/// A page in its frame, which is there before the page has come: with it the way
/// home.
fn framed<F: Future<Output = Arrived> + 'static>(load: impl Fn() -> F + Send + 'static) -> AnyView {
    view! { <Frame><Later load/></Frame> }.into_any()
}
