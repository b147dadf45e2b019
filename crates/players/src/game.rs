//! Bots at a table.

use std::fmt;
use std::str::FromStr;

use flip7::Flip7;
use table::random::Use;
use table::{DeckError, Game, PlayError, Record, ScriptedDealer, Seat, Seed, Setup, Watcher};

use crate::{BotSpec, Flip7Bot, NotABot, Player};

/// A game that there are bots for.
pub trait Seated: Game {
    /// Any of its bots.
    type Bot: Player<Self> + FromStr<Err = NotABot> + Clone + fmt::Debug;

    /// Every kind of bot there is.
    const BOTS: &'static [BotSpec];
}

impl<const SEATS: usize> Seated for Flip7<SEATS> {
    type Bot = Flip7Bot;

    const BOTS: &'static [BotSpec] = Flip7Bot::KNOWN;
}

/// Plays a game by bots, one for each seat, and writes it down. Stops after
/// `most` moves if the game is not over by then.
///
/// # Panics
/// If there are fewer bots than seats, or a bot makes an illegal move.
pub fn play_record<G: Seated>(
    setup: &Setup<G::Options>,
    seed: Seed,
    bots: &mut [G::Bot],
    most: usize,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<Record, DeckError> {
    let mut dealer = ScriptedDealer::seeded(seed);
    let mut random = seed.stream(Use::Bots);
    let mut game = G::begin(setup, &mut dealer, watcher)?;
    let mut moves: Vec<(Seat, G::Move)> = Vec::new();
    while moves.len() < most
        && let Some(seat) = game.to_act()
    {
        let action = bots[seat.index()].choose(game.view(seat), &mut random);
        match game.play(seat, action, &mut dealer, watcher) {
            Ok(()) => moves.push((seat, action)),
            Err(PlayError::Dealer(error)) => return Err(error),
            Err(PlayError::Refused(refusal)) => panic!("a bot was refused: {refusal}"),
        }
    }
    Ok(Record::of::<G>(setup, Some(seed), &dealer, &moves))
}
