//! What a round of Flip 7 or With a Vengeance has in store for whoever's turn it is.

use std::collections::BTreeMap;

use flip7::Card as OfFlip7;
use game::{Card, Options as _, Pile};
use hosting::{AnyCard, GameName};
use odds::{Best, Policy, Solved, Utility, in_steps, vengeance as in_vengeance};
use rows::Status;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use shown::Position;
use shown::position::Row;
use vengeance::Card as OfVengeance;

use crate::picture::Bar;

/// How many there are of each card, by its code.
type Counts = BTreeMap<String, usize>;

/// How many points a bar stands for.
const STEP: usize = 10;

/// What somebody asks about their round. Cards are named by their codes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    game: GameName,
    /// What was agreed on.
    rules: Map<String, Value>,
    /// What lies in front of the player.
    hand: Vec<String>,
    /// How many of each card are in the deck.
    deck: Counts,
    /// How many of each were discarded.
    discards: Counts,
    /// How many decks are played with.
    decks: u8,
    /// Whether nobody else is in the round any more.
    pub(crate) alone: bool,
}

/// What it has in store.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outlook {
    /// What it is worth to hit, in points of the round.
    pub hit: f64,
    /// What it is worth to stay, where one may.
    pub stay: Option<f64>,
    /// Whether it is better to hit.
    pub hits: bool,
    /// The chance to bust with the next card.
    pub bust_next: f64,
    /// The chance that somebody who hits now busts in the end.
    pub bust: f64,
    /// The chance that they make a Flip 7.
    pub flip7: f64,
    /// The chance that the next card is for somebody of one's choice, where such cards are left out of the rest.
    pub given: Option<f64>,
    /// The points of the round of somebody who hits now; in With a Vengeance what the row is worth with the next card.
    pub bars: Vec<Bar>,
}

/// What was found for either game, which are of two types with the same numbers.
macro_rules! outlook {
    ($found:expr, $given:expr, $bars:expr) => {
        Outlook {
            hit: $found.hit,
            stay: $found.stay,
            hits: $found.best == Best::Hit,
            bust_next: $found.bust_next,
            bust: $found.bust,
            flip7: $found.flip7,
            given: $given,
            bars: $bars,
        }
    };
}

impl Round {
    /// What a seat asks while it may hit.
    pub(crate) fn about(
        game: GameName,
        rules: &Map<String, Value>,
        position: &Position,
        seat: usize,
    ) -> Option<Self> {
        let row = position.rows.get(seat.checked_sub(1)?)?;
        if !position.choices.iter().any(|choice| choice == "hit") {
            return None;
        }
        let players = position.rows.len();
        let (decks, deck, discards) = match game {
            GameName::Flip7 => {
                let decks = flip7::Options::from_rules(rules).ok()?.decks_for(players);
                let (deck, discards) = piles(&flip7::decks(decks), position)?;
                (decks, deck, discards)
            }
            GameName::Vengeance => {
                let decks = vengeance::Options::from_rules(rules).ok()?.decks_for(players);
                // What was discarded matters only once it is the deck.
                (decks, unseen(position), Counts::new())
            }
            GameName::UnoFlip => return None,
        };
        let others = position.rows.iter().enumerate().filter(|(place, _)| place + 1 != seat);
        Some(Self {
            game,
            rules: rules.clone(),
            hand: lying(row).map(|card| card.to_string()).collect(),
            deck,
            discards,
            decks,
            alone: others.into_iter().all(|(_, row)| row.status != Status::Active),
        })
    }

    /// Works out what it has in store, if there are not too many ways for it to go.
    pub(crate) fn outlook(&self) -> Option<Outlook> {
        if self.game == GameName::Flip7 { self.of_flip7() } else { self.of_vengeance() }
    }

    /// Whether a Second Chance lies there.
    pub(crate) fn has_second_chance(&self) -> bool {
        self.game == GameName::Flip7 && self.hand.iter().any(|code| code == OfFlip7::SecondChance.code())
    }

    /// Whether it is a round of Flip 7.
    pub(crate) fn is_flip7(&self) -> bool {
        self.game == GameName::Flip7
    }

