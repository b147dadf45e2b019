//! A game in the page itself: against bots, or several people on one device.

use leptos::prelude::*;
use protocol::hosted;
use serde_json::{Map, Value};

use super::table::TableView;
use crate::link::{Hand, Link, Local, Player};
use crate::parts::frame::Frame;
use crate::parts::motion::thinking_time;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::{say_once, t};

/// A game that is about to begin.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Who plays.
    pub players: Vec<Player>,
    /// The options that were chosen.
    pub rules: Map<String, Value>,
}

/// The game that the next page is to begin.
#[derive(Clone, Copy)]
pub struct Next(pub StoredValue<Option<NewGame>>);

/// How many bots one plays against when nothing was chosen.
const BOTS: usize = 3;

/// The page of a game: the one that was just set up, the one that was kept, or
/// a new one against bots.
#[component]
pub fn Play(
    /// The game.
    game: String,
) -> impl IntoView {
    let Some(kind) = hosted::kind_of(&game) else {
        return view! { <Frame><p>{t("home-no-such-game")}</p></Frame> }.into_any();
    };
    let room = Room::new();
    let Next(next) = expect_context();
    let wanted = next.try_update_value(Option::take).flatten();
    let kept = crate::link::saved().is_some_and(|saved| saved == kind.name);
    let local = match wanted {
        None if kept => Local::resume(room, thinking_time()).ok_or_else(|| say_once("home-no-such-game")),
        wanted => {
            let new = wanted.unwrap_or_else(against_bots);
            Local::begin(room, kind.name, &new.rules, &new.players, thinking_time())
                .map_err(|problem| problem.message)
        }
    };
    match local {
        Err(message) => view! { <Frame><p role="alert">{message}</p></Frame> }.into_any(),
        Ok(local) => {
            let gone = StoredValue::new_local(local.clone());
            Effect::new(move || {
                settings().motion.track();
                gone.with_value(|local| local.set_pause(thinking_time()));
            });
            on_cleanup(move || gone.with_value(|local| local.hang_up()));
            provide_context(Hand::new(Link::Here(local)));
            provide_context(room);
            view! { <TableView/> }.into_any()
        }
    }
}

fn against_bots() -> NewGame {
    let name = settings().name.get_untracked();
    let name = if name.trim().is_empty() { say_once("table-you") } else { name };
    let bots = std::iter::repeat_n(Player::Bot("normal".to_owned()), BOTS);
    NewGame { players: std::iter::once(Player::Person(name)).chain(bots).collect(), rules: Map::new() }
}
