//! V-51: the discard pile, shuffles, and running out of cards.

use game::{Game, Scripted, proves};
use serde_json::json;
use vengeance::{Because, Decision, Ending, Event, Hall, Rule, decks};

use super::kit::{Look, crowd, crowd_order, keep_it, lost, plain, texts};

#[test]
fn all_cards_used_go_to_the_discard_pile_and_are_not_shuffled_in() {
    proves!(V_51);
    let mut table = plain(3, "5 6 8 -4 flip4 9 10 11 6 steal 12 2 3");
    table.play(["1 hit", "1 give 1", "2 hit", "2 flip4 2", "3 hit", "3 steal 1 5"]);
    table.play(["1 stay", "3 stay"]);
    assert_eq!(table.discarded(), "5 6 6 8 9 10 11 -4 steal flip4");
    assert_eq!((table.piles(), table.shuffles()), ((95, 10), 1));
    assert_eq!(table.rows(), "3 (active) | 12 (active) | 2 (active)");
}

#[test]
fn the_deal_passes_to_the_left() {
    proves!(V_51);
    let mut table = plain(3, "1 2 3 4 5 6 7 8 9 10 11 12");
    let courses = [(1, 3, [1, 2, 3]), (2, 1, [2, 3, 1]), (3, 2, [3, 1, 2]), (4, 3, [1, 2, 3])];
    for (round, dealer, order) in courses {
        assert_eq!((table.game.round(), table.game.dealer().number()), (round, dealer));
        for seat in order {
            table.play([format!("{seat} stay").as_str()]);
        }
    }
}

#[test]
fn the_discard_pile_becomes_the_deck_when_a_card_is_needed() {
    proves!(V_51);
    let mut table = crowd("5 6", "8", &["discard steal"]);
    let rows = table.rows();
    assert_eq!(table.discarded(), "one-more one-more swap swap steal steal discard discard flip4 flip4");
    table.play(["1 hit"]);
    assert_eq!((table.piles(), table.shuffles()), ((0, 10), 1));
    table.play(["2 hit"]);
    assert_eq!((table.piles(), table.shuffles()), ((9, 0), 2));
    assert_eq!(table.times(&Event::Reshuffled { cards: 10 }), 1);
    // Cards in front of players stay where they are.
    assert_eq!(table.rows(), rows.replacen("5 12 (active)", "5 12 8 (active)", 1));
    assert_eq!((table.pending().as_deref(), table.game.census()), (Some("2:discard"), decks(1)));
    table.play(["2 discard 1 8"]);
    assert_eq!((table.piles(), table.discarded().as_str()), ((9, 2), "8 discard"));
}

#[test]
fn cards_of_busted_players_are_not_shuffled_in() {
    proves!(V_51);
    let mut table = crowd("5 6 3", "8 6 3", &["discard"]);
    table.play(["1 hit", "2 hit", "3 hit"]);
    assert_eq!([table.row(2), table.row(3)], ["6 12 6 (busted)", "3 12 3 (busted)"]);
    table.play(["1 hit"]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 10 }), 1);
    assert_eq!([table.row(2), table.row(3)], ["6 12 6 (busted)", "3 12 3 (busted)"]);
    assert_eq!(table.game.census(), decks(1));
}

/// A shuffle of all actions that are needed in one turn: two Flip Fours with
/// the others set aside, and one card left.
const FLIPS_FIRST: &str = "flip4 flip4 one-more one-more discard steal steal swap swap discard";

#[test]
fn within_one_turn_the_discard_pile_is_shuffled_once_at_most() {
    proves!(V_51);
    let mut table = crowd("5 6", "", &[FLIPS_FIRST]);
    table.play(["1 hit", "1 flip4 1", "1 flip4 1"]);
    assert_eq!((table.pending().as_deref(), table.piles()), (Some("1:one-more"), (1, 2)));
    assert_eq!(table.aside(), "1:one-more 1:discard 1:steal 1:steal 1:swap 1:swap");
    // Choices in between, by others too, do not begin a new turn.
    table.play(["1 one-more 2", "2 discard 2 6"]);
    assert_eq!(
        (table.row(2).as_str(), table.discarded().as_str()),
        ("12 (stayed)", "6 one-more discard flip4 flip4")
    );
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NoCards }), 0);
    table.play(["1 one-more 1"]);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NoCards }), 1);
    assert_eq!((table.game.round(), &table.game.scores()[..2]), (2, &[17, 12][..]));
    for (code, times) in [("discard", 1), ("steal", 2), ("swap", 2)] {
        assert_eq!(table.times(&lost(code, Because::NoCards)), times, "{code}");
    }
    assert_eq!((table.aside().as_str(), table.game.census()), ("", decks(1)));
}

