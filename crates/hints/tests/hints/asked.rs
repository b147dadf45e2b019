//! What is asked, and that the answer is the one of that position.

use flip7::{Card, Flip7};
use game::Pile;
use hints::{Answer, Question};
use hosting::GameName;
use odds::{Policy, Solved, Utility};
use rows::Decision;
use serde_json::{Value, json};
use shown::odds::{bust_percent, whole_percent};
use unoflip::UnoFlip;
use vengeance::Vengeance;

use crate::games::{follow, rules, seen};

fn counts<C: game::Card>(pile: &Pile<C>) -> Value {
    let kinds = C::ALL.iter().filter(|card| pile.count(**card) > 0);
    kinds.map(|card| (card.to_string(), json!(pile.count(*card)))).collect::<serde_json::Map<_, _>>().into()
}

/// The piles of a question are those of the game, whichever edition and however often the discards are shuffled.
#[test]
fn every_card_is_where_a_question_has_it() {
    let (mut asked, mut shuffled, mut before) = (0, 0, 0);
    for (edition, players) in [("en", 1), ("pl", 3), ("de", 5), ("en", 20)] {
        let rules = rules(json!({"edition": edition, "target": 150}));
        follow::<Flip7<40>>(&rules, players, 7, |game, seat| {
            let question =
                Question::about(GameName::Flip7, &rules, &seen(GameName::Flip7, game, seat), seat.number());
            assert_eq!(
                question.is_some(),
                matches!(game.decision(), Decision::Turn(_)),
                "{edition}, {players}"
            );
            if let Some(question) = question {
                let question = serde_json::to_value(&question).unwrap();
                assert_eq!(question["round"]["deck"], counts(game.deck()), "{edition}, {players}");
                assert_eq!(question["round"]["discards"], counts(game.discard()), "{edition}, {players}");
                asked += 1;
                shuffled += u32::from(game.discard().len() < before);
                before = game.discard().len();
            }
            true
        });
    }
    assert!(asked > 200 && shuffled > 3, "{asked}, {shuffled}");
}

#[test]
fn in_flip_7_the_answer_is_what_the_library_says_of_the_position() {
    let rules = rules(json!({"edition": "de"}));
    let (mut alone, mut among) = (0, 0);
    follow::<Flip7<6>>(&rules, 3, 21, |game, seat| {
        let row: Vec<Card> = game.numbers(seat).collect();
        if matches!(game.decision(), Decision::Turn(_)) && row.len() >= 3 {
            let position = seen(GameName::Flip7, game, seat);
            let question = Question::about(GameName::Flip7, &rules, &position, seat.number()).unwrap();
            let Answer::Outlook(told) = question.answer() else { panic!("an outlook") };
            let second = game.row(seat).second_chance().then_some(Card::SecondChance);
            let hand: Vec<Card> = row.into_iter().chain(game.modifiers(seat)).chain(second).collect();
            let round = odds::Round::new(*game.deck(), &hand).unwrap().with_discards(*game.discard());
            let round = round.with_second_chance_in_flip_three(game.options().second_chance_in_flip_three);
            let last = game.active().is_only(seat);
            let (round, part) = if last { (round, 1.0) } else { round.among_others() };
            let points = Utility::points();
            let known = Solved::of(&round, &points, Policy::Best).unwrap().after_hit(part);
            assert_eq!(
                (told.hit, told.stay, told.bust, told.flip7),
                (known.hit, known.stay, known.bust, known.flip7)
            );
            assert_eq!(Some(whole_percent(told.bust_next)), bust_percent(&position, seat.number()));
            let all: f64 = told.bars.iter().map(|bar| bar.chance).sum();
            assert!((all - 1.0).abs() < 1e-9, "{all}");
            if last { alone += 1 } else { among += 1 }
        }
        alone + among < 25 || alone == 0
    });
    assert!(alone > 0 && among > 0, "{alone}, {among}");
}

