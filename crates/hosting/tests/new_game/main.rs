//! A new game needs only what CONTRIBUTING.md lists for its crate to be hosted: the toy of the laws implements the
//! traits of a game, its bots and what is sent of it, and is played like any other.

#[path = "../../../game/tests/toy/mod.rs"]
mod toy;

use std::str::FromStr;

use bots::{Bot, BotSpec, NotABot, Random, Seated};
use game::laws::keep;
use game::{Game, Nobody, Record, Replay, Seat, Seed, Setup};
use hosting::wire::Wired;
use hosting::{Audience, Hosted, begin_as};
use rand_core::Rng;
use serde_json::{Map, Value, json};
use toy::{Action, Toy, ToyOptions};

/// The one bot of the toy.
#[derive(Clone, Debug)]
pub struct ToyBot;

impl Bot<Toy> for ToyBot {
    fn choose<R: Rng>(&self, view: <Toy as Game>::View<'_>, random: &mut R) -> Action {
        Bot::<Toy>::choose(&Random, view, random)
    }
}

impl FromStr for ToyBot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        if text == "random" { Ok(Self) } else { Err(NotABot { text: text.to_owned(), known: Toy::BOTS }) }
    }
}

impl Seated for Toy {
    type Bot = ToyBot;

    const BOTS: &'static [BotSpec] = &[BotSpec { form: "random", about: "takes or leaves, by lot" }];
    const DEFAULT_BOT: &'static str = "random";
    const LEVELS: &'static [(&'static str, &'static str)] = &[("easy", "random")];
}

impl Wired for Toy {
    type Position = Value;

    fn position(&self, audience: Audience) -> Value {
        json!({"hand": audience.seat().map(|seat| format!("{:?}", self.view(seat).hand))})
    }
}

/// A whole game of bots, as a server would host it.
fn hosted(players: usize, seed: Seed) -> Box<dyn Hosted> {
    let (mut game, _) = begin_as::<Toy>(&Map::new(), players, seed).unwrap();
    game.seat_bots(&vec![Some("easy"); players]);
    let mut luck = 0;
    while let Some((seat, action)) = game.bot_move(Seed::from(luck)) {
        let news = game.play(seat, &action).unwrap();
        let steps: Vec<Map<String, Value>> =
            serde_json::from_str(news.steps(Audience::Watcher).get()).unwrap();
        assert_eq!((steps.len(), &steps[0]["rule"]), (1, &json!("T-1")));
        assert_eq!(steps[0]["seat"], seat.number());
        luck += 1;
    }
    game
}

#[test]
fn a_new_game_is_hosted_recorded_and_replayed() {
    let game = hosted(3, Seed::from(7));
    let winner = game.winner().expect("bots play to the end");
    let record = Record::parse(game.record().to_json().as_bytes()).unwrap();
    let mut replay = Replay::<Toy>::begin(&record, &mut Nobody).unwrap();
    while let Some(step) = replay.step(&mut Nobody) {
        step.unwrap();
    }
    assert_eq!(replay.game().scores(), game.scores());
    assert_eq!(replay.game().outcome().map(|outcome| outcome.winner), Some(winner));
}

#[test]
fn each_audience_of_a_new_game_sees_its_own_position() {
    let (game, _) = begin_as::<Toy>(&Map::new(), 2, Seed::from(7)).unwrap();
    let shown = |audience| serde_json::from_str::<Value>(game.position(audience).get()).unwrap();
    assert_eq!(shown(Audience::Watcher)["hand"], Value::Null);
    assert!(shown(Audience::Seat(Seat::at(0)))["hand"].is_string());
    let acts = game.to_act().unwrap();
    assert_eq!(shown(Audience::Seat(acts))["choices"], json!(["take", "leave"]));
    assert_eq!(shown(Audience::Seat(acts.left(2)))["choices"], json!([]));
}

#[test]
fn what_a_rule_of_a_new_game_forbids_is_refused() {
    let (mut game, _) = begin_as::<Toy>(&Map::new(), 2, Seed::from(7)).unwrap();
    let waiting = game.to_act().unwrap().left(2);
    let refused = game.play(waiting, "take").err().expect("it is not their turn");
    assert_eq!((refused.rule, refused.reason.as_str()), (Some("T-1"), "not now"));
}

#[test]
fn a_new_game_keeps_the_laws() {
    let setup = Setup::new::<Toy>(ToyOptions { fault: None }, 3, 1).unwrap();
    keep::<Toy>(&setup, Seed::from(7), 100).unwrap();
}
