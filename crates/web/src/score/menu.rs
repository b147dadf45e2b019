//! Everything about a sheet that is not done in every round.

use leptos::prelude::*;
use leptos::task::spawn_local;
use score_keeper::{Act, MOST_PLAYERS, Outcome, ScoreSheet};
use shown::score::looks;

use super::keeper::Keeper;
use super::order::{Item, Order};
use super::person::{Asked, called, wrong};
use super::words::{of, say_once, t};
use super::{begin, list, store};
use crate::nav::{Page, nav};
use crate::parts::dialog::Dialog;
use crate::parts::icon::Icon;
use crate::parts::question::Question;

#[component]
pub fn Menu(open: RwSignal<bool>) -> impl IntoView {
    let title = Signal::derive(|| super::words::say("score-menu"));
    view! { <Dialog open title class="score-menu"><Inside open/></Dialog> }
}

#[component]
fn Inside(open: RwSignal<bool>) -> impl IntoView {
    let keeper: Keeper = expect_context();
    keeper.refused.set(None);
    view! {
        <p class="wrong" role="alert">{move || wrong(keeper)}</p>
        <Show when=move || keeper.may_write()><Join/><Target/><Seats open/></Show>
        <Ways open/>
    }
}

/// Somebody joins in the round that is open.
#[component]
fn Join() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let (name, start) = (RwSignal::new(String::new()), RwSignal::new("0".to_owned()));
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let id = keeper.glance(new_player).flatten();
        let place = keeper.glance(|sheet| sheet.places().len()).unwrap_or_default();
        let points = start.get_untracked().parse().unwrap_or_default();
        let joined = id.is_some_and(|id| {
            keeper.act(Act::Join { player: called(&id, name.get_untracked(), None), place, points })
        });
        if joined {
            name.set(String::new());
        }
    };
    view! {
        <form class="score-join" on:submit=join>
            <label class="field">
                <span>{t("score-join")}</span>
                <input type="text" name="join" maxlength="20" autocomplete="off" placeholder=t("score-name") prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <label class="field">
                <span>{t("score-join-points")}</span>
                <input type="number" name="start" inputmode="numeric" prop:value=move || start.get()
                    on:input=move |event| start.set(event_target_value(&event))/>
            </label>
            <button type="submit" class="button">{t("score-add")}</button>
        </form>
    }
}

/// The name of somebody who is not on the sheet yet.
fn new_player(sheet: &ScoreSheet) -> Option<score_keeper::PlayerId> {
    let writer = store::writer()?;
    // Of so many one is free.
    (1..=MOST_PLAYERS as u64 + 1).map(|number| writer.player(number)).find(|id| sheet.place(id).is_none())
}

#[component]
fn Target() -> impl IntoView {
    let keeper: Keeper = expect_context();
    let target = move || keeper.look(|sheet| sheet.rules().target()).unwrap_or_default();
    let set = move |event| {
        if let Ok(points) = event_target_value(&event).parse() {
            keeper.act(Act::Target { points });
        }
    };
    view! {
        <label class="field">
            <span>{t("score-target")}</span>
            <input type="number" name="target" min="1" max="1000000" inputmode="numeric" prop:value=target on:change=set/>
        </label>
    }
}

/// Everybody in the order of the seats.
#[component]
fn Seats(open: RwSignal<bool>) -> impl IntoView {
    let (keeper, Asked(asked)): (Keeper, Asked) = (expect_context(), expect_context());
    let items = Memo::new(move |_| {
        let all = |sheet: &ScoreSheet| {
            let item = |(place, look): (&score_keeper::Place, _)| Item {
                key: place.player.id.to_string(),
                name: place.player.name.clone(),
                look,
            };
            sheet.places().iter().zip(looks(sheet)).map(item).collect::<Vec<_>>()
        };
        keeper.look(all).unwrap_or_default()
    });
    let put = move |(from, to): (usize, usize)| {
        let order = keeper.glance(|sheet| {
            let mut order: Vec<_> = sheet.places().iter().map(|place| place.player.id.clone()).collect();
            let moved = order.remove(from);
            order.insert(to, moved);
            order
        });
        if let Some(order) = order {
            keeper.act(Act::Sit { order });
        }
    };
    let beside = move |item: Item| {
        let id = item.key.parse().ok();
        let more = move |_| {
            open.set(false);
            asked.set(id.clone());
        };
        view! { <button type="button" class="plain" aria-label=of("score-more", &item.name) on:click=more><Icon name="dots"/></button> }
            .into_any()
    };
    view! {
        <details>
            <summary>{t("score-seats")}</summary>
            <Order items put=Callback::new(put) beside=Callback::new(beside)/>
        </details>
    }
}

/// What leads elsewhere.
#[component]
fn Ways(open: RwSignal<bool>) -> impl IntoView {
    let keeper: Keeper = expect_context();
    let way = nav();
    let again = begin::again(keeper, way);
    let ended = Memo::new(move |_| matches!(keeper.outcome(), Outcome::Ended { .. }));
    let end = move |_| {
        open.set(false);
        keeper.act(if ended.get_untracked() { Act::GoOn } else { Act::End });
    };
    let delete = move |_| {
        open.set(false);
        let Some((id, sheet)) = keeper.id().zip(keeper.summary()) else { return };
        let told = untrack(|| list::told(&sheet));
        let gone = move || {
            let id = id.clone();
            spawn_local(async move {
                if store::forget(&id).await.is_ok() {
                    way.go(Page::Scores { game: None });
                }
            });
        };
        let means = say_once("score-delete-means", &[("sheet", told.clone().into())]);
        Question::sure(told, means, say_once("score-delete-yes", &[]), gone).ask();
    };
    view! {
        <div class="menu">
            <button class="button" data-do="again" on:click=move |_| again()>{t("score-again")}</button>
            <Show when=move || keeper.may_write()>
                <button class="button" data-do="end" on:click=end>
                    {move || if ended.get() { super::words::say("score-go-on") } else { super::words::say("score-end") }}
                </button>
                <button class="button" data-do="delete" on:click=delete>{t("score-delete-yes")}</button>
            </Show>
        </div>
    }
}
