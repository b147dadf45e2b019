//! The counter has every card where the engine has it, by what one taps at a table.

use game::{Game as _, View as _};
use hints::Question;
use hosting::GameName;
use real_table::{Counted as _, Counter, Refused, TableSetup, Tabled, Tap, Tapped as _, counter};
use rows::{Carried as _, Decision, Event};
use serde_json::{Value, json};
use shown::Position;

use crate::games::{Stretch, each, of_flip7, of_vengeance};

/// What somebody taps who sees something happen.
trait Watched: Tabled {
    fn taps(happening: &Self::Happening) -> Vec<Tap>;
    /// Whether a card is tapped as soon as it comes off the deck.
    fn at_once(card: Self::Card) -> bool;
}

fn lay(seat: game::Seat, card: &impl ToString) -> Tap {
    Tap::Lay { seat: seat.number(), card: card.to_string() }
}

fn toss(seat: game::Seat, card: &impl ToString) -> Tap {
    Tap::Toss { seat: seat.number(), card: card.to_string() }
}

impl Watched for flip7::Kind {
    fn taps(happening: &flip7::Happening) -> Vec<Tap> {
        use flip7::{Because, Card, Happening};
        match *happening {
            Happening::Stayed { seat, .. } => vec![Tap::Stay { seat: seat.number() }],
            Happening::Frozen { seat, .. } => vec![lay(seat, &Card::Freeze)],
            Happening::SecondChanceKept { seat } => vec![lay(seat, &Card::SecondChance)],
            Happening::Played { card: Card::FlipThree, by, .. } => vec![toss(by, &Card::FlipThree)],
            Happening::Discarded { because: Because::Done, .. } => Vec::new(),
            Happening::Discarded { card, .. } => vec![toss(game::Seat::at(0), &card)],
            _ => Vec::new(),
        }
    }

    fn at_once(card: flip7::Card) -> bool {
        !card.is_action()
    }
}

impl Watched for vengeance::Kind {
    fn taps(happening: &vengeance::Happening) -> Vec<Tap> {
        use vengeance::{Card, Happening};
        match *happening {
            Happening::Stayed { seat, .. } => vec![Tap::Stay { seat: seat.number() }],
            Happening::Played { card, by, .. } => vec![toss(by, &card)],
            Happening::Stolen { by, from, card } => {
                let (from, to) = (from.number(), by.number());
                vec![toss(by, &Card::Steal), Tap::Pass { from, card: card.to_string(), to }]
            }
            Happening::Removed { by, from, card } => {
                vec![toss(by, &Card::Discard), Tap::Take { seat: from.number(), card: card.to_string() }]
            }
            Happening::Swapped { by, first, first_card, second, second_card } => {
                let (first, second) = (first.number(), second.number());
                let (first_card, second_card) = (first_card.to_string(), second_card.to_string());
                vec![toss(by, &Card::Swap), Tap::Swap { first, first_card, second, second_card }]
            }
            Happening::Given { to, card, .. } => vec![lay(to, &card)],
            Happening::Lost { card, .. } => vec![toss(game::Seat::at(0), &card)],
            Happening::Bonus { on, .. } => vec![Tap::Bonus { on: on.number() }],
            Happening::Wiped { .. } | Happening::Busted { .. } | Happening::Won { .. } => Vec::new(),
        }
    }

    fn at_once(card: vengeance::Card) -> bool {
        card.is_number()
    }
}

/// What is tapped for an event.
fn taps<K: Watched>(event: &Event<K>) -> Vec<Tap> {
    match event {
        Event::Dealt { seat, card, .. } if K::at_once(*card) => vec![lay(*seat, card)],
        Event::Reshuffled { .. } => vec![Tap::Shuffle],
        Event::RoundEnded { .. } => Vec::new(),
        Event::Own(happening) => K::taps(happening),
        // After what waited was discarded.
        Event::Scored { seat, .. } if seat.index() == 0 => vec![Tap::RoundOver],
        _ => Vec::new(),
    }
}

/// Whether no card is on its way: all lie where they were tapped.
fn is_quiet<K: Tabled>(game: &real_table::Standing<K>) -> bool {
    game.aside().is_empty() && game.carried().is_idle() && game.decision().card().is_none()
}

fn pile<C: game::Card>(pile: &game::Pile<C>) -> Vec<(String, u32)> {
    let counts = C::ALL.iter().map(|card| (card.to_string(), u32::try_from(pile.count(*card)).unwrap()));
    counts.filter(|(_, count)| *count > 0).collect()
}

/// What was compared with the engine.
#[derive(Debug, Default)]
struct Compared {
    positions: usize,
    questions: usize,
    turns: usize,
    right: usize,
}

