//! What somebody may hold in UNO FLIP!, by the backs of their cards.

use serde_json::{Map, Value, json};
use unoflip::{Card, Colour, Face, Holdings, Known, Symbol};

use super::{each, percent};
use crate::args::OddsArgs;
use crate::failure::Failure;
use crate::story::STRONG;

/// What is asked, and what the cards say.
struct Asked {
    hand: Vec<Face>,
    backs: Vec<Face>,
    top: Option<Face>,
    holdings: Holdings,
}

/// What is told.
pub fn told(args: &OddsArgs) -> Result<String, Failure> {
    if each(&args.backs).next().is_none() {
        return Err(Failure::usage(
            "backs: name the backs of the hand that you ask about, as in --backs o1,t3",
        ));
    }
    let asked = asked(args)?;
    Ok(if args.json { asked.in_json().to_string() + "\n" } else { asked.table() })
}

fn asked(args: &OddsArgs) -> Result<Asked, Failure> {
    let hand: Vec<Face> = each(&args.hand).map(|code| face(code, "hand")).collect::<Result<_, _>>()?;
    let backs: Vec<Face> = each(&args.backs).map(|code| face(code, "backs")).collect::<Result<_, _>>()?;
    let top = args.top.as_deref().map(|code| face(code, "top")).transpose()?;
    let mut known = Known { backs: backs.clone(), faces: hand.clone(), cards: Vec::new() };
    known.faces.extend(top);
    for code in each(&args.seen) {
        match code.parse::<Card>() {
            Ok(card) => known.cards.push(card),
            Err(_) if code.contains('/') => {
                return Err(Failure::usage(format_args!(
                    "seen: {code:?}: no card has these two sides (U-2)"
                )));
            }
            Err(_) => known.faces.push(face(code, "seen")?),
        }
    }
    let holdings = known
        .holdings()
        .map_err(|why| Failure::usage(format_args!("odds: the cards cannot lie like that: {why}")))?;
    // The side in play is the one that is not seen of another's hand.
    let own = hand.iter().map(|face| ("hand", face)).chain(top.iter().map(|face| ("top", face)));
    if let Some((option, wrong)) = own.into_iter().find(|(_, face)| face.side() != holdings.side()) {
        return Err(Failure::usage(format_args!(
            "{option}: {wrong} is of the same side as the backs: name the faces of the side in play"
        )));
    }
    Ok(Asked { hand, backs, top, holdings })
}

fn face(code: &str, option: &str) -> Result<Face, Failure> {
    code.trim().parse().map_err(|_| {
        Failure::usage(format_args!(
            "{option}: {code:?}: there is no such face; faces are colour and symbol, as in r7, b+1, g-skip, wild or \
             o1, v+5, t-all, dwild"
        ))
    })
}

/// Whether a face fits on another (U-21).
fn fits(face: Face, top: Face) -> bool {
    let Some(colour) = face.colour() else { return true };
    top.colour() == Some(colour) || top.symbol() == face.symbol()
}

impl Asked {
    /// What the hand may have, by name: the colours of the side in play, and wilds.
    fn kinds(&self) -> Vec<(String, f64)> {
        let colours = Colour::all(self.holdings.side());
        let mut kinds: Vec<(String, f64)> = colours
            .map(|colour| (colour.to_string(), self.holdings.has(|face| face.colour() == Some(colour))))
            .collect();
        for symbol in [Symbol::Wild, Symbol::WildDraw] {
            let face = Face::all(self.holdings.side()).find(|face| face.symbol() == symbol);
            kinds.extend(face.map(|wild| (wild.to_string(), self.holdings.has(|face| face == wild))));
        }
        kinds
    }

    /// The chance that the hand has a card that fits on the top of the discard pile.
    fn fits(&self) -> Option<f64> {
        self.top.map(|top| self.holdings.has(|face| fits(face, top)))
    }

    fn in_json(&self) -> Value {
        let backs = self.backs.iter().map(|back| {
            let behind = self.holdings.behind(*back);
            let faces: Map<String, Value> =
                behind.iter().map(|(face, chance)| (face.to_string(), json!(chance))).collect();
            json!({ "back": back.to_string(), "faces": faces })
        });
        let has: Map<String, Value> =
            self.kinds().into_iter().map(|(name, chance)| (name, json!(chance))).collect();
        json!({
            "game": "unoflip",
            "side": self.holdings.side(),
            "hand": self.hand.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "backs": backs.collect::<Vec<_>>(),
            "has": has,
            "fits": self.fits(),
        })
    }

    fn table(&self) -> String {
        let codes = |faces: &[Face]| faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let mut text = format!("{STRONG}{}{STRONG:#}, seen from behind\n\n", codes(&self.backs));
        for (place, back) in self.backs.iter().enumerate() {
            if self.backs[..place].contains(back) {
                continue;
            }
            let behind = self.holdings.behind(*back);
            let faces: Vec<String> =
                behind.iter().map(|(face, chance)| format!("{face} {}", percent(*chance))).collect();
            text += &format!("{:>9}  {}\n", back.to_string(), faces.join(", "));
        }
        text += "\nThe hand has at least one\n";
        for (name, chance) in self.kinds() {
            text += &format!("{name:>17} {:>9}\n", percent(chance));
        }
        if let Some((top, chance)) = self.top.zip(self.fits()) {
            text += &format!("{:>17} {:>9}\n", format!("fitting on {top}"), percent(chance));
        }
        text
    }
}
