//! A record of UNO FLIP!, looked at move by move.
//!
//! What a choice is worth is tried out in games that are as its seat saw and remembered them. How the chances really
//! stand is what an onlooker says who sees all hands, but not the order of the draw pile. A choice changes them by what
//! its seat could expect of it; whatever else they change by is luck: the cards that came, and those that nobody could
//! see.

mod asked;
mod trying;

use bots::unoflip::{AllStakes, Memory, next_step};
use game::{Audience, Game as _, Record, Seat, Telling as _};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use unoflip::{Choice, Event, Lens, Side, UnoFlip, View};

use crate::course::Moved;
use crate::findings::{Findings, Looks, Step, better, follow};
use crate::report::{Dealt, Decision, Held, Review, Tried, WAIT};
use crate::reviewed::Refused;
use crate::settings::Settings;
use asked::{Asked, asked};
use trying::Trying;

/// A trial takes about so many times as long as one in a game of rows.
const TIMES: usize = 33;

/// The onlooker tries everything out so many times as often as a choice is tried out: there is but one thing to try.
const ONLOOKING: usize = 3;

/// Reviews a record of UNO FLIP!.
pub fn review(
    record: &Record,
    settings: &Settings,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Review, Refused> {
    let findings = Findings::begin(record, settings, TIMES)?;
    let memories = vec![Memory::default(); record.players.count()];
    let mut looking = Looking { findings, memories, stakes: Stakes::default(), is_settled: false };
    let game = follow::<UnoFlip>(record, &mut looking, progress)?;
    Ok(looking.findings.told(&game))
}

/// A review on its way.
struct Looking<'a> {
    findings: Findings<'a>,
    /// What everybody has seen.
    memories: Vec<Memory>,
    /// What everybody plays for in a round.
    stakes: Stakes,
    /// Whether the last move was just what was expected, so that the chances stand as they stood.
    is_settled: bool,
}

impl Looks<UnoFlip> for Looking<'_> {
    fn begin(&mut self, events: &[Event]) {
        self.hear(UnoFlip::first_lens(), events);
    }

    fn look(&mut self, step: &Step<'_, UnoFlip>) {
        self.arrive(step.before, step.ply);
        for asked in asked(step.before, step.seat, step.action) {
            self.judge(step, &asked);
        }
        let expected = next_step(step.before) == Some((step.seat, step.action));
        self.is_settled = expected && !step.events.iter().any(brings_luck);
        self.hear(step.before.lens(), step.events);
    }

    fn end(&mut self, game: &UnoFlip, ply: usize) {
        self.arrive(game, ply + 1);
    }
}

impl Looking<'_> {
    fn hear(&mut self, lens: Lens, events: &[Event]) {
        for (seat, memory) in self.memories.iter_mut().enumerate() {
            for told in UnoFlip::steps(lens, events, Audience::Seat(Seat::at(seat))) {
                memory.hear(&told);
            }
        }
    }

    /// Notes how the chances stand before a move.
    fn arrive(&mut self, game: &UnoFlip, ply: usize) {
        let chances = match (game.outcome(), game.to_act()) {
            (Some(outcome), _) => {
                game.seats().map(|seat| f64::from(u8::from(seat == outcome.winner))).collect()
            }
            (None, Some(seat)) if !self.is_settled => self.onlook(game, seat, ply),
            _ => self.findings.course.now().to_vec(),
        };
        self.findings.course.arrive(chances);
    }

    /// Everybody's chances as an onlooker says who sees all hands.
    fn onlook(&mut self, game: &UnoFlip, seat: Seat, ply: usize) -> Vec<f64> {
        let luck = self.findings.settings.luck(ply);
        let trials = ONLOOKING * self.findings.trials;
        let stakes = self.stakes.of_round(game);
        Trying::new(game.view(seat), &Memory::of_onlooker(game), stakes, luck).usually(trials)
    }

    /// Judges what somebody did who could do something.
    fn judge(&mut self, step: &Step<'_, UnoFlip>, asked: &Asked) {
        let (game, seat) = (step.before, asked.seat);
        let mut luck = self.findings.settings.luck_of(step.ply, seat);
        let lucks = [luck.next_u64(), luck.next_u64()].map(Xoshiro256PlusPlus::seed_from_u64);
        let [of_account, of_decision] = lucks;
        let trials = self.findings.trials;
        let memory = &self.memories[seat.index()];
        let mut chances = self.findings.course.now().to_vec();
        if !asked.account.is_empty() {
            let stakes = self.stakes.of_round(game);
            let changes =
                Trying::new(game.view(seat), memory, stakes, of_account).sum(&asked.account, trials);
            chances.iter_mut().zip(changes).for_each(|(chance, change)| *chance += change);
        }
        if asked.choices.len() > 1 && self.findings.wants(seat) {
            let stakes = self.stakes.of_round(game);
            let mut trying = Trying::new(game.view(seat), memory, stakes, of_decision);
            self.findings.decisions.push(decision(step, asked, &mut trying, trials));
        }
        self.findings.course.choose(moved(step, asked), chances);
    }
}

