//! The bots at a table, for as long as a game lasts.

use std::sync::Arc;

use bots::{Bot, Seated};
use game::random::Use;
use game::{Audience, Seat, Seed, Telling};

use crate::running::Happenings;

/// Makes the bot of a level.
pub type Make<B> = fn(&str) -> Option<B>;

/// The bots that play some of the seats. Each has heard everything that its seat was
/// told since the game began, also if it sat down later: so what it knows follows from
/// the game alone, whatever became of the bots before it.
pub struct Bots<G: Telling, B> {
    make: Make<B>,
    seats: Vec<Option<Sitting<B>>>,
    /// What happened so far, kept only for bots that listen.
    past: Vec<Arc<Happenings<G>>>,
}

/// A bot in a seat.
#[derive(Clone)]
struct Sitting<B> {
    level: String,
    bot: B,
}

impl<G: Seated> Bots<G, G::Bot> {
    /// No bots yet, and later those of the game itself.
    pub const fn of_game() -> Self {
        Self::new(G::at_level)
    }
}

impl<G: Telling, B: Bot<G> + Clone> Bots<G, B> {
    pub const fn new(make: Make<B>) -> Self {
        Self { make, seats: Vec::new(), past: Vec::new() }
    }

    /// From now on these bots play: for every seat its level, if one does. Says whether others
    /// did before.
    pub fn sit(&mut self, levels: &[Option<&str>]) -> bool {
        self.seats.resize_with(levels.len(), || None);
        let mut changed = false;
        for ((place, sitting), level) in self.seats.iter_mut().enumerate().zip(levels) {
            if sitting.as_ref().map(|sitting| sitting.level.as_str()) == *level {
                continue;
            }
            changed = true;
            *sitting =
                level.and_then(|level| Some(Sitting { level: level.to_owned(), bot: (self.make)(level)? }));
            if let Some(sitting) = sitting {
                for happened in &self.past {
                    happened.tell(Seat::at(place), &mut sitting.bot);
                }
            }
        }
        changed
    }

    /// The same bots once more, with what they know by now.
    pub fn as_they_are(&self) -> Self {
        Self { make: self.make, seats: self.seats.clone(), past: Vec::new() }
    }

    /// Whether one of them may take long to decide.
    pub fn ponder(&self) -> bool {
        self.seats.iter().flatten().any(|sitting| sitting.bot.ponders())
    }

    /// Lets all of them hear what happened.
    pub fn hear(&mut self, happened: &Arc<Happenings<G>>) {
        if !B::LISTENS {
            return;
        }
        for (place, sitting) in self.seats.iter_mut().enumerate() {
            if let Some(sitting) = sitting {
                happened.tell(Seat::at(place), &mut sitting.bot);
            }
        }
        self.past.push(Arc::clone(happened));
    }

    /// What one of them does next, if any does: out of turn, or in its turn.
    pub fn next_move(
        &self,
        game: &G,
        luck: Seed,
        enough: &mut dyn FnMut() -> bool,
    ) -> Option<(Seat, G::Move)> {
        let mut luck = luck.stream(Use::Bots);
        let seat = game.to_act()?;
        let sitting = |place: usize| Some(&self.seats.get(place)?.as_ref()?.bot);
        if game.others_may_move() {
            let bots = (0..self.seats.len()).filter_map(|place| Some((Seat::at(place), sitting(place)?)));
            if let Some(step) = bots::interruption(game, bots, &mut luck) {
                return Some(step);
            }
        }
        let choice = sitting(seat.index())?.choose_in_time(game.view(seat), &mut luck, enough);
        Some((seat, game.understand(seat, choice)?))
    }
}

impl<G: Telling> Happenings<G> {
    /// Lets the bot of a seat hear it.
    fn tell<B: Bot<G>>(&self, seat: Seat, bot: &mut B) {
        for step in G::steps(self.lens, &self.events, Audience::Seat(seat)) {
            bot.hear(&step);
        }
    }
}

#[cfg(test)]
mod tests {
    use bots::Bot;
    use game::View as _;
    use rand_core::Rng;
    use serde_json::json;
    use unoflip::{Choice, Told, UnoFlip, View};

