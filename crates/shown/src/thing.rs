//! What lies on a table or is shown beside it, for those who ask what it is: every card, every
//! part that a player can have in a round, and every sign.

use std::fmt;

use hosting::{AnyCard, GameName};
use i18n::{Arg, Words};
use rows::Status;
use unoflip::{Face, Side, Symbol};

/// Something that one can ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A card; of UNO FLIP! a face.
    Card(AnyCard),
    /// A player's part in the round.
    Status(Status),
    /// A sign on or beside the table.
    Sign(Sign),
}

/// A sign on or beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Who deals.
    Dealer,
    /// Whose turn it is.
    Turn,
    /// What a row is worth.
    Points,
    /// What somebody has in all.
    Total,
    /// The deck, or the draw pile.
    Deck,
    /// The discard pile.
    Discard,
    /// The cards that were set aside.
    Aside,
    /// The direction of play.
    Direction,
    /// The side in play.
    Side,
    /// The colour in force.
    Colour,
    /// How many cards somebody holds.
    Cards,
    /// How many points end the game.
    Target,
    /// A bot.
    Bot,
    /// Somebody who is not here.
    Away,
    /// The time that is left.
    Timer,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Dealer,
        Self::Turn,
        Self::Points,
        Self::Total,
        Self::Deck,
        Self::Discard,
        Self::Aside,
        Self::Direction,
        Self::Side,
        Self::Colour,
        Self::Cards,
        Self::Target,
        Self::Bot,
        Self::Away,
        Self::Timer,
    ];

    /// Its name, as pages write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dealer => "dealer",
            Self::Turn => "turn",
            Self::Points => "points",
            Self::Total => "total",
            Self::Deck => "deck",
            Self::Discard => "discard",
            Self::Aside => "aside",
            Self::Direction => "direction",
            Self::Side => "side",
            Self::Colour => "colour",
            Self::Cards => "cards",
            Self::Target => "target",
            Self::Bot => "bot",
            Self::Away => "away",
            Self::Timer => "timer",
        }
    }

    /// The message that names it.
    const fn title(self, game: GameName) -> &'static str {
        match (self, game) {
            (Self::Dealer, _) => "game-dealer",
            (Self::Turn, _) => "game-turn-now",
            (Self::Points, _) => "thing-title-points",
            (Self::Total, _) => "game-score",
            (Self::Deck, GameName::UnoFlip) => "game-draw-pile",
            (Self::Deck, GameName::Flip7 | GameName::Vengeance) => "game-deck",
            (Self::Discard, _) => "game-discard-pile",
            (Self::Aside, _) => "game-aside",
            (Self::Direction, _) => "thing-title-direction",
            (Self::Side, _) => "thing-title-side",
            (Self::Colour, _) => "thing-title-colour",
            (Self::Cards, _) => "thing-title-cards",
            (Self::Target, _) => "option-flip7-target",
            (Self::Bot, _) => "table-bot",
            (Self::Away, _) => "table-away",
            (Self::Timer, _) => "open-timer",
        }
    }

    /// The message that explains it.
    const fn message(self, game: GameName) -> &'static str {
        match (self, game) {
            (Self::Dealer, _) => "thing-dealer",
            (Self::Turn, _) => "thing-turn",
            (Self::Points, _) => "thing-points",
            (Self::Total, _) => "thing-total",
            (Self::Deck, _) => "thing-deck",
            (Self::Discard, GameName::UnoFlip) => "thing-unoflip-discard",
            (Self::Discard, GameName::Flip7 | GameName::Vengeance) => "thing-discard",
            (Self::Aside, _) => "thing-aside",
            (Self::Direction, _) => "thing-direction",
            (Self::Side, _) => "thing-side",
            (Self::Colour, _) => "thing-colour",
            (Self::Cards, _) => "thing-cards",
            (Self::Target, _) => "thing-target",
            (Self::Bot, _) => "thing-bot",
            (Self::Away, _) => "thing-away",
            (Self::Timer, _) => "thing-timer",
        }
    }

    /// The rule about it, if a rule of the game is.
    const fn rule(self, game: GameName) -> Option<&'static str> {
        let [flip7, vengeance, unoflip] = match self {
            Self::Dealer | Self::Direction => ["F7-10", "V-10", "U-20"],
            Self::Turn => ["F7-12", "V-10", "U-21"],
            Self::Points => ["F7-40", "V-50", "U-70"],
            Self::Total => ["F7-41", "V-51", "U-70"],
            Self::Deck => ["F7-51", "V-51", "U-23"],
            Self::Discard => ["F7-50", "V-51", "U-21"],
            Self::Aside => ["F7-33", "V-37", "U-12"],
            Self::Side => ["F7-1", "V-1", "U-46"],
            Self::Colour => ["F7-1", "V-1", "U-21"],
            Self::Cards => ["F7-1", "V-1", "U-60"],
            Self::Target => ["F7-42", "V-51", "U-70"],
            Self::Bot | Self::Away | Self::Timer => return None,
        };
        Some(match game {
            GameName::Flip7 => flip7,
            GameName::Vengeance => vengeance,
            GameName::UnoFlip => unoflip,
        })
    }
}

