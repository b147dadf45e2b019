//! What is written of a game: its rulebook, the rules of its events, the codes of its cards.

use std::fmt;

use serde::Serialize;

use crate::card::Card;
use crate::rulebook::{Rule, Ruled};

/// Checks that a rulebook has the rules of its sheet in their order, each with
/// a sentence, a source, and a symbol and an id that name the same rule; and
/// that none of the `unknown` ids is found.
///
/// # Panics
/// If not.
pub fn book_is_in_order<R: Rule>(ids: &str, unknown: &[&str]) {
    let known: Vec<&str> = R::ALL.iter().map(|rule| rule.id()).collect();
    assert_eq!(known, ids.split_whitespace().collect::<Vec<_>>());
    assert!(R::ALL.is_sorted());
    for &rule in R::ALL {
        assert!(rule.sentence().len() > 20 && rule.sentence().ends_with('.'), "{rule:?}");
        assert!(!rule.source().is_empty(), "{rule:?}");
        assert_eq!(format!("{rule:?}"), rule.id().replace('-', "_"));
        assert_eq!(R::find(rule.id()), Some(rule));
        assert_eq!(R::find(&rule.id().to_lowercase()), Some(rule));
    }
    for unknown in unknown {
        assert_eq!(R::find(unknown), None, "{unknown}");
    }
}

/// Checks that every card is read back from its code, which is its JSON too, that it
/// knows its place among all cards, and that none of the `others` is a card.
///
/// # Panics
/// If not.
pub fn codes_are_read_back<C: Card + Serialize>(others: &[&str]) {
    for (place, &card) in C::ALL.iter().enumerate() {
        let code = card.to_string();
        assert_eq!(code.parse().ok(), Some(card));
        assert_eq!(serde_json::to_value(card).ok(), Some(code.into()));
        assert_eq!(card.index(), place);
    }
    for other in others {
        assert!(other.parse::<C>().is_err(), "{other:?}");
    }
}

/// Checks that each event names its rule.
///
/// # Panics
/// If one does not.
pub fn events_name_rules<E: Ruled + fmt::Debug>(expected: &[(E, E::Rule)]) {
    for (event, rule) in expected {
        assert_eq!(event.rule(), *rule, "{event:?}");
    }
}
