//! Everything about one person on a sheet.

use std::collections::BTreeMap;

use leptos::prelude::*;
use protocol::Avatar;
use score_keeper::{Act, Player, PlayerId, Turn};

use super::keeper::Keeper;
use super::words::{refusal, t};
use crate::parts::avatars::AvatarChoice;
use crate::parts::dialog::Dialog;

/// Whose window is open.
#[derive(Clone, Copy)]
pub struct Asked(pub RwSignal<Option<PlayerId>>);

/// The window about a person.
#[component]
pub fn PersonDialog() -> impl IntoView {
    let (keeper, Asked(asked)): (Keeper, Asked) = (expect_context(), expect_context());
    let open = RwSignal::new(false);
    Effect::new(move || open.set(asked.with(Option::is_some)));
    Effect::new(move || {
        // What says so again would be heard again.
        if !open.get() && asked.with_untracked(Option::is_some) {
            asked.set(None);
        }
    });
    let name = Signal::derive(move || {
        let player = asked.get()?;
        keeper.look(|sheet| sheet.place(&player).map(|place| place.player.name.clone()))?
    });
    let title = Signal::derive(move || name.get().unwrap_or_default());
    view! {
        <Dialog open title class="score-person">
            {move || asked.get().map(|player| view! { <Person player open/> })}
        </Dialog>
    }
}

#[component]
fn Person(player: PlayerId, open: RwSignal<bool>) -> impl IntoView {
    let keeper: Keeper = expect_context();
    let place = keeper.glance(|sheet| sheet.place(&player).cloned()).flatten();
    let Some(place) = place else { return ().into_any() };
    let (name, chosen) = (RwSignal::new(place.player.name.clone()), RwSignal::new(place.player.avatar));
    let gone = place.has_gone();
    // It closes when what was chosen fitted.
    let act = move |act: Act| {
        if keeper.act(act) {
            open.set(false);
        }
    };
    let round = keeper.draft.get_untracked().map(|draft| draft.round);
    let round = round.or_else(|| keeper.glance(score_keeper::ScoreSheet::last_round)).unwrap_or(1);
    let put = {
        let player = player.clone();
        move |turn: Option<Turn>| act(Act::Write { round, turns: BTreeMap::from([(player.clone(), turn)]) })
    };
    let written = keeper
        .glance(|sheet| sheet.round(round).is_some_and(|round| round.cell(&player).is_some()))
        == Some(true);
    let [id, dealer, leaving] = [(); 3].map(|()| player.clone());
    let save = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        act(Act::Call { player: called(&id, name.get_untracked(), chosen.get_untracked()) });
    };
    let away = put.clone();
    view! {
        <form on:submit=save>
            <label class="field">
                <span>{t("score-name")}</span>
                <input type="text" name="person" maxlength="20" autocomplete="off" prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))/>
            </label>
            <AvatarChoice chosen/>
            <p class="wrong" role="alert">{move || wrong(keeper)}</p>
            <button type="submit" class="button main">{t("score-save")}</button>
        </form>
        <div class="menu">
            {(!gone).then(|| view! {
                <button class="button" data-do="deal" on:click=move |_| act(Act::Deal { player: dealer.clone() })>{t("score-set-dealer")}</button>
                <button class="button" data-do="away" on:click=move |_| away(Some(Turn::Away))>{t("score-set-away")}</button>
            })}
            {written.then(|| view! { <button class="button" data-do="wipe" on:click=move |_| put(None)>{t("score-wipe")}</button> })}
            <button class="button" data-do="leave" on:click=move |_| {
                let player = leaving.clone();
                act(if gone { Act::Return { player } } else { Act::Leave { player } });
            }>{if gone { t("score-return") } else { t("score-leave") }}</button>
        </div>
    }
    .into_any()
}

/// Somebody as they are to be called.
pub fn called(id: &PlayerId, name: String, avatar: Option<Avatar>) -> Player {
    Player { id: id.clone(), name: name.trim().to_owned(), avatar }
}

/// Why what was tried last cannot be.
pub fn wrong(keeper: Keeper) -> Option<String> {
    let why = keeper.refused.get()?;
    keeper.look(|sheet| refusal(sheet, &why))
}