/// What everybody plays for in a round, worked out once for all its moves.
#[derive(Default)]
struct Stakes(Option<(u32, AllStakes)>);

impl Stakes {
    fn of_round(&mut self, game: &UnoFlip) -> &mut AllStakes {
        let known = self.0.take().filter(|(round, _)| *round == game.round());
        let known = known.unwrap_or_else(|| (game.round(), AllStakes::new(&game.view(game.dealer()))));
        &mut self.0.insert(known).1
    }
}

fn decision(step: &Step<'_, UnoFlip>, asked: &Asked, trying: &mut Trying<'_>, trials: usize) -> Decision {
    let others: Vec<Option<Choice>> =
        asked.choices.iter().copied().filter(|choice| *choice != asked.chosen).collect();
    let found = trying.find(asked.chosen, others, trials);
    let best = found.iter().max_by(|a, b| a.trials.mean().total_cmp(&b.trials.mean()));
    let best = best.filter(|best| best.trials.mean() > 0.0);
    let (chance, cost) = trying.measure(asked.chosen, best, trials);
    let tried = |choice: &Option<Choice>| {
        let found = found.iter().find(|candidate| candidate.choice == *choice);
        let better = found.map(|candidate| candidate.trials.mean());
        let better = if *choice == asked.chosen { Some(0.0) } else { better };
        Tried { action: said(*choice), chance: better.map(|better| (chance + better).clamp(0.0, 1.0)) }
    };
    Decision {
        ply: step.ply,
        round: step.before.round(),
        seat: asked.seat,
        card: None,
        chosen: said(asked.chosen),
        chance,
        choices: asked.choices.iter().map(tried).collect(),
        better: best.map(|best| better(said(best.choice), &cost)),
        points: None,
        held: Some(held(&step.before.view(asked.seat))),
    }
}

/// A choice as its player says it.
fn said(choice: Option<Choice>) -> String {
    choice.map_or_else(|| WAIT.to_owned(), |choice| choice.to_string())
}

fn held(view: &View) -> Held {
    Held {
        hand: view.hand.iter().map(|face| face.to_string()).collect(),
        top: view.top.to_string(),
        colour: view.colour.map(|colour| colour.to_string()),
    }
}

/// The move, for what is told about it.
fn moved(step: &Step<'_, UnoFlip>, asked: &Asked) -> Moved {
    Moved {
        ply: step.ply,
        round: step.before.round(),
        seat: asked.seat,
        card: None,
        action: said(asked.chosen),
        dealt: drawn(step.events, step.before.side()),
        new_hands: step.events.iter().any(|event| matches!(event, Event::HandDealt { .. })),
    }
}

/// The cards that were drawn, by their faces of the side in play.
fn drawn(events: &[Event], side: Side) -> Vec<Dealt> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Drew { seat, card, .. } => Some(Dealt { seat: *seat, card: card.face(side).to_string() }),
        _ => None,
    });
    cards.collect()
}

/// Whether an onlooker learns something by this that nobody chose.
const fn brings_luck(event: &Event) -> bool {
    matches!(event, Event::Drew { .. } | Event::HandDealt { .. } | Event::Flipped { .. } | Event::Won { .. })
}
