//! Setting tables for the rule tests, and reading them.

use game::{Game, Pile, Scripted, Seat};
use rows::Row as _;
use rows::testing::listed;
pub use rows::testing::{Look, all_stay};
use serde_json::{Value, json};
use vengeance::{Because, Card, Decision, Event, Face, Hall, Happening, Vengeance, decks};

/// A table of usual size.
pub type Table = Scripted<vengeance::Table>;

/// A table with the last seat dealing, so that seat 1 goes first.
pub fn table(rules: &Value, players: usize, deck: &str) -> Table {
    Scripted::new(rules, players, players, &[deck])
}

/// A table with the usual rules. The first cards of the deck are the opening
/// deal.
pub fn plain(players: usize, deck: &str) -> Table {
    table(&json!({}), players, deck)
}

/// Like [`plain`], with this target. With 1 the first round that anybody
/// scores in is the last, and stays visible.
pub fn up_to(target: u32, players: usize, deck: &str) -> Table {
    table(&json!({"target": target}), players, deck)
}

/// A brutal table.
pub fn brutal(players: usize, deck: &str) -> Table {
    table(&json!({"brutal": true}), players, deck)
}

/// A table where a pair of 13s counts as one number, up to the first points.
pub fn pair_is_one(players: usize, deck: &str) -> Table {
    table(&json!({"both_13_count": false, "target": 1}), players, deck)
}

/// A card that was lost.
pub fn lost(code: &str, because: Because) -> Event {
    Event::Own(Happening::Lost { card: code.parse().expect("a card code"), because })
}

/// Asserts which moves a seat has, each listed once, in any order.
pub fn assert_legal<const SEATS: usize>(table: &Scripted<Vengeance<SEATS>>, seat: usize, moves: &[&str]) {
    let mut listed = table.legal(seat);
    let mut expected = moves.to_vec();
    listed.sort_unstable();
    expected.sort_unstable();
    assert_eq!(listed, expected);
}

/// Cards as codes.
pub fn texts(cards: &[Card]) -> String {
    listed(cards.iter().map(ToString::to_string))
}

/// Takes the cards of the crowd in an order that leaves every action on the
/// discard pile without an effect. Gives that order, how many of them are dealt
/// in the opening, and the cards for those who then have none.
pub fn crowd_order(mut others: Pile<Card>) -> (Vec<Card>, usize, Vec<Card>) {
    let mut take = |card| others.take(card);
    let (mut order, mut turns, mut bare) = (Vec::new(), 0, Vec::new());
    // With nothing on the table yet, these find no target.
    for action in [Card::Swap, Card::Steal, Card::Discard] {
        while take(action) {
            assert!(take(Card::Nine));
            order.push(action);
            bare.push(Card::Nine);
        }
    }
    // Nobody with The Zero may choose to stay.
    for action in [Card::OneMore, Card::OneMore] {
        if take(action) {
            let next = [Card::Zero, Card::Eight].into_iter().find(|&card| take(card));
            order.extend([action, next.expect("enough eights")]);
            turns += 1;
        }
    }
    while take(Card::FlipFour) {
        let four = [Card::Ten, Card::Eleven, Card::Twelve, Card::Thirteen];
        assert!(four.into_iter().all(&mut take));
        order.push(Card::FlipFour);
        order.extend(four);
        turns += 1;
    }
    turns += bare.len() + others.len();
    order.extend(others.cards());
    (order, turns, bare)
}

/// A table where the deck is nearly used up. Seats 1 and up, one for each card
/// of `first`, hold that card and a 12; a crowd behind them took the others and
/// has stayed; `rest` is left in the deck, and it is seat 1's turn. On the
/// discard pile lie the actions that are not in `rest`. Later shuffles come out
/// as `reshuffled` says.
pub fn crowd(first: &str, rest: &str, reshuffled: &[&str]) -> Scripted<Hall> {
    let seats = first.split_whitespace().count();
    let twelves = vec!["12"; seats].join(" ");
    let mut others = decks(1);
    for code in [first, &twelves, rest].into_iter().flat_map(str::split_whitespace) {
        assert!(others.take(code.parse().expect("a card code")), "there is no other {code}");
    }
    let (order, turns, bare) = crowd_order(others);
    let deck = [&texts(&order), first, &texts(&bare), &twelves, rest].join(" ");
    let decks: Vec<&str> = [deck.as_str()].into_iter().chain(reshuffled.iter().copied()).collect();
    let rules = json!({"decks": 1, "target": 1_000_000});
    let mut table = Scripted::new(&rules, seats + turns, seats, &decks);
    settle(&mut table, seats);
    assert_eq!(table.game.deck_len(), rest.split_whitespace().count());
    table.events.clear();
    table
}

/// The opening deal of a crowd and the first turns, until seat 1 has its 12 and
/// is on turn again.
fn settle(table: &mut Scripted<Hall>, seats: usize) {
    while let Some(seat) = table.to_act() {
        assert_eq!(table.game.round(), 1, "somebody is active all the time");
        let action = match table.game.decision() {
            Decision::Play { card, .. } => keep_it(seat, card),
            _ if table.game.row(Seat::at(0)).count() == 2 && seat == 1 => return,
            Decision::Turn(turn) if seat <= seats || table.game.row(turn).is_empty() => "hit".to_owned(),
            _ => "stay".to_owned(),
        };
        table.play([format!("{seat} {action}").as_str()]);
    }
}

/// A modifier goes to its player, and so does an action with a player as its
/// target.
pub fn keep_it(seat: usize, card: Card) -> String {
    let verb = if matches!(card.face(), Face::Modifier(_)) { "give" } else { card.code() };
    format!("{verb} {seat}")
}
