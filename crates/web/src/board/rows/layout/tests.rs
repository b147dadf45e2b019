//! Tables of all sizes, on screens of all sizes.

use super::*;

/// Screens less what stands around the table: width, height, and how high letters are.
const SCREENS: [(&str, f64, f64, f64); 10] = [
    ("a phone", 375.0, 690.0, 16.0),
    ("a small phone", 320.0, 480.0, 16.0),
    ("a phone held sideways", 760.0, 325.0, 16.0),
    ("a desktop at 200 %", 720.0, 400.0, 16.0),
    ("a tablet", 768.0, 920.0, 16.0),
    ("a laptop", 1026.0, 700.0, 16.0),
    ("a desktop", 1100.0, 850.0, 16.0),
    ("4K", 3500.0, 2110.0, 16.0),
    ("a TV", 1920.0, 990.0, 20.0),
    ("a TV of 4K", 3840.0, 2070.0, 20.0),
];

fn space((_, width, height, text): (&str, f64, f64, f64), seats: usize, own: bool) -> Space {
    Space { width, height, others: if own { seats - 1 } else { seats }, own, reach: 20.0, text }
}

fn apart(one: Area, other: Area) -> bool {
    let beside = one.x + one.width <= other.x + 0.1 || other.x + other.width <= one.x + 0.1;
    beside || one.y + one.height <= other.y + 0.1 || other.y + other.height <= one.y + 0.1
}

fn within(part: Area, width: f64, height: f64) -> bool {
    part.x >= -0.1
        && part.y >= -0.1
        && part.x + part.width <= width + 0.1
        && part.y + part.height <= height + 0.1
}

#[test]
fn nothing_lies_over_anything_else_or_beside_the_table() {
    for screen in SCREENS {
        for (seats, own) in (1..=40).flat_map(|seats| [(seats, true), (seats, false)]) {
            for reach in [20.0, 28.0] {
                let space = Space { reach, ..space(screen, seats, own) };
                let layout = Layout::of(space);
                let told = format!("{} with {seats} seats, own: {own}: {layout:#?}", screen.0);
                assert_eq!(layout.others.len(), space.others, "{told}");
                assert_eq!(layout.own.is_some(), own, "{told}");
                let mut parts = vec![layout.middle, layout.act];
                parts.extend(layout.own.map(|(area, _)| area));
                match layout.scrolls {
                    Some(scrolls) => parts.push(scrolls),
                    None => parts.extend(&layout.others),
                }
                for (place, one) in parts.iter().enumerate() {
                    assert!(within(*one, screen.1, layout.height), "{one:?} in {told}");
                    assert!(parts[..place].iter().all(|other| apart(*one, *other)), "{one:?} in {told}");
                }
                let others = layout.others.iter().enumerate();
                for (place, one) in others {
                    assert!(within(*one, screen.1, f64::INFINITY), "{told}");
                    assert!(layout.others[..place].iter().all(|other| apart(*one, *other)), "{told}");
                }
            }
        }
    }
}

#[test]
fn a_full_row_fits_with_the_corner_of_every_card_in_sight() {
    for screen in SCREENS {
        for seats in 2..=40 {
            let layout = Layout::of(space(screen, seats, true));
            let (area, seat) = (layout.others[0], layout.seat);
            let pitch = (area.width - seat.pad() * 2.0 - seat.card) / 6.0;
            assert!(
                pitch >= seat.card * 0.39 && pitch >= 19.0,
                "{} with {seats}: {pitch}, {seat:?}",
                screen.0
            );
        }
    }
}

#[test]
fn cards_are_as_large_as_the_screen_allows() {
    let card =
        |screen: usize, seats: usize, own: bool| Layout::of(space(SCREENS[screen], seats, own)).seat.card;
    assert!(card(0, 4, true) >= 40.0, "a phone: {}", card(0, 4, true));
    assert!(card(2, 4, true) >= 60.0, "sideways: {}", card(2, 4, true));
    assert!(card(4, 4, true) >= 84.0, "a tablet: {}", card(4, 4, true));
    assert!(card(6, 4, true) >= 104.0, "a desktop: {}", card(6, 4, true));
    assert!(card(7, 4, true) >= 280.0, "4K: {}", card(7, 4, true));
    assert!(card(8, 4, false) >= 170.0, "a TV: {}", card(8, 4, false));
}

#[test]
fn a_few_need_not_be_scrolled_anywhere() {
    for screen in SCREENS {
        for seats in 1..=4 {
            let space = space(screen, seats, true);
            let layout = Layout::of(space);
            let small = screen.2 < 600.0 && screen.1 < 400.0;
            let fits = layout.scrolls.is_none() && layout.height <= screen.2;
            assert!(fits || small, "{} with {seats}: {layout:#?}", screen.0);
        }
    }
}

/// However many play, only the others are scrolled.
#[test]
fn ones_own_seat_the_piles_and_what_one_can_do_are_always_in_view() {
    for screen in SCREENS.into_iter().filter(|screen| screen.0 != "a small phone") {
        for (seats, reach) in (2..=40).flat_map(|seats| [(seats, 20.0), (seats, 28.0)]) {
            let layout = Layout::of(Space { reach, ..space(screen, seats, true) });
            assert!(layout.height <= screen.2 + 0.1, "{} with {seats}: {layout:#?}", screen.0);
        }
    }
}

#[test]
fn on_a_wide_table_everybody_sits_round_the_piles() {
    for seats in 4..=8 {
        assert_eq!(Layout::of(space(SCREENS[6], seats, true)).look, Look::Round, "{seats}");
    }
    let layout = Layout::of(space(SCREENS[6], 4, true));
    let [left, top, right] = layout.others[..] else { panic!("three others") };
    assert!(left.x < top.x && top.x < right.x && top.y < left.y, "clockwise: {layout:?}");
}

#[test]
fn a_phone_held_sideways_has_the_piles_beside_ones_own_seat() {
    let layout = Layout::of(space(SCREENS[2], 4, true));
    assert_eq!(layout.look, Look::Low);
    let (own, _) = layout.own.expect("a seat");
    assert!(layout.middle.x < own.x && own.x < layout.act.x);
}
