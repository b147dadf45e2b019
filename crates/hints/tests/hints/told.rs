//! What is said, in all languages.

use flip7::Flip7;
use hints::{Answer, Question, Said, said};
use hosting::GameName;
use i18n::{Lang, Words, hints_source, source};
use serde_json::{Map, json};
use shown::Position;
use unoflip::UnoFlip;

use crate::games::{follow, rules, seen};

/// What is said of a position in a language.
fn told(lang: Lang, game: GameName, position: &Position, seat: usize) -> Said {
    let question = Question::about(game, &Map::new(), position, seat).expect("a question");
    let words = (Words::new(lang, &source(lang)), Words::new(lang, &hints_source(lang)));
    said((&words.0, &words.1), &question, &question.answer(), &|seat| format!("Name {seat}"))
}

/// A position of Flip 7 with this hand in front of the first of two, the other with a single 12.
fn position(numbers: &[u8], second_chance: bool) -> Position {
    let mut deck = flip7::decks(1);
    let mut lying: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    lying.push("12".to_owned());
    lying.extend(second_chance.then(|| "second".to_owned()));
    for card in &lying {
        assert!(deck.take(card.parse().unwrap()));
    }
    let unseen: Map<_, _> = <flip7::Card as game::Card>::ALL
        .iter()
        .map(|card| (card.to_string(), json!(deck.count(*card))))
        .filter(|(_, count)| *count != 0)
        .collect();
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let told = json!({"to_act": 1, "choices": ["hit", "stay"], "deck": deck.len(), "unseen": unseen, "rows": [
        {"numbers": numbers, "second_chance": second_chance}, {"numbers": ["12"]}]});
    Position::read(GameName::Flip7, &told).unwrap()
}

#[test]
fn the_coach_says_what_to_do_and_why() {
    let lead = |numbers: &[u8], second| told(Lang::En, GameName::Flip7, &position(numbers, second), 1).lead;
    assert!(
        lead(&[12, 11, 10, 9], false).starts_with("Stay: the risk of a bust is 4"),
        "{}",
        lead(&[12, 11, 10, 9], false)
    );
    assert!(
        lead(&[1, 2, 3], false).starts_with("Hit: the risk of a bust is 3%, and yet"),
        "{}",
        lead(&[1, 2, 3], false)
    );
    assert_eq!(lead(&[10, 9, 8], true), "Hit: your Second Chance catches the next bust.");
    assert_eq!(lead(&[0], false), "Hit: the next card cannot bust you.");
}

#[test]
fn everything_is_said_in_every_language() {
    let mut uno = None;
    follow::<UnoFlip>(&rules(json!({})), 3, 1, |game, seat| {
        uno = Some((seen(GameName::UnoFlip, game, seat), seat.number()));
        false
    });
    let (uno, seat) = uno.unwrap();
    let mut leads = Vec::new();
    for lang in Lang::ALL {
        let hands = told(lang, GameName::UnoFlip, &uno, seat);
        assert_eq!((hands.hands.len(), hands.hands[0].colours.len()), (2, 4));
        let mut all = vec![hands];
        for (numbers, second) in
            [(&[12, 11, 10][..], false), (&[1, 2, 3], false), (&[0], false), (&[5], true)]
        {
            all.push(told(lang, GameName::Flip7, &position(numbers, second), 1));
        }
        for said in all {
            let text = format!("{said:?}");
            assert!(!text.contains("hint-") && !text.contains("{ $"), "{}: {text}", lang.code());
            assert!(said.lead.len() > 20 && said.note.len() > 20, "{}: {said:?}", lang.code());
            leads.push(said.lead);
        }
    }
    let count = leads.len();
    leads.sort();
    leads.dedup();
    assert_eq!(leads.len(), count, "two languages say the same: {leads:#?}");
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let position = position(&[12, 11, 10], false);
    let worth = |lang| told(lang, GameName::Flip7, &position, 1).worth;
    let (en, pl) = (worth(Lang::En), worth(Lang::Pl));
    assert_eq!((en[1].name.as_str(), en[1].value.as_str(), en[1].best), ("Stay", "33.0", true));
    assert_eq!((pl[1].name.as_str(), pl[1].value.as_str()), ("Stop", "33,0"));
    assert_eq!(en[0].value, pl[0].value.replace(',', "."));
}

/// No bar is told by its colour alone: each has its points below it or beside it and its chance above, and what Stay
/// brings is striped and named.
#[test]
fn the_picture_can_be_read_without_colours() {
    let said = told(Lang::De, GameName::Flip7, &position(&[12, 11, 10], false), 1);
    let picture = said.picture.unwrap();
    assert_eq!(picture.svg.matches("class=\"ink-2\"").count(), 1, "{}", picture.svg);
    assert!(picture.key.is_some_and(|key| key.contains("gestreift")));
    assert!(picture.svg.contains(">0<") && picture.svg.contains(">31–40<"), "{}", picture.svg);
    assert!(picture.spoken.starts_with("0: "), "{}", picture.spoken);
    // Nobody ends with the few points that lie there now: no bar is striped, and nothing is said of one.
    let few = told(Lang::De, GameName::Flip7, &position(&[1, 2, 3], false), 1).picture.unwrap();
    assert!(few.key.is_none() && !few.svg.contains("ink-2"), "{few:?}");
}

#[test]
fn what_is_too_large_is_said_shortly() {
    let words = Words::new(Lang::En, &hints_source(Lang::En));
    let question = Question::about(GameName::Flip7, &Map::new(), &position(&[1, 2, 3], false), 1).unwrap();
    let said = said((&words, &words), &question, &Answer::TooLarge, &|_| String::new());
    assert!(said.lead.starts_with("With so many cards left") && said.picture.is_none());
}

/// Whole games are read: nothing that can lie there stops a hint.
#[test]
fn hints_are_given_all_through_a_game() {
    follow::<Flip7<6>>(&rules(json!({"target": 30})), 2, 11, |game, seat| {
        let position = seen(GameName::Flip7, game, seat);
        if position.choices.iter().any(|choice| choice == "hit")
            && position.rows[seat.number() - 1].numbers.len() > 2
        {
            let said = told(Lang::Fr, GameName::Flip7, &position, seat.number());
            assert!(said.picture.is_some() && !said.worth.is_empty(), "{said:?}");
        }
        true
    });
}
