//! The law over whole games: what an audience receives does not depend on anything that
//! is hidden from it.
//!
//! A game is played and written down. Then cards change places in its shuffles, a pair at
//! a time, and the same moves are made with whatever lies there now. As long as an
//! audience would see the same at a real table, everything it receives must be the same:
//! what it is told, its views, what it can say and what that means, why it is refused. Once
//! it sees something else it may know better, but not from how far a game goes on by itself
//! before anything else is seen. A pair that changes nothing in what it sees to the very
//! end stays exchanged, so that after many of them all that is hidden has been dealt anew.

use std::fmt;

use rand_core::Rng;

use super::{Broken, Law, unreachable};
use crate::card::{Card, Pile};
use crate::dealer::Dealer;
use crate::game::{Game, Setup, View};
use crate::random::{self, Seed, Use};
use crate::rulebook::Ruled;
use crate::script::ScriptedDealer;
use crate::seat::Seat;
use crate::telling::{Audience, Telling};

/// A move, or the beginning, just after it has happened.
#[derive(Debug)]
pub struct Moment<'a, G: Telling> {
    /// What to remember of the game before it.
    pub lens: G::Lens,
    /// What happened.
    pub events: &'a [G::Event],
    /// How the game stands.
    pub game: &'a G,
}

/// What an audience would see of a moment at a real table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What happens, one after the other. Where the rules let something that is hidden
    /// decide how often a thing happens, its end is one of them.
    pub events: Vec<String>,
    /// How the table looks then.
    pub table: String,
}

impl Seen {
    /// Whether in another game something else is seen, so that more may be known from then
    /// on. That one of them has just gone on further is nothing to be seen.
    fn tells(&self, other: &Self) -> bool {
        let other_event = self.events.iter().zip(&other.events).any(|(one, other)| one != other);
        other_event || (self.events.len() == other.events.len() && self.table != other.table)
    }
}

/// What the law has to know of a game, and how long it looks.
#[derive(Debug)]
pub struct Hidden<S, R, A> {
    /// So many moves are made.
    pub moves: usize,
    /// For every audience so many pairs of cards change places.
    pub pairs: usize,
    /// What an audience would see of a moment at a real table: by the rule that says what
    /// is hidden, worked out from the whole game and from nothing that makes views.
    pub seen: S,
    /// What it receives.
    pub received: R,
    /// Whether two cards can look the same, so that it is worth exchanging them.
    pub alike: A,
}

/// How much was really dealt anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Anew {
    /// Pairs that changed places without anybody's seeing it.
    pub unseen: usize,
    /// Moments in which what was received was compared.
    pub moments: usize,
    /// Shuffles that there were.
    pub shuffles: usize,
}

/// What a seat receives as its views and what it is told, and a watcher as what it is told.
pub fn views_and_steps<G: Telling<Step: fmt::Debug>>(moment: &Moment<'_, G>, audience: Audience) -> String {
    let steps = G::steps(moment.lens, moment.events, audience);
    let view = audience.seat().map(|seat| moment.game.view(seat));
    let choices: Option<Vec<G::Choice>> = view.as_ref().map(|view| view.choices().collect());
    format!("{steps:?} {view:?} {choices:?}")
}

