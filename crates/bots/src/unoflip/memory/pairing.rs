//! Which of several faces that are seen belongs to which card.
//!
//! Every card joins one light face with one dark one, and nearly every face is on two cards
//! only. So when a hand is seen from its other side there is hardly ever more than one way in
//! which the faces that were seen before go with those that are seen now.

use unoflip::{Face, Hand, Side};

use super::token::Token;

/// So many steps are taken to find all ways; a hand that needs more is not told apart.
const MOST_STEPS: usize = 10_000;

/// Why faces of cards are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// They are seen from this side from now on, and no longer from the other.
    Turned,
    /// They were shown once.
    Shown,
}

/// These cards show these faces on a side, in an order that is not known: notes what that says
/// about each. `elsewhere` are cards that lie somewhere else.
pub fn settle(tokens: &mut [Token], faces: &[Face], side: Side, why: Why, elsewhere: Hand) {
    let mut faces = faces.to_vec();
    let mut open: Vec<usize> = Vec::new();
    for (place, token) in tokens.iter().enumerate() {
        let Some(face) = token.face(side) else {
            open.push(place);
            continue;
        };
        let Some(seen) = faces.iter().position(|&seen| seen == face) else {
            return forget(tokens, &faces);
        };
        faces.swap_remove(seen);
    }
    if open.len() != faces.len() {
        return forget(tokens, &faces);
    }
    faces.sort_unstable();
    let mut ways = Ways::new(&open.iter().map(|&place| tokens[place]).collect::<Vec<_>>(), &faces, elsewhere);
    ways.search();
    note(tokens, &open, faces, why, &ways.always());
}

/// Where nothing fits together, nothing is known but what is seen.
fn forget(tokens: &mut [Token], faces: &[Face]) {
    debug_assert!(false, "{tokens:?} cannot show {faces:?}");
    for token in tokens {
        *token = Token::default();
    }
}

/// What every way says is so. Cards that it says nothing about are known by what is seen of them
/// from now on, and by nothing else.
fn note(tokens: &mut [Token], open: &[usize], mut faces: Vec<Face>, why: Why, always: &[Option<Face>]) {
    for (&place, face) in open.iter().zip(always) {
        if let Some(face) = face {
            tokens[place].see(*face);
            let seen = faces.iter().position(|seen| seen == face);
            faces.remove(seen.expect("a face that was assigned is there"));
        }
    }
    if why == Why::Shown {
        return;
    }
    let rest = open.iter().zip(always).filter(|(_, face)| face.is_none());
    for ((&place, _), face) in rest.zip(faces) {
        tokens[place] = Token::showing(face);
    }
}

/// All ways to give faces to cards.
struct Ways {
    /// Of each card the faces that it may have.
    fitting: Vec<Vec<usize>>,
    /// The different faces, and how many of each are left.
    faces: Vec<(Face, usize)>,
    /// Of each card the first that cannot be told from it.
    alike: Vec<usize>,
    /// The face of each card, on the way.
    given: Vec<Option<usize>>,
    /// What all ways so far have in common; nothing before the first.
    common: Option<Vec<Option<usize>>>,
    steps: usize,
}

impl Ways {
    fn new(tokens: &[Token], sorted: &[Face], elsewhere: Hand) -> Self {
        let faces: Vec<(Face, usize)> =
            sorted.chunk_by(|one, other| one == other).map(|alike| (alike[0], alike.len())).collect();
        let may = |token: &Token, face: Face| {
            !token.could_be().and(Hand::with_face(face)).and_not(elsewhere).is_empty()
        };
        let fitting = tokens
            .iter()
            .map(|token| (0..faces.len()).filter(|&face| may(token, faces[face].0)).collect())
            .collect();
        let first = |token: &Token| tokens.iter().position(|other| other.could_be() == token.could_be());
        let alike = tokens.iter().map(|token| first(token).unwrap_or_default()).collect();
        Self { fitting, faces, alike, given: vec![None; tokens.len()], common: None, steps: 0 }
    }

