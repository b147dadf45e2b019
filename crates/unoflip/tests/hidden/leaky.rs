//! UNO FLIP! broken on purpose, as it once was.

use game::{
    Audience, Card as _, Dealer, Game, Nobody, Outcome, Pile, Seat, Seed, Setup, Telling, View as _, Watcher,
};
use rand_core::Rng;
use unoflip::{
    Asked, Card, Choice, Decision, Event, Lens, Move, Options, Refusal, Rule, Shown, Slot, Told, UnoFlip,
    View,
};

/// Asks only where there is a choice.
pub const ASKS: u8 = 1;

/// Numbers cards that look alike by their place in the round's first shuffle.
pub const NUMBERS: u8 = 2;

/// Numbers them by their other sides.
pub const SIDES: u8 = 3;

/// A game with one of the leaks.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaky<const LEAK: u8> {
    game: UnoFlip,
    /// The round's first shuffle.
    deck: Vec<Card>,
}

impl<const LEAK: u8> Leaky<LEAK> {
    /// The sound game in it.
    pub const fn sound(&self) -> &UnoFlip {
        &self.game
    }

    /// What has no alternative is done without asking.
    fn answer<D: Dealer<Card>>(
        &mut self,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<(), D::Error> {
        let asked = matches!(self.game.decision(), Decision::Drawn { .. } | Decision::Stack { .. });
        let Some(seat) = self.game.to_act().filter(|_| LEAK == ASKS && asked) else { return Ok(()) };
        let legal: Vec<Move> = self.game.legal(seat).collect();
        match legal[..] {
            [Move::Pass] => self.game.apply(seat, Move::Pass, dealer, &mut Nobody),
            [Move::Accept] => self.game.apply(seat, Move::Accept, dealer, watcher),
            _ => Ok(()),
        }
    }

    /// The number of a card among those of a hand that look alike.
    fn number(&self, seat: Seat, card: Card) -> u8 {
        let side = self.game.side();
        let place = |card: Card| {
            if LEAK == SIDES { Some(card.index()) } else { self.deck.iter().position(|&other| other == card) }
        };
        let before = self
            .game
            .hand(seat)
            .slots()
            .map(Slot::card)
            .filter(|&other| other.face(side) == card.face(side) && place(other) < place(card));
        u8::try_from(before.count()).expect("a small number")
    }

    /// The choice with the number that it has here.
    fn said(&self, seat: Seat, choice: Choice) -> Choice {
        let Choice::Play { face, colour, uno, .. } = choice else { return choice };
        let Some(Move::Play { card, .. }) = self.game.understand(seat, choice) else { return choice };
        if !matches!(LEAK, NUMBERS | SIDES) {
            return choice;
        }
        Choice::Play { face, copy: self.number(seat, card), colour, uno }
    }
}

/// Deals as another, and notes the shuffle of a whole deck.
struct Noting<'a, D> {
    dealer: &'a mut D,
    deck: &'a mut Vec<Card>,
    whole: bool,
}

impl<D: Dealer<Card>> Dealer<Card> for Noting<'_, D> {
    type Error = D::Error;

    fn shuffle(&mut self, deck: &Pile<Card>) -> Result<(), D::Error> {
        self.whole = deck.len() == 112;
        if self.whole {
            self.deck.clear();
        }
        self.dealer.shuffle(deck)
    }

    fn draw(&mut self, deck: &Pile<Card>) -> Option<Card> {
        let card = self.dealer.draw(deck)?;
        if self.whole {
            self.deck.push(card);
        }
        Some(card)
    }
}

/// A view with other numbers.
#[derive(Debug, PartialEq)]
pub struct LeakyView<const LEAK: u8> {
    view: View,
    drawn: Option<u8>,
    choices: Vec<Choice>,
}

impl<const LEAK: u8> game::View for LeakyView<LEAK> {
    type Game = Leaky<LEAK>;
    type Choice = Choice;

    fn seat(&self) -> Seat {
        self.view.seat
    }