    fn of_flip7(&self) -> Option<Outlook> {
        let when = flip7::Options::from_rules(&self.rules).ok()?.second_chance_in_flip_three;
        let hand = cards::<OfFlip7>(&self.hand)?;
        let round = odds::Round::new(pile(&self.deck)?, &hand).ok()?;
        let round = round.with_discards(pile(&self.discards)?).with_second_chance_in_flip_three(when);
        let (round, part) = if self.alone { (round, 1.0) } else { round.among_others() };
        let points = Utility::points();
        let outlook = Solved::of(&round, &points, Policy::Best).ok()?.after_hit(part);
        let steps = in_steps(&outlook.distribution, STEP).into_iter();
        Some(outlook!(outlook, None, steps.map(|(from, to, chance)| Bar::new(from, to, chance)).collect()))
    }

    fn of_vengeance(&self) -> Option<Outlook> {
        // What follows an Unlucky 7 is known where there is one.
        if self.decks > 1 {
            return None;
        }
        let options = vengeance::Options::from_rules(&self.rules).ok()?;
        let hand = cards::<OfVengeance>(&self.hand)?;
        let round = in_vengeance::Round::new(pile(&self.deck)?, &hand, options).ok()?;
        let outlook = round.after_hit();
        let given = outlook.next.iter().filter(|next| next.points.is_none() && !next.busts);
        let mut bars: Vec<Bar> = Vec::new();
        for next in &outlook.next {
            let points = if next.busts { Some(0) } else { next.points };
            if let Some(points) = points {
                Bar::add(&mut bars, points, next.chance);
            }
        }
        Some(outlook!(outlook, Some(given.map(|next| next.chance).sum()), bars))
    }
}

/// The cards in front of a player that count.
fn lying(row: &Row) -> impl Iterator<Item = AnyCard> {
    let second = row.second_chance.then_some(AnyCard::Flip7(OfFlip7::SecondChance));
    row.numbers.iter().chain(&row.modifiers).copied().chain(second)
}

/// How many of each card may come next.
fn unseen(position: &Position) -> Counts {
    position.unseen.iter().map(|(card, count)| (card.to_string(), *count as usize)).collect()
}

/// The deck of Flip 7 and what was discarded, which is the rest of those cards that nobody has in front of them. Nothing
/// if it is not as many cards as lie there.
fn piles(all: &Pile<OfFlip7>, position: &Position) -> Option<(Counts, Counts)> {
    let mut rest = counts(all);
    for row in &position.rows {
        // A Freeze stays with whom it froze.
        let freeze = (row.status == Status::Frozen).then_some(AnyCard::Flip7(OfFlip7::Freeze));
        for card in lying(row).chain(freeze) {
            take(&mut rest, &card.to_string(), 1)?;
        }
    }
    let (deck, discards) = if position.deck > 0 {
        let deck = unseen(position);
        for (card, count) in &deck {
            take(&mut rest, card, *count)?;
        }
        (deck, rest)
    } else {
        (Counts::new(), rest)
    };
    let size = |pile: &Counts| pile.values().sum::<usize>();
    (size(&deck) == position.deck && size(&discards) == position.discard).then_some((deck, discards))
}

fn take(pile: &mut Counts, card: &str, count: usize) -> Option<()> {
    let left = pile.get_mut(card)?;
    *left = left.checked_sub(count)?;
    if *left == 0 {
        pile.remove(card);
    }
    Some(())
}

fn counts<C: Card>(pile: &Pile<C>) -> Counts {
    let counted = C::ALL.iter().map(|card| (card.to_string(), pile.count(*card)));
    counted.filter(|(_, count)| *count > 0).collect()
}

fn cards<C: Card>(codes: &[String]) -> Option<Vec<C>> {
    codes.iter().map(|code| code.parse().ok()).collect()
}

fn pile<C: Card>(counts: &Counts) -> Option<Pile<C>> {
    let copies = counts.iter().flat_map(|(code, count)| std::iter::repeat_n(code.clone(), *count));
    Some(cards::<C>(&copies.collect::<Vec<_>>())?.into_iter().collect())
}
