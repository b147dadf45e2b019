//! The page about people.

use browser_log::Failure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use scoreboard::{Game, Season};

use super::duel::Duels;
use super::figures::Figures;
use super::files::Files;
use super::history::History;
use super::season::{Span, Spans};
use super::shelf::{self, House};
use super::standing::Standing;
use crate::nav::{Go, Page};
use crate::score::notices;
use crate::score::words::{Worded, say, say_with, t};

/// Why something could not be read or kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Trouble {
    /// The browser could not.
    Failed(Failure),
    /// A season has to be called something.
    NoName,
    /// There are too many seasons.
    TooMany,
}

impl Trouble {
    fn said(&self) -> String {
        match self {
            Self::Failed(failure) => notices::failed(failure),
            Self::NoName => say("score-no-name"),
            Self::TooMany => say("scores-season-full"),
        }
    }
}

/// What all parts of the page look at.
#[derive(Clone, Copy)]
pub struct Shown {
    /// Everything that is kept, once it is read.
    pub house: RwSignal<House, LocalStorage>,
    /// Which games are looked at.
    pub span: RwSignal<Span>,
    /// Why something could not be read or kept. The words for it are found when it is shown:
    /// whoever has waited for the browser has none.
    pub trouble: RwSignal<Option<Trouble>>,
    come: RwSignal<bool>,
}

impl Shown {
    /// Reads everything anew.
    pub fn read_again(self) {
        spawn_local(async move {
            match shelf::house().await {
                Ok(house) => drop(self.house.try_set(house)),
                Err(failure) => drop(self.trouble.try_set(Some(Trouble::Failed(failure)))),
            }
            self.come.try_set(true);
        });
    }

    /// The season that is looked at, if it is one.
    pub fn season(self) -> Option<Season> {
        let Span::Season(id) = self.span.get() else { return None };
        self.house.with(|house| house.seasons.all().iter().find(|season| season.id == id).cloned())
    }

    /// The games that are looked at.
    pub fn games(self) -> Vec<Game> {
        let season = self.season();
        let has = |game: &&Game| season.as_ref().is_none_or(|season| season.has(game));
        self.house.with(|house| house.games.iter().filter(has).cloned().collect())
    }
}

/// The page about people.
#[component]
pub fn People() -> impl IntoView {
    let shown = Shown {
        house: RwSignal::new_local(House::default()),
        span: RwSignal::new(Span::All),
        trouble: RwSignal::new(None),
        come: RwSignal::new(false),
    };
    provide_context(shown);
    shown.read_again();
    let coming = || view! { <p class="notice coming" role="status">{crate::speech::t("part-coming")}</p> };
    view! {
        <Worded>
            <h1>{t("scores-title")}</h1>
            <Show when=move || shown.come.get() fallback=coming><Contents/></Show>
        </Worded>
    }
}

#[component]
fn Contents() -> impl IntoView {
    let shown: Shown = expect_context();
    let none = move || shown.house.with(|house| house.games.iter().all(|game| game.parts.is_empty()));
    let unread = move || shown.house.with(|house| house.unread);
    view! {
        <p class="wrong" role="alert">{move || shown.trouble.get().map(|trouble| trouble.said())}</p>
        {move || (unread() > 0).then(|| view! { <p class="notice">{say_with("scores-unread", &[("count", unread().into())])}</p> })}
        <Show when=move || !none() fallback=Nothing>
            <Spans/>
            <Standing/>
            <Figures/>
            <Duels/>
            <History/>
        </Show>
        <Files/>
    }
}

#[component]
fn Nothing() -> impl IntoView {
    view! {
        <p>{t("scores-none")}</p>
        <Go to=Page::Scores { game: None } class="button">{t("score-title")}</Go>
    }
}
