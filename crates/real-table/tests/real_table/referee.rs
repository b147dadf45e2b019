//! The referee leads to the very positions of the engine, by the cards that were dealt.

use game::{Card as _, Game as _, MOST_SEATS, WithRule};
use hosting::GameName;
use real_table::{
    Because, Input, Referee, Refereed as _, Refused, TableSetup, Tabled, Tapped as _, Wants, referee,
};
use rows::{Event, Sheet, score};
use serde_json::{Value, json};
use shown::Step;

use crate::games::{Stretch, each, of_flip7, of_vengeance};

fn card<K: Tabled>(card: K::Card) -> Input {
    Input::Card(card.to_string())
}

/// What was told of events, as front ends get it.
fn told<K: Tabled>(events: &[Event<K>]) -> Vec<Step> {
    let step =
        |event: &Event<K>| Step::read(K::GAME, &serde_json::to_value(WithRule(*event)).unwrap()).unwrap();
    events.iter().map(step).collect()
}

/// Enters something that must be refused so, and nothing changes.
fn refuses<K: Tabled>(referee: &mut Referee<K>, input: Input, refused: &Refused) {
    let before = referee.clone();
    assert_eq!(referee.enter(input).as_ref(), Err(refused));
    assert!(*referee == before, "what is refused changes nothing");
}

/// Taps what a stretch of a game brought, and looks at the table after every tap.
fn tap<K: Tabled>(referee: &mut Referee<K>, stretch: &Stretch<K>) {
    if let Some((seat, action)) = stretch.chosen {
        let any = card::<K>(K::Card::ALL[0]);
        refuses(referee, any, &Refused::ChoiceFirst { seat: seat.number() });
        referee.enter(Input::Move(action.to_string())).unwrap();
    }
    let mut comes = stretch.events.iter().filter_map(|event| match event {
        Event::Dealt { seat, .. } => Some(seat.number()),
        _ => None,
    });
    let mut steps = referee.now().steps;
    for &dealt in &stretch.dealt {
        let Wants::Card { seat, deck, .. } = referee.now().wants else { panic!("a card is needed") };
        assert_eq!(Some(seat), comes.next());
        refuses(referee, Input::Move("hit".into()), &Refused::CardFirst { seat });
        if let Some(gone) = K::Card::ALL.iter().find(|card| !deck.contains_key(&(**card).into())) {
            let Err(Refused::NoneLeft { card: none, exist }) = referee.clone().enter(card::<K>(*gone)) else {
                panic!("{gone} is not in the deck")
            };
            assert!(none == (*gone).into() && exist > 0);
        }
        referee.enter(card::<K>(dealt)).unwrap();
        steps.extend(referee.now().steps);
    }
    assert_eq!(comes.next(), None);
    assert_eq!(steps, told::<K>(&stretch.events), "each thing is told once, as soon as it has happened");
}

/// Every position of these games follows from the cards and the moves.
fn leads_to_every_position<K: Tabled>(rules: &[Value], games: u128) {
    let (mut rounds, mut shuffles) = (0, 0);
    each::<K>(rules, games, |setup, stretches| {
        let mut referee = Referee::<K>::new(setup.clone());
        for stretch in stretches {
            tap(&mut referee, stretch);
            assert_eq!(referee.settled(), Some(&stretch.game));
            let now = referee.now();
            let wants = stretch.game.to_act().map_or(Wants::Nothing, |seat| Wants::Choice(seat.number()));
            assert_eq!(now.wants, wants);
            let ended = stretch.events.iter().any(|event| matches!(event, Event::RoundEnded { .. }));
            let first =
                stretch.events.iter().rev().take_while(|event| !matches!(event, Event::RoundEnded { .. }));
            let dealt_since = first.into_iter().any(|event| matches!(event, Event::Dealt { .. }));
            assert_eq!(now.ended.is_some(), ended && !dealt_since);
            shuffles +=
                stretch.events.iter().filter(|event| matches!(event, Event::Reshuffled { .. })).count();
        }
        assert_eq!(referee.enter(Input::Card("1".into())), Err(Refused::GameOver));
        assert_eq!(referee.enter(Input::Move("hit".into())), Err(Refused::GameOver));
        let events: Vec<Event<K>> = stretches.iter().flat_map(|stretch| stretch.events.clone()).collect();
        assert_eq!(referee.story(usize::MAX), told::<K>(&events));
        assert_eq!(referee.story(3), told::<K>(&events[events.len() - 3..]));
        rounds += scored_as_told(&referee, &events);
    });
    assert!(rounds > 100 && shuffles > 10, "{rounds} rounds, {shuffles} shuffles");
}

/// Whether the rounds are what a score keeper would come to, by the cards alone. Gives how many there were.
fn scored_as_told<K: Tabled>(referee: &Referee<K>, events: &[Event<K>]) -> usize {
    let mut told = events.iter().filter_map(|event| match event {
        Event::Scored { points, total, .. } => Some((*points, *total)),
        _ => None,
    });
    let options = *referee.settled().unwrap().options();
    let own = |cards: &[hosting::AnyCard]| cards.iter().map(|&card| card.try_into().ok().unwrap()).collect();
    for (place, round) in referee.rounds().iter().enumerate() {
        assert_eq!(usize::try_from(round.number).unwrap(), place + 1);
        for row in &round.rows {
            assert_eq!(Some((row.points, row.total)), told.next());
            let sheet = Sheet::<K> {
                cards: own(&row.cards),
                claim: row.claim,
                after_bust: own(&row.after_bust),
                bonus: row.bonus,
            };
            let scored = score(&sheet, &options).unwrap_or_else(|fault| panic!("{row:?}: {fault}"));
            assert_eq!(scored.points, row.points, "{row:?}");
        }
    }
    assert_eq!(told.next(), None);
    referee.rounds().len()
}