/// Looks at the table of the counter beside the engine's.
fn compare<K: Watched>(counter: &Counter<K>, game: &real_table::Standing<K>, compared: &mut Compared) {
    let counts = counter.counts();
    let position = &counts.position;
    let same = (position.round, position.dealer, position.scores.as_slice(), position.deck, position.discard);
    let real = (game.round(), game.dealer().number(), game.scores(), game.deck_len(), game.discard_len());
    assert_eq!(same, real);
    let mut unseen: Vec<(String, u32)> =
        position.unseen.iter().map(|(card, count)| (card.to_string(), *count)).collect();
    let mut next_from = pile(game.next_from());
    unseen.sort();
    next_from.sort();
    assert_eq!(unseen, next_from);
    let seat = game.to_act().unwrap_or_default();
    let told = serde_json::from_str(K::position(game, seat).get()).unwrap();
    let told = Position::read(K::GAME, &told).unwrap();
    assert_eq!(position.rows, told.rows);
    compared.positions += 1;
    if let Decision::Turn(seat) = game.decision() {
        let rules = game::Options::to_rules(game.options());
        if game.view(seat).choices().count() == 2 {
            let question = counter.question(seat.number());
            assert_eq!(question, Question::about(K::GAME, &rules, &told, seat.number()));
            compared.questions += usize::from(question.is_some());
        }
        compared.turns += 1;
        compared.right += usize::from(counts.next == Some(seat.number()));
    }
}

/// Taps a whole game. What waits while the cards are shuffled would be taken to be in the new deck: then the rest is left.
fn count_along<K: Watched>(counter: &mut Counter<K>, stretches: &[Stretch<K>], compared: &mut Compared) {
    let mut quiet = true;
    for stretch in stretches {
        for event in &stretch.events {
            if matches!(event, Event::Reshuffled { .. }) && !(quiet && stretch.dealt.len() <= 1) {
                return;
            }
            for tap in taps(event) {
                assert_eq!(counter.enter(tap.clone()), Ok(()), "{tap:?} for {event:?}");
            }
        }
        quiet = is_quiet(&stretch.game);
        if quiet && stretch.game.outcome().is_none() {
            compare(counter, &stretch.game, compared);
        }
    }
    let last = &stretches[stretches.len() - 1].game;
    assert_eq!(counter.counts().position.winner, last.outcome().map(|outcome| outcome.winner.number()));
    assert_eq!(counter.counts().position.scores, last.scores());
}

fn counts_as_the_engine<K: Watched>(rules: &[Value]) {
    let mut compared = Compared::default();
    each::<K>(rules, 42, |setup, stretches| {
        count_along(&mut Counter::<K>::new(setup.clone()), stretches, &mut compared);
    });
    assert!(compared.positions > 1000 && compared.questions > 300, "{compared:?}");
    // Mostly nobody has to say who gets the next card.
    assert!(compared.right * 10 > compared.turns * 9, "{compared:?}");
}

#[test]
fn in_flip_7_every_card_is_where_it_was_tapped() {
    counts_as_the_engine::<flip7::Kind>(&of_flip7());
}

#[test]
fn in_with_a_vengeance_every_card_is_where_it_was_tapped() {
    counts_as_the_engine::<vengeance::Kind>(&of_vengeance());
}

fn table(game: GameName, rules: &Value, players: usize) -> Box<dyn real_table::Counted> {
    let rules = rules.as_object().unwrap().clone();
    counter(&TableSetup { game, rules, names: vec![String::new(); players], dealer: players }).unwrap()
}

fn lays(table: &mut dyn real_table::Counted, seat: usize, cards: &str) {
    for card in cards.split(' ') {
        assert_eq!(table.enter(Tap::Lay { seat, card: card.into() }), Ok(()), "{card}");
    }
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let mut table = table(GameName::Flip7, &json!({}), 2);
    let card = |code: &str| code.to_owned();
    lays(&mut *table, 1, "12 second");
    lays(&mut *table, 2, "0 5 5");
    let refused = [
        (Tap::Lay { seat: 1, card: card("0") }, "none left"),
        (Tap::Lay { seat: 1, card: card("second") }, "F7-24"),
        (Tap::Lay { seat: 1, card: card("flip3") }, "F7-16"),
        (Tap::Lay { seat: 2, card: card("7") }, "F7-14"),
        (Tap::Lay { seat: 3, card: card("7") }, "no seat"),
        (Tap::Lay { seat: 1, card: card("13") }, "no card"),
        (Tap::Take { seat: 1, card: card("11") }, "not there"),
        (Tap::Take { seat: 2, card: card("5") }, "not there"),
        (Tap::Pass { from: 1, card: card("12"), to: 2 }, "F7-14"),
        (Tap::Stay { seat: 2 }, "not active"),
        (Tap::Bonus { on: 1 }, "F7-40"),
        (Tap::Shuffle, "nothing to shuffle"),
    ];
    for (tap, reason) in refused {
        let before = table.counts();
        let found = match table.enter(tap.clone()) {
            Err(Refused::Forbidden { rule, .. }) => rule,
            Err(Refused::NoneLeft { .. }) => "none left",
            Err(Refused::NoSeat { .. }) => "no seat",
            Err(Refused::Unreadable { .. }) => "no card",
            Err(Refused::NotThere { .. }) => "not there",
            Err(Refused::NotActive { .. }) => "not active",
            Err(Refused::NothingToShuffle) => "nothing to shuffle",
            other => panic!("{tap:?}: {other:?}"),
        };
        assert_eq!(found, reason, "{tap:?}");
        assert_eq!(table.counts(), before, "{tap:?}");
    }
}

