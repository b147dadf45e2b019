//! Games with real cards on a real table: the referee, and the card counter. Both are one part, loaded when somebody
//! asks for it.

mod cards;
mod counter;
mod desk;
mod ended;
mod foot;
mod kept;
mod keys;
mod moved;
mod odds;
mod referee;
mod rows;
mod sort;
mod start;
mod story;

use hosting::GameName;
use leptos::prelude::*;
use wasm_split_helpers::wasm_split;

use crate::parts::device::stay_awake;
use crate::parts::later::Arrived;
use crate::speech::{speech, t};
use desk::{Desk, State};
use sort::{Counting, Refereeing, Sort};

/// The page of the referee, when it is asked for.
#[wasm_split(real, fallible)]
pub fn referee(game: String) -> Arrived {
    Ok(ViewFn::from(move || page::<Refereeing>(&game)))
}

/// The page of the card counter, likewise.
#[wasm_split(real, fallible)]
pub fn counter(game: String) -> Arrived {
    Ok(ViewFn::from(move || page::<Counting>(&game)))
}

/// Whether a game can be played with real cards here: not if hands are secret.
pub fn has_real_tables(game: GameName) -> bool {
    match game {
        GameName::Flip7 | GameName::Vengeance => true,
        GameName::UnoFlip => false,
    }
}

fn page<S: Sort>(game: &str) -> AnyView {
    let Ok(game) = game.parse::<GameName>() else {
        return view! { <p>{t("home-no-such-game")}</p> }.into_any();
    };
    speech().learn_rules();
    let own = move |id: &'static str| speech().things().map(|words| words.say(id));
    if !has_real_tables(game) {
        return view! { <p>{move || own("real-secret")}</p> }.into_any();
    }
    let desk = Desk::<S>::open(game);
    stay_awake(Memo::new(move |_| desk.state.get() == State::Playing));
    let spoken = Memo::new(move |_| speech().things().is_some());
    let body = move || match (desk.state.get(), spoken.get()) {
        (State::Opening, _) | (_, false) => {
            view! { <p class="notice coming" role="status">{t("part-coming")}</p> }.into_any()
        }
        (State::Starting, true) => start::start(desk),
        (State::Playing, true) => S::table(desk),
    };
    view! {
        <h1 class="real-title">{hosting::kind_of(game).title}" · "{move || own(S::TITLE)}</h1>
        {body}
    }
    .into_any()
}
