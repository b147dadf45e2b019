//! The spoken names of cards.

use crate::Words;

/// The letters of the colours of UNO FLIP!, light and dark.
const COLOURS: [char; 8] = ['r', 'y', 'g', 'b', 'p', 't', 'o', 'v'];

impl Words {
    /// The spoken name of a card by its code. What is no code of that game is
    /// said as it is.
    pub fn card(&self, game: &str, code: &str) -> String {
        let name = match game {
            "unoflip" => self.two_sided(code),
            _ => self.one_sided(game, code),
        };
        let (start, end) = self.card_marks;
        format!("{start}{}{end}", name.as_deref().unwrap_or(code))
    }

    /// The name of a colour of UNO FLIP! by its letter.
    pub fn colour(&self, letter: &str) -> String {
        self.say(&format!("unoflip-colour-{letter}"))
    }

    /// A card of one of the games of rows.
    fn one_sided(&self, game: &str, code: &str) -> Option<String> {
        if game == "vengeance" && code == "0" {
            return Some(self.say("vengeance-card-zero"));
        }
        if code.parse::<u8>().is_ok() && !code.starts_with('+') {
            return Some(code.to_owned());
        }
        let (sign, points) = code.split_at_checked(1)?;
        let modifier = match sign {
            "+" => "card-plus",
            "-" => "card-minus",
            "x" => "card-times",
            "/" => "card-divided",
            _ => return self.if_there(&format!("{game}-card-{code}")),
        };
        Some(self.say_with(modifier, &[("number", points.into())]))
    }

    /// A card of UNO FLIP!: one of its faces, perhaps numbered among those
    /// that look alike, or both.
    fn two_sided(&self, code: &str) -> Option<String> {
        if let Some((light, dark)) = code.split_once('/') {
            let (light, dark) = (self.face(light)?, self.face(dark)?);
            return Some(
                self.say_with("unoflip-card-both", &[("light", light.into()), ("dark", dark.into())]),
            );
        }
        self.face(code.split('.').next()?)
    }

    fn face(&self, code: &str) -> Option<String> {
        let (letter, symbol) = code.split_at_checked(1)?;
        let what = match symbol {
            "+1" => "draw-one",
            "+5" => "draw-five",
            "-rev" => "reverse",
            "-skip" => "skip",
            "-all" => "skip-everyone",
            "-flip" => "flip",
            _ if symbol.parse::<u8>().is_ok() => "number",
            _ => return self.if_there(&format!("unoflip-card-{code}")),
        };
        letter.starts_with(COLOURS).then(|| {
            let colour = self.say(&format!("unoflip-tint-{letter}"));
            self.say_with(
                &format!("unoflip-card-{what}"),
                &[("colour", colour.into()), ("number", symbol.into())],
            )
        })
    }

    fn if_there(&self, id: &str) -> Option<String> {
        self.has(id).then(|| self.say(id))
    }
}
