//! The rulebook itself, and the rules that events name.

use game::laws;
use unoflip::{Because, Direction, Event, Hand, Rule, Side};

use super::kit::{card, deal, seat};

const IDS: &str = "U-1 U-2 U-3 U-10 U-11 U-12 U-13 U-20 U-21 U-22 U-23 \
    U-40 U-41 U-42 U-43 U-44 U-45 U-46 U-50 U-51 U-52 U-53 U-54 \
    U-60 U-61 U-70 U-71 U-80 U-81 U-82 U-83";

#[test]
fn the_book_has_every_rule_of_the_sheet_and_can_be_searched() {
    laws::book_is_in_order::<Rule>(IDS, &["", "U", "U-0", "U-4", "U-84", "F7-1", "U_1"]);
}

#[test]
fn events_of_a_deal_name_their_rule() {
    let (seat, card) = (seat(1), card("r7/o1"));
    laws::events_name_rules(&[
        (Event::DrewForDeal { seat, card }, Rule::U_10),
        (Event::DealerDrawn { seat }, Rule::U_10),
        (Event::RoundBegan { round: 1, dealer: seat }, Rule::U_11),
        (Event::HandDealt { seat, hand: Hand::default() }, Rule::U_11),
        (Event::FirstCard { card }, Rule::U_13),
        (Event::PutUnder { card }, Rule::U_13),
    ]);
}

#[test]
fn events_of_a_turn_name_their_rule() {
    let (seat, card) = (seat(1), card("r7/o1"));
    let played = |jumped_in| Event::Played { seat, card, uno: false, jumped_in };
    let colour = unoflip::Colour::from_letter("r").expect("a colour");
    laws::events_name_rules(&[
        (played(false), Rule::U_21),
        (played(true), Rule::U_81),
        (Event::ColourNamed { seat, colour }, Rule::U_44),
        (Event::NothingToDraw { seat }, Rule::U_23),
        (Event::Reshuffled { cards: 9 }, Rule::U_23),
        (Event::Passed { seat }, Rule::U_22),
        (Event::Skipped { seat }, Rule::U_43),
        (Event::AllSkipped { seat }, Rule::U_52),
        (Event::Reversed { direction: Direction::Right }, Rule::U_41),
        (Event::Flipped { side: Side::Dark, top: card }, Rule::U_46),
        (Event::Challenged { by: seat, of: seat, hand: Hand::default(), rightly: true }, Rule::U_54),
        (Event::Caught { seat, by: seat }, Rule::U_60),
    ]);
}

#[test]
fn drawing_names_the_rule_that_asks_for_it() {
    let drew = |because| Event::Drew { seat: seat(1), card: card("r7/o1"), because };
    laws::events_name_rules(&[
        (drew(Because::Turn), Rule::U_22),
        (drew(Because::DrawOne), Rule::U_40),
        (drew(Because::DrawFive), Rule::U_50),
        (drew(Because::WildDrawTwo), Rule::U_45),
        (drew(Because::WildDrawColor), Rule::U_53),
        (drew(Because::Challenge), Rule::U_54),
        (drew(Because::Caught), Rule::U_60),
    ]);
}

#[test]
fn events_of_an_ending_name_their_rule() {
    let seat = seat(1);
    let scored = |own| Event::Scored { seat, points: 5, total: 5, own };
    laws::events_name_rules(&[
        (Event::RoundWon { seat }, Rule::U_61),
        (scored(false), Rule::U_70),
        (scored(true), Rule::U_71),
        (Event::Tied { total: 5 }, Rule::U_71),
        (Event::Won { seat, total: 500 }, Rule::U_70),
    ]);
}

#[test]
fn a_round_is_told_from_its_start_to_its_end() {
    let mut table =
        deal(&["r+1/p3", "g9/o+5"]).top("r8").next("b3/v8").with(serde_json::json!({"target": 1})).table();
    table.events.clear();
    table.play(["1 play r+1/p3"]);
    let (one, two) = (seat(1), seat(2));
    let told = [
        Event::Played { seat: one, card: card("r+1/p3"), uno: false, jumped_in: false },
        Event::Drew { seat: two, card: card("b3/v8"), because: Because::DrawOne },
        Event::RoundWon { seat: one },
        Event::Scored { seat: one, points: 12, total: 12, own: false },
        Event::Won { seat: one, total: 12 },
    ];
    assert_eq!(table.events, told);
}
