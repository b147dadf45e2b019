//! F7-50 to F7-53: the discard pile, shuffles, and running out of cards.

use flip7::{Because, Card, Ending, Event, Hall, Happening, Rule, decks};
use game::{Game, Scripted, proves};
use serde_json::json;

use super::kit::{Look, codes, crowd, deck_without, plain};

fn ended(because: Ending) -> Event {
    Event::RoundEnded { because }
}

#[test]
fn all_cards_used_go_to_the_discard_pile_and_are_not_shuffled_in() {
    proves!(F7_50);
    let mut table = plain(3, "5 +4 second flip3 7 8 9 freeze 5 6 10");
    table.play(["1 hit", "2 hit", "3 hit", "1 hit", "1 flip3 2"]);
    table.play(["2 hit", "2 freeze 2", "3 hit", "1 hit", "3 stay", "1 stay"]);
    assert_eq!(table.discarded(), "5 5 6 7 8 9 +4 freeze flip3 second");
    assert_eq!((table.piles(), table.shuffles()), ((84, 10), 1));
    assert_eq!([1, 2, 3].map(|seat| table.row(seat)), ["(active)"; 3]);
    table.play(["2 hit"]);
    assert_eq!(table.row(2), "10 (active)");
}

#[test]
fn the_deal_passes_to_the_left() {
    proves!(F7_50);
    let mut table = plain(3, "1 2 3 4 5 6 7 8 9 10 11 12");
    for (round, dealer, order) in [(1, 3, [1, 2, 3]), (2, 1, [2, 3, 1]), (3, 2, [3, 1, 2]), (4, 3, [1, 2, 3])]
    {
        assert_eq!((table.game.round(), table.game.dealer().number()), (round, dealer));
        for step in ["hit", "stay"] {
            for seat in order {
                table.play([format!("{seat} {step}").as_str()]);
            }
        }
    }
}

#[test]
fn the_discard_pile_becomes_the_deck_when_a_card_is_needed() {
    proves!(F7_51);
    let mut table = crowd("5 6", "second 8 5 6", &["second 5 flip3"]);
    table.play(["1 hit", "2 hit", "1 hit", "2 hit"]);
    assert_eq!((table.piles(), table.discarded().as_str()), ((0, 5), "5 flip3 flip3 flip3 second"));
    assert_eq!((table.shuffles(), table.to_act()), (1, Some(1)));
    table.play(["1 hit"]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 5 }), 1);
    assert_eq!((table.shuffles(), table.piles()), (2, (4, 0)));
    assert_eq!(table.row(1), "5 second (active)");
}

#[test]
fn cards_in_front_of_players_are_not_shuffled_in() {
    proves!(F7_51);
    let mut table = crowd("5 6", "second 8 5 6", &["second"]);
    table.play(["1 hit", "2 hit", "1 hit", "2 hit"]);
    let rows: Vec<String> = (2..=table.game.players()).map(|seat| table.row(seat)).collect();
    assert_eq!(rows[0], "6 8 6 (busted)");
    table.play(["1 hit"]);
    let after: Vec<String> = (2..=table.game.players()).map(|seat| table.row(seat)).collect();
    assert_eq!(after, rows);
    assert_eq!(table.game.deck().count(Card::Six), 0);
    assert_eq!(table.game.census(), decks(1));
}

#[test]
fn an_empty_deck_is_not_shuffled_before_a_card_is_needed() {
    proves!(F7_51);
    let mut table = crowd("5 6", "7", &["12"]);
    table.play(["1 hit"]);
    assert_eq!((table.piles(), table.shuffles()), ((0, 3), 1));
    table.play(["2 stay"]);
    assert_eq!((table.piles(), table.shuffles()), ((0, 3), 1));
    table.play(["1 stay"]);
    assert_eq!((table.game.round(), table.piles(), table.shuffles()), (2, (0, 94), 1));
    // Seat 3 deals this round.
    table.play(["4 hit"]);
    assert_eq!((table.row(4).as_str(), table.piles(), table.shuffles()), ("12 (active)", (93, 0), 2));
}

#[test]
fn the_round_ends_when_neither_pile_has_a_card() {
    proves!(F7_52);
    let mut table = crowd("5 6 7", "8 6 flip3 flip3 flip3", &[]);
    table.play(["1 hit", "2 hit", "3 hit"]);
    assert_eq!(table.row(2), "6 6 (busted)");
    assert_eq!((table.piles(), table.game.round()), ((2, 0), 1));
    table.play(["3 flip3 1"]);
    assert_eq!(table.times(&ended(Ending::NoCards)), 1);
    let waiting = Event::Own(Happening::Discarded { card: Card::FlipThree, because: Because::NoCards });
    assert_eq!(table.times(&waiting), 2);
    assert_eq!(table.game.scores()[..3], [13, 0, 7]);
    assert_eq!((table.game.round(), table.piles(), table.aside().as_str()), (2, (0, 94), ""));
    assert_eq!((table.shuffles(), table.game.decision().card()), (1, None));
}

