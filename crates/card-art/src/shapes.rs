//! Outlines that stand for the colours of UNO FLIP!, 60 high and wide about their middle.

/// The shape of a colour, and where a number sits well in it.
pub(crate) struct Shape {
    /// The outline.
    pub d: &'static str,
    /// How far below the middle the number stands.
    pub drop: i32,
    /// How large it is in the middle of a card, in hundredths.
    pub percent: i32,
    /// How high the number is there.
    pub room: i32,
}

const fn shape(d: &'static str, drop: i32, percent: i32, room: i32) -> Shape {
    Shape { d, drop, percent, room }
}

/// Heart, for pink; also what a Second Chance bears.
pub(crate) const HEART: &str = "M0 31C-16 20-34 8-34-10C-34-21-26-29-16-29C-9-29-3-25 0-19C3-25 9-29 16-29\
     C26-29 34-21 34-10C34 8 16 20 0 31Z";

/// Circle, triangle, square, diamond; then heart, drop, star, flower: in the order of the colours.
pub(crate) const SHAPES: [Shape; 8] = [
    shape("M0-30a30 30 0 0 1 0 60a30 30 0 0 1 0-60Z", 0, 124, 46),
    shape("M-8-27Q0-40 8-27L35 19Q42 31 28 31H-28Q-42 31-35 19Z", 8, 120, 36),
    shape("M-28-17Q-28-28-17-28H17Q28-28 28-17V17Q28 28 17 28H-17Q-28 28-28 17Z", 0, 126, 48),
    shape("M-6-32Q0-39 6-32L30-6Q35 0 30 6L6 32Q0 39-6 32L-30 6Q-35 0-30-6Z", 0, 126, 40),
    shape(HEART, -4, 124, 40),
    shape("M0-37C9-23 28-9 28 8A28 27 0 0 1-28 8C-28-9-9-23 0-37Z", 7, 124, 44),
    shape(
        "M-5-32Q0-39 5-32L10-25Q14-20 21-18L29-16Q37-13 32-6L27 1Q23 7 23 15V23Q23 32 15 29L7 27Q0 24-7 27\
         L-15 29Q-23 32-23 23V15Q-23 7-27 1L-32-6Q-37-13-29-16L-21-18Q-14-20-10-25Z",
        0,
        124,
        40,
    ),
    shape(
        "M0-24A14 14 0 0 1 21-12A14 14 0 0 1 21 12A14 14 0 0 1 0 24A14 14 0 0 1-21 12A14 14 0 0 1-21-12\
         A14 14 0 0 1 0-24Z",
        0,
        128,
        46,
    ),
];