/// Plays a game by random moves and checks the law for every seat and for those who watch.
pub fn keep_hidden<G, S, R, A>(
    setup: &Setup<G::Options>,
    seed: Seed,
    hidden: &Hidden<S, R, A>,
) -> Result<Anew, Broken>
where
    G: Telling,
    S: Fn(&Moment<'_, G>, Audience) -> Seen,
    R: Fn(&Moment<'_, G>, Audience) -> String,
    A: Fn(G::Card, G::Card) -> bool,
{
    let story = Story::<G>::play(setup, seed, hidden.moves);
    let said = story.said(setup);
    let mut anew = Anew { shuffles: story.decks.len(), ..Anew::default() };
    let mut random = seed.stream(Use::Simulation);
    for audience in Seat::all(setup.players()).map(Audience::Seat).chain([Audience::Watcher]) {
        let trial = Trial { setup, hidden, audience, said: &said, full: G::full_deck(setup) };
        let pages = trial.pages(&story);
        let mut world = story.clone();
        for _ in 0..hidden.pairs {
            let Some((other, from)) = trial.exchanged(&world, &mut random) else { continue };
            if trial.compare(&pages, &other, from, &mut anew)? {
                world = other;
                anew.unseen += 1;
            }
        }
    }
    Ok(anew)
}

/// A game as it was played: every shuffle, top card first, and every move.
#[derive(Clone)]
struct Story<G: Game> {
    decks: Vec<Vec<G::Card>>,
    moves: Vec<(Seat, G::Move)>,
    /// How many shuffles there had been before each move.
    shuffles: Vec<usize>,
}

impl<G: Telling> Story<G> {
    fn play(setup: &Setup<G::Options>, seed: Seed, longest: usize) -> Self {
        let mut random = seed.stream(Use::Bots);
        let mut dealer = ScriptedDealer::seeded(seed);
        let mut nobody = crate::game::Nobody;
        let mut game = G::begin(setup, &mut dealer, &mut nobody).unwrap_or_else(|error| unreachable(&error));
        let (mut moves, mut shuffles) = (Vec::new(), Vec::new());
        while moves.len() < longest && game.outcome().is_none() {
            let legal: Vec<(Seat, G::Move)> = Seat::all(game.players())
                .flat_map(|seat| game.legal(seat).map(move |action| (seat, action)))
                .collect();
            let (seat, action) = random::pick(&mut random, &legal);
            shuffles.push(dealer.orders().len());
            game.apply(seat, action, &mut dealer, &mut nobody).unwrap_or_else(|error| unreachable(&error));
            moves.push((seat, action));
        }
        Self { decks: dealer.orders().to_vec(), moves, shuffles }
    }

    /// Goes through the game, until whoever listens has heard enough or it cannot have been
    /// like that.
    fn tell(
        &self,
        setup: &Setup<G::Options>,
        mut listen: impl FnMut(usize, &Before<'_, G>, &Moment<'_, G>) -> bool,
    ) {
        let mut dealer = Written { decks: &self.decks, shuffles: 0, dealt: 0 };
        let mut events = Vec::new();
        let Ok(mut game) = G::begin(setup, &mut dealer, &mut events) else { return };
        let start = Moment { lens: G::first_lens(), events: &events, game: &game };
        if !listen(0, &None, &start) {
            return;
        }
        for (ply, &(seat, action)) in (1..).zip(&self.moves) {
            let before = game.clone();
            let mut events = Vec::new();
            if game.play(seat, action, &mut dealer, &mut events).is_err() {
                return;
            }
            let moment = Moment { lens: before.lens(), events: &events, game: &game };
            if !listen(ply, &Some((&before, seat, action)), &moment) {
                return;
            }
        }
    }

    /// Everything that anybody said.
    fn said(&self, setup: &Setup<G::Options>) -> Vec<G::Choice> {
        let mut said = Vec::new();
        self.tell(setup, |_, before, _| {
            if let &Some((game, seat, action)) = before {
                said.extend(saying(game, seat, action));
            }
            true
        });
        said
    }
}

/// Where a move was made, and which.
type Before<'a, G> = Option<(&'a G, Seat, <G as Game>::Move)>;

/// What a seat can say to make a move.
fn saying<G: Game>(game: &G, seat: Seat, action: G::Move) -> Vec<G::Choice> {
    game.view(seat).choices().filter(|&choice| game.understand(seat, choice) == Some(action)).collect()
}

/// What an audience would see of a moment, and what it receives.
struct Page {
    seen: Seen,
    received: String,
}

struct Trial<'a, G: Game, S, R, A> {
    setup: &'a Setup<G::Options>,
    hidden: &'a Hidden<S, R, A>,
    audience: Audience,
    said: &'a [G::Choice],
    full: Pile<G::Card>,
}

