//! What the others may hold in UNO FLIP!, by the backs that one sees of their cards.

use serde::{Deserialize, Serialize};
use shown::Position;
use unoflip::{Colour, Direction, Face, Holdings, Known};

/// What somebody asks about the hands of the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hands {
    /// The others with the backs of their cards, in the order in which they play.
    others: Vec<(usize, Vec<Face>)>,
    /// The own hand, the top of the discard pile and the back of the draw pile.
    open: Vec<Face>,
    top: Face,
    /// The colour in force.
    colour: Option<Colour>,
}

/// What somebody may hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// Their seat.
    pub seat: usize,
    /// The chance that they have a card of each colour of the side in play.
    pub colours: Vec<(Colour, f64)>,
    /// The chance that they have a wild.
    pub wild: f64,
    /// The chance that they have a card that fits now.
    pub fits: f64,
}

impl Hands {
    /// What a seat asks whose turn it is.
    pub(crate) fn about(position: &Position, seat: usize) -> Option<Self> {
        let count = position.hands.len();
        let after = |steps: usize| match position.direction {
            Some(Direction::Right) => (seat + count - 1 - steps) % count + 1,
            Some(Direction::Left) | None => (seat - 1 + steps) % count + 1,
        };
        let backs = |seat: usize| Some((seat, position.hands.get(seat - 1)?.backs.clone()?));
        let others: Vec<_> = (1..count).map(after).filter_map(backs).collect();
        let top = position.top?;
        let own = position.hands.get(seat.checked_sub(1)?)?.faces.clone()?;
        let open = own.into_iter().chain([top]).chain(position.draw_top).collect();
        let some = others.iter().any(|(_, backs)| !backs.is_empty());
        some.then_some(Self { others, open, top, colour: position.colour })
    }

    /// Counts what they may hold.
    pub(crate) fn answer(&self) -> Vec<Hand> {
        self.others.iter().filter_map(|(seat, backs)| self.hand(*seat, backs)).collect()
    }

    fn hand(&self, seat: usize, backs: &[Face]) -> Option<Hand> {
        let elsewhere = self.others.iter().filter(|(other, _)| *other != seat).flat_map(|(_, backs)| backs);
        let faces = self.open.iter().chain(elsewhere).copied().collect();
        let holdings = Known { backs: backs.to_vec(), faces, cards: Vec::new() }.holdings().ok()?;
        let has = |holdings: &Holdings, colour| holdings.has(|face: Face| face.colour() == colour);
        let colours = Colour::all(holdings.side());
        Some(Hand {
            seat,
            colours: colours.map(|colour| (colour, has(&holdings, Some(colour)))).collect(),
            wild: has(&holdings, None),
            fits: holdings.has(|face| self.fits(face)),
        })
    }

    /// Whether a face fits by colour or symbol, or is a wild (U-21).
    fn fits(&self, face: Face) -> bool {
        let Some(colour) = face.colour() else { return true };
        self.colour == Some(colour) || self.top.symbol() == face.symbol()
    }
}
