//! The rules of With a Vengeance, one or more tests for every id of the
//! rulebook.

mod rules {
    mod actions;
    mod bonus;
    mod book;
    mod brutal;
    mod bust;
    mod deck;
    mod discard;
    mod end;
    mod flip_four;
    mod kit;
    mod lucky;
    mod modifiers;
    mod one_more;
    mod opening;
    mod options;
    mod piles;
    mod queue;
    mod refusals;
    mod score_keeper;
    mod scoring;
    mod stayed;
    mod steal;
    mod swap;
    mod turn;
    mod unlucky;
    mod zero;
}
