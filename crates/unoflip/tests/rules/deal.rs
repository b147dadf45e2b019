//! Stacking the deck, so that everybody holds what a test wants them to.

use game::{Card as _, Scripted, Seat};
use serde_json::{Value, json};
use unoflip::{Card, Face, Side, Symbol, full_deck};

use super::kit::Table;

const CARDS_EACH: usize = 7;

/// A round in the making. Cards are written as codes, or as one of their faces
/// where the other does not matter. Where hands are written with fewer than
/// seven cards, everybody first gets and plays number cards that fit on each
/// other, so that they come to hold just those. The last seat deals.
#[derive(Clone)]
pub struct Deal {
    rules: Value,
    hands: Vec<String>,
    dealer: usize,
    first: String,
    top: String,
    next: String,
    flipped: String,
    shuffles: Vec<String>,
}

/// A round with these hands, one for each seat, all of the same size.
pub fn deal(hands: &[&str]) -> Deal {
    Deal {
        rules: json!({}),
        hands: hands.iter().map(ToString::to_string).collect(),
        dealer: hands.len(),
        first: String::new(),
        top: String::new(),
        next: String::new(),
        flipped: String::new(),
        shuffles: Vec::new(),
    }
}

/// A game whose rounds are dealt like that, the first one ready. The others
/// must be made ready with [`Deal::shed`].
pub fn rounds(deals: &[&Deal]) -> Table {
    let plans: Vec<Plan> = deals.iter().map(|deal| Plan::of(deal)).collect();
    let orders: Vec<&str> = plans.iter().map(|plan| plan.order.as_str()).collect();
    let first = deals[0];
    let mut table = Scripted::new(&first.rules, first.hands.len(), first.dealer, &orders);
    plans[0].play(&mut table);
    table
}

impl Deal {
    /// These rules.
    pub fn with(mut self, rules: Value) -> Self {
        self.rules = rules;
        self
    }

    /// This seat deals.
    pub fn dealer(mut self, dealer: usize) -> Self {
        self.dealer = dealer;
        self
    }

    /// The first card; a Flip if the round is to be on the dark side.
    pub fn first(mut self, card: &str) -> Self {
        self.first = card.into();
        self
    }

    /// The number card on top once everybody holds the hand written.
    pub fn top(mut self, card: &str) -> Self {
        self.top = card.into();
        self
    }

    /// The first cards to be drawn.
    pub fn next(mut self, cards: &str) -> Self {
        self.next = cards.into();
        self
    }

    /// The first cards to be drawn once the draw pile is turned over.
    pub fn flipped(mut self, cards: &str) -> Self {
        self.flipped = cards.into();
        self
    }

    /// The first cards of the next shuffle, by code.
    pub fn shuffle(mut self, cards: &str) -> Self {
        self.shuffles.push(cards.into());
        self
    }

    /// The table, with everybody holding the hand written.
    pub fn table(self) -> Table {
        let plan = Plan::of(&self);
        let orders: Vec<&str> =
            [plan.order.as_str()].into_iter().chain(self.shuffles.iter().map(String::as_str)).collect();
        let mut table = Scripted::new(&self.rules, self.hands.len(), self.dealer, &orders);
        plan.play(&mut table);
        table
    }

    /// Plays the number cards of a round dealt like that, which has just begun.
    pub fn shed(&self, table: &mut Table) {
        Plan::of(self).play(table);
    }
}

/// The shuffled deck of a round, and the cards that are played before the test
/// begins.
struct Plan {
    order: String,
    ballast: Vec<Card>,
    calls_uno: bool,
}

/// The cards that are not yet somewhere.
struct Rest(Vec<Card>);

impl Rest {
    /// All cards but those that are written by their code.
    fn without_codes(texts: &[&str]) -> Self {
        let mut rest: Vec<Card> = full_deck().cards().collect();
        for code in texts.iter().flat_map(|text| text.split_whitespace()).filter(|word| word.contains('/')) {
            let place = rest.iter().position(|card| card.to_string() == code);
            rest.remove(place.unwrap_or_else(|| panic!("there is no other {code}")));
        }
        Self(rest)
    }

    /// The cards of a text, those written by a face taken from the rest.
    fn cards(&mut self, text: &str) -> Vec<Card> {
        let card = |word: &str| match word.parse::<Face>() {
            Ok(face) => {
                let place = self.0.iter().position(|card| card.face(face.side()) == face);
                self.0.remove(place.unwrap_or_else(|| panic!("there is no other {face}")))
            }
            Err(_) => word.parse().unwrap_or_else(|_| panic!("{word} is no card")),
        };
        text.split_whitespace().map(card).collect()
    }

