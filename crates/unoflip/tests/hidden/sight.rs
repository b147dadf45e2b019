//! What somebody at a real table would see (U-12), worked out card by card from the whole
//! game, for the law over whole games.

use game::laws::{Moment, Seen};
use game::{Audience, Game, Seat};
use unoflip::{Because, Card, Event, Hand, Side, Slot, UnoFlip};

/// What an audience would see of a moment.
pub fn seen(moment: &Moment<'_, UnoFlip>, audience: Audience) -> Seen {
    let mut events = Vec::new();
    let mut side = moment.lens.side;
    for (place, event) in moment.events.iter().enumerate() {
        side = match event {
            Event::RoundBegan { .. } => Side::Light,
            Event::Flipped { side, .. } => *side,
            _ => side,
        };
        events.push(happened(event, side, audience));
        if ends_a_drawing(event, moment.events.get(place + 1), moment.game) {
            events.push("no more".to_owned());
        }
    }
    Seen { events, table: table(moment.game, audience) }
}

/// Whether somebody was seen to stop drawing whose cards decide how many they draw (U-53,
/// U-82).
fn ends_a_drawing(event: &Event, next: Option<&Event>, game: &UnoFlip) -> bool {
    let open = |event: &Event| match event {
        Event::Drew { because: Because::WildDrawColor, .. } => true,
        Event::Drew { because: Because::Turn, .. } => game.options().draw_until_playable,
        _ => false,
    };
    open(event) && !next.is_some_and(open)
}

/// Two cards that look alike from one side.
pub fn alike(one: Card, other: Card) -> bool {
    [Side::Light, Side::Dark].into_iter().any(|side| one.face(side) == other.face(side))
}

fn happened(event: &Event, side: Side, audience: Audience) -> String {
    match *event {
        Event::DrewForDeal { seat, card } => format!("{seat} drew {} for the deal", card.face(Side::Light)),
        Event::HandDealt { seat, hand } => format!("{seat} was dealt {}", held(hand, side, seat, audience)),
        Event::FirstCard { card } | Event::PutUnder { card } => format!("{} came up", card.face(side)),
        Event::Played { seat, card, uno, jumped_in } => {
            // Those who see the backs of a hand see which of them leaves it.
            let back = audience.seat().filter(|own| *own != seat).map(|_| card.face(side.other()));
            format!("{seat} played {} {back:?} {uno} {jumped_in}", card.face(side))
        }
        Event::Drew { seat, card, because } => {
            let mut drawn = Hand::default();
            drawn.add(Slot::of(card, Hand::default()));
            format!("{seat} drew {} {because:?}", held(drawn, side, seat, audience))
        }
        Event::Flipped { side, top } => format!("flipped to {}", top.face(side)),
        Event::Challenged { by, of, hand, rightly } => {
            let shown = (audience == Audience::Seat(by)).then(|| faces(hand, side));
            format!("{by} challenged {of} {rightly} {shown:?}")
        }
        // What names no card lies open.
        Event::DealerDrawn { .. }
        | Event::RoundBegan { .. }
        | Event::ColourNamed { .. }
        | Event::NothingToDraw { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::AllSkipped { .. }
        | Event::Reversed { .. }
        | Event::Caught { .. }
        | Event::Reshuffled { .. }
        | Event::RoundWon { .. }
        | Event::Scored { .. }
        | Event::Tied { .. }
        | Event::Won { .. } => format!("{event:?}"),
    }
}

/// What lies on the table and is in the hands. Whose decision it is, and about what, is not
/// among it: that has to follow from what was seen and done.
fn table(game: &UnoFlip, audience: Audience) -> String {
    let (side, top) = (game.side(), game.top().face(game.side()));
    let back = game.draw_pile().next().map(|card| card.face(side.other()));
    let hands: Vec<String> = game.seats().map(|seat| held(game.hand(seat), side, seat, audience)).collect();
    format!("{top} {back:?} {} {} {hands:?}", game.deck_len(), game.discard_len())
}

/// A hand: one's own by its active sides, the others' by their backs, and to those who watch
/// how many.
fn held(hand: Hand, side: Side, owner: Seat, audience: Audience) -> String {
    match audience {
        Audience::Watcher => hand.len().to_string(),
        Audience::Seat(seat) if seat == owner => faces(hand, side),
        Audience::Seat(_) => faces(hand, side.other()),
    }
}

fn faces(hand: Hand, side: Side) -> String {
    let mut faces: Vec<String> = hand.slots().map(|slot| slot.face(side).to_string()).collect();
    faces.sort_unstable();
    faces.join(" ")
}