    use super::*;
    use crate::hosted::Hosted;
    use crate::running::Running;

    /// What it does follows from everything it has heard, and from its luck.
    #[derive(Clone, Default)]
    struct Elephant {
        memory: u64,
    }

    impl Bot<UnoFlip> for Elephant {
        const LISTENS: bool = true;

        fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
            let choices: Vec<Choice> = view.choices().collect();
            let pick = self.memory.wrapping_add(random.next_u64()) % choices.len() as u64;
            choices[usize::try_from(pick).expect("a place in a list")]
        }

        fn interrupt<R: Rng>(&self, view: View, random: &mut R) -> Option<Choice> {
            view.choices().next().filter(|_| (self.memory ^ random.next_u64()).is_multiple_of(3))
        }

        fn hear(&mut self, step: &Told) {
            for byte in format!("{step:?}").bytes() {
                self.memory = (self.memory ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }

    /// The same bot, but it hears nothing.
    #[derive(Clone, Default)]
    struct Deaf(Elephant);

    impl Bot<UnoFlip> for Deaf {
        fn choose<R: Rng>(&self, view: View, random: &mut R) -> Choice {
            self.0.choose(view, random)
        }
    }

    const LEVELS: [Option<&str>; 3] = [Some("normal"), Some("easy"), None];

    fn begun<B: Bot<UnoFlip> + Clone + Default + Send + Sync + 'static>() -> Box<dyn Hosted> {
        let bots = Bots::new(|_| Some(B::default()));
        let rules = json!({"jump_in": true, "target": 1_000_000});
        let rules = rules.as_object().expect("an object");
        Running::begin_with(bots, rules, 3, Seed::from(1)).expect("three can play").0
    }

    /// Plays so many moves and writes them down: by the bots, by luck where a person sits.
    fn play(game: &mut dyn Hosted, first: u32, moves: u32) -> Vec<(Seat, String)> {
        let step = |number: u32| {
            let luck = Seed::from(u128::from(number));
            let (seat, action) = game.bot_move(luck).or_else(|| game.default_move()).expect("a long game");
            game.play(seat, &action).expect("a legal move");
            (seat, action)
        };
        (first..first + moves).map(step).collect()
    }

    /// The same game, played again from what was written down.
    fn folded<B: Bot<UnoFlip> + Clone + Default + Send + Sync + 'static>(
        log: &[(Seat, String)],
    ) -> Box<dyn Hosted> {
        let mut game = begun::<B>();
        for (seat, action) in log {
            game.play(*seat, action).expect("it was legal before");
        }
        game
    }

    #[test]
    fn a_bot_that_remembers_plays_the_same_after_its_game_was_folded_anew() {
        let mut game = begun::<Elephant>();
        game.seat_bots(&LEVELS);
        let mut log = play(&mut *game, 0, 120);
        for more in 1..4 {
            // It sits down when all is over or right at the start: what it was told is the same.
            let mut again = folded::<Elephant>(&log);
            again.seat_bots(&LEVELS);
            let expected = play(&mut *game, 120 * more, 120);
            assert_eq!(play(&mut *again, 120 * more, 120), expected);
            log.extend(expected);
        }
    }

    #[test]
    fn a_bot_that_hears_nothing_plays_otherwise() {
        let mut game = begun::<Elephant>();
        game.seat_bots(&LEVELS);
        let log = play(&mut *game, 0, 120);
        let mut deaf = folded::<Deaf>(&log);
        deaf.seat_bots(&LEVELS);
        assert_ne!(play(&mut *deaf, 120, 120), play(&mut *game, 120, 120));
    }

    #[test]
    fn a_bot_that_makes_room_and_comes_back_has_missed_nothing() {
        let (mut stayed, mut left) = (begun::<Elephant>(), begun::<Elephant>());
        stayed.seat_bots(&LEVELS);
        left.seat_bots(&[None, Some("easy"), Some("strong")]);
        for (seat, action) in play(&mut *stayed, 0, 120) {
            left.play(seat, &action).expect("it was legal there");
        }
        left.seat_bots(&LEVELS);
        assert_eq!(play(&mut *left, 120, 60), play(&mut *stayed, 120, 60));
    }
}
