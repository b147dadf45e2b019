//! The page of a sheet.

use browser_log::Role;
use leptos::prelude::*;
use score_keeper::Outcome;

use super::keeper::{Keeper, Opened};
use super::live::Live;
use super::live::share::Share;
use super::menu::Menu;
use super::notices::{self, Notices};
use super::pad::Pad;
use super::person::PersonDialog;
use super::rows::Rows;
use super::standings::Standings;
use super::table::Table;
use super::words::{Worded, of, say, say_with, t};
use super::{keys, person};
use crate::browser;
use crate::nav::{Go, Page};
use crate::parts::device::stay_awake;
use crate::parts::icon::Icon;

/// What is shown of a sheet, where there is no room for all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// A round, to be entered.
    Round,
    /// All rounds.
    All,
    /// Who stands where.
    Standings,
}

/// Where there is room for a table beside the round.
const WIDE: &str = "(min-width: 1000px)";

/// What is shown.
#[derive(Clone, Copy)]
pub struct Shown {
    /// What was chosen.
    pub tab: RwSignal<Tab>,
    /// Whether there is room for more than that.
    pub wide: RwSignal<bool>,
}

#[component]
pub fn Sheet(id: String) -> impl IntoView {
    let keeper = Keeper::open(id.clone());
    provide_context(keeper);
    let live = Live::new(keeper, Some(id));
    provide_context(live);
    Effect::new(move || {
        // Only one tab speaks for this browser.
        match (keeper.opened.get(), keeper.role.get()) {
            (Opened::Here, Role::Leads) => untrack(|| live.resume()),
            (Opened::Here, Role::Follows) => untrack(|| live.rest()),
            _ => {}
        }
    });
    let shown = Shown { tab: RwSignal::new(Tab::Round), wide: RwSignal::new(browser::prefers(WIDE)) };
    let resized = window_event_listener(leptos::ev::resize, move |_| shown.wide.set(browser::prefers(WIDE)));
    on_cleanup(move || resized.remove());
    provide_context(shown);
    provide_context(person::Asked(RwSignal::new(None)));
    view! {
        <Worded>
            {move || match keeper.opened.get() {
                Opened::Coming => view! { <main class="page"><p class="notice coming" role="status">{crate::speech::t("part-coming")}</p></main> }.into_any(),
                Opened::Here => view! { <Here/> }.into_any(),
                Opened::Gone => nothing(say("score-gone")),
                Opened::Unread(failure) => nothing(notices::failed(&failure)),
            }}
        </Worded>
    }
}

fn nothing(why: String) -> AnyView {
    view! {
        <main class="page">
            <p class="notice" role="alert">{why}</p>
            <div class="ways"><Go to=Page::Scores { game: None } class="button main">{t("score-all-sheets")}</Go></div>
        </main>
    }
    .into_any()
}

#[component]
fn Here() -> impl IntoView {
    let (keeper, shown): (Keeper, Shown) = (expect_context(), expect_context());
    let outcome = Memo::new(move |_| keeper.outcome());
    let goes_on =
        Memo::new(move |_| outcome.with(|outcome| matches!(outcome, Outcome::Open | Outcome::Tied { .. })));
    stay_awake(goes_on);
    keys::listen(keeper);
    // Whoever has won is seen at once, and one can come back from that.
    Effect::new(move || {
        shown.tab.set(if goes_on.get() { Tab::Round } else { Tab::Standings });
    });
    let entering = Memo::new(move |_| keeper.draft.with(Option::is_some));
    Effect::new(move || {
        if entering.get() {
            shown.tab.set(Tab::Round);
        }
    });
    let is = move |tab: Tab| move || shown.tab.get() == tab;
    view! {
        <div class="score" class:entering=move || entering.get() class:wide=move || shown.wide.get()>
            <Top/>
            <Notices/>
            <main class="score-main">
                <Show when=move || shown.wide.get() || is(Tab::Round)()><Rows/></Show>
                <Show when=move || is(Tab::All)() || (shown.wide.get() && is(Tab::Round)())><Table/></Show>
                <Show when=is(Tab::Standings)><Standings/></Show>
            </main>
            <Pad/>
            <PersonDialog/>
        </div>
    }
}

#[component]
fn Top() -> impl IntoView {
    let (keeper, shown): (Keeper, Shown) = (expect_context(), expect_context());
    let menu = RwSignal::new(false);
    let able = Memo::new(move |_| keeper.undoable());
    let may = move || keeper.may_write();
    let title = keeper.glance(|sheet| hosting::kind_of(sheet.rules().game()).title).unwrap_or_default();
    let tab = move |tab: Tab, label: Signal<String>| {
        view! {
            <button class="score-tab" aria-pressed=move || (shown.tab.get() == tab).to_string()
                on:click=move |_| shown.tab.set(tab)>{label}</button>
        }
    };
    let round = move || {
        let of_draft = keeper.draft.with(|draft| draft.as_ref().map(|draft| draft.round));
        let round = of_draft.or_else(|| keeper.look(score_keeper::ScoreSheet::last_round));
        say_with("score-tab-round", &[("round", round.unwrap_or(1).into())])
    };
    view! {
        <header class="score-top">
            <Go to=Page::Scores { game: None } class="plain">
                <Icon name="back-arrow"/><span class="visually-hidden">{t("score-all-sheets")}</span>
            </Go>
            <h1>{title}</h1>
            <Sign/>
            <button class="plain" data-do="undo" aria-label=t("score-undo") title=t("score-undo")
                disabled=move || !may() || !able.get().0 on:click=move |_| keeper.undo(false)><Icon name="undo"/></button>
            <button class="plain" data-do="redo" aria-label=t("score-redo") title=t("score-redo")
                disabled=move || !may() || !able.get().1 on:click=move |_| keeper.undo(true)><Icon name="redo"/></button>
            <Share/>
            <button class="plain" data-do="menu" aria-label=t("score-menu") on:click=move |_| menu.set(true)>
                <Icon name="menu"/>
            </button>
        </header>
        <nav class="score-tabs">
            {tab(Tab::Round, Signal::derive(round))}
            {tab(Tab::All, Signal::derive(|| say("score-tab-all")))}
            {tab(Tab::Standings, Signal::derive(|| say("score-tab-standings")))}
        </nav>
        <Menu open=menu/>
    }
}

/// Whether what was done is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Kept,
    Writing,
    Failed,
}

impl State {
    /// What it is called in the page, its sign, and its word.
    const fn shown(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Kept => ("kept", "✓", "score-kept"),
            Self::Writing => ("writing", "✎", "score-writing"),
            Self::Failed => ("failed", "!", "score-not-kept"),
        }
    }
}

#[component]
fn Sign() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let state = Memo::new(move |_| match keeper.trouble.with(Option::is_some) {
        true => State::Failed,
        false if keeper.is_kept() => State::Kept,
        false => State::Writing,
    });
    let word = move || say(state.get().shown().2);
    view! {
        <span class="kept-sign" data-state=move || state.get().shown().0 role="img" aria-label=word title=word>
            {move || state.get().shown().1}
        </span>
    }
}

/// The window with everything about one person opens.
pub fn more(player: score_keeper::PlayerId, name: &str) -> AnyView {
    let person::Asked(asked) = expect_context();
    view! {
        <button class="plain" data-do="person" aria-label=of("score-more", name) on:click=move |_| asked.set(Some(player.clone()))>
            <Icon name="dots"/>
        </button>
    }
    .into_any()
}