impl<G, S, R, A> Trial<'_, G, S, R, A>
where
    G: Telling,
    S: Fn(&Moment<'_, G>, Audience) -> Seen,
    R: Fn(&Moment<'_, G>, Audience) -> String,
    A: Fn(G::Card, G::Card) -> bool,
{
    fn pages(&self, story: &Story<G>) -> Vec<Page> {
        let mut pages = Vec::new();
        story.tell(self.setup, |ply, before, moment| {
            let seen = (self.hidden.seen)(moment, self.audience);
            pages.push(Page { seen, received: self.received(ply, before, moment) });
            true
        });
        pages
    }

    /// All that the audience receives: also how it named the card it played, and why it is
    /// refused what others said.
    fn received(&self, ply: usize, before: &Before<'_, G>, moment: &Moment<'_, G>) -> String {
        /// So many things are tried in every moment.
        const TRIES: usize = 3;
        let mut received = (self.hidden.received)(moment, self.audience);
        let Some(seat) = self.audience.seat() else { return received };
        if let Some((game, _, action)) = before.filter(|(_, mover, _)| *mover == seat) {
            received += &format!(" said {:?}", saying(game, seat, action));
        }
        for place in (ply * TRIES..).take(TRIES.min(self.said.len())) {
            let choice = self.said[place % self.said.len()];
            received += &refusal(moment.game, seat, choice);
        }
        received
    }

    /// Another game in which two cards have changed places since one of the shuffles, and the
    /// number of that.
    fn exchanged(&self, world: &Story<G>, random: &mut impl Rng) -> Option<(Story<G>, usize)> {
        let from = random::index(random, world.decks.len());
        let deck = &world.decks[from];
        let place = random::index(random, deck.len());
        let alike =
            |other: &usize| deck[*other] != deck[place] && (self.hidden.alike)(deck[place], deck[*other]);
        let others: Vec<usize> = (0..deck.len()).filter(alike).collect();
        if others.is_empty() {
            return None;
        }
        let other = random::pick(random, &others);
        let pair = [deck[place], deck[other]];
        let mut exchanged = world.clone();
        exchanged.decks[from].swap(place, other);
        // Cards that there is only one of are followed through later shuffles and moves.
        if pair.iter().all(|&card| self.full.count(card) == 1) {
            let exchange = |card: C<G>| match card {
                _ if card == pair[0] => pair[1],
                _ if card == pair[1] => pair[0],
                _ => card,
            };
            for card in exchanged.decks[from + 1..].iter_mut().flatten() {
                *card = exchange(*card);
            }
            let codes = pair.map(|card| card.to_string());
            for ((_, action), &shuffles) in exchanged.moves.iter_mut().zip(&world.shuffles) {
                if shuffles > from {
                    *action = renamed(*action, codes.each_ref().map(String::as_str));
                }
            }
        }
        Some((exchanged, from))
    }

    /// Whether the audience sees the same to the end. While it does, it must receive the same.
    fn compare(
        &self,
        pages: &[Page],
        other: &Story<G>,
        from: usize,
        anew: &mut Anew,
    ) -> Result<bool, Broken> {
        let (mut same, mut broken) = (0, None);
        other.tell(self.setup, |ply, before, moment| {
            // Before the shuffle nothing has changed.
            if other.shuffles.get(ply).is_some_and(|&shuffles| shuffles <= from) {
                same += 1;
                return true;
            }
            let page = &pages[ply];
            if page.seen.tells(&(self.hidden.seen)(moment, self.audience)) {
                return false;
            }
            let received = self.received(ply, before, moment);
            if received != page.received {
                let seen = format!("{:?} received {}, then {received}", self.audience, page.received);
                broken = Some(Broken { law: Law::TranscriptsHideTheRest, ply, seen });
                return false;
            }
            same += 1;
            anew.moments += 1;
            true
        });
        broken.map_or(Ok(same == pages.len()), Err)
    }
}

type C<G> = <G as Game>::Card;

/// Why a seat may not do something, if it may not.
fn refusal<G: Game>(game: &G, seat: Seat, choice: G::Choice) -> String {
    let why = match game.understand(seat, choice) {
        None => "means nothing".to_owned(),
        Some(action) => match game.check(seat, action) {
            Ok(()) => "may be done".to_owned(),
            Err(refusal) => format!("{refusal} ({:?})", refusal.rule()),
        },
    };
    format!(" {choice}: {why}")
}

/// A move with the names of two cards exchanged.
fn renamed<M: crate::game::Move>(action: M, [one, other]: [&str; 2]) -> M {
    let text = action.to_string();
    let exchanged = |word| match word {
        _ if word == one => other,
        _ if word == other => one,
        _ => word,
    };
    let words: Vec<&str> = text.split(' ').map(exchanged).collect();
    words.join(" ").parse().unwrap_or(action)
}

/// Deals shuffles as they are written, if they can be dealt.
struct Written<'a, C> {
    decks: &'a [Vec<C>],
    shuffles: usize,
    dealt: usize,
}

/// A shuffle of other cards than there are.
#[derive(Debug)]
struct OtherCards;

impl<C: Card> Dealer<C> for Written<'_, C> {
    type Error = OtherCards;

    fn shuffle(&mut self, deck: &Pile<C>) -> Result<(), OtherCards> {
        let order = self.decks.get(self.shuffles).ok_or(OtherCards)?;
        let fits = order.iter().copied().collect::<Pile<C>>() == *deck;
        (self.shuffles, self.dealt) = (self.shuffles + 1, 0);
        fits.then_some(()).ok_or(OtherCards)
    }

    fn draw(&mut self, _: &Pile<C>) -> Option<C> {
        let card = *self.decks[self.shuffles - 1].get(self.dealt)?;
        self.dealt += 1;
        Some(card)
    }
}
