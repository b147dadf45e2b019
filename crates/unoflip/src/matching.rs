//! Which cards can lie in the places of which one side is seen: all ways, counted,
//! and any of them by its number.
//!
//! Every card joins a light face and a dark one (U-2), so the cards are the edges of a
//! graph whose vertices are the faces. A place that shows a face takes one of the few
//! edges at that vertex. The ways to serve all places are counted edge by edge, like
//! paths through layers of states: a state is what the vertices that have been touched
//! still need. Nearly all vertices have two edges, so there are only a handful of
//! states in a layer.

use crate::card::Slot;
use crate::deck::CARDS;
use crate::face::{FACES, Face, Side};
use crate::sets;

/// How many places show each face, by [`Face::index`].
pub(crate) type Places = [u8; 2 * FACES];

/// What is seen of all cards.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// The side in play.
    pub side: Side,
    /// Places that show a face and nothing else: active faces of the looking seat's
    /// hand and of the discard pile's top, inactive ones of others' hands and of the
    /// draw pile's top. All except those of `both`.
    pub one: Places,
    /// The hand that was shown to a challenger (U-54), as it is now: its inactive
    /// faces, and the active ones of the cards that were shown.
    pub both: Places,
}

impl Seen {
    fn shows(&self, face: Face) -> bool {
        self.one[face.index()] > 0 || self.both[face.index()] > 0
    }
}

/// What is seen of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// Nothing.
    Unseen,
    /// Its active face.
    Front,
    /// Its inactive face.
    Back,
    /// Its inactive face, in the hand that was shown; it was drawn since.
    BackSince,
    /// Both: its active face when its hand was shown, and its inactive face.
    Both,
}

const SPOTS: [Spot; 5] = [Spot::Unseen, Spot::Front, Spot::Back, Spot::BackSince, Spot::Both];

/// What the vertices of a layer still need: six bits each, three for `one` and three
/// for `both`. No face is on more than four cards.
type State = u64;

const REGISTER: u32 = 6;

const fn packed(register: u32, one: u8, both: u8) -> State {
    ((one as State) | (both as State) << 3) << (register * REGISTER)
}

/// One card, and where what its faces need stands in a state. A face that nothing
/// shows stands nowhere.
struct Edge {
    slot: Slot,
    front: Option<u32>,
    back: Option<u32>,
    /// What the faces need that are touched for the first time.
    opens: State,
    /// Where faces stand that are touched for the last time.
    closes: State,
}

impl Edge {
    /// What a spot takes from a state; nothing can be taken where nothing stands.
    fn takes(&self, spot: Spot) -> Option<State> {
        let one = |register: Option<u32>| register.map(|register| packed(register, 1, 0));
        let both = |register: Option<u32>| register.map(|register| packed(register, 0, 1));
        match spot {
            Spot::Unseen => Some(0),
            Spot::Front => one(self.front),
            Spot::Back => one(self.back),
            Spot::BackSince => both(self.back),
            Spot::Both => Some(both(self.front)? | both(self.back)?),
        }
    }

    /// The state after this card, if it can lie in such a spot.
    fn after(&self, state: State, spot: Spot) -> Option<State> {
        const ONES: State = 0x9249_2492_4924_9249;
        let (state, takes) = (state | self.opens, self.takes(spot)?);
        // The lowest of three bits says whether one of the three is set.
        let has = (state | state >> 1 | state >> 2) & ONES;
        let left = if has & takes == takes { state - takes } else { return None };
        (left & self.closes == 0).then_some(left)
    }

    fn ways_on(&self, state: State) -> impl Iterator<Item = (Spot, State)> {
        SPOTS.into_iter().filter_map(move |spot| Some((spot, self.after(state, spot)?)))
    }
}

/// All ways in which cards can lie so that they show what is seen.
pub(crate) struct Matchings {
    edges: Vec<Edge>,
    /// Before every edge, and after the last: the states that can be reached, sorted,
    /// and in how many ways the rest follows.
    layers: Vec<Vec<(State, u128)>>,
}

impl Matchings {
    /// Counts the ways. There are fewer than 2¹²⁰: each of the 104 faces that two cards
    /// have leaves two of them at most, each of the four wilds twelve.
    pub fn of(seen: &Seen) -> Self {
        let edges = ordered(seen);
        let mut layers = vec![vec![(0, 0)]];
        for edge in &edges {
            let states = &layers[layers.len() - 1];
            let mut next: Vec<(State, u128)> = states
                .iter()
                .flat_map(|&(state, _)| edge.ways_on(state).map(|(_, state)| (state, 0)))
                .collect();
            next.sort_unstable();
            next.dedup();
            layers.push(next);
        }
        let mut all = Self { edges, layers };
        all.count();
        all
    }

