//! The table as it is drawn: at rest as the position says, and between two
//! positions as what was told leads from one to the next.

use game::Options as _;
use hosting::{AnyCard, GameName};
use rows::{Followed, Laid, Scene};
use serde_json::{Map, Value};

use crate::position::{Pending, Position, Row};
use crate::step::{Happened, Step};

/// The table at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picture {
    /// What lies where.
    pub position: Position,
    /// A card that was dealt and does not lie anywhere yet, or acts just now.
    pub in_play: Option<AnyCard>,
    /// The last cards that were seen to come to the discard pile, the newest at the end.
    pub pile: Vec<AnyCard>,
    /// What the round brought each seat, once that has been added.
    pub gained: Vec<Option<i64>>,
    /// To which seats cards go in this step, and from which, unless they come
    /// from the deck.
    pub ways: Vec<(usize, usize)>,
}

impl Picture {
    /// A table at rest.
    pub fn at(position: Position) -> Self {
        Self { position, ..Self::default() }
    }

    /// Another table at rest. What was seen to come to the discard pile is still seen, unless that
    /// is another pile now: a card that is being carried out may be counted before it comes.
    #[must_use]
    pub fn settled(&self, position: Position) -> Self {
        let same = position.discard > 0 && position.discard.abs_diff(self.position.discard) <= 1;
        Self { pile: if same { self.pile.clone() } else { Vec::new() }, ..Self::at(position) }
    }

    /// The last cards of the discard pile, and where in the pile each is.
    pub fn last_discards(&self) -> Vec<(AnyCard, usize)> {
        let below = self.position.discard.saturating_sub(self.pile.len());
        self.pile.iter().copied().zip(below..).collect()
    }
}

/// What is told, followed from a position on.
pub enum Playback {
    /// In Flip 7.
    Flip7(Scene<flip7::Kind>),
    /// In With a Vengeance.
    Vengeance(Scene<vengeance::Kind>),
}

impl Playback {
    /// Begins at a table of one of the two games, played by these options.
    pub fn begin(game: GameName, rules: &Map<String, Value>, picture: &Picture) -> Option<Self> {
        match game {
            GameName::Flip7 => Some(Self::Flip7(scene(rules, picture)?)),
            GameName::Vengeance => Some(Self::Vengeance(scene(rules, picture)?)),
            GameName::UnoFlip => None,
        }
    }

    /// Follows a step.
    pub fn follow(&mut self, step: &Step) {
        match (self, &step.what) {
            (Self::Flip7(scene), Happened::Flip7(event)) => scene.follow(event),
            (Self::Vengeance(scene), Happened::Vengeance(event)) => scene.follow(event),
            // A table plays one game.
            (Self::Flip7(_), Happened::Vengeance(_) | Happened::UnoFlip(_))
            | (Self::Vengeance(_), Happened::Flip7(_) | Happened::UnoFlip(_)) => {}
        }
    }

    /// Draws how things stand now.
    pub fn draw(&self, picture: &mut Picture) {
        match self {
            Self::Flip7(scene) => draw(scene, picture),
            Self::Vengeance(scene) => draw(scene, picture),
        }
    }
}

fn scene<K: Followed<Card: TryFrom<AnyCard>>>(
    rules: &Map<String, Value>,
    Picture { position, pile, .. }: &Picture,
) -> Option<Scene<K>> {
    let laid = |row: &Row| {
        Some(Laid {
            numbers: own::<K>(&row.numbers)?,
            modifiers: own::<K>(&row.modifiers)?,
            status: row.status,
            second_chance: row.second_chance,
            points: row.points,
        })
    };
    Some(Scene {
        options: K::Options::from_rules(rules).ok()?,
        round: position.round,
        dealer: game::Seat::numbered(position.dealer)?,
        scores: position.scores.clone(),
        deck: position.deck,
        discard: position.discard,
        pile: own::<K>(pile)?,
        winner: None,
        rows: position.rows.iter().map(laid).collect::<Option<_>>()?,
        aside: own::<K>(&position.aside)?,
        // A bonus may be chosen too, but it is no card.
        to_play: position.pending.and_then(Pending::card).and_then(|card| card.try_into().ok()),
        acting: None,
        gained: Vec::new(),
        ways: Vec::new(),
    })
}

/// Cards in the type of their game.
fn own<K: Followed<Card: TryFrom<AnyCard>>>(cards: &[AnyCard]) -> Option<Vec<K::Card>> {
    cards.iter().map(|&card| card.try_into().ok()).collect()
}

fn draw<K: Followed<Card: Into<AnyCard>>>(scene: &Scene<K>, picture: &mut Picture) {
    let position = &mut picture.position;
    (position.round, position.dealer) = (scene.round, scene.dealer.number());
    (position.deck, position.discard) = (scene.deck, scene.discard);
    position.scores.clone_from(&scene.scores);
    position.winner = scene.winner.map(game::Seat::number);
    picture.pile = any::<K>(&scene.pile);
    position.aside = any::<K>(&scene.aside);
    position.rows = scene.rows.iter().map(row).collect();
    picture.in_play = scene.to_play.or(scene.acting).map(Into::into);
    picture.gained.clone_from(&scene.gained);
    picture.ways = scene.ways.iter().map(|way| (way.to.number(), way.from.number())).collect();
}

fn row<K: Followed<Card: Into<AnyCard>>>(laid: &Laid<K>) -> Row {
    Row {
        numbers: any::<K>(&laid.numbers),
        modifiers: any::<K>(&laid.modifiers),
        status: laid.status,
        second_chance: laid.second_chance,
        points: laid.points,
        // Nobody decides before the next position.
        busts: Vec::new(),
    }
}

/// Cards in the type of all games.
fn any<K: Followed<Card: Into<AnyCard>>>(cards: &[K::Card]) -> Vec<AnyCard> {
    cards.iter().map(|&card| card.into()).collect()
}
