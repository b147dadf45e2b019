//! Bots hear what their seats are told, and nothing else.

use bots::{Bot, Random, play_out, play_record};
use game::random::Use;
use game::{Audience, Nobody, Replay, ScriptedDealer, Seat, Seed, Setup, Telling};
use rand_core::Rng;
use unoflip::{Choice, Happening, Told, UnoFlip, View};

/// Writes down what it hears. Decides by luck.
#[derive(Clone, Debug, Default)]
struct Scribe(Vec<Told>);

impl Bot<UnoFlip> for Scribe {
    const LISTENS: bool = true;

    fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
        Bot::<UnoFlip>::choose(&Random, view, random)
    }

    fn hear(&mut self, step: &Told) {
        self.0.push(step.clone());
    }
}

fn setup() -> Setup<unoflip::Options> {
    Setup::new::<UnoFlip>(unoflip::Options { target: 50, ..unoflip::Options::default() }, 3, 1).unwrap()
}

/// A game of bots that listen, and what each of them heard.
fn recorded(seed: Seed) -> (game::Record, Vec<Scribe>) {
    let mut bots = vec![Scribe::default(); 3];
    let record = play_record::<UnoFlip>(&setup(), seed, &mut bots, usize::MAX, &mut Nobody).unwrap();
    (record, bots)
}

#[test]
fn every_bot_hears_all_that_its_seat_may_know() {
    let (record, bots) = recorded(Seed::from(1));
    let mut events = Vec::new();
    let mut replay = Replay::<UnoFlip>::begin(&record, &mut events).unwrap();
    while replay.step(&mut events).is_some() {}
    for (bot, seat) in bots.iter().zip((0..).map(Seat::at)) {
        assert_eq!(bot.0, UnoFlip::steps(UnoFlip::first_lens(), &events, Audience::Seat(seat)));
    }
}

#[test]
fn no_bot_hears_what_others_drew() {
    for (bot, own) in recorded(Seed::from(2)).1.iter().zip((0..).map(Seat::at)) {
        let drawn = bot.0.iter().filter_map(|step| match &step.event {
            Happening::Drew { seat, card, .. } => Some((*seat, card)),
            _ => None,
        });
        let mut others = 0;
        for (seat, card) in drawn {
            assert_eq!((card.face.is_some(), card.back.is_some()), (seat == own, seat != own));
            others += usize::from(seat != own);
        }
        assert!(others > 0, "nobody else drew a card");
    }
}

#[test]
fn in_a_simulation_bots_hear_the_same() {
    let seed = Seed::from(3);
    let mut bots = vec![Scribe::default(); 3];
    let (mut dealer, mut random) = (ScriptedDealer::seeded(seed), seed.stream(Use::Bots));
    play_out::<UnoFlip, _>(&setup(), &mut dealer, &mut bots, &mut random, &mut Nobody).unwrap();
    let expected = recorded(seed).1;
    assert!(bots.iter().zip(&expected).all(|(bot, expected)| bot.0 == expected.0));
}
