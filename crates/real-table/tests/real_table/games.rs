//! Whole games, and the cards that were dealt in them.

use game::random::{self, Use};
use game::{Dealer, Game as _, Options as _, Pile, ScriptedDealer, Seat, Seed, Setup};
use real_table::{Standing, Tabled};
use rows::Event;
use serde_json::{Value, json};

/// What Flip 7 is played by.
pub fn of_flip7() -> Vec<Value> {
    vec![
        json!({}),
        json!({"edition": "de"}),
        json!({"edition": "pl"}),
        json!({"aside_after_bust": "redirect"}),
        json!({"second_chance_in_flip_three": "after", "opening_deal": false}),
        json!({"decks": 2, "target": 60}),
    ]
}

/// What With a Vengeance is played by.
pub fn of_vengeance() -> Vec<Value> {
    vec![
        json!({}),
        json!({"brutal": true}),
        json!({"both_13_count": false}),
        json!({"brutal": true, "both_13_count": false, "decks": 2, "target": 90}),
    ]
}

/// A dealer who remembers what was dealt.
struct Noting<D, C> {
    dealer: D,
    dealt: Vec<C>,
}

impl<C: game::Card, D: Dealer<C>> Dealer<C> for Noting<D, C> {
    type Error = D::Error;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), D::Error> {
        self.dealer.shuffle(deck)
    }

    fn draw(&mut self, deck: &Pile<C>) -> Option<C> {
        let card = self.dealer.draw(deck);
        self.dealt.extend(card);
        card
    }
}

/// What happened between two decisions of a game.
pub struct Stretch<K: Tabled> {
    /// What was chosen before; nothing before the first decision.
    pub chosen: Option<(Seat, K::Move)>,
    /// The cards that were dealt.
    pub dealt: Vec<K::Card>,
    /// What happened.
    pub events: Vec<Event<K>>,
    /// The position that it led to.
    pub game: Standing<K>,
}

/// A table of a game, by rules in JSON.
pub fn setup<K: Tabled>(rules: &Value, players: usize, dealer: usize) -> Setup<K::Options> {
    let options = K::Options::from_rules(rules.as_object().unwrap()).unwrap();
    Setup::new::<Standing<K>>(options, players, dealer).unwrap()
}

/// A game that is played by chance to its end, stretch by stretch.
pub fn stretches<K: Tabled>(setup: &Setup<K::Options>, seed: u128) -> Vec<Stretch<K>> {
    let seed = Seed::from(seed);
    let mut random = seed.stream(Use::Bots);
    let mut dealer = Noting { dealer: ScriptedDealer::seeded(seed), dealt: Vec::new() };
    let mut events = Vec::new();
    let mut game = Standing::<K>::begin(setup, &mut dealer, &mut events).unwrap();
    let mut stretches = Vec::new();
    let mut chosen = None;
    loop {
        let dealt = std::mem::take(&mut dealer.dealt);
        stretches.push(Stretch { chosen, dealt, events: std::mem::take(&mut events), game });
        let Some(seat) = game.to_act() else { return stretches };
        let action = game.pick_legal(seat, |count| random::index(&mut random, count)).unwrap();
        game.play(seat, action, &mut dealer, &mut events).unwrap();
        chosen = Some((seat, action));
    }
}

/// Every game that the laws look at: by each of the rules, with few and many players.
pub fn each<K: Tabled>(
    rules: &[Value],
    games: u128,
    mut look: impl FnMut(&Setup<K::Options>, &[Stretch<K>]),
) {
    for (seed, rules) in (0..games).zip(rules.iter().cycle()) {
        let players = [3, 1, 2, 5, 4, 8, 12][usize::try_from(seed % 7).unwrap()];
        let setup = setup::<K>(rules, players, 1 + usize::try_from(seed).unwrap() % players);
        look(&setup, &stretches::<K>(&setup, seed));
    }
}