#[test]
fn within_one_turn_the_discard_pile_is_shuffled_once_at_most() {
    proves!(F7_53);
    let mut table = crowd("5", "flip3 8", &["flip3 flip3"]);
    table.play(["1 hit"]);
    // Shuffled for the second card of the three. Then the deck is empty again
    // for the Flip Three that waited, with the first one on the discard pile.
    assert_eq!(table.dealt(), "1:flip3 1:8 1:flip3 1:flip3");
    assert_eq!((table.shuffles(), table.times(&ended(Ending::ShuffledBefore))), (2, 1));
    assert_eq!((table.game.round(), table.game.scores()[0]), (2, 13));
    assert_eq!(table.piles(), (0, 94));
}

#[test]
fn each_turn_may_shuffle_once() {
    proves!(F7_53);
    let reshuffled = ["second 5 flip3 flip3 flip3", "second 5"];
    let mut table = crowd("5", "second 5", &reshuffled);
    table.play(["1 hit", "1 hit", "1 hit", "1 hit"]);
    assert_eq!((table.shuffles(), table.piles()), (2, (3, 2)));
    table.events.clear();
    table.play(["1 hit"]);
    assert_eq!(table.dealt(), "1:flip3 1:flip3 1:flip3 1:second 1:5");
    assert_eq!(table.times(&Event::Reshuffled { cards: 2 }), 1);
    assert_eq!((table.shuffles(), table.times(&ended(Ending::ShuffledBefore))), (3, 1));
    assert_eq!((table.game.round(), table.game.scores()[0]), (2, 5));
}

#[test]
fn a_choice_in_between_does_not_begin_a_new_turn() {
    proves!(F7_53);
    let mut table = crowd("5 6", "flip3 8", &["flip3 flip3"]);
    table.play(["1 hit", "1 flip3 1"]);
    assert_eq!((table.game.decision().card(), table.aside().as_str()), (Some(Card::FlipThree), "1:flip3"));
    assert_eq!((table.shuffles(), table.discarded().as_str()), (2, "flip3"));
    table.play(["1 flip3 2"]);
    assert_eq!((table.shuffles(), table.times(&ended(Ending::ShuffledBefore))), (2, 1));
    assert_eq!(table.game.scores()[..2], [13, 6]);
}

/// An opening deal to ninety players that uses up one deck with the card of
/// seat 1, a Flip Three. Seats 4 and up are dealt to first, beginning with the
/// cards of `first`, where each Flip Three goes to the seat before. The low
/// target makes the end of this round the end of the game.
fn opening_crowd(first: &str, reshuffled: &[&str]) -> Scripted<Hall> {
    let others = codes(&deck_without(&format!("{first} flip3")));
    let deck = format!("{first} {others} flip3");
    let decks: Vec<&str> = [deck.as_str()].into_iter().chain(reshuffled.iter().copied()).collect();
    let rules = json!({"edition": "en", "decks": 1, "target": 15});
    let mut table: Scripted<flip7::Hall> = Scripted::new(&rules, 90, 3, &decks);
    while let Some(seat) = table.to_act().filter(|&seat| seat > 3) {
        let card = table.game.decision().card().expect("only actions ask in the opening deal");
        let target = if card == Card::FlipThree { seat - 1 } else { seat };
        table.play([format!("{seat} {card} {target}").as_str()]);
    }
    assert_eq!((table.to_act(), table.game.decision().card()), (Some(1), Some(Card::FlipThree)));
    assert_eq!(table.game.deck_len(), 0);
    table.events.clear();
    table
}

#[test]
fn within_the_deal_of_one_opening_card_there_is_one_shuffle_at_most() {
    proves!(F7_53);
    let mut table = opening_crowd("second flip3 5 5 7 flip3 10 11 12", &["second 5 flip3 flip3"]);
    assert_eq!(table.discarded(), "5 flip3 flip3 second");
    table.play(["1 flip3 1", "1 flip3 1"]);
    assert_eq!(table.times(&ended(Ending::ShuffledBefore)), 1);
    assert_eq!((table.shuffles(), table.discarded().as_str()), (2, "flip3 flip3 flip3"));
    assert_eq!(table.game.scores()[..3], [5, 0, 0]);
}

#[test]
fn each_opening_card_may_shuffle_once() {
    proves!(F7_53);
    let first = "second flip3 5 5 7 second flip3 7 7 8";
    let mut table = opening_crowd(first, &["second 5 7 second flip3 flip3", "flip3"]);
    assert_eq!(table.discarded(), "5 7 flip3 flip3 second second");
    table.play(["1 flip3 1"]);
    assert_eq!([table.row(1), table.row(2)], ["5 7 second (active)", "second (active)"]);
    assert_eq!((table.to_act(), table.shuffles(), table.discarded().as_str()), (Some(3), 2, "flip3"));
    table.play(["3 flip3 3"]);
    assert_eq!((table.shuffles(), table.times(&Event::Reshuffled { cards: 1 })), (3, 1));
    assert_eq!(table.game.scores()[..3], [12, 0, 0]);
}
