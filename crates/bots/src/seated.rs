//! Bots at a table.

use std::fmt;
use std::str::FromStr;

use flip7::Flip7;
use game::random::Use;
use game::{DeckError, Game, PlayError, Record, ScriptedDealer, Seat, Seed, Setup, Telling, Watcher, random};
use rand_core::Rng;
use unoflip::UnoFlip;
use vengeance::Vengeance;

use crate::{
    Bot, BotSpec, Flip7Bot, Listening, NotABot, Sensible, Thinks as _, UnoFlipBot, VengeanceBot, Vengeful,
};

/// A game that there are bots for.
pub trait Seated: Telling {
    /// Any of its bots.
    type Bot: Bot<Self> + FromStr<Err = NotABot> + Clone + fmt::Debug;

    /// Every kind of bot there is.
    const BOTS: &'static [BotSpec];

    /// The bot that makes a game worth watching.
    const DEFAULT_BOT: &'static str;

    /// How well the server's bots can be asked to play, weakest first, and the
    /// bot for each.
    const LEVELS: &'static [(&'static str, &'static str)];

    /// The bot for a level.
    fn at_level(level: &str) -> Option<Self::Bot> {
        let (_, bot) = Self::LEVELS.iter().find(|(name, _)| *name == level)?;
        bot.parse().ok()
    }
}

impl<const SEATS: usize> Seated for Flip7<SEATS> {
    type Bot = Flip7Bot;

    const BOTS: &'static [BotSpec] = Sensible::KNOWN;
    const DEFAULT_BOT: &'static str = "threshold:25";
    const LEVELS: &'static [(&'static str, &'static str)] =
        &[("easy", "hasty"), ("normal", "one-step"), ("strong", "racer:100")];
}

impl<const SEATS: usize> Seated for Vengeance<SEATS> {
    type Bot = VengeanceBot;

    const BOTS: &'static [BotSpec] = Vengeful::KNOWN;
    const DEFAULT_BOT: &'static str = "plain";
    const LEVELS: &'static [(&'static str, &'static str)] =
        &[("easy", "hasty"), ("normal", "plain"), ("strong", "racer:200")];
}

impl Seated for UnoFlip {
    type Bot = UnoFlipBot;

    const BOTS: &'static [BotSpec] = UnoFlipBot::KNOWN;
    const DEFAULT_BOT: &'static str = "plain";
    const LEVELS: &'static [(&'static str, &'static str)] =
        &[("easy", "careless"), ("normal", "plain"), ("strong", "searcher:200")];
}

/// Who moves next at a table of bots, one for each seat, and how. Nobody when
/// the game is over.
///
/// # Panics
/// If there are fewer bots than seats, or a bot says what it cannot do.
#[inline]
pub fn next_step<G: Telling>(
    game: &G,
    bots: &[impl Bot<G>],
    random: &mut impl Rng,
) -> Option<(Seat, G::Move)> {
    let seat = game.to_act()?;
    if all_pick_evenly(bots) {
        even_step(game, seat, random)
    } else {
        Some(asked_step(game, seat, bots, random))
    }
}

/// Whether every legal move of every seat is equally likely at this table.
pub(crate) fn all_pick_evenly<G: Telling>(bots: &[impl Bot<G>]) -> bool {
    bots.iter().all(Bot::<G>::picks_evenly)
}

/// The next step where the bots have to be asked, those out of turn first; then the
/// one whose turn it is.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the loop of a simulation")]
pub(crate) fn asked_step<G: Telling>(
    game: &G,
    seat: Seat,
    bots: &[impl Bot<G>],
    random: &mut impl Rng,
) -> (Seat, G::Move) {
    if game.others_may_move()
        && let Some(step) = interruption(game, Seat::all(game.players()).zip(bots), random)
    {
        return step;
    }
    let choice = bots[seat.index()].choose(game.view(seat), random);
    (seat, game.understand(seat, choice).expect("a bot says what it can do"))
}

/// One of all legal moves of all seats, every one equally likely.
#[inline(always)]
#[expect(clippy::inline_always, reason = "the loop of a simulation")]
pub(crate) fn even_step<G: Game>(game: &G, seat: Seat, random: &mut impl Rng) -> Option<(Seat, G::Move)> {
    if game.others_may_move() {
        return even_step_of_all(game, random);
    }
    let action = game.pick_legal(seat, |count| random::index(random, count))?;
    Some((seat, action))
}

fn even_step_of_all<G: Game>(game: &G, random: &mut impl Rng) -> Option<(Seat, G::Move)> {
    let seats = || Seat::all(game.players()).map(|seat| (seat, game.legal_count(seat)));
    let mut pick = random::index(random, seats().map(|(_, count)| count).sum());
    for (seat, count) in seats() {
        if pick < count {
            return game.pick_legal(seat, |_| pick).map(|action| (seat, action));
        }
        pick -= count;
    }
    None
}

/// What one of these bots does out of turn; one of them by lot, if several do.
pub fn interruption<'a, G: Telling>(
    game: &G,
    bots: impl Iterator<Item = (Seat, &'a (impl Bot<G> + 'a))>,
    random: &mut impl Rng,
) -> Option<(Seat, G::Move)> {
    let mut offers = Vec::new();
    for (seat, bot) in bots.filter(|(seat, _)| Some(*seat) != game.to_act()) {
        let choice = bot.interrupt(game.view(seat), random);
        offers.extend(choice.and_then(|choice| game.understand(seat, choice)).map(|action| (seat, action)));
    }
    if offers.is_empty() { None } else { Some(random::pick(random, &offers)) }
}

/// Plays a game by bots, one for each seat and as they are before a game, and writes it
/// down. Stops after
/// `most` moves if the game is not over by then.
///
/// # Panics
/// If there are fewer bots than seats, or a bot makes an illegal move.
pub fn play_record<G: Telling>(
    setup: &Setup<G::Options>,
    seed: Seed,
    bots: &mut [impl Bot<G>],
    most: usize,
    watcher: &mut impl Watcher<G::Event>,
) -> Result<Record, DeckError> {
    let mut dealer = ScriptedDealer::seeded(seed);
    let mut random = seed.stream(Use::Bots);
    let mut game = G::begin(setup, &mut dealer, &mut Listening::new(G::first_lens(), bots, watcher))?;
    let mut moves: Vec<(Seat, G::Move)> = Vec::new();
    while moves.len() < most
        && let Some((seat, action)) = next_step(&game, bots, &mut random)
    {
        let lens = game.lens();
        match game.play(seat, action, &mut dealer, &mut Listening::new(lens, bots, watcher)) {
            Ok(()) => moves.push((seat, action)),
            Err(PlayError::Dealer(error)) => return Err(error),
            Err(PlayError::Refused(refusal)) => panic!("a bot was refused: {refusal}"),
        }
    }
    Ok(Record::of::<G>(setup, Some(seed), &dealer, &moves))
}
