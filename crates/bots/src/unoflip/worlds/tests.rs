//! Games are dealt as they may be, each as often as it is likely.

use game::random::Use;
use game::{Game as _, Seed, View as _};
use unoflip::{CARDS, Options};

use super::*;
use crate::unoflip::testing::{any_table, follow};
use crate::{PlainUnoFlip, Random};

#[test]
fn games_look_as_they_are_seen_and_remembered() {
    let mut random = Seed::from(1).stream(Use::Bots);
    let mut games = 0;
    for seed in 100..130 {
        follow(any_table(seed), seed, Random, |game, memories| {
            let Some(seat) = game.to_act() else { return };
            let mut view = game.view(seat);
            view.shown = None;
            let memory = &memories[seat.index()];
            let mut worlds = Worlds::new(view.clone(), memory, &mut random).expect("it is so");
            let dealt = worlds.next(&mut random).expect("the table asks");
            assert_eq!(dealt.view(seat), view);
            assert_eq!(dealt.census(), game.census());
            for other in game.seats() {
                let held: Vec<_> = dealt.hand(other).slots().collect();
                let mut known = memory.hand(other).iter().filter(|token| token.is_known());
                assert!(known.all(|token| held.iter().any(|&slot| token.could_be().has(slot))));
            }
            games += 1;
        });
    }
    assert!(games > 3_000, "only {games}");
}

#[test]
fn who_remembers_knows_more_cards() {
    let mut random = Seed::from(1).stream(Use::Bots);
    let (mut remembered, mut seen, mut held) = (0, 0, 0);
    for seed in 0..12 {
        follow((Options::default(), 4), seed, PlainUnoFlip, |game, memories| {
            let Some(seat) = game.to_act() else { return };
            let view = game.view(seat);
            let imagined = view.imagine(Seed::from(u128::from(random.next_u64())));
            let mut worlds = Worlds::new(view, &memories[seat.index()], &mut random).expect("it is so");
            let dealt = worlds.next(&mut random).expect("the table asks");
            for other in game.seats().filter(|other| *other != seat) {
                let hand = game.hand(other);
                remembered += dealt.hand(other).and(hand).len();
                seen += imagined.hand(other).and(hand).len();
                held += hand.len();
            }
        });
    }
    println!("of {held} cards {seen} right by what is seen, {remembered} by what is remembered");
    assert!(10 * remembered > 7 * held, "{remembered} of {held}");
    assert!(10 * (remembered - seen) > held, "{remembered} against {seen} of {held}");
}

#[test]
fn an_onlooker_sees_all_cards_but_those_of_the_draw_pile() {
    let mut random = Seed::from(3).stream(Use::Bots);
    let (mut games, mut piles) = (0, 0);
    for seed in 200..210 {
        follow(any_table(seed), seed, Random, |game, _| {
            let Some(seat) = game.to_act() else { return };
            let memory = Memory::of_onlooker(game);
            let mut worlds = Worlds::new(game.view(seat), &memory, &mut random).expect("it is so");
            let dealt = worlds.next(&mut random).expect("the table asks");
            for other in game.seats() {
                assert!(dealt.hand(other).codes() == game.hand(other).codes());
            }
            assert!(dealt.discard_pile().eq(game.discard_pile()));
            piles += usize::from(game.draw_pile().count() > 3 && dealt.draw_pile().eq(game.draw_pile()));
            games += 1;
        });
    }
    assert!(games > 1_000 && 20 * piles < games, "{games}, {piles} of them with the pile as it lies");
}

/// How likely every open card is each piece, by going through all ways.
fn all_ways(worlds: &Worlds) -> Vec<[f64; CARDS]> {
    fn go(worlds: &Worlds, card: usize, taken: Hand, weight: f64, ways: &mut Vec<[f64; CARDS]>) -> f64 {
        let Some(open) = worlds.open.get(card) else { return weight };
        let mut all = 0.0;
        for slot in open.could_be.and_not(taken).slots() {
            let likely = if open.unlikely.has(slot) { AFTER_ALL } else { 1.0 };
            let below = go(worlds, card + 1, taken.or(Hand::of(slot)), weight * likely, ways);
            ways[card][slot.place()] += below;
            all += below;
        }
        all
    }
    let mut ways = vec![[0.0; CARDS]; worlds.open.len()];
    let all = go(worlds, 0, Hand::default(), 1.0, &mut ways);
    ways.iter_mut().flatten().for_each(|ways| *ways /= all);
    ways
}

/// How often every open card is each piece, in so many games.
fn shares(worlds: &mut Worlds, games: u32, random: &mut impl Rng) -> Vec<[f64; CARDS]> {
    let mut shares = vec![[0.0; CARDS]; worlds.open.len()];
    for _ in 0..games {
        worlds.next(random).expect("the table asks");
        for (shares, open) in shares.iter_mut().zip(&worlds.open) {
            shares[open.is.place()] += 1.0 / f64::from(games);
        }
    }
    shares
}

#[test]
fn every_card_is_what_it_is_as_often_as_among_all_ways() {
    let mut random = Seed::from(2).stream(Use::Bots);
    let (mut positions, mut open) = (0, 0);
    for seed in 0..8 {
        let mut done = false;
        follow((Options::default(), 2), seed, PlainUnoFlip, |game, memories| {
            let Some(seat) = game.to_act().filter(|_| !done) else { return };
            let mut worlds = Worlds::new(game.view(seat), &memories[seat.index()], &mut random).unwrap();
            let unlikely = |open: &Open| !open.unlikely.and(open.could_be).is_empty();
            done = worlds.open.iter().filter(|open| unlikely(open)).count() > 1 && worlds.open.len() < 17;
            if !done {
                return;
            }
            let expected = all_ways(&worlds);
            let shares = shares(&mut worlds, 10_000, &mut random);
            for (chance, share) in expected.iter().flatten().zip(shares.iter().flatten()) {
                // Six standard deviations are at most 0.03, if games were independent.
                assert!((share - chance).abs() < 0.03, "{share}, not {chance}");
            }
            positions += 1;
            open += worlds.open.iter().filter(|open| open.could_be.len() > 1).count();
        });
    }
    assert!(positions > 4 && open > 40, "only {open} cards of {positions} positions");
}