    /// Number cards that can be played one after the other on a face, so many
    /// of them, and then perhaps one more.
    fn chain(&mut self, from: Face, length: usize, last: Option<Card>) -> Option<Vec<Card>> {
        if length == 0 {
            return last.is_none_or(|last| fits(from, last.face(from.side()))).then(Vec::new);
        }
        for place in 0..self.0.len() {
            let face = self.0[place].face(from.side());
            if matches!(face.symbol(), Symbol::Number(_)) && fits(from, face) {
                let card = self.0.remove(place);
                if let Some(mut chain) = self.chain(face, length - 1, last) {
                    chain.insert(0, card);
                    return Some(chain);
                }
                self.0.insert(place, card);
            }
        }
        None
    }
}

fn fits(top: Face, face: Face) -> bool {
    face.colour() == top.colour() || face.symbol() == top.symbol()
}

impl Plan {
    fn of(deal: &Deal) -> Self {
        let hands = deal.hands.iter().map(String::as_str);
        let others = [&deal.first, &deal.top, &deal.next, &deal.flipped].map(String::as_str);
        let mut rest = Rest::without_codes(&hands.chain(others).collect::<Vec<_>>());
        let first = rest.cards(&deal.first).first().copied();
        let first = first.unwrap_or_else(|| rest.cards("r5")[0]);
        let top = rest.cards(&deal.top).first().copied();
        let mut hands: Vec<Vec<Card>> = deal.hands.iter().map(|hand| rest.cards(hand)).collect();
        let (next, flipped) = (rest.cards(&deal.next), rest.cards(&deal.flipped));

        let dark = first.face(Side::Light).symbol() == Symbol::Flip;
        let held = hands[0].len();
        assert!(hands.iter().all(|hand| hand.len() == held), "hands of different size");
        let ballast = ballast(&mut rest, first.face(if dark { Side::Dark } else { Side::Light }), top, {
            (CARDS_EACH - held) * hands.len()
        });
        let mut seat = Seat::at(deal.dealer - 1);
        for &card in &ballast {
            seat = seat.left(hands.len());
            hands[seat.index()].push(card);
        }

        let mut pile = next;
        pile.append(&mut rest.0);
        pile.extend(flipped.into_iter().rev());
        if dark {
            pile.reverse();
        }
        let order = dealt(&hands, deal.dealer).into_iter().chain([first]).chain(pile);
        let order = order.map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
        Self { order, ballast, calls_uno: held == 1 }
    }

    fn play(&self, table: &mut Table) {
        let seen = table.events.len();
        let players = self.ballast.len() / (CARDS_EACH - 1);
        for (place, card) in self.ballast.iter().enumerate() {
            let seat = table.to_act().expect("the game is not over");
            let uno = if self.calls_uno && place >= self.ballast.len() - players { " uno" } else { "" };
            table.play([format!("{seat} play {card}{uno}").as_str()]);
        }
        table.events.truncate(seen);
    }
}

/// The cards that everybody plays before the test begins.
fn ballast(rest: &mut Rest, first: Face, top: Option<Card>, length: usize) -> Vec<Card> {
    assert!(length > 0 || top.is_none(), "with seven cards each the first card is the top");
    let free = length - usize::from(top.is_some());
    let mut chain = rest.chain(first, free, top).expect("number cards that fit");
    chain.extend(top);
    chain
}

/// The cards of these hands as they are dealt, one at a time from the dealer's
/// left.
fn dealt(hands: &[Vec<Card>], dealer: usize) -> Vec<Card> {
    let seats = (0..hands.len()).map(|place| (dealer + place) % hands.len());
    (0..CARDS_EACH).flat_map(|round| seats.clone().map(move |seat| hands[seat][round])).collect()
}

#[test]
fn a_deal_has_all_cards() {
    let plan = Plan::of(&deal(&["r7 wild/t3", "b1 b1", "p3 t-all"]).top("g9").flipped("v6 o6"));
    let mut cards: Vec<Card> = plan.order.split(' ').map(|code| code.parse().unwrap()).collect();
    cards.sort_unstable_by_key(|card| card.index());
    assert!(cards.into_iter().eq(full_deck().cards()));
}
