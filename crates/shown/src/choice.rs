//! What can be chosen, as the players and cards one touches for it. Nothing
//! here knows a rule: a choice is a move with places, and what is touched
//! narrows the list.

use std::collections::BTreeSet;

use game::Seat;
use hosting::{AnyCard, GameName};

/// A player, or a card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pick {
    /// The number of the seat, from 1.
    pub seat: usize,
    /// The card, unless the player is meant.
    pub card: Option<AnyCard>,
}

/// One thing that whoever looks can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// As a command writes it.
    pub text: String,
    /// What one is asked for.
    pub asks: Asks,
    /// To whom, or to which cards.
    pub picks: Vec<Pick>,
}

/// What a choice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// Whether to take a card or to stay.
    Turn,
    /// What is touched for this purpose.
    Touch {
        /// The message that asks for it.
        prompt: &'static str,
        /// The message that says what will happen, where one confirms.
        will: Option<&'static str>,
    },
}

impl Asks {
    const fn aim() -> Self {
        Self::Touch { prompt: "game-choose-target", will: None }
    }

    const fn touch(prompt: &'static str, will: &'static str) -> Self {
        Self::Touch { prompt, will: Some(will) }
    }
}

impl Choice {
    /// Reads a choice of one of the two games.
    pub fn read(game: GameName, text: &str) -> Option<Self> {
        let (asks, picks) = match game {
            GameName::Flip7 => of_flip7(text.parse().ok()?),
            GameName::Vengeance => of_vengeance(text.parse().ok()?),
            GameName::UnoFlip => return None,
        };
        Some(Self { text: text.to_owned(), asks, picks })
    }

    fn has(&self, picks: &[Pick]) -> bool {
        picks.iter().all(|pick| self.picks.contains(pick))
    }
}

fn of_flip7(action: flip7::Move) -> (Asks, Vec<Pick>) {
    use flip7::Move;
    match action {
        Move::Hit | Move::Stay => (Asks::Turn, Vec::new()),
        Move::Freeze(at) | Move::FlipThree(at) | Move::SecondChance(at) => (Asks::aim(), vec![player(at)]),
    }
}

fn of_vengeance(action: vengeance::Move) -> (Asks, Vec<Pick>) {
    use vengeance::Move;
    match action {
        Move::Hit | Move::Stay => (Asks::Turn, Vec::new()),
        Move::OneMore(on) => (Asks::touch("game-choose-target", "rows-will-one-more"), vec![player(on)]),
        Move::FlipFour(on) => (Asks::touch("game-choose-target", "rows-will-flip4"), vec![player(on)]),
        Move::Give(to) => (Asks::touch("game-choose-target", "rows-will-give"), vec![player(to)]),
        Move::Bonus(seat) => (Asks::touch("game-choose-bonus", "rows-will-bonus"), vec![player(seat)]),
        Move::Steal(from, card) => {
            (Asks::touch("game-choose-card", "rows-will-steal"), vec![lying(from, card)])
        }
        Move::Discard(from, card) => {
            (Asks::touch("game-choose-card", "rows-will-discard"), vec![lying(from, card)])
        }
        Move::Swap(first, first_card, second, second_card) => (
            Asks::touch("game-choose-swap", "rows-will-swap"),
            vec![lying(first, first_card), lying(second, second_card)],
        ),
    }
}

const fn player(seat: Seat) -> Pick {
    Pick { seat: seat.number(), card: None }
}

fn lying(seat: Seat, card: impl Into<AnyCard>) -> Pick {
    Pick { seat: seat.number(), card: Some(card.into()) }
}

/// What can be touched next.
pub fn open(choices: &[Choice], picks: &[Pick]) -> BTreeSet<Pick> {
    // Of those who want just one thing, another may be taken instead.
    let picks = if one_each(choices) { &[] } else { picks };
    let fitting = choices.iter().filter(|choice| choice.has(picks));
    fitting.flat_map(|choice| &choice.picks).filter(|pick| !picks.contains(pick)).copied().collect()
}

/// What is touched after one more touch: a second one takes it back.
pub fn touch(choices: &[Choice], picks: &[Pick], pick: Pick) -> Vec<Pick> {
    if picks.contains(&pick) {
        return picks.iter().filter(|other| **other != pick).copied().collect();
    }
    if !open(choices, picks).contains(&pick) {
        return picks.to_vec();
    }
    let before = if one_each(choices) { &[] } else { picks };
    before.iter().copied().chain([pick]).collect()
}

/// The choice that has been touched completely.
pub fn complete<'a>(choices: &'a [Choice], picks: &[Pick]) -> Option<&'a Choice> {
    if picks.is_empty() {
        return None;
    }
    choices.iter().find(|choice| choice.picks.len() == picks.len() && choice.has(picks))
}

