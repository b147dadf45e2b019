//! A game in the page itself: against bots, or several people on one device.

use std::rc::Rc;

use leptos::prelude::*;
use local_table::{Ask, Player};
use serde_json::{Map, Value};

use super::table::TableView;
use crate::link::{self, Link, Local, TableLink};
use crate::parts::frame::Frame;
use crate::parts::motion::thinking_time;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::{nameless, t};

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
    /// The name of the game.
    game: String,
) -> impl IntoView {
    let Ok(kind) = game.parse().map(hosting::kind_of) else {
        return view! { <Frame><p>{t("home-no-such-game")}</p></Frame> }.into_any();
    };
    let room = Room::new();
    let Next(next) = expect_context();
    let wanted = next.try_update_value(Option::take).flatten();
    let kept = link::saved().is_some_and(|saved| saved == kind.name.as_str());
    let new = if wanted.is_none() && kept { None } else { Some(wanted.unwrap_or_else(against_bots)) };
    let begin =
        |new: NewGame| Ask::Begin { game: kind.name.to_string(), rules: new.rules, players: new.players };
    let local = Local::start(room, new.map(begin), thinking_time(kind.name));
    let game = kind.name;
    let held = StoredValue::new_local(Rc::clone(&local));
    Effect::new(move || {
        settings().motion.track();
        held.with_value(|local| local.set_pause(thinking_time(game)));
    });
    on_cleanup(move || held.with_value(|local| local.hang_up()));
    provide_context(TableLink::new(Link::Here(local)));
    provide_context(room);
    view! { <TableView/> }.into_any()
}

fn against_bots() -> NewGame {
    let name = settings().name.get_untracked();
    let name = if name.trim().is_empty() { nameless(1) } else { name };
    let bots = std::iter::repeat_n(Player::Bot("normal".to_owned()), BOTS);
    NewGame { players: std::iter::once(Player::Person(name)).chain(bots).collect(), rules: Map::new() }
}
