//! All sheets of this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use shown::score::{State, Summary, points, remembered};

use super::begin::Begin;
use super::notices;
use super::store::{self, Kept};
use super::words::{Worded, say_once, say_with, t};
use crate::nav::{Go, Page};
use crate::parts::icon::Icon;
use crate::parts::question::Question;
use crate::speech;

/// The page with all sheets, and a form for a new one.
#[component]
pub fn Scores(game: Option<String>) -> impl IntoView {
    let sheets = RwSignal::new(None::<Vec<Kept>>);
    let trouble = RwSignal::new(None::<String>);
    read(sheets, trouble, Owner::current().unwrap_or_default());
    let game = StoredValue::new(game.and_then(|game| game.parse().ok()));
    let known = Signal::derive(move || {
        sheets.with(|sheets| remembered(sheets.iter().flatten().filter_map(|kept| kept.summary.as_ref())))
    });
    let listed = move |open: bool| {
        let fits = move |kept: &Kept| kept.summary.as_ref().is_none_or(Summary::is_open) == open;
        let chosen = move || sheets.get().unwrap_or_default().into_iter().filter(fits).collect::<Vec<_>>();
        let title = if open { "score-going-on" } else { "score-finished" };
        view! {
            <Show when=move || !chosen().is_empty()>
                <section class="panel kept" data-list=title>
                    <h2>{t(title)}</h2>
                    <ul>{move || chosen().into_iter().map(|kept| line(kept, sheets, trouble)).collect_view()}</ul>
                </section>
            </Show>
        }
    };
    view! {
        <Worded>
            <h1>{t("score-title")}</h1>
            <p class="wrong" role="alert">{move || trouble.get()}</p>
            {listed(true)}
            // Nobody is to type what is about to be offered.
            <Show when=move || sheets.with(Option::is_some)><Begin game=game.get_value() known/></Show>
            {listed(false)}
            <More/>
        </Worded>
    }
}

/// What else there is for those who keep score: people, and sheets of paper.
#[component]
fn More() -> impl IntoView {
    let print = |kind: hosting::Kind| {
        let game = kind.name.to_string();
        view! { <Go to=Page::Print { game } class="button">{kind.title}</Go> }
    };
    view! {
        <section class="panel">
            <div class="ways"><Go to=Page::People class="button">{t("scores-title")}</Go></div>
            <h2>{t("print-title")}</h2>
            <div class="ways">{hosting::kinds().map(print)}</div>
        </section>
    }
}

/// Reads all sheets. Words are those of `here`: who has waited for something has no page of its own.
fn read(sheets: RwSignal<Option<Vec<Kept>>>, trouble: RwSignal<Option<String>>, here: Owner) {
    spawn_local(async move {
        let why = store::shelf().await.why;
        let all = store::all().await;
        let told = here.with(|| match (&why, &all) {
            (Some(why), _) => Some(untrack(|| notices::unopened(why))),
            (None, Err(failure)) => Some(untrack(|| notices::failed(failure))),
            (None, Ok(_)) => None,
        });
        trouble.try_set(told);
        sheets.try_set(Some(all.unwrap_or_default()));
    });
}

/// Who plays, and how it stands.
pub fn told(sheet: &Summary) -> String {
    let mut all: Vec<_> = sheet.players.iter().collect();
    all.sort_by_key(|sat| std::cmp::Reverse(sat.total));
    let shown = all.iter().take(MOST_NAMES).map(|sat| format!("{} {}", sat.name, points(sat.total)));
    let more = (all.len() > MOST_NAMES).then(|| "…".to_owned());
    shown.chain(more).collect::<Vec<_>>().join(", ")
}

/// How many names a line has.
const MOST_NAMES: usize = 8;

fn line(kept: Kept, sheets: RwSignal<Option<Vec<Kept>>>, trouble: RwSignal<Option<String>>) -> AnyView {
    let Kept { id, summary, .. } = kept;
    let Some(summary) = summary else {
        return view! { <li><p class="note">{t("score-unreadable")}</p></li> }.into_any();
    };
    let title = hosting::kind_of(summary.game).title;
    let (shown, named) = (summary.clone(), summary.clone());
    let state = move || match &shown.state {
        State::Open => say_with("score-tab-round", &[("round", shown.round.into())]),
        State::Won(name) => speech::say_with("game-won", &[("name", name.as_str().into())]),
        State::Ended => speech::say("game-nobody-won"),
    };
    let go = if summary.is_open() { "score-continue" } else { "score-look" };
    let [own, named_id] = [(); 2].map(|()| id.clone());
    let here = Owner::current().unwrap_or_default();
    let delete = move |_| {
        let here = here.clone();
        let (id, sheet) = (own.clone(), untrack(|| told(&summary)));
        let gone = move || {
            let (id, here) = (id.clone(), here.clone());
            spawn_local(async move {
                if let Err(failure) = store::forget(&id).await {
                    trouble.try_set(Some(here.with(|| untrack(|| notices::failed(&failure)))));
                }
                read(sheets, trouble, here);
            });
        };
        let means = say_once("score-delete-means", &[("sheet", sheet.clone().into())]);
        Question::sure(title.to_owned(), means, say_once("score-delete-yes", &[]), gone).ask();
    };
    let label = {
        let named = named.clone();
        move || say_with("score-delete", &[("sheet", told(&named).into())])
    };
    view! {
        <li data-sheet=named_id>
            <Go to=Page::Score { id } class="resume">
                <b>{title}</b>
                <span>{state}</span>
                <span>{told(&named)}</span>
                <span class="go">{t(go)}</span>
            </Go>
            <button class="plain" aria-label=label on:click=delete><Icon name="close"/></button>
        </li>
    }
    .into_any()
}