#[test]
fn flip_7_with_real_cards_is_flip_7() {
    leads_to_every_position::<flip7::Kind>(&of_flip7(), 42);
}

#[test]
fn with_a_vengeance_with_real_cards_is_with_a_vengeance() {
    leads_to_every_position::<vengeance::Kind>(&of_vengeance(), 28);
}

/// Whatever was entered last, without it the table is as it was before.
fn takes_back<K: Tabled>(rules: &[Value]) {
    let mut taken = 0;
    each::<K>(rules, 14, |setup, stretches| {
        let mut referee = Referee::<K>::new(setup.clone());
        let moves = |stretch: &Stretch<K>| stretch.chosen.map(|(_, action)| Input::Move(action.to_string()));
        let cards =
            |stretch: &Stretch<K>| stretch.dealt.iter().map(|&dealt| card::<K>(dealt)).collect::<Vec<_>>();
        let inputs =
            stretches.iter().take(60).flat_map(|stretch| moves(stretch).into_iter().chain(cards(stretch)));
        for input in inputs.collect::<Vec<_>>() {
            let before = referee.clone();
            referee.enter(input.clone()).unwrap();
            let after = referee.clone();
            assert!(referee.undo());
            assert!(referee == before, "{input:?}");
            referee.enter(input).unwrap();
            assert!(referee == after, "what was taken back happens again");
            taken += 1;
        }
    });
    assert!(taken > 500, "{taken}");
}

#[test]
fn what_was_entered_last_can_be_taken_back() {
    takes_back::<flip7::Kind>(&of_flip7());
    takes_back::<vengeance::Kind>(&of_vengeance());
}

fn table(game: GameName, rules: &Value, names: [&str; 3]) -> Box<dyn real_table::Refereed> {
    let rules = rules.as_object().unwrap().clone();
    referee(&TableSetup { game, rules, names: names.map(str::to_owned).to_vec(), dealer: 3 }).unwrap()
}

fn enter(table: &mut dyn real_table::Refereed, taps: &str) {
    for tap in taps.split(", ") {
        let input = match tap.strip_prefix('>') {
            Some(action) => Input::Move(action.to_owned()),
            None => Input::Card(tap.to_owned()),
        };
        assert_eq!(table.enter(input), Ok(()), "{tap}");
    }
}

#[test]
fn the_cards_of_a_flip_three_are_counted() {
    let mut table = table(GameName::Flip7, &json!({"edition": "pl"}), ["Ann", "Ben", "Cid"]);
    let because = |table: &dyn real_table::Refereed| match table.now().wants {
        Wants::Card { seat, because, .. } => (seat, because),
        wants => panic!("{wants:?}"),
    };
    enter(&mut *table, ">hit");
    assert_eq!(because(&*table), (1, Because::Hit));
    enter(&mut *table, "flip3");
    assert_eq!(table.now().wants, Wants::Choice(1));
    let third = |nth| (2, Because::Flip { card: flip7::Card::FlipThree.into(), nth, of: 3 });
    enter(&mut *table, ">flip3 2");
    assert_eq!(because(&*table), third(1));
    enter(&mut *table, "12");
    assert_eq!(because(&*table), third(2));
    // Set aside, and it counts.
    enter(&mut *table, "freeze");
    assert_eq!(because(&*table), third(3));
    enter(&mut *table, "4");
    // Now it comes up, for whoever took it.
    assert_eq!(table.now().wants, Wants::Choice(2));
    enter(&mut *table, ">freeze 3");
    assert_eq!(table.now().wants, Wants::Choice(2), "the turn after Ann's is Ben's");
}

#[test]
fn a_card_is_refused_once_all_copies_lie_elsewhere() {
    let mut table = table(GameName::Flip7, &json!({"edition": "pl"}), ["Ann", "Ben", "Cid"]);
    enter(&mut *table, ">hit, 1, >hit");
    let one = Input::Card("1".into());
    let gone = Refused::NoneLeft { card: flip7::Card::One.into(), exist: 1 };
    assert_eq!(table.enter(one), Err(gone));
    enter(&mut *table, "2, >hit");
    enter(&mut *table, "3");
    let stay = Input::Move("freeze 1".into());
    let Err(Refused::Forbidden { rule, .. }) = table.enter(stay) else { panic!("there is no Freeze") };
    assert!(rule.starts_with("F7-"));
    assert!(matches!(table.enter(Input::Card("13".into())), Err(Refused::Unreadable { .. })));
}

#[test]
fn games_with_secret_hands_have_no_referee() {
    let setup = |game, names: usize, dealer| TableSetup {
        game,
        rules: serde_json::Map::new(),
        names: vec![String::new(); names],
        dealer,
    };
    assert!(referee(&setup(GameName::UnoFlip, 3, 1)).is_err());
    assert!(real_table::counter(&setup(GameName::UnoFlip, 3, 1)).is_err());
    assert!(referee(&setup(GameName::Flip7, 0, 1)).is_err());
    assert!(referee(&setup(GameName::Flip7, 3, 4)).is_err());
    assert!(referee(&setup(GameName::Flip7, MOST_SEATS, 1)).is_err());
    assert!(referee(&setup(GameName::Vengeance, 1, 1)).is_ok());
    let long = TableSetup { names: vec!["a".repeat(21)], ..setup(GameName::Flip7, 1, 1) };
    assert!(referee(&long).is_err());
}
