//! Things in order.

use std::cmp::Ordering;

/// The places of a list in the order of what is there; equal ones stay as they
/// are. It is one piece of code for whatever is put in order: the page is to be
/// small.
pub fn order(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by(|one, other| compare(*one, *other));
    places
}
