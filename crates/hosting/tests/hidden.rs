//! What is really sent of a game does not depend on anything that is hidden from whoever it
//! is sent to: the law over whole games, byte by byte.

#[path = "../../unoflip/tests/hidden/sight.rs"]
mod sight;

use game::laws::{Anew, Hidden, Moment, Seen, keep_hidden};
use game::{Audience, Options, Seed, Setup};
use hosting::server::{Flip7, UnoFlip, Vengeance};
use hosting::wire::{self, Wired};
use serde_json::{Value, json};

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
    for rules in [json!({}), json!({"stacking": true, "jump_in": true}), json!({"bluff": false}), all] {
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
