//! The page of a sheet that somebody else shares, on a phone or on a big screen.

use browser_log::{Json, Name, Store as _};
use leptos::prelude::*;
use leptos::task::spawn_local;
use shown::score::Summary;
use wasm_bindgen::JsValue;

use super::{Live, LiveNotices, Sharing, State};
use crate::browser;
use crate::nav::{Go, Nav, Page, nav};
use crate::parts::device::stay_awake;
use crate::parts::problem;
use crate::parts::qr::Qr;
use crate::score::keeper::{Keeper, Opened};
use crate::score::person;
use crate::score::screen::{Shown, Tab};
use crate::score::standings::Standings;
use crate::score::store;
use crate::score::table::Table;
use crate::score::words::{Worded, say, t};

#[component]
pub fn Follow(code: String, tv: bool) -> impl IntoView {
    let keeper = Keeper::empty();
    provide_context(keeper);
    provide_context(Shown { tab: RwSignal::new(Tab::Standings), wide: RwSignal::new(true) });
    provide_context(person::Asked(RwSignal::new(None)));
    let live = Live::new(keeper, None);
    provide_context(live);
    let scorer = handed_on(&code);
    live.connect(Sharing {
        code: code.clone(),
        scorer: None,
        known: 0,
        entries: 0,
        writes: false,
        takes_over: false,
    });
    stay_awake(Memo::new(move |_| keeper.opened.get() == Opened::Here));
    let here = move || keeper.opened.get() == Opened::Here;
    let shown = StoredValue::new((code, scorer));
    view! {
        <Worded>
            <Show when=here fallback=move || coming(live)>
                {move || { let (code, scorer) = shown.get_value(); view! { <Followed code scorer tv/> } }}
            </Show>
        </Worded>
    }
}

/// Before anything is known of the sheet, or when there is none.
fn coming(live: Live) -> AnyView {
    let text = move || match live.state.get() {
        State::Ended(problem) => problem::text(&problem),
        State::Lost => crate::speech::say("connection-unreachable"),
        State::Off | State::Connecting | State::Open => crate::speech::say("connection-connecting"),
    };
    view! {
        <main class="page">
            <p class="notice" role="status">{text}</p>
            <div class="ways"><Go to=Page::Home class="button">{crate::speech::t("home-back")}</Go></div>
        </main>
    }
    .into_any()
}

#[component]
fn Followed(code: String, scorer: Option<String>, tv: bool) -> impl IntoView {
    let (keeper, live): (Keeper, Live) = (expect_context(), expect_context());
    let title = keeper.glance(|sheet| hosting::kind_of(sheet.rules().game()).title).unwrap_or_default();
    let way = nav();
    let own = code.clone();
    let score = scorer.map(|scorer| {
        let code = own.clone();
        let keep = move |_| keep_score(keeper, way, code.clone(), scorer.clone());
        view! { <button class="button main" data-do="keep-score" on:click=keep>{t("live-keep-here")}</button> }
    });
    let round = move || {
        let round = keeper.look(score_keeper::ScoreSheet::last_round).unwrap_or(1);
        crate::score::words::say_with("score-tab-round", &[("round", round.into())])
    };
    view! {
        <div class="score followed" class:tv=tv>
            <header class="score-top">
                <Go to=Page::Home class="plain"><span>"Fliphouse"</span></Go>
                <h1>{title}</h1>
                <p class="followed-round">{round}</p>
                <span class="kept-sign" role="img" data-state=move || sign(&live.state.get()).0 aria-label=move || say(sign(&live.state.get()).2)
                    title=move || say(sign(&live.state.get()).2)>{move || sign(&live.state.get()).1}</span>
            </header>
            <div class="score-notices"><LiveNotices/></div>
            <main class="score-main">
                <Standings/>
                <Show when=move || !tv><Table/></Show>
            </main>
            <footer class="followed-ways">
                {score}
                {if tv {
                    view! { <Qr path=format!("/s/{code}")/><p>{t("live-follow")}</p><p class="code">{code.clone()}</p> }.into_any()
                } else {
                    view! { <Go to=Page::Follow { code: code.clone(), tv: true } class="button">{crate::speech::t("tv-view")}</Go> }.into_any()
                }}
            </footer>
        </div>
    }
}

/// What a state is called in the page, its sign, and its word.
const fn sign(state: &State) -> (&'static str, &'static str, &'static str) {
    match state {
        State::Open => ("kept", "✓", "live-open"),
        State::Off | State::Connecting => ("writing", "✎", "live-connecting"),
        State::Lost | State::Ended(_) => ("failed", "!", "live-not-open"),
    }
}

/// The secret that somebody has handed on behind the # of the address, or before. It does not
/// stay in the address.
fn handed_on(code: &str) -> Option<String> {
    let name = format!("scorer.{code}");
    let hash = window().location().hash().unwrap_or_default();
    let secret = hash.strip_prefix('#').filter(|secret| secret.len() == 64);
    if let (Some(secret), Ok(history)) = (secret, window().history()) {
        browser::keep(&name, secret);
        // An address of our own is always allowed.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("/s/{code}")));
    }
    secret.map(str::to_owned).or_else(|| browser::kept(&name))
}

/// Keeps the score in this browser from now on: with a sheet of its own, that has all entries.
fn keep_score(keeper: Keeper, way: Nav, code: String, scorer: String) {
    let name = format!("sheet-of.{code}");
    let entries = keeper.entries();
    let Some(summary) = keeper.glance(|sheet| Summary::of(sheet, None)) else { return };
    let id = browser::kept(&name).unwrap_or_else(browser::fresh_hex::<8>);
    let sharing = Sharing {
        code,
        scorer: Some(scorer),
        known: 0,
        entries: entries.len(),
        writes: false,
        takes_over: true,
    };
    spawn_local(async move {
        let texts = entries.iter().map(Json::of).collect::<Result<Vec<_>, _>>();
        let (Ok(log), Ok(header), Ok(texts)) = (Name::new(&id), store::header(&summary), texts) else {
            return;
        };
        // If it is there already, what is new comes when it is open.
        let _ = store::shelf().await.logs.append(&log, 0, &texts, &header).await;
        browser::keep(&name, &id);
        sharing.keep(&id);
        way.go(Page::Score { id });
    });
}