    /// Goes through all ways, always on with the card that has the fewest faces to choose from.
    fn search(&mut self) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        let open = (0..self.given.len()).filter(|&card| self.given[card].is_none());
        let choices = |card: usize| self.fitting[card].iter().filter(|&&face| self.faces[face].1 > 0).count();
        let Some(card) = open.min_by_key(|&card| choices(card)) else { return self.found() };
        for face in self.fitting[card].clone() {
            if self.faces[face].1 > 0 {
                self.faces[face].1 -= 1;
                self.given[card] = Some(face);
                self.search();
                self.given[card] = None;
                self.faces[face].1 += 1;
            }
        }
    }

    /// Notes a way. Ways in which only cards that look alike have changed places are the same.
    fn found(&mut self) {
        let mut order: Vec<usize> = (0..self.given.len()).collect();
        order.sort_by_key(|&card| (self.alike[card], self.given[card]));
        let mut cards: Vec<usize> = (0..self.given.len()).collect();
        cards.sort_by_key(|&card| (self.alike[card], card));
        let mut given = vec![None; order.len()];
        for (card, from) in cards.into_iter().zip(order) {
            given[card] = self.given[from];
        }
        match &mut self.common {
            None => self.common = Some(given),
            Some(common) => {
                for (common, given) in common.iter_mut().zip(given) {
                    *common = common.filter(|face| Some(*face) == given);
                }
            }
        }
    }

    /// The face of each card that it has in all ways, if they could be gone through.
    fn always(self) -> Vec<Option<Face>> {
        let all = self.common.filter(|_| self.steps <= MOST_STEPS);
        debug_assert!(all.is_some() || self.steps > MOST_STEPS, "there is a way");
        let all = all.unwrap_or_else(|| vec![None; self.given.len()]);
        all.into_iter().map(|face| face.map(|face| self.faces[face].0)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(code: &str) -> Face {
        code.parse().expect("the code of a face")
    }

    /// What is known of cards with these dark faces once their light ones are seen.
    fn settled(dark: &str, light: &str, why: Why, elsewhere: &str) -> String {
        let mut tokens: Vec<Token> = dark.split(' ').map(|code| Token::showing(face(code))).collect();
        let faces: Vec<Face> = light.split(' ').map(face).collect();
        let elsewhere = elsewhere.split_whitespace().fold(Hand::default(), |hand, code| {
            let (light, dark) = code.split_once('/').expect("two faces");
            hand.or(Hand::with_face(face(light)).and(Hand::with_face(face(dark))))
        });
        settle(&mut tokens, &faces, Side::Light, why, elsewhere);
        let told =
            |side| move |token: &Token| token.face(side).map_or("?".to_owned(), |face| face.to_string());
        let pair = |token: &Token| format!("{}/{}", told(Side::Light)(token), told(Side::Dark)(token));
        tokens.iter().map(pair).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn faces_go_with_the_cards_that_have_them() {
        assert_eq!(settled("o1 p3 dwild", "y1 r7 r1", Why::Turned, ""), "r7/o1 r1/p3 y1/dwild");
    }

    #[test]
    fn cards_that_look_alike_have_one_of_the_faces_each() {
        assert_eq!(settled("p3 o5 p3", "r+1 g1 r1", Why::Turned, ""), "r1/p3 g1/o5 r+1/p3");
    }

    #[test]
    fn what_can_be_either_way_stays_open() {
        // Either g6/dwildc, g-flip/t3 and wild/p5, or g6/p5, g-flip/dwildc and wild/t3.
        let (dark, light) = ("dwildc t3 o1 p5", "g6 r7 g-flip wild");
        assert_eq!(settled(dark, light, Why::Turned, ""), "g6/? g-flip/? r7/o1 wild/?");
        assert_eq!(settled(dark, light, Why::Shown, ""), "?/dwildc ?/t3 r7/o1 ?/p5");
        assert_eq!(settled(dark, light, Why::Turned, "g6/p5"), "g6/dwildc g-flip/t3 r7/o1 wild/p5");
    }
}