#[test]
fn in_with_a_vengeance_the_answer_is_what_the_library_says_of_the_position() {
    let rules = rules(json!({"brutal": true}));
    let mut asked = 0;
    follow::<Vengeance<6>>(&rules, 4, 3, |game, seat| {
        let row: Vec<vengeance::Card> = game.numbers(seat).chain(game.modifiers(seat)).collect();
        if matches!(game.decision(), Decision::Turn(_)) && row.len() >= 3 {
            let position = seen(GameName::Vengeance, game, seat);
            let question = Question::about(GameName::Vengeance, &rules, &position, seat.number()).unwrap();
            let Answer::Outlook(told) = question.answer() else { panic!("an outlook") };
            let known =
                odds::vengeance::Round::new(*game.next_from(), &row, *game.options()).unwrap().after_hit();
            assert_eq!(
                (told.hit, told.stay, told.bust, told.flip7),
                (known.hit, known.stay, known.bust, known.flip7)
            );
            assert_eq!(Some(whole_percent(told.bust_next)), bust_percent(&position, seat.number()));
            let shown: f64 = told.bars.iter().map(|bar| bar.chance).sum::<f64>() + told.given.unwrap();
            assert!((shown - 1.0).abs() < 1e-9, "{shown}");
            asked += 1;
        }
        asked < 10
    });
    assert_eq!(asked, 10);
}

/// Before anybody has chosen anything all ways in which the cards can lie are equally likely: what is said to be likely
/// comes about as often as it is said.
#[test]
fn in_uno_flip_hands_are_as_they_are_said_to_be() {
    let rules = rules(json!({}));
    let (mut said, mut spread, mut happened, mut asked) = (0.0, 0.0, 0.0, 0.0);
    for seed in 0..400 {
        follow::<UnoFlip>(&rules, 3, seed, |game, seat| {
            let position = seen(GameName::UnoFlip, game, seat);
            let Some(question) = Question::about(GameName::UnoFlip, &rules, &position, seat.number()) else {
                return false;
            };
            let Answer::Hands(hands) = question.answer() else { panic!("hands") };
            assert_eq!(hands.len(), 2);
            for hand in hands {
                let other = game::Seat::numbered(hand.seat).unwrap();
                let faces = seen(GameName::UnoFlip, game, other).hands[hand.seat - 1].faces.clone().unwrap();
                for (colour, chance) in hand.colours {
                    said += chance;
                    spread += chance * (1.0 - chance);
                    asked += 1.0;
                    happened += f64::from(u8::from(faces.iter().any(|face| face.colour() == Some(colour))));
                }
            }
            false
        });
    }
    // Colours of one hand hang together: the bound is wider than for independent ones.
    assert!(
        asked > 3000.0 && (said - happened).abs() < 5.0 * f64::sqrt(spread),
        "{said}, {happened} of {asked}"
    );
    assert!(spread > 100.0, "something is uncertain: {spread}");
}

#[test]
fn nobody_asks_out_of_turn_or_about_more_than_one_deck_of_with_a_vengeance() {
    let one = rules(json!({"decks": 2}));
    follow::<Vengeance<6>>(&one, 2, 5, |game, seat| {
        let position = seen(GameName::Vengeance, game, seat);
        let about = |seat: usize| Question::about(GameName::Vengeance, &one, &position, seat);
        assert_eq!(about(3 - seat.number()), None);
        let Some(question) = about(seat.number()) else { return true };
        assert_eq!(question.answer(), Answer::TooLarge);
        false
    });
    let two = rules(json!({"decks": 2}));
    follow::<Flip7<6>>(&two, 2, 5, |game, seat| {
        let position = seen(GameName::Flip7, game, seat);
        let Some(question) = Question::about(GameName::Flip7, &two, &position, seat.number()) else {
            return true;
        };
        assert_eq!(question.answer(), Answer::TooLarge, "two decks from the first card");
        false
    });
}