impl Thing {
    /// Reads what [`Display`](fmt::Display) writes of a thing of this game.
    pub fn read(game: GameName, text: &str) -> Option<Self> {
        let (kind, name) = text.split_once(' ')?;
        match kind {
            "card" => AnyCard::read(game, name).map(Self::Card),
            "status" => STATUSES.into_iter().find(|status| status_name(*status) == name).map(Self::Status),
            "sign" => Sign::ALL.into_iter().find(|sign| sign.name() == name).map(Self::Sign),
            _ => None,
        }
    }

    /// What it is called, in the words of the page, or of `things`, which are loaded apart.
    pub fn title(self, words: &Words, things: &Words, game: GameName) -> String {
        let id = match self {
            Self::Card(card) => return words.card(card),
            Self::Status(status) => return words.say(&format!("status-{}", status_name(status))),
            Self::Sign(sign) => sign.title(game),
        };
        if things.has(id) { things.say(id) } else { words.say(id) }
    }

    /// What it is and does, in the words of `things`.
    pub fn text(self, words: &Words, things: &Words, game: GameName) -> String {
        let (message, _) = self.explained(game);
        let mut args = vec![("card", Arg::from(self.title(words, things, game)))];
        if let Self::Card(card) = self {
            let code = card.to_string();
            args.push(("number", code.trim_start_matches(['+', '-', '−']).into()));
        }
        things.say_with(message, &args)
    }

    /// The id of the rule about it; what no rule of a game is about has none.
    pub fn rule(self, game: GameName) -> Option<&'static str> {
        self.explained(game).1
    }

    /// Whether the same is said of both, so that it need not be said twice.
    pub fn is_explained_like(self, other: Self, game: GameName) -> bool {
        let (message, _) = self.explained(game);
        // These name their own number.
        let own = ["thing-flip7-plus", "thing-vengeance-minus"].contains(&message);
        !own && other.explained(game).0 == message
    }

    /// The message that explains it, and the rule.
    fn explained(self, game: GameName) -> (&'static str, Option<&'static str>) {
        let (message, rule) = match self {
            Self::Card(AnyCard::Flip7(card)) => of_flip7(card),
            Self::Card(AnyCard::Vengeance(card)) => of_vengeance(card),
            Self::Card(AnyCard::UnoFlip(face)) => of_unoflip(face),
            Self::Status(status) => of_status(status, game == GameName::Vengeance),
            Self::Sign(sign) => return (sign.message(game), sign.rule(game)),
        };
        (message, Some(rule))
    }
}

/// As pages write it: the kind, and what it is of that kind.
impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "card {card}"),
            Self::Status(status) => write!(f, "status {}", status_name(*status)),
            Self::Sign(sign) => write!(f, "sign {}", sign.name()),
        }
    }
}

const STATUSES: [Status; 5] = [Status::Active, Status::Stayed, Status::Frozen, Status::Busted, Status::Flip7];

const fn status_name(status: Status) -> &'static str {
    match status {
        Status::Active => "active",
        Status::Stayed => "stayed",
        Status::Frozen => "frozen",
        Status::Busted => "busted",
        Status::Flip7 => "flip7",
    }
}

const fn of_status(status: Status, vengeance: bool) -> (&'static str, &'static str) {
    match (status, vengeance) {
        (Status::Active, false) => ("thing-active", "F7-20"),
        (Status::Active, true) => ("thing-active", "V-10"),
        (Status::Stayed, false) => ("thing-stayed", "F7-12"),
        (Status::Stayed, true) => ("thing-vengeance-stayed", "V-11"),
        (Status::Frozen, _) => ("thing-frozen", "F7-21"),
        (Status::Busted, false) => ("thing-busted", "F7-14"),
        (Status::Busted, true) => ("thing-busted", "V-12"),
        (Status::Flip7, false) => ("thing-flip7", "F7-17"),
        (Status::Flip7, true) => ("thing-flip7", "V-13"),
    }
}

const fn of_flip7(card: flip7::Card) -> (&'static str, &'static str) {
    use flip7::Card::{
        Double, Eight, Eleven, Five, FlipThree, Four, Freeze, Nine, One, Plus2, Plus4, Plus6, Plus8, Plus10,
        SecondChance, Seven, Six, Ten, Three, Twelve, Two, Zero,
    };
    match card {
        Zero | One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve => {
            ("thing-flip7-number", "F7-14")
        }
        Plus2 | Plus4 | Plus6 | Plus8 | Plus10 => ("thing-flip7-plus", "F7-15"),
        Double => ("thing-flip7-double", "F7-40"),
        Freeze => ("thing-flip7-freeze", "F7-21"),
        FlipThree => ("thing-flip7-flip3", "F7-30"),
        SecondChance => ("thing-flip7-second", "F7-23"),
    }
}