    fn count(&mut self) {
        if let Some(last) = self.layers.last_mut() {
            for (_, ways) in last {
                *ways = 1;
            }
        }
        for place in (0..self.edges.len()).rev() {
            let (before, after) = self.layers.split_at_mut(place + 1);
            for (state, ways) in &mut before[place] {
                let on = self.edges[place].ways_on(*state);
                *ways = on.map(|(_, state)| ways_from(&after[0], state)).sum();
            }
        }
    }

    /// How many ways there are.
    pub fn ways(&self) -> u128 {
        self.layers[0].first().map_or(0, |&(_, ways)| ways)
    }

    /// In how many of them every card lies in a spot that is allowed to it.
    pub fn ways_if(&self, allowed: impl Fn(Slot, Spot) -> bool) -> u128 {
        let last = self.layers.last().map_or(&[][..], Vec::as_slice);
        let mut ways: Vec<(State, u128)> = last.iter().map(|&(state, _)| (state, 1)).collect();
        for (edge, layer) in self.edges.iter().zip(&self.layers).rev() {
            let on = |state| edge.ways_on(state).filter(|&(spot, _)| allowed(edge.slot, spot));
            let count = |state| on(state).map(|(_, next)| ways_from(&ways, next)).sum();
            ways = layer.iter().map(|&(state, _)| (state, count(state))).collect();
        }
        ways.first().map_or(0, |&(_, ways)| ways)
    }

    /// What is seen of every card, in the way with this number below [`Self::ways`].
    pub fn nth(&self, mut number: u128) -> [Spot; CARDS] {
        let mut spots = [Spot::Unseen; CARDS];
        let mut state = 0;
        for (edge, after) in self.edges.iter().zip(&self.layers[1..]) {
            for (spot, next) in edge.ways_on(state) {
                let ways = ways_from(after, next);
                if number < ways {
                    (spots[edge.slot.place()], state) = (spot, next);
                    break;
                }
                number -= ways;
            }
        }
        spots
    }
}

fn ways_from(layer: &[(State, u128)], state: State) -> u128 {
    layer.binary_search_by_key(&state, |&(state, _)| state).map_or(0, |place| layer[place].1)
}

/// The cards that could lie in a place that shows something, in an order in which few
/// faces are touched and not yet done with: always the face with the fewest cards left
/// is done with next.
fn ordered(seen: &Seen) -> Vec<Edge> {
    let mut order = Order::of(seen);
    let mut done = [false; CARDS];
    while let Some(face) = order.next_face() {
        for slot in sets::of_face(face).slots() {
            if !std::mem::replace(&mut done[slot.place()], true) {
                order.add(slot);
            }
        }
    }
    order.edges
}

struct Order<'a> {
    seen: &'a Seen,
    /// The faces that something shows and that are not done with.
    waiting: Vec<Face>,
    /// How many cards of each face are to come.
    left: [usize; 2 * FACES],
    /// Where a face stands in the states, from its first card to its last.
    registers: [Option<u32>; 2 * FACES],
    /// The registers in use, as bits.
    taken: u32,
    edges: Vec<Edge>,
}

impl<'a> Order<'a> {
    fn of(seen: &'a Seen) -> Self {
        let faces = || [Side::Light, Side::Dark].into_iter().flat_map(Face::all);
        let mut left = [0; 2 * FACES];
        faces().for_each(|face| left[face.index()] = sets::of_face(face).len());
        let waiting = faces().filter(|&face| seen.shows(face)).collect();
        Self { seen, waiting, left, registers: [None; 2 * FACES], taken: 0, edges: Vec::new() }
    }

    fn next_face(&mut self) -> Option<Face> {
        self.waiting.retain(|face| self.left[face.index()] > 0);
        // One that has been touched comes before one that has not.
        let key = |face: &&Face| (self.registers[face.index()].is_none(), self.left[face.index()]);
        self.waiting.iter().min_by_key(key).copied()
    }

