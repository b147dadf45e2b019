//! U-10 and U-11: the draw for the first deal, and the deal.

use game::{Game, Nobody, Record, Replay, Scripted, Seat, Seed, proves};
use serde_json::json;
use unoflip::{Card, Event, Rule, Side, Symbol, UnoFlip};

use super::kit::{Look, listed, seat};

/// What was drawn for the first deal, and who deals.
fn draw(players: usize, seed: u128) -> (Vec<(Seat, Card)>, Seat) {
    let mut events = Vec::new();
    let dealer = UnoFlip::first_dealer(players, Seed::from(seed), &mut events);
    assert_eq!(events.pop(), Some(Event::DealerDrawn { seat: dealer }));
    let drawn = events.into_iter().map(|event| match event {
        Event::DrewForDeal { seat, card } => (seat, card),
        other => panic!("{other:?}"),
    });
    (drawn.collect(), dealer)
}

fn number(card: Card) -> u8 {
    match card.face(Side::Light).symbol() {
        Symbol::Number(number) => number,
        _ => 0,
    }
}

/// Goes through what was drawn, and says who deals and how often was drawn.
fn judged(players: usize, drawn: &[(Seat, Card)]) -> (Seat, usize) {
    let (mut left, mut rest, mut times) = (Seat::all(players).collect::<Vec<_>>(), drawn, 0);
    while left.len() > 1 {
        let (now, later) = rest.split_at(left.len());
        assert!(now.iter().map(|&(seat, _)| seat).eq(left), "those who tied draw, in order");
        let highest = now.iter().map(|&(_, card)| number(card)).max();
        left =
            now.iter().filter(|&&(_, card)| Some(number(card)) == highest).map(|&(seat, _)| seat).collect();
        (rest, times) = (later, times + 1);
    }
    assert!(rest.is_empty(), "nobody draws when the dealer is found");
    (left[0], times)
}

#[test]
fn the_highest_light_number_deals_and_those_who_tie_draw_again() {
    proves!(U_10);
    let (mut again, mut symbols) = (0, 0);
    for seed in 0..100 {
        for players in 2..=10 {
            let (drawn, dealer) = draw(players, seed);
            let (judged, times) = judged(players, &drawn);
            assert_eq!(dealer, judged, "{players} players, seed {seed}: {drawn:?}");
            again += usize::from(times > 1);
            symbols += usize::from(number(drawn[0].1) == 0);
        }
    }
    assert!(again > 50 && symbols > 50, "{again} draws were repeated, {symbols} began with a symbol");
}

#[test]
fn everybody_may_become_the_first_dealer() {
    proves!(U_10);
    let dealers: std::collections::BTreeSet<Seat> = (0..200).map(|seed| draw(10, seed).1).collect();
    assert_eq!(dealers.len(), 10);
}

#[test]
fn everybody_draws_another_card() {
    proves!(U_10);
    for seed in 0..50 {
        let (drawn, _) = draw(10, seed);
        let drawn = &drawn[..10];
        for &(_, card) in drawn {
            let times = drawn.iter().filter(|&&(_, other)| other == card).count();
            assert!(times == 1 || card.to_string() == "b1/v-all", "{card}: {drawn:?}");
        }
    }
}

#[test]
fn the_draw_for_the_deal_changes_nothing_of_the_shuffles() {
    proves!(U_10);
    for seed in 0..20_u128 {
        let (_, dealer) = draw(4, seed);
        let json = json!({"format": "fliphouse/1", "game": "unoflip", "players": 4, "seed": Seed::from(seed).to_hex()});
        let mut record = Record::parse(json.to_string().as_bytes()).unwrap();
        let drawn = *Replay::<UnoFlip>::begin(&record, &mut Nobody).unwrap().game();
        assert_eq!(drawn.dealer(), dealer);
        assert_eq!(drawn.census().len(), 112);
        record.dealer = Some(dealer.number());
        assert_eq!(Replay::<UnoFlip>::begin(&record, &mut Nobody).unwrap().game(), &drawn);
    }
}

const DECK: &str = "r1/p3 y1/p-all g1/o5 r2/o-rev y2/t1 g2/t+5 r3/p7 y3/p+5 g3/p-flip r4/o-flip y4/p+5 g4/p8 \
                    r5/p2 y5/v9 g5/o7 r6/o9 y6/o-all g6/p5 r7/o1 y7/o2 g7/o6 b5/o-rev b1/v-all b2/o8";

#[test]
fn everybody_gets_seven_cards_one_at_a_time_from_the_dealers_left() {
    proves!(U_11);
    let table = Scripted::<UnoFlip>::new(&json!({}), 3, 1, &[DECK]);
    assert_eq!(table.hand(2), "r1 r2 r3 r4 r5 r6 r7");
    assert_eq!(table.hand(3), "y1 y2 y3 y4 y5 y6 y7");
    assert_eq!(table.hand(1), "g1 g2 g3 g4 g5 g6 g7");
    let dealt = table.events.iter().filter_map(|event| match event {
        Event::HandDealt { seat, hand } => Some(format!("{seat}:{}", hand.len())),
        _ => None,
    });
    assert_eq!(listed(dealt), "1:7 2:7 3:7");
}

#[test]
fn the_next_card_is_turned_up_and_the_rest_is_the_draw_pile() {
    proves!(U_11);
    let table = Scripted::<UnoFlip>::new(&json!({}), 3, 1, &[DECK]);
    assert_eq!(table.at(), "light left b5 b 2");
    assert_eq!(table.discards(), "b5/o-rev");
    assert_eq!(table.piles(), (112 - 22, 1));
    assert_eq!(table.draw_pile()[..2], ["b1/v-all", "b2/o8"]);
    assert_eq!((table.game.round(), table.game.dealer(), table.shuffles()), (1, seat(1), 1));
}

#[test]
fn the_draw_pile_lies_light_side_down() {
    proves!(U_11);
    let table = Scripted::<UnoFlip>::new(&json!({}), 3, 1, &[DECK]);
    assert_eq!(table.game.view(seat(1)).draw_top.map(|face| face.to_string()), Some("v-all".into()));
}

#[test]
fn ten_players_get_seven_cards_each() {
    proves!(U_3, U_11);
    let table = Scripted::<UnoFlip>::new(&json!({}), 10, 4, &[]);
    for number in 1..=10 {
        assert!(table.game.hand(seat(number)).len() >= 7, "seat {number}");
    }
    let drawn = table.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(table.game.deck_len() + table.game.discard_len() + drawn, 112 - 70);
}