const fn of_vengeance(card: vengeance::Card) -> (&'static str, &'static str) {
    use vengeance::Card::{
        Discard, Eight, Eleven, Five, FlipFour, Four, Half, LuckyThirteen, Minus2, Minus4, Minus6, Minus8,
        Minus10, Nine, One, OneMore, Seven, Six, Steal, Swap, Ten, Thirteen, Three, Twelve, Two,
        UnluckySeven, Zero,
    };
    match card {
        One | Two | Three | Four | Five | Six | Seven | Eight | Nine | Ten | Eleven | Twelve | Thirteen => {
            ("thing-vengeance-number", "V-12")
        }
        Zero => ("thing-vengeance-zero", "V-20"),
        UnluckySeven => ("thing-vengeance-u7", "V-21"),
        LuckyThirteen => ("thing-vengeance-l13", "V-22"),
        OneMore => ("thing-vengeance-one-more", "V-32"),
        Swap => ("thing-vengeance-swap", "V-33"),
        Steal => ("thing-vengeance-steal", "V-34"),
        Discard => ("thing-vengeance-discard", "V-35"),
        FlipFour => ("thing-vengeance-flip4", "V-36"),
        Minus2 | Minus4 | Minus6 | Minus8 | Minus10 => ("thing-vengeance-minus", "V-40"),
        Half => ("thing-vengeance-half", "V-40"),
    }
}

fn of_unoflip(face: Face) -> (&'static str, &'static str) {
    match (face.symbol(), face.side()) {
        (Symbol::Number(_), Side::Light | Side::Dark) => ("thing-unoflip-number", "U-21"),
        (Symbol::Draw, Side::Light) => ("thing-unoflip-draw-one", "U-40"),
        (Symbol::Draw, Side::Dark) => ("thing-unoflip-draw-five", "U-50"),
        (Symbol::Reverse, Side::Light | Side::Dark) => ("thing-unoflip-reverse", "U-41"),
        (Symbol::Skip, Side::Light) => ("thing-unoflip-skip", "U-43"),
        (Symbol::Skip, Side::Dark) => ("thing-unoflip-skip-everyone", "U-52"),
        (Symbol::Flip, Side::Light | Side::Dark) => ("thing-unoflip-flip", "U-46"),
        (Symbol::Wild, Side::Light | Side::Dark) => ("thing-unoflip-wild", "U-44"),
        (Symbol::WildDraw, Side::Light) => ("thing-unoflip-wild2", "U-45"),
        (Symbol::WildDraw, Side::Dark) => ("thing-unoflip-dwildc", "U-53"),
    }
}

#[cfg(test)]
mod tests {
    use game::Card as _;
    use i18n::Lang;

    use super::*;

    /// Everything that there is in a game.
    fn all(game: GameName) -> Vec<Thing> {
        let cards: Vec<AnyCard> = match game {
            GameName::Flip7 => flip7::Card::ALL.iter().map(|&card| card.into()).collect(),
            GameName::Vengeance => vengeance::Card::ALL.iter().map(|&card| card.into()).collect(),
            GameName::UnoFlip => {
                [Side::Light, Side::Dark].into_iter().flat_map(Face::all).map(AnyCard::from).collect()
            }
        };
        let cards = cards.into_iter().map(Thing::Card);
        cards.chain(STATUSES.map(Thing::Status)).chain(Sign::ALL.map(Thing::Sign)).collect()
    }

    fn things(lang: Lang) -> Words {
        Words::new(lang, &(i18n::rules_source(lang) + &i18n::things_source(lang)))
    }

    #[test]
    fn everything_on_a_table_is_explained_in_every_language() {
        for lang in Lang::ALL {
            let (words, things) = (Words::new(lang, &i18n::source(lang)), things(lang));
            for game in GameName::ALL {
                for thing in all(game) {
                    let (title, text) =
                        (thing.title(&words, &things, game), thing.text(&words, &things, game));
                    let said = [title.as_str(), text.as_str()];
                    assert!(said.iter().all(|said| !said.contains(['{', '$', '_'])), "{lang:?}: {said:?}");
                    assert!(!title.is_empty() && !title.contains("thing-"), "{lang:?}: {title}");
                    assert!(text.ends_with('.') && text.contains(' '), "{lang:?} {thing}: {text}");
                    let sentences = text.matches(['.', '!']).count();
                    assert!(sentences <= 3 && text.chars().count() < 190, "{lang:?}: {text}");
                    if let Some(rule) = thing.rule(game) {
                        assert!(things.rule(rule).is_some(), "{thing}: there is no rule {rule}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_written_on_a_page_is_read_again() {
        for game in GameName::ALL {
            for thing in all(game) {
                assert_eq!(Thing::read(game, &thing.to_string()), Some(thing));
            }
        }
        for text in ["card", "card flip9", "status asleep", "sign smoke", "wish 3", ""] {
            assert_eq!(Thing::read(GameName::Flip7, text), None, "{text}");
        }
    }

    #[test]
    fn a_card_names_its_own_number() {
        let (words, things) = (Words::new(Lang::En, &i18n::source(Lang::En)), things(Lang::En));
        let said = |code| Thing::read(GameName::Flip7, code).unwrap().text(&words, &things, GameName::Flip7);
        assert!(said("card +4").starts_with("Adds 4 points"), "{}", said("card +4"));
        assert!(said("card 9").contains("A second 9 "), "{}", said("card 9"));
    }
}
