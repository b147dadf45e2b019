//! The plain player on a whole game: what [`PlainUnoFlip`](super::PlainUnoFlip) would do by its
//! view, found at a twentieth of the cost. For games that were made up, and those that are over; nobody who plays has a
//! real one.

use game::{Dealer, Game as _, Nobody, Seat, random};
use rand_core::Rng;
use unoflip::{Card, Colour, Decision, Hand, Move, Side, Slot, UnoFlip};

use super::plain::{FEW, flip_worth, is_likely, liking};

/// Whoever slips plays any card that fits instead of the best, so often in a hundred times.
const SLIPS: u32 = 25;

/// Plays on until the game is over, as plain players do. Whether it is: a game that goes on
/// and on is left.
pub(super) fn play_out<D: Dealer<Card>>(game: &mut UnoFlip, dealer: &mut D) -> Result<bool, D::Error> {
    play_on(game, dealer, next_step)
}

/// The same if all of them slip now and then, so that nobody can reckon with what they do.
pub(super) fn play_out_slipping<D: Dealer<Card>>(
    game: &mut UnoFlip,
    dealer: &mut D,
    random: &mut impl Rng,
) -> Result<bool, D::Error> {
    play_on(game, dealer, |game| {
        let (seat, action) = next_step(game)?;
        let slips = matches!(action, Move::Play { .. }) && random::below(random, 100) < SLIPS;
        Some((seat, if slips { any_play(game, seat, random) } else { action }))
    })
}

fn play_on<D: Dealer<Card>>(
    game: &mut UnoFlip,
    dealer: &mut D,
    mut next: impl FnMut(&UnoFlip) -> Option<(Seat, Move)>,
) -> Result<bool, D::Error> {
    const MOST_MOVES: usize = 3_000;
    for _ in 0..MOST_MOVES {
        let Some((seat, action)) = next(game) else { return Ok(true) };
        game.apply(seat, action, dealer, &mut Nobody)?;
    }
    Ok(false)
}

/// What happens next at a table of plain players; nothing if the game is over.
#[inline]
pub fn next_step(game: &UnoFlip) -> Option<(Seat, Move)> {
    let seat = game.to_act()?;
    Some(out_of_turn(game, seat).unwrap_or_else(|| (seat, in_turn(game, seat))))
}

/// What somebody else does while the table waits for a seat.
#[inline]
fn out_of_turn(game: &UnoFlip, waits_for: Seat) -> Option<(Seat, Move)> {
    if !game.others_may_move() {
        return None;
    }
    let mut others = game.seats().filter(|&seat| seat != waits_for);
    others.find_map(|seat| Some((seat, interruption(game, seat)?)))
}

/// What a seat does while the table waits for another one.
pub fn interruption(game: &UnoFlip, seat: Seat) -> Option<Move> {
    catch(game, seat).or_else(|| best_play(game, seat))
}

fn catch(game: &UnoFlip, seat: Seat) -> Option<Move> {
    game.uncalled().filter(|&target| target != seat).map(Move::Catch)
}

/// What a seat does that the table waits for.
pub(super) fn in_turn(game: &UnoFlip, seat: Seat) -> Move {
    catch(game, seat).unwrap_or_else(|| answer(game, seat))
}

/// What it does if it catches nobody.
pub fn answer(game: &UnoFlip, seat: Seat) -> Move {
    match game.decision() {
        Decision::Turn(_) => best_play(game, seat).unwrap_or(Move::Draw),
        Decision::Drawn { .. } => best_play(game, seat).unwrap_or(Move::Pass),
        Decision::Colour { .. } => Move::Colour(longest(&Lengths::of(game, seat), game.side())),
        Decision::Challenge { by, before: Some(colour), .. } if is_bluff(game, by, colour) => Move::Challenge,
        Decision::Challenge { .. } | Decision::Stack { .. } | Decision::Over { .. } => {
            best_play(game, seat).unwrap_or(Move::Accept)
        }
    }
}

fn is_bluff(game: &UnoFlip, by: Seat, colour: Colour) -> bool {
    let back = game.side().other();
    is_likely(game.hand(by).slots().map(|slot| slot.face(back)), colour)
}

