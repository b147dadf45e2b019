//! The spoken names of cards.

use flip7::Card as OfFlip7;
use hosting::AnyCard;
use unoflip::{Colour, Face, Side, Symbol};
use vengeance::Card as OfVengeance;

use crate::{Arg, Words};

impl Words {
    /// The spoken name of a card; of a card of UNO FLIP! that of a face.
    pub fn card(&self, card: impl Into<AnyCard>) -> String {
        self.marked(&match card.into() {
            AnyCard::Flip7(card) => self.of_flip7(card),
            AnyCard::Vengeance(card) => self.of_vengeance(card),
            AnyCard::UnoFlip(face) => self.face(face),
        })
    }

    /// The name of a colour of UNO FLIP!
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("unoflip-colour-{colour}"))
    }

    /// A name between the marks of cards.
    pub(crate) fn marked(&self, name: &str) -> String {
        let (start, end) = self.card_marks;
        format!("{start}{name}{end}")
    }

    fn of_flip7(&self, card: OfFlip7) -> String {
        use OfFlip7::{Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Three, Twelve, Two, Zero};
        let code = card.code();
        match card {
            Zero | One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve => {
                code.to_owned()
            }
            OfFlip7::Plus2 | OfFlip7::Plus4 | OfFlip7::Plus6 | OfFlip7::Plus8 | OfFlip7::Plus10 => {
                self.modifier("card-plus", code)
            }
            OfFlip7::Double => self.modifier("card-times", code),
            OfFlip7::Freeze => self.say("flip7-card-freeze"),
            OfFlip7::FlipThree => self.say("flip7-card-flip3"),
            OfFlip7::SecondChance => self.say("flip7-card-second"),
        }
    }

    fn of_vengeance(&self, card: OfVengeance) -> String {
        use OfVengeance::{
            Eight, Eleven, Five, Four, Nine, One, Seven, Six, Ten, Thirteen, Three, Twelve, Two,
        };
        use OfVengeance::{Minus2, Minus4, Minus6, Minus8, Minus10};
        let code = card.code();
        match card {
            OfVengeance::Zero => self.say("vengeance-card-zero"),
            One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve
            | Thirteen => code.to_owned(),
            OfVengeance::UnluckySeven => self.say("vengeance-card-u7"),
            OfVengeance::LuckyThirteen => self.say("vengeance-card-l13"),
            OfVengeance::Half => self.modifier("card-divided", code),
            Minus2 | Minus4 | Minus6 | Minus8 | Minus10 => self.modifier("card-minus", code),
            OfVengeance::OneMore => self.say("vengeance-card-one-more"),
            OfVengeance::Swap => self.say("vengeance-card-swap"),
            OfVengeance::Steal => self.say("vengeance-card-steal"),
            OfVengeance::Discard => self.say("vengeance-card-discard"),
            OfVengeance::FlipFour => self.say("vengeance-card-flip4"),
        }
    }

    /// A modifier by the number that stands after its sign.
    fn modifier(&self, id: &str, code: &str) -> String {
        self.say_with(id, &[("number", code[1..].into())])
    }

    fn face(&self, face: Face) -> String {
        let tint = face.colour().map(|colour| self.say(&format!("unoflip-tint-{colour}")));
        let mut args: Vec<(&str, Arg)> = tint.map(|tint| ("colour", tint.into())).into_iter().collect();
        let id = match (face.symbol(), face.side()) {
            (Symbol::Number(number), Side::Light | Side::Dark) => {
                args.push(("number", number.into()));
                "unoflip-card-number"
            }
            (Symbol::Draw, Side::Light) => "unoflip-card-draw-one",
            (Symbol::Draw, Side::Dark) => "unoflip-card-draw-five",
            (Symbol::Reverse, Side::Light | Side::Dark) => "unoflip-card-reverse",
            (Symbol::Skip, Side::Light) => "unoflip-card-skip",
            (Symbol::Skip, Side::Dark) => "unoflip-card-skip-everyone",
            (Symbol::Flip, Side::Light | Side::Dark) => "unoflip-card-flip",
            (Symbol::Wild, Side::Light) => "unoflip-card-wild",
            (Symbol::Wild, Side::Dark) => "unoflip-card-dwild",
            (Symbol::WildDraw, Side::Light) => "unoflip-card-wild2",
            (Symbol::WildDraw, Side::Dark) => "unoflip-card-dwildc",
        };
        self.say_with(id, &args)
    }
}