#[test]
fn a_round_ends_with_its_cards_on_the_discard_pile_and_in_the_scores() {
    let mut table = table(GameName::Flip7, &json!({"target": 60}), 2);
    assert_eq!(table.enter(Tap::RoundOver), Err(Refused::NothingDealt));
    lays(&mut *table, 1, "11 5 12 +4");
    lays(&mut *table, 2, "9 10 9");
    assert_eq!(table.enter(Tap::RoundOver), Ok(()));
    let round = &table.rounds()[0];
    assert_eq!((round.number, round.dealer), (1, 2));
    assert_eq!(round.rows.iter().map(|row| (row.points, row.total)).collect::<Vec<_>>(), [(32, 32), (0, 0)]);
    let codes: Vec<String> = round.rows[0].cards.iter().map(ToString::to_string).collect();
    assert_eq!(codes, ["11", "5", "12", "+4"]);
    assert_eq!(round.rows[1].claim, rows::Claim::Busted);
    let counts = table.counts();
    let words = i18n::Words::new(i18n::Lang::En, &i18n::source(i18n::Lang::En));
    let sums = counts.ended.as_ref().unwrap();
    let said: Vec<String> = sums.lines.iter().map(|line| shown::round_end::said(&words, &line.how)).collect();
    assert_eq!((sums.round, said[0].as_str()), (1, "11+5+12\u{a0}=\u{a0}28, +4\u{a0}=\u{a0}32"));
    assert_eq!((counts.position.deck, counts.position.discard, counts.position.dealer), (87, 7, 1));
    assert_eq!(counts.next, Some(2), "the dealer's left begins");
    assert!(table.undo());
    assert_eq!(table.rounds().len(), 0);
    assert_eq!(table.enter(Tap::RoundOver), Ok(()));
    lays(&mut *table, 1, "12 10 8");
    assert_eq!(table.enter(Tap::RoundOver), Ok(()));
    assert_eq!(table.counts().position.winner, Some(1));
    assert_eq!(table.enter(Tap::Shuffle), Err(Refused::GameOver));
}

#[test]
fn a_second_chance_catches_a_bust_by_itself() {
    let mut table = table(GameName::Flip7, &json!({}), 2);
    lays(&mut *table, 1, "7 second 7");
    let counts = table.counts();
    assert_eq!(counts.position.rows[0].points, 7);
    assert!(!counts.position.rows[0].second_chance);
    assert_eq!(counts.discards.values().sum::<u32>(), 2);
}

#[test]
fn after_a_flip_three_its_three_cards_are_for_one_player() {
    let mut table = table(GameName::Flip7, &json!({}), 3);
    lays(&mut *table, 1, "7");
    assert_eq!(table.counts().next, Some(2));
    table.enter(Tap::Toss { seat: 2, card: "flip3".into() }).unwrap();
    assert_eq!((table.counts().next, table.counts().in_a_row), (Some(2), 3));
    for left in [2, 1] {
        let card = if left == 2 { "4" } else { "+2" };
        table.enter(Tap::Lay { seat: 3, card: card.into() }).unwrap();
        assert_eq!((table.counts().next, table.counts().in_a_row), (Some(3), left));
    }
    lays(&mut *table, 3, "9");
    assert_eq!((table.counts().next, table.counts().in_a_row), (Some(3), 0), "the turn after Ben's is Cid's");
}

#[test]
fn the_bonus_of_a_brutal_flip_7_has_to_be_said() {
    let mut table = table(GameName::Vengeance, &json!({"brutal": true}), 2);
    lays(&mut *table, 1, "1 2 3 4 5 6 8");
    lays_refused(&mut *table);
    assert!(table.counts().awaits_bonus && table.counts().all_out);
    assert_eq!(table.enter(Tap::RoundOver), Err(Refused::BonusUnsaid));
    table.enter(Tap::Bonus { on: 2 }).unwrap();
    table.enter(Tap::RoundOver).unwrap();
    let points: Vec<i64> = table.rounds()[0].rows.iter().map(|row| row.points).collect();
    assert_eq!(points, [29, -15]);
}

fn lays_refused(table: &mut dyn real_table::Counted) {
    assert_eq!(table.enter(Tap::Lay { seat: 2, card: "9".into() }), Err(Refused::RoundOver));
}