/// How many cards a seat holds of each colour.
struct Lengths([i32; 4]);

impl Lengths {
    #[inline]
    fn of(game: &UnoFlip, seat: Seat) -> Self {
        let hand = game.hand(seat);
        let mut lengths = [0; 4];
        for (length, colour) in lengths.iter_mut().zip(Colour::all(game.side())) {
            *length = i32::try_from(hand.and(Hand::with_colour(colour)).len()).unwrap_or(i32::MAX);
        }
        Self(lengths)
    }
}

/// The colour of which most cards are held.
fn longest(lengths: &Lengths, side: Side) -> Colour {
    let longest = Colour::all(side).max_by_key(|colour| lengths.0[colour.place()]);
    longest.expect("a side has four colours")
}

/// The card that the seat likes best of those that it may play.
#[inline]
fn best_play(game: &UnoFlip, seat: Seat) -> Option<Move> {
    let playable = game.playable_now(seat);
    if playable.is_empty() {
        return None;
    }
    let (side, lengths) = (game.side(), Lengths::of(game, seat));
    let pressed = game.hand(game.after(seat)).len() <= usize::from(FEW);
    let liked = |slot: Slot| {
        let face = slot.face(side);
        let length = face.colour().map(|colour| lengths.0[colour.place()]);
        let value = liking(face, length.unwrap_or(0), pressed, || flip_bonus(game, seat));
        // A wild is played for the colour that is named with it.
        let named = || lengths.0.into_iter().max().unwrap_or(0);
        (8 * value + length.map_or_else(named, |_| 0), face)
    };
    let slot = playable.slots().max_by_key(|&slot| liked(slot))?;
    Some(play(game, seat, slot, &lengths))
}

/// Any card that a seat may play, which there is.
fn any_play(game: &UnoFlip, seat: Seat, random: &mut impl Rng) -> Move {
    let playable = game.playable_now(seat);
    let slot = playable.nth(random::index(random, playable.len())).expect("a card that fits");
    play(game, seat, slot, &Lengths::of(game, seat))
}

#[inline]
fn play(game: &UnoFlip, seat: Seat, slot: Slot, lengths: &Lengths) -> Move {
    let colour = slot.face(game.side()).is_wild().then(|| longest(lengths, game.side()));
    Move::Play { card: slot.card(), colour, uno: game.hand(seat).len() == 2 }
}

fn flip_bonus(game: &UnoFlip, seat: Seat) -> i32 {
    let back = game.side().other();
    let others = game.seats().filter(|&other| other != seat);
    let held = others.fold(Hand::default(), |held, other| held.or(game.hand(other)));
    flip_worth(back, held.points(back), u32::try_from(held.len()).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use unoflip::Choice;

    use super::*;
    use crate::unoflip::plain;
    use crate::unoflip::testing::{any_table, follow};
    use crate::{PlainUnoFlip, Random};

    /// What a player would see of a move.
    fn seen(game: &UnoFlip, action: Move) -> String {
        match action {
            Move::Play { card, colour, uno } => format!("{} {colour:?} {uno}", card.face(game.side())),
            other => other.to_string(),
        }
    }

    fn check(game: &UnoFlip) -> bool {
        let Some(seat) = game.to_act() else { return false };
        let by_view = plain::best(&game.view(seat)).and_then(|choice| game.understand(seat, choice));
        assert_eq!(seen(game, by_view.unwrap()), seen(game, in_turn(game, seat)));
        if let Some((other, action)) = out_of_turn(game, seat) {
            let by_view: Option<Choice> = plain::best(&game.view(other));
            let by_view = by_view.and_then(|choice| game.understand(other, choice));
            assert_eq!(by_view.map(|by_view| seen(game, by_view)), Some(seen(game, action)));
        }
        true
    }

    #[test]
    fn it_does_what_the_plain_player_does_by_its_view() {
        let mut checked = 0;
        for seed in 0..30 {
            follow(any_table(seed), seed, Random, |game, _| checked += usize::from(check(game)));
            follow(any_table(seed), seed, PlainUnoFlip, |game, _| checked += usize::from(check(game)));
        }
        assert!(checked > 10_000, "only {checked}");
    }
}
