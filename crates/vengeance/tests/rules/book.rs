//! The rulebook itself.

use game::{Seat, laws};
use vengeance::{Because, Card, Ending, Event, Happening, Rule, Way};

const IDS: &str = "V-1 \
    V-10 V-11 V-12 V-13 V-14 \
    V-20 V-21 V-22 \
    V-30 V-31 V-32 V-33 V-34 V-35 V-36 V-37 V-38 \
    V-40 V-50 V-51 V-52 V-60 V-61 V-62";

#[test]
fn the_book_has_every_rule_of_the_sheet_and_can_be_searched() {
    laws::book_is_in_order::<Rule>(IDS, &["", "V", "V-0", "V-2", "V-63", "F7-1", "V_1"]);
}

#[test]
fn events_of_a_deal_name_their_rule() {
    let seat = Seat::at(0);
    let dealt = |by| Event::Dealt { seat, card: Card::Five, by };
    let kept = |card| Event::Kept { seat, card, points: 0 };
    let stayed = |forced| Event::Own(Happening::Stayed { seat, points: 5, forced });
    laws::events_name_rules(&[
        (Event::DeckMade { cards: 108 }, Rule::V_1),
        (Event::RoundBegan { round: 1, dealer: seat }, Rule::V_10),
        (dealt(Way::Opening), Rule::V_10),
        (dealt(Way::Hit), Rule::V_10),
        (dealt(Way::FlipFour), Rule::V_36),
        (dealt(Way::OneMore), Rule::V_32),
        (kept(Card::Five), Rule::V_12),
        (kept(Card::Zero), Rule::V_20),
        (kept(Card::LuckyThirteen), Rule::V_22),
        (Event::Own(Happening::Wiped { seat, cards: 2 }), Rule::V_21),
        (Event::Own(Happening::Busted { seat }), Rule::V_12),
        (Event::FlippedSeven { seat }, Rule::V_13),
        (stayed(false), Rule::V_10),
        (stayed(true), Rule::V_32),
        (Event::SetAside { seat, card: Card::Swap }, Rule::V_36),
        (Event::Reshuffled { cards: 9 }, Rule::V_51),
    ]);
}

#[test]
fn events_of_an_action_name_their_rule() {
    let (by, on) = (Seat::at(0), Seat::at(1));
    let played = |card| Event::Own(Happening::Played { card, by, on });
    let given = |busted| Event::Own(Happening::Given { by, to: on, card: Card::Minus4, busted });
    let lost = |because| Event::Own(Happening::Lost { card: Card::Swap, because });
    laws::events_name_rules(&[
        (played(Card::OneMore), Rule::V_32),
        (played(Card::FlipFour), Rule::V_36),
        (Event::Own(Happening::Stolen { by, from: on, card: Card::Five }), Rule::V_34),
        (Event::Own(Happening::Removed { by, from: on, card: Card::Five }), Rule::V_35),
        (
            Event::Own(Happening::Swapped {
                by,
                first: by,
                first_card: Card::Five,
                second: on,
                second_card: Card::Six,
            }),
            Rule::V_33,
        ),
        (given(false), Rule::V_40),
        (given(true), Rule::V_61),
        (lost(Because::NoTarget), Rule::V_30),
        (lost(Because::OwnerBusted), Rule::V_37),
        (lost(Because::Unlucky), Rule::V_21),
        (lost(Because::Flip7), Rule::V_36),
        (lost(Because::NoCards), Rule::V_51),
        (Event::Own(Happening::Bonus { by, on }), Rule::V_62),
    ]);
}

#[test]
fn events_of_an_ending_name_their_rule() {
    let seat = Seat::at(0);
    let ended = |because| Event::RoundEnded { because };
    laws::events_name_rules(&[
        (ended(Ending::Flip7), Rule::V_13),
        (ended(Ending::NobodyActive), Rule::V_14),
        (ended(Ending::NoCards), Rule::V_51),
        (Event::Scored { seat, points: 5, total: 5 }, Rule::V_50),
        (Event::Scored { seat, points: -5, total: 5 }, Rule::V_60),
        (Event::Tied { total: 200 }, Rule::V_51),
        (Event::Own(Happening::Won { seat, total: 200, reached: 4 }), Rule::V_52),
    ]);
}