/// Two Flip Fours in two turns, of which the second needs another shuffle.
const FLIP_EACH: &str = "flip4 discard discard steal steal flip4 swap swap one-more one-more";

#[test]
fn each_turn_may_shuffle_once() {
    proves!(V_51);
    let mut table = crowd("5 6", "", &[FLIP_EACH, "5 12"]);
    table.play(["1 hit", "1 flip4 1", "1 discard 1 5", "1 discard 1 12", "1 steal 2 6", "1 steal 2 12"]);
    assert_eq!((table.row(1).as_str(), table.shuffles()), ("6 12 (active)", 2));
    table.play(["2 hit", "2 flip4 2", "2 swap 3 9 4 9", "2 swap 3 9 4 9"]);
    assert_eq!((table.piles(), table.shuffles()), ((0, 10), 2));
    table.play(["2 one-more 1"]);
    assert_eq!((table.row(1).as_str(), table.shuffles()), ("6 12 5 (stayed)", 3));
    assert_eq!(table.times(&Event::Reshuffled { cards: 10 }), 2);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NoCards }), 0);
}

/// An opening deal that has used up the deck when it comes to seat 1, with
/// seat 2 still to come. The six last seats have a 9 each, seat 10 an 8, and
/// seat 3 nothing.
fn opening_crowd(reshuffled: &[&str]) -> Scripted<Hall> {
    let (order, turns, nines) = crowd_order(decks(1));
    let deck = [texts(&order), texts(&nines)].join(" ");
    let decks: Vec<&str> = [deck.as_str()].into_iter().chain(reshuffled.iter().copied()).collect();
    let rules = json!({"decks": 1, "target": 1_000_000});
    let mut table = Scripted::<Hall>::new(&rules, turns + nines.len() + 2, 2, &decks);
    while let Some(seat) = table.to_act().filter(|&seat| seat > 2) {
        let Decision::Play { card, .. } = table.game.decision() else { panic!("not in the opening deal") };
        assert_eq!(table.game.round(), 1, "the deal goes on");
        table.play([format!("{seat} {}", keep_it(seat, card)).as_str()]);
    }
    assert_eq!(table.pending().as_deref(), Some("1:flip4"));
    table
}

#[test]
fn within_the_deal_of_one_opening_card_there_is_one_shuffle_at_most() {
    proves!(V_51);
    let mut table = opening_crowd(&[FLIPS_FIRST]);
    assert_eq!(table.times(&Event::Reshuffled { cards: 10 }), 1);
    table.play(["1 flip4 1", "1 flip4 1", "1 one-more 2", "2 discard 10 8"]);
    assert_eq!((table.row(2).as_str(), table.pending().as_deref()), ("(stayed)", Some("1:one-more")));
    table.play(["1 one-more 1"]);
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NoCards }), 1);
    assert_eq!((table.game.round(), &table.game.scores()[..2]), (2, &[0, 0][..]));
}

#[test]
fn each_opening_card_may_shuffle_once() {
    proves!(V_51);
    let mut table = opening_crowd(&[FLIP_EACH, "9 8"]);
    let last = table.game.players();
    let [one, two, three] = [last - 2, last - 1, last];
    table.play(["1 flip4 1", "1 discard 10 8", format!("1 discard {three} 9").as_str()]);
    // Seat 9 got The Zero by a Just One More.
    table.play(["1 steal 9 0", format!("1 steal {two} 9").as_str()]);
    assert_eq!((table.row(1).as_str(), table.pending().as_deref()), ("0 9 (active)", Some("2:flip4")));
    let swap = format!("2 swap {} 9 {one} 9", one - 1);
    table.play(["2 flip4 2", &swap, &swap, "2 one-more 2"]);
    assert_eq!((table.row(2).as_str(), table.shuffles()), ("9 (stayed)", 3));
    assert_eq!(table.times(&Event::Reshuffled { cards: 10 }), 2);
    table.play(["2 one-more 3"]);
    assert_eq!((table.row(3).as_str(), table.to_act()), ("8 (stayed)", Some(4)));
    assert_eq!(table.times(&Event::RoundEnded { because: Ending::NoCards }), 0);
}
