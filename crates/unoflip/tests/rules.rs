//! The rules of UNO FLIP!, one or more tests for every id of the rulebook.

mod rules {
    mod book;
    mod challenge;
    mod dark;
    mod deal;
    mod deck;
    mod drawing;
    mod first_card;
    mod flip;
    mod glimpses;
    mod hidden;
    mod jump_in;
    mod kit;
    mod last_card;
    mod light;
    mod opening;
    mod options;
    mod piles;
    mod refusals;
    mod scoring;
    mod stacking;
    mod turn;
    mod uno;
    mod views;
}
