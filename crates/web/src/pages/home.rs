//! Where everybody comes in: the games, and the ways to play them.

use hosting::{AnyCard, GameName, Kind};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::TableSummary;

use super::kept::Kept;
use super::rivals::PlayNow;
use super::tables::Tables;
use crate::board;
use crate::browser;
use crate::nav::{Go, Page, nav};
use crate::parts::avatars::AvatarChoice;
use crate::parts::frame::Frame;
use crate::parts::preferences::LanguageChoice;
use crate::settings::settings;
use crate::speech::{say, say_with, t};

/// The cards that stand for a game.
fn emblem(game: GameName) -> Vec<AnyCard> {
    let codes = match game {
        GameName::Flip7 => ["12", "second", "7"],
        GameName::Vengeance => ["u7", "l13", "steal"],
        GameName::UnoFlip => ["r7", "p+5", "b-flip"],
    };
    codes.iter().filter_map(|code| AnyCard::read(game, code)).collect()
}

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <Frame>
            <h1 class="visually-hidden">"Fliphouse"</h1>
            <p class="welcome">{t("app-tagline")}</p>
            <Kept/>
            <div class="games">
                {hosting::kinds().map(|kind| view! { <Game kind/> })}
            </div>
            <div class="home-forms">
                <Join/>
                <section class="panel">
                    <h2>{t("table-you")}</h2>
                    <NameField/>
                    <AvatarChoice/>
                    <LanguageChoice/>
                </section>
            </div>
            <Tables/>
        </Frame>
    }
}

#[component]
fn Game(kind: Kind) -> impl IntoView {
    let game = kind.name.as_str();
    let (fewest, most) = kind.players;
    // Whoever comes near a game will probably play it.
    view! {
        <section class="panel game" data-game=game on:pointerenter=move |_| board::fetch_ahead(kind.name)
            on:focusin=move |_| board::fetch_ahead(kind.name)>
            <div class="emblem" aria-hidden="true">
                {emblem(kind.name).into_iter().map(emblem_card).collect_view()}
            </div>
            <h2>{kind.title}</h2>
            <p>{move || say(&format!("home-{game}"))}</p>
            <p class="players">{Signal::derive(move || say_with("home-players", &[("fewest", fewest.into()), ("most", most.into())]))}</p>
            <div class="ways">
                <PlayNow game=kind.name/>
                <Go to=Page::Open { game: game.to_owned() } class="button">{t("home-open-table")}</Go>
                <Go to=Page::Pass { game: game.to_owned() } class="button">{t("home-local")}</Go>
            </div>
        </section>
    }
}

fn emblem_card(card: AnyCard) -> AnyView {
    view! { <span class="card" inner_html=card_art::card(card)></span> }.into_any()
}

/// What others call you.
#[component]
pub fn NameField() -> impl IntoView {
    let settings = settings();
    view! {
        <label class="field">
            <span>{t("home-name")}</span>
            <input type="text" name="name" maxlength="20" autocomplete="nickname" prop:value=move || settings.name.get()
                on:input=move |event| settings.name.set(event_target_value(&event))/>
        </label>
    }
}

#[component]
fn Join() -> impl IntoView {
    let code = RwSignal::new(String::new());
    let unknown = RwSignal::new(false);
    let join = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = code.get_untracked().trim().to_ascii_uppercase();
        let nav = nav();
        spawn_local(async move {
            match browser::fetch::<TableSummary>(&format!("/api/v1/tables/{wanted}")).await {
                Ok(table) => nav.go(Page::Table { code: table.table }),
                Err(_) => unknown.set(true),
            }
        });
    };
    view! {
        <section class="panel">
            <h2>{t("home-join")}</h2>
            <form class="join" on:submit=join>
                <label class="field">
                    <span>{t("home-code")}</span>
                    <input type="text" name="code" maxlength="6" autocapitalize="characters" autocomplete="off" required
                        spellcheck="false" class="code" prop:value=move || code.get()
                        on:input=move |event| { unknown.set(false); code.set(event_target_value(&event)) }/>
                </label>
                <button type="submit" class="button">{t("home-join-button")}</button>
            </form>
            <p class="wrong" role="alert">{move || unknown.get().then(|| say("problem-no-such-table"))}</p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_cards_stand_for_every_game() {
        assert!(GameName::ALL.into_iter().all(|game| emblem(game).len() == 3));
    }
}