    fn choices(&self) -> impl Iterator<Item = Choice> {
        self.choices.iter().copied()
    }

    fn imagine(&self, seed: Seed) -> Leaky<LEAK> {
        Leaky { game: self.view.imagine(seed), deck: Vec::new() }
    }
}

impl<const LEAK: u8> Game for Leaky<LEAK> {
    type Card = Card;
    type Options = Options;
    type Move = Move;
    type Choice = Choice;
    type Rule = Rule;
    type Event = Event;
    type Refusal = Refusal;
    type View<'a> = LeakyView<LEAK>;
    type Shown = Shown;

    const NAME: &'static str = UnoFlip::NAME;
    const TITLE: &'static str = UnoFlip::TITLE;
    const PLAYERS: (usize, usize) = UnoFlip::PLAYERS;

    fn full_deck(setup: &Setup<Options>) -> Pile<Card> {
        UnoFlip::full_deck(setup)
    }

    fn begin<D: Dealer<Card>>(
        setup: &Setup<Options>,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<Self, D::Error> {
        let mut deck = Vec::new();
        let mut noting = Noting { dealer, deck: &mut deck, whole: false };
        let game = UnoFlip::begin(setup, &mut noting, watcher)?;
        let mut leaky = Self { game, deck };
        leaky.answer(dealer, watcher)?;
        Ok(leaky)
    }

    fn check(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        self.game.check(seat, action)
    }

    fn apply<D: Dealer<Card>>(
        &mut self,
        seat: Seat,
        action: Move,
        dealer: &mut D,
        watcher: &mut impl Watcher<Event>,
    ) -> Result<(), D::Error> {
        let mut noting = Noting { dealer, deck: &mut self.deck, whole: false };
        self.game.apply(seat, action, &mut noting, watcher)?;
        self.answer(dealer, watcher)
    }

    fn legal(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.game.legal(seat)
    }

    fn understand(&self, seat: Seat, choice: Choice) -> Option<Move> {
        let known = self.game.view(seat);
        let meant = known.choices().find(|&known| self.said(seat, known) == choice);
        meant.and_then(|choice| self.game.understand(seat, choice))
    }

    fn any_move<R: Rng>(players: usize, random: &mut R) -> Move {
        UnoFlip::any_move(players, random)
    }

    fn view(&self, seat: Seat) -> LeakyView<LEAK> {
        let mut view = self.game.view(seat);
        let choices = view.choices().map(|choice| self.said(seat, choice)).collect();
        let drawn = match (self.game.decision(), &mut view.asked) {
            (Decision::Drawn { slot, .. }, Asked::Drawn { card: Some((_, copy)), .. })
                if matches!(LEAK, NUMBERS | SIDES) =>
            {
                *copy = 0;
                Some(self.number(seat, slot.card()))
            }
            _ => None,
        };
        LeakyView { view, drawn, choices }
    }

    fn census(&self) -> Pile<Card> {
        self.game.census()
    }

    fn players(&self) -> usize {
        self.game.players()
    }

    fn round(&self) -> u32 {
        self.game.round()
    }

    fn dealer(&self) -> Seat {
        self.game.dealer()
    }

    fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    fn scores(&self) -> &[i64] {
        self.game.scores()
    }

    fn deck_len(&self) -> usize {
        self.game.deck_len()
    }

    fn discard_len(&self) -> usize {
        self.game.discard_len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn shown(&self) -> Shown {
        self.game.shown()
    }
}

impl<const LEAK: u8> Telling for Leaky<LEAK> {
    type Lens = Lens;
    type Step = Told;

    fn first_lens() -> Lens {
        UnoFlip::first_lens()
    }

    fn lens(&self) -> Lens {
        self.game.lens()
    }

    fn lens_after(lens: Lens, event: &Event) -> Lens {
        UnoFlip::lens_after(lens, event)
    }

    fn step(lens: Lens, event: &Event, audience: Audience) -> Told {
        UnoFlip::step(lens, event, audience)
    }
}
