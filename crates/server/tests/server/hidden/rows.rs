//! The games of rows: the only thing hidden is the order of the deck.

use flip7::Flip7;
use game::{ScriptedDealer, Seed, WithRule};
use hosting::MOST_SEATS;
use hosting::wire::{Audience, Wired};
use rows::{Event, Kind, Position};
use serde_json::{Value, json};
use vengeance::Vengeance;

use super::party::Party;
use super::truth::{Step, Truth};
use super::{Allowed, nothing_is_given_away};

#[tokio::test]
async fn a_game_of_flip_7_gives_nothing_away() {
    let party = Party::play("flip7", json!({"target": 100}), 1).await;
    nothing_is_given_away::<Flip7<MOST_SEATS>>(&party);
    party.no_secret_was_sent();
}

#[tokio::test]
async fn a_game_of_vengeance_gives_nothing_away() {
    let party = Party::play("vengeance", json!({"target": 100}), 2).await;
    nothing_is_given_away::<Vengeance<MOST_SEATS>>(&party);
    party.no_secret_was_sent();
}

impl<K: Kind, const SEATS: usize> Allowed for Position<K, SEATS>
where
    Self: Wired<Event = Event<K>>,
{
    fn dealt_anew_for(truth: &Truth<Self>, step: &Step<Self>, _: Audience) -> Vec<Self> {
        vec![reshuffled(truth, step)]
    }

    fn may_be_told(step: &Step<Self>, _: Audience) -> Value {
        step.events.iter().map(|event| serde_json::to_value(WithRule(*event)).unwrap()).collect()
    }

    fn may_see(&self, _: Audience) -> Option<Value> {
        None
    }
}

/// The game after a step, had the cards that nobody has seen yet lain in
/// another order.
fn reshuffled<G: Wired>(truth: &Truth<G>, step: &Step<G>) -> G {
    let codes = |cards: &[G::Card]| cards.iter().map(ToString::to_string).collect::<Value>();
    let mut decks: Vec<Value> = step.orders.iter().map(|order| codes(order)).collect();
    if let (Some(last), Some(order)) = (decks.last_mut(), step.orders.last()) {
        *last = codes(&order[..order.len() - step.game.deck_len()]);
    }
    let mut dealer = ScriptedDealer::new(decks, Some(Seed::from(999)));
    let mut game = G::begin(&truth.setup, &mut dealer, &mut game::Nobody).expect("a game");
    for (seat, action) in &truth.moves[..step.ply] {
        game.apply(*seat, *action, &mut dealer, &mut game::Nobody).expect("a move");
    }
    let undealt = |orders: &[Vec<G::Card>]| {
        orders.last().map(|order| order[order.len() - step.game.deck_len()..].to_vec())
    };
    let (real, other) = (undealt(&step.orders), undealt(dealer.orders()));
    assert!(step.game.deck_len() < 10 || real != other, "the rest was not dealt anew");
    game
}
