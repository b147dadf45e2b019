//! What is really sent of a game does not depend on anything that is hidden from whoever it
//! is sent to: the law over whole games, byte by byte. And of UNO FLIP! as it once was, it
//! does.

#[path = "../../unoflip/tests/hidden/leaky.rs"]
mod leaky;
#[path = "../../unoflip/tests/hidden/sight.rs"]
mod sight;

use game::laws::{Anew, Broken, Hidden, Law, Moment, Seen, keep_hidden};
use game::{Audience, Game as _, Options, Seed, Setup, View as _};
use hosting::server::{Flip7, UnoFlip, Vengeance};
use hosting::wire::{self, Wired};
use leaky::{ASKS, Leaky, NUMBERS, SIDES};
use serde_json::{Deserializer, Value, json};

/// What is sent: what happened, and how the game stands.
fn sent<G: Wired>(moment: &Moment<'_, G>, audience: Audience) -> String {
    let steps = wire::steps::<G>(moment.lens, moment.events, audience);
    format!("{steps} {}", wire::position(moment.game, audience))
}

/// In a game of rows everything lies open but the order of the deck, which the game has not.
fn open<G: Wired>(moment: &Moment<'_, G>, _: Audience) -> Seen {
    let events = moment.events.iter().map(|event| format!("{event:?}")).collect();
    Seen { events, table: format!("{:?}", moment.game) }
}

fn keeps<G: Wired>(
    rules: &Value,
    players: usize,
    seen: impl Fn(&Moment<'_, G>, Audience) -> Seen,
    alike: impl Fn(G::Card, G::Card) -> bool,
) -> Anew {
    let options = G::Options::from_rules(rules.as_object().expect("rules")).expect("sound rules");
    let setup = Setup::new::<G>(options, players, 1).expect("so many can play");
    let hidden = Hidden { moves: 200, pairs: 30, seen, received: sent, alike };
    keep_hidden::<G, _, _, _>(&setup, Seed::from(1), &hidden)
        .unwrap_or_else(|broken| panic!("{rules}: {broken}"))
}

#[test]
fn nothing_that_is_sent_of_uno_flip_depends_on_what_is_hidden() {
    let all = json!({"stacking": true, "jump_in": true, "draw_until_playable": true, "force_play": true});
    let unbluffed = json!({"bluff": false, "scoring": "lowest"});
    for rules in [json!({}), json!({"stacking": true, "jump_in": true}), unbluffed, all] {
        let anew = keeps::<UnoFlip>(&rules, 3, sight::seen, sight::alike);
        assert!(anew.unseen > 3 && anew.moments > 2000, "{rules}: {anew:?}");
    }
}

#[test]
fn nothing_that_is_sent_of_games_of_rows_depends_on_the_order_of_the_deck() {
    let flip7 = keeps::<Flip7>(&json!({"edition": "pl", "target": 100_000}), 3, open, |_, _| true);
    let vengeance = keeps::<Vengeance>(&json!({"brutal": true, "target": 100_000}), 3, open, |_, _| true);
    for anew in [flip7, vengeance] {
        assert!(anew.shuffles > 1 && anew.moments > 200, "{anew:?}");
    }
}

/// The game in its wrapping, as the wire knows it.
fn unwrapped<'a, const LEAK: u8>(moment: &Moment<'a, Leaky<LEAK>>) -> Moment<'a, UnoFlip> {
    Moment { lens: moment.lens, events: moment.events, game: moment.game.sound() }
}

/// What would be sent of a game with a leak: all that is sent, and the choices as it has them.
fn sent_of_leaky<const LEAK: u8>(moment: &Moment<'_, Leaky<LEAK>>, audience: Audience) -> String {
    let asked = audience.seat().filter(|_| moment.game.to_act() == audience.seat());
    let choices = asked.into_iter().flat_map(|seat| {
        let view = moment.game.view(seat);
        view.choices().map(|choice| choice.to_string()).collect::<Vec<_>>()
    });
    format!("{} {}", sent(&unwrapped(moment), audience), choices.collect::<Value>())
}

/// What was sent, of all that was received: the three JSON documents that it begins with.
fn documents(received: &str) -> [Value; 3] {
    let mut documents = Deserializer::from_str(received).into_iter();
    [(); 3].map(|()| documents.next().expect("a document").expect("sound JSON"))
}

/// The law for what would be sent of the game as it once was.
fn broken<const LEAK: u8>(rules: &Value) -> Option<Broken> {
    let options = Options::from_rules(rules.as_object().expect("rules")).expect("sound rules");
    let setup = Setup::new::<Leaky<LEAK>>(options, 3, 1).expect("three can play");
    let seen = |moment: &Moment<'_, Leaky<LEAK>>, audience| sight::seen(&unwrapped(moment), audience);
    let hidden = Hidden { moves: 600, pairs: 60, seen, received: sent_of_leaky, alike: sight::alike };
    let mut games =
        (0..10).map(|seed| keep_hidden::<Leaky<LEAK>, _, _, _>(&setup, Seed::from(seed), &hidden));
    games.find_map(Result::err)
}

/// Has the law find a leak, and find it in what is sent: not only in what is refused.
fn is_caught<const LEAK: u8>(rules: &Value) {
    let broken = broken::<LEAK>(rules).expect("it is caught");
    assert_eq!(broken.law, Law::TranscriptsHideTheRest);
    let (_, received) = broken.seen.split_once(" received ").expect("what was received");
    let (one, other) = received.split_once(", then ").expect("what was received with other cards");
    assert_ne!(documents(one), documents(other));
}

#[test]
fn being_asked_only_where_there_is_a_choice_is_caught_in_what_is_sent() {
    is_caught::<ASKS>(&json!({}));
    // Where a drawn card has to fit anyway, only being asked about stacking tells.
    is_caught::<ASKS>(&json!({"stacking": true, "draw_until_playable": true}));
}

#[test]
fn numbers_by_the_first_shuffle_or_the_other_sides_are_caught_in_what_is_sent() {
    is_caught::<NUMBERS>(&json!({}));
    is_caught::<SIDES>(&json!({}));
}

#[test]
fn the_same_wrapping_without_a_leak_is_not_caught_in_what_is_sent() {
    assert_eq!(broken::<0>(&json!({})), None);
}
