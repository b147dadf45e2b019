//! The rules of Flip 7, one or more tests for every id of the rulebook.

mod rules {
    mod actions;
    mod book;
    mod challenge;
    mod deck;
    mod end;
    mod flip_three;
    mod kit;
    mod opening;
    mod options;
    mod piles;
    mod queue;
    mod refusals;
    mod round;
    mod score_keeper;
    mod scoring;
    mod second_chance;
    mod turn;
}