fn one_each(choices: &[Choice]) -> bool {
    choices.iter().all(|choice| choice.picks.len() == 1)
}

/// What digits on the keyboard mean while a seat is being chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// The player with this number.
    Seat(usize),
    /// This seat unless another digit follows soon.
    Perhaps(usize),
    /// A number that is not complete.
    More,
    /// No seat that can be chosen.
    Nothing,
}

/// Reads digits that were typed one after the other.
pub fn typed(digits: &str, seats: &BTreeSet<usize>) -> Typed {
    let longer = seats.iter().any(|seat| {
        let name = seat.to_string();
        name.len() > digits.len() && name.starts_with(digits)
    });
    let exact = digits.parse().ok().filter(|seat| seats.contains(seat));
    match (exact, longer) {
        (Some(seat), false) => Typed::Seat(seat),
        (Some(seat), true) => Typed::Perhaps(seat),
        (None, true) => Typed::More,
        (None, false) => Typed::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(texts: &[&str]) -> Vec<Choice> {
        texts.iter().map(|text| choice(GameName::Vengeance, text)).collect()
    }

    fn choice(game: GameName, text: &str) -> Choice {
        Choice::read(game, text).unwrap_or_else(|| panic!("{text}"))
    }

    fn card(seat: usize, code: &str) -> Pick {
        Pick { seat, card: AnyCard::read(GameName::Vengeance, code) }
    }

    fn player(seat: usize) -> Pick {
        Pick { seat, card: None }
    }

    #[test]
    fn choices_are_moves_with_places() {
        assert_eq!(choice(GameName::Flip7, "hit").picks, []);
        assert_eq!(choice(GameName::Flip7, "freeze 2").picks, [player(2)]);
        assert_eq!(choice(GameName::Vengeance, "steal 3 l13").picks, [card(3, "l13")]);
        let swap = choice(GameName::Vengeance, "swap 1 7 12 -4");
        assert_eq!(swap.asks, Asks::touch("game-choose-swap", "rows-will-swap"));
        assert_eq!(swap.picks, [card(1, "7"), card(12, "-4")]);
    }

    #[test]
    fn what_is_no_move_of_the_game_is_no_choice() {
        assert_eq!(Choice::read(GameName::Flip7, "steal 3 l13"), None);
        assert_eq!(Choice::read(GameName::Vengeance, "mirror 2"), None);
    }

    #[test]
    fn what_is_picked_narrows_what_is_left() {
        let choices = read(&["swap 1 7 2 5", "swap 1 7 3 9", "swap 2 5 3 9"]);
        assert_eq!(open(&choices, &[]).len(), 3);
        let left: Vec<Pick> = open(&choices, &[card(3, "9")]).into_iter().collect();
        assert_eq!(left, [card(1, "7"), card(2, "5")]);
        assert!(open(&choices, &[card(3, "9"), card(1, "7")]).is_empty());
    }

    #[test]
    fn a_choice_is_complete_in_whichever_order_it_was_picked() {
        let choices = read(&["swap 1 7 2 5", "swap 1 7 3 9"]);
        assert_eq!(complete(&choices, &[]), None);
        assert_eq!(complete(&choices, &[card(1, "7")]), None);
        assert_eq!(complete(&choices, &[card(3, "9"), card(1, "7")]), Some(&choices[1]));
    }

    #[test]
    fn a_second_touch_takes_a_pick_back() {
        let choices = read(&["swap 1 7 2 5"]);
        let once = touch(&choices, &[], card(2, "5"));
        assert_eq!(once, [card(2, "5")]);
        assert_eq!(touch(&choices, &once, card(2, "5")), []);
    }

    #[test]
    fn what_no_choice_has_cannot_be_picked() {
        let choices = read(&["swap 1 7 2 5", "swap 2 5 3 9"]);
        assert_eq!(touch(&choices, &[card(1, "7")], card(3, "9")), [card(1, "7")]);
        assert_eq!(touch(&choices, &[], player(1)), []);
    }

    #[test]
    fn another_target_takes_the_place_of_the_first() {
        let choices = read(&["flip4 1", "flip4 2"]);
        assert_eq!(touch(&choices, &[player(1)], player(2)), [player(2)]);
    }

    #[test]
    fn digits_wait_only_where_another_may_follow() {
        let seats = BTreeSet::from([1, 2, 10, 12, 31]);
        assert_eq!(typed("1", &seats), Typed::Perhaps(1));
        assert_eq!(typed("12", &seats), Typed::Seat(12));
        assert_eq!(typed("2", &seats), Typed::Seat(2));
        assert_eq!(typed("3", &seats), Typed::More);
        assert_eq!(typed("4", &seats), Typed::Nothing);
        assert_eq!(typed("19", &seats), Typed::Nothing);
    }
}
