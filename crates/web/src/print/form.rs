//! What is chosen before a sheet is printed, and the sheet below it.

use hosting::GameName;
use leptos::prelude::*;
use leptos::task::spawn_local;
use score_keeper::{MOST_PLAYERS, Rules};
use serde_json::{Map, Value};

use super::layout::COLUMNS;
use super::leaf::leaves;
use super::paper::Paper;
use crate::parts::preferences::{Choice, Switch};
use crate::people::shelf;
use crate::score::words::{Worded, t};

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    A4,
    Letter,
}

impl Size {
    /// What people have in the printer where they live.
    fn usual() -> Self {
        let tags = window().navigator().languages();
        let first = tags.iter().find_map(|tag| tag.as_string()).unwrap_or_default();
        if ["en-US", "en-CA", "fr-CA"].contains(&&*first) { Self::Letter } else { Self::A4 }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }
}

/// An empty sheet.
#[component]
pub fn Empty(game: String) -> impl IntoView {
    let Ok(game) = game.parse::<GameName>() else {
        return view! { <p>{crate::speech::t("home-no-such-game")}</p> }.into_any();
    };
    let players = RwSignal::new(6_usize);
    let (brutal, lowest) = (RwSignal::new(false), RwSignal::new(false));
    let paper = Memo::new(move |_| {
        let options = options(game, brutal.get(), lowest.get());
        Rules::read(game, &options).ok().map(|rules| Paper::empty(rules, players.get()))
    });
    let most = if game == GameName::UnoFlip { 10 } else { 2 * COLUMNS };
    let options = (1..=most).map(|count| {
        view! { <option value=count.to_string() selected=move || players.get() == count>{count}</option> }
    });
    let options = options.collect_view();
    view! {
        <Sheet paper>
            <label class="field">
                <span>{t("print-players")}</span>
                <select name="players" on:change=move |event| {
                    players.set(event_target_value(&event).parse().unwrap_or(6).clamp(1, MOST_PLAYERS));
                }>{options}</select>
            </label>
            {match game {
                GameName::Flip7 => ().into_any(),
                GameName::Vengeance => view! { <Switch label="option-vengeance-brutal" on=brutal/> }.into_any(),
                GameName::UnoFlip => scoring(lowest).into_any(),
            }}
        </Sheet>
    }
    .into_any()
}

fn options(game: GameName, brutal: bool, lowest: bool) -> Map<String, Value> {
    let mut options = Map::new();
    match game {
        GameName::Flip7 => {}
        GameName::Vengeance => drop(options.insert("brutal".to_owned(), brutal.into())),
        GameName::UnoFlip => {
            let scoring = if lowest { "lowest" } else { "winner" };
            options.insert("scoring".to_owned(), scoring.into());
        }
    }
    options
}

fn scoring(lowest: RwSignal<bool>) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{crate::speech::t("option-unoflip-scoring")}</legend>
            {[("option-unoflip-scoring-winner", false), ("option-unoflip-scoring-lowest", true)]
                .map(|(label, low)| view! {
                    <Choice group="scoring" label picked=move || lowest.get() == low pick=move || lowest.set(low)/>
                })}
        </fieldset>
    }
}

/// A sheet that was kept.
#[component]
pub fn Filled(id: String) -> impl IntoView {
    let paper = RwSignal::new(None);
    let lost = RwSignal::new(false);
    spawn_local(async move {
        match shelf::sheet(&id).await {
            Some(kept) => drop(paper.try_set(Some(Paper::of(kept.log.sheet())))),
            None => drop(lost.try_set(true)),
        }
    });
    view! {
        <Show when=move || lost.get()><p class="notice" role="alert">{t("score-gone")}</p></Show>
        <Sheet paper=Memo::new(move |_| paper.get())/>
    }
}

/// The choices that all sheets have, and the leaves.
#[component]
fn Sheet(
    /// What is on it, once it is known.
    paper: Memo<Option<Paper>>,
    /// More to be chosen.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let size = RwSignal::new(Size::usual());
    let print = move |_| {
        // Where nothing can be printed, nothing happens.
        let _ = window().print();
    };
    let more = children.map(|children| children());
    view! {
        <h1 class="off-paper">{t("print-title")}</h1>
        <section class="panel off-paper">
            {more}
            <fieldset class="choice">
                <legend>{t("print-paper")}</legend>
                {[("print-a4", Size::A4), ("print-letter", Size::Letter)].map(|(label, own)| view! {
                    <label>
                        <input type="radio" name="paper" prop:checked=move || size.get() == own
                            on:change=move |_| size.set(own)/>
                        <span>{t(label)}</span>
                    </label>
                })}
            </fieldset>
            <button type="button" class="button main" on:click=print>{t("print-print")}</button>
        </section>
        <div class="leaves" role="region" tabindex="0" aria-label=t("print-title") data-paper=move || size.get().name()>
            <Worded>{move || paper.get().map(|paper| leaves(&paper))}</Worded>
        </div>
    }
}