    fn add(&mut self, slot: Slot) {
        let faces = [slot.face(self.seen.side), slot.face(self.seen.side.other())];
        let mut edge = Edge { slot, front: None, back: None, opens: 0, closes: 0 };
        for (face, register) in faces.into_iter().zip([&mut edge.front, &mut edge.back]) {
            self.left[face.index()] -= 1;
            if !self.seen.shows(face) {
                continue;
            }
            let place = *self.registers[face.index()].get_or_insert_with(|| {
                let free = self.taken.trailing_ones();
                self.taken |= 1 << free;
                edge.opens |= packed(free, self.seen.one[face.index()], self.seen.both[face.index()]);
                free
            });
            *register = Some(place);
        }
        for (face, register) in faces.into_iter().zip([edge.front, edge.back]) {
            if let Some(register) = register.filter(|_| self.left[face.index()] == 0) {
                edge.closes |= packed(register, 7, 7);
                self.taken &= !(1 << register);
            }
        }
        self.edges.push(edge);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Light is active; `ones` and `boths` name faces of either side.
    fn seen(ones: &str, boths: &str) -> Seen {
        let places = |codes: &str| {
            let mut places = [0; 2 * FACES];
            for code in codes.split_whitespace() {
                places[code.parse::<Face>().expect("the code of a face").index()] += 1;
            }
            places
        };
        Seen { side: Side::Light, one: places(ones), both: places(boths) }
    }

    /// What the spots of all cards show.
    fn shows(spots: &[Spot; CARDS]) -> (Places, Places) {
        let (mut one, mut both) = ([0; 2 * FACES], [0; 2 * FACES]);
        for (slot, spot) in Slot::all().zip(spots) {
            let (front, back) = (slot.face(Side::Light).index(), slot.face(Side::Dark).index());
            match spot {
                Spot::Unseen => {}
                Spot::Front => one[front] += 1,
                Spot::Back => one[back] += 1,
                Spot::BackSince => both[back] += 1,
                Spot::Both => {
                    both[front] += 1;
                    both[back] += 1;
                }
            }
        }
        (one, both)
    }

    /// The number of ways by trying everything, card by card.
    fn tried(seen: &Seen, from: usize, need: &mut (Places, Places)) -> u128 {
        if need.0.iter().chain(&need.1).all(|&count| count == 0) {
            return 1;
        }
        if from == CARDS {
            return 0;
        }
        let slot = Slot::at(from);
        let (front, back) = (slot.face(seen.side).index(), slot.face(seen.side.other()).index());
        let mut ways = tried(seen, from + 1, need);
        let takes: [&[(bool, usize)]; 4] =
            [&[(true, front)], &[(true, back)], &[(false, back)], &[(false, front), (false, back)]];
        for take in takes {
            let left = |need: &(Places, Places), (one, face): (bool, usize)| {
                if one { need.0[face] } else { need.1[face] }
            };
            if take.iter().all(|&each| left(need, each) > 0) {
                let before = *need;
                for &(one, face) in take {
                    if one { need.0[face] -= 1 } else { need.1[face] -= 1 }
                }
                ways += tried(seen, from + 1, need);
                *need = before;
            }
        }
        ways
    }

    fn check(ones: &str, boths: &str) -> u128 {
        let seen = seen(ones, boths);
        let matchings = Matchings::of(&seen);
        assert_eq!(matchings.ways(), tried(&seen, 0, &mut (seen.one, seen.both)), "{ones}, {boths}");
        let mut found = HashSet::new();
        for number in 0..matchings.ways() {
            let spots = matchings.nth(number);
            assert_eq!(shows(&spots), (seen.one, seen.both), "{ones}, {boths}: number {number}");
            assert!(found.insert(spots.map(|spot| spot as u8)), "{ones}, {boths}: number {number} again");
        }
        matchings.ways()
    }

    #[test]
    fn every_way_has_a_number_and_every_number_a_way() {
        assert_eq!(check("", ""), 1);
        assert_eq!(check("r7", ""), 2, "r7/o1 or r7/v5");
        assert_eq!(check("r7 r7", ""), 1);
        assert_eq!(check("r7 o1", ""), 3, "not r7/o1 for both");
        assert_eq!(check("b1 v-all", ""), 2, "one of the two that are alike for each");
        check("wild wild2 dwild dwildc y1 r3", "");
        check("r7 o1 g-rev p7 r3 dwildc", "");
        check("wild wild p5 v7 t3 g6", "");
    }

    #[test]
    fn a_hand_that_was_shown_is_seen_from_both_sides() {
        assert_eq!(check("", "r7 o1"), 1, "r7/o1 it is");
        assert_eq!(check("", "r7 o1 v5"), 4, "either r7 was shown, and the other card has two fronts");
        assert_eq!(check("", "r7 p3"), 0, "there is no such card");
        check("r7 v5 b1", "r9 v5 t-rev b1 v-all");
        check("p-all", "y1 dwild p-all wild t3");
    }

    #[test]
    fn all_cards_at_once_can_be_counted() {
        // Of every face so many are seen that nothing is left over.
        let mut places = [0; 2 * FACES];
        for slot in Slot::all() {
            places[slot.face(if slot.place() % 2 == 0 { Side::Light } else { Side::Dark }).index()] += 1;
        }
        let matchings = Matchings::of(&Seen { side: Side::Dark, one: places, both: [0; 2 * FACES] });
        assert!(matchings.ways() >= 1);
        let most = matchings.layers.iter().map(Vec::len).max();
        assert!(most < Some(2000), "{most:?} states");
        let spots = matchings.nth(matchings.ways() - 1);
        assert!(spots.iter().all(|spot| matches!(spot, Spot::Front | Spot::Back)));
    }
}
