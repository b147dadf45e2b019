//! A game in the page itself: against bots, or several people on one device.

use std::rc::Rc;

use leptos::prelude::*;
use local_table::storage::{Company, Saved, Slot};
use local_table::{Ask, Player};
use protocol::GameName;
use serde_json::{Map, Value};

use super::pass::pass;
use super::rivals::bots;
use super::table::TableView;
use crate::link::{self, Link, Local, TableLink};
use crate::nav::{Page, nav};
use crate::parts::frame::Frame;
use crate::parts::later::Later;
use crate::parts::motion::thinking_time;
use crate::parts::question::Question;
use crate::room::Room;
use crate::settings::settings;
use crate::speech::{nameless, say_once, say_with, t};

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

/// The page of a game: the one that was just set up, the one that was kept, or
/// a new one against bots.
#[component]
pub fn Play(
    /// The name of the game.
    game: String,
    /// Against bots, or with others who share the device.
    company: Company,
) -> impl IntoView {
    let Ok(kind) = game.parse().map(hosting::kind_of) else {
        return view! { <Frame><p>{t("home-no-such-game")}</p></Frame> }.into_any();
    };
    let Next(next) = expect_context();
    let wanted = next.try_update_value(Option::take).flatten();
    let slot = Slot { game: kind.name, company };
    let kept = link::saved(slot).is_some();
    if wanted.is_none() && !kept && company == Company::People {
        // Nobody knows who would play.
        let form = move || pass(kind.name.to_string());
        return view! { <Frame><Later load=form/></Frame> }.into_any();
    }
    let room = Room::new();
    let new =
        if wanted.is_none() && kept { None } else { Some(wanted.unwrap_or_else(|| against_bots(kind.name))) };
    let begin = |new: NewGame| {
        let rules = settings().lang.get_untracked().rules(kind.name, &new.rules);
        Ask::Begin { game: kind.name.to_string(), rules, players: new.players }
    };
    let local = Local::start(room, slot, new.map(begin), thinking_time(kind.name));
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

/// Goes to a new game. If one of the same game and company is kept, asks first what is to become
/// of it.
pub fn begin(game: GameName, new: NewGame) {
    let people = new.players.iter().filter(|player| matches!(player, Player::Person { .. })).count();
    let slot = Slot { game, company: Company::of(people) };
    let nav = nav();
    let page = move || Page::Play { game: game.to_string(), company: slot.company };
    let Next(next) = expect_context();
    let start = move || {
        next.set_value(Some(new.clone()));
        nav.go(page());
    };
    let Some(saved) = link::saved(slot) else { return start() };
    Question {
        title: hosting::kind_of(game).title.to_owned(),
        text: untrack(|| say_with("kept-ask", &[("game", told(&saved).into())])),
        answers: vec![
            (say_once("home-resume"), Callback::new(move |()| nav.go(page()))),
            (say_once("kept-new"), Callback::new(move |()| start())),
        ],
    }
    .ask();
}

/// Who plays a kept game, and how far it is.
pub fn told(saved: &Saved) -> String {
    let bots = (saved.bots > 0).then(|| say_with("kept-bots", &[("count", saved.bots.into())]));
    let round = saved.round.map(|round| say_with("game-round", &[("round", round.into())]));
    let who = saved.people.iter().cloned().chain(bots).collect::<Vec<_>>().join(", ");
    [Some(who), round].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A game against bots, those of the last time.
pub fn against_bots(game: GameName) -> NewGame {
    let name = settings().name.get_untracked();
    let name = if name.trim().is_empty() { nameless(1) } else { name };
    let me = Player::Person { name, avatar: settings().avatar.get_untracked() };
    NewGame { players: std::iter::once(me).chain(bots(game)).collect(), rules: Map::new() }
}
