//! The rulebook itself.

use flip7::{Because, Card, Ending, Event, Happening, Rule, Way};
use game::{Seat, laws};

const IDS: &str = "F7-1 F7-2 F7-3 \
    F7-10 F7-11 F7-12 F7-13 F7-14 F7-15 F7-16 F7-17 F7-18 F7-19 \
    F7-20 F7-21 F7-22 F7-23 F7-24 F7-25 \
    F7-30 F7-31 F7-32 F7-33 F7-34 F7-35 F7-36 F7-37 \
    F7-40 F7-41 F7-42 F7-50 F7-51 F7-52 F7-53 F7-60";

#[test]
fn the_book_has_every_rule_of_the_sheet_and_can_be_searched() {
    laws::book_is_in_order::<Rule>(IDS, &["", "F7", "F7-0", "F7-4", "F7-61", "V-1", "F7_1"]);
}

#[test]
fn events_of_a_deal_name_their_rule() {
    let seat = Seat::at(0);
    let dealt = |by| Event::Dealt { seat, card: Card::Five, by };
    let kept = |card| Event::Kept { seat, card, points: 0 };
    let ruled = [
        (Event::DeckMade { cards: 94 }, Rule::F7_1),
        (Event::RoundBegan { round: 1, dealer: seat }, Rule::F7_10),
        (Event::RoundBegan { round: 2, dealer: seat }, Rule::F7_50),
        (dealt(Way::Opening), Rule::F7_11),
        (dealt(Way::Hit), Rule::F7_12),
        (dealt(Way::FlipThree), Rule::F7_30),
        (kept(Card::Zero), Rule::F7_14),
        (kept(Card::Plus4), Rule::F7_15),
        (kept(Card::Double), Rule::F7_15),
        (Event::Own(Happening::Busted { seat, card: Card::Five }), Rule::F7_14),
        (Event::Own(Happening::Saved { seat, card: Card::Five }), Rule::F7_23),
        (Event::Own(Happening::SecondChanceKept { seat }), Rule::F7_23),
        (Event::FlippedSeven { seat }, Rule::F7_17),
        (Event::Own(Happening::Stayed { seat, points: 5 }), Rule::F7_12),
        (Event::SetAside { seat, card: Card::Freeze }, Rule::F7_33),
        (Event::Reshuffled { cards: 9 }, Rule::F7_51),
    ];
    laws::events_name_rules(&ruled);
}

#[test]
fn events_of_an_action_name_their_rule() {
    let seat = Seat::at(0);
    let played = |card, alone| Event::Own(Happening::Played { card, by: seat, on: seat, alone });
    let discarded = |because| Event::Own(Happening::Discarded { card: Card::Freeze, because });
    let ruled = [
        (played(Card::Freeze, false), Rule::F7_21),
        (played(Card::FlipThree, false), Rule::F7_30),
        (played(Card::SecondChance, false), Rule::F7_24),
        (played(Card::Freeze, true), Rule::F7_22),
        (played(Card::FlipThree, true), Rule::F7_22),
        (Event::Own(Happening::Frozen { seat, points: 5 }), Rule::F7_21),
        (discarded(Because::Done), Rule::F7_37),
        (discarded(Because::NobodyCanTakeIt), Rule::F7_24),
        (discarded(Because::OwnerBusted), Rule::F7_34),
        (discarded(Because::Flip7), Rule::F7_35),
        (discarded(Because::NobodyActive), Rule::F7_36),
        (discarded(Because::NoCards), Rule::F7_52),
    ];
    laws::events_name_rules(&ruled);
}

#[test]
fn events_of_an_ending_name_their_rule() {
    let seat = Seat::at(0);
    let ended = |because| Event::RoundEnded { because };
    let ruled = [
        (ended(Ending::Flip7), Rule::F7_17),
        (ended(Ending::NobodyActive), Rule::F7_18),
        (ended(Ending::NoCards), Rule::F7_52),
        (ended(Ending::ShuffledBefore), Rule::F7_53),
        (Event::Scored { seat, points: 5, total: 5 }, Rule::F7_40),
        (Event::Tied { total: 200 }, Rule::F7_42),
        (Event::Own(Happening::Won { seat, total: 200 }), Rule::F7_42),
        (Event::Own(Happening::Challenge { round: 4, met: true }), Rule::F7_60),
    ];
    laws::events_name_rules(&ruled);
}
