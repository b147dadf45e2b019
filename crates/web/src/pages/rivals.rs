//! Playing at once: against whom, and what that was the last time.

use hosting::{GameName, Kind};
use leptos::prelude::*;
use local_table::Player;
use local_table::storage::Company;

use super::pass::Levels;
use super::play;
use crate::nav::Page;
use crate::parts::icon::Icon;
use crate::settings::settings;
use crate::speech::{say, say_with, t};

/// The most bots that are offered at once. A table that is set up may have more.
const MOST: usize = 9;

/// How many bots a game can be played against.
fn most(kind: &Kind) -> usize {
    (kind.players.1 - 1).min(MOST)
}

/// How many bots one plays against, and how well they play: as it was the last time, or as near
/// to that as the game allows.
pub fn rivals(game: GameName) -> (usize, String) {
    let kind = hosting::kind_of(game);
    let count = settings().bots.get().clamp(1, most(&kind));
    let wanted = settings().level.get();
    let level = if kind.levels.contains(&wanted.as_str()) { wanted } else { "normal".to_owned() };
    (count, level)
}

/// Those bots, to sit down.
pub fn bots(game: GameName) -> impl Iterator<Item = Player> {
    let (count, level) = untrack(|| rivals(game));
    std::iter::repeat_n(Player::Bot(level), count)
}

/// The button that begins a game and says against whom, and what changes that.
#[component]
pub fn PlayNow(game: GameName) -> impl IntoView {
    let open = RwSignal::new(false);
    let against = move || {
        let (count, level) = rivals(game);
        let level = say(&format!("level-{level}"));
        say_with("home-against", &[("bots", count.into()), ("level", level.into())])
    };
    let play_now = move |click: leptos::ev::MouseEvent| {
        // A click that asks for a new tab is the browser's business.
        if !(click.ctrl_key() || click.meta_key() || click.shift_key()) {
            click.prevent_default();
            play::begin(game, play::against_bots(game));
        }
    };
    let page = Page::Play { game: game.to_string(), company: Company::Bots };
    view! {
        <div class="play-now">
            <a href=page.path() class="button main" on:click=play_now>
                <span>{t("home-play-now")}<small>{against}</small></span>
            </a>
            <button class="button" aria-label=t("home-against-change") title=t("home-against-change")
                aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                <Icon name="settings"/>
            </button>
        </div>
        <Show when=move || open.get()><Choose game/></Show>
    }
}

/// How many bots, and how good.
#[component]
fn Choose(game: GameName) -> impl IntoView {
    let kind = hosting::kind_of(game);
    let settings = settings();
    let picked = RwSignal::new(Some(rivals(game).1));
    Effect::new(move |before: Option<()>| {
        let level = picked.get();
        if before.is_some() {
            settings.level.set(level.unwrap_or_default());
        }
    });
    let count = Memo::new(move |_| rivals(game).0);
    let number = move |number: usize| {
        view! { <option value=number.to_string() selected=move || count.get() == number>{number}</option> }
    };
    let choose = move |event| {
        if let Ok(bots) = event_target_value(&event).parse() {
            settings.bots.set(bots);
        }
    };
    view! {
        <div class="rivals">
            <label class="field">
                <span>{t("open-bots")}</span>
                <select name="rivals" on:change=choose>{(1..=most(&kind)).map(number).collect_view()}</select>
            </label>
            <label class="field"><span>{t("open-level")}</span><Levels levels=kind.levels.clone() picked/></label>
        </div>
    }
}
