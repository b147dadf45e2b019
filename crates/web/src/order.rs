//! Things in order.

use std::cmp::Ordering;

/// The places of a list in the order of what is there; equal ones stay as they
/// are. Lists are short here, and the page is to be small: this is one piece of
/// code for all of them, and a hundredth of what the standard library has.
pub fn order(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places = Vec::with_capacity(length);
    for next in 0..length {
        let at = places.partition_point(|place| compare(*place, next).is_le());
        places.insert(at, next);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_in_their_order() {
        let things = [3, 1, 2, 1, 3, 0];
        assert_eq!(order(things.len(), &|one, other| things[one].cmp(&things[other])), [5, 1, 3, 2, 0, 4]);
        assert!(order(0, &|_, _| Ordering::Equal).is_empty());
    }
}
