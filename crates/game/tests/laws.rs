//! Every law catches a game that was broken on purpose.

mod toy;

use game::laws::{Law, keep};
use game::{Seed, Setup};
use toy::{Toy, ToyOptions};

fn broken(law: Law) -> Option<Law> {
    let setup = Setup::new::<Toy>(ToyOptions { fault: Some(law) }, 3, 2).unwrap();
    (0..5).find_map(|seed| keep::<Toy>(&setup, Seed::from(seed), 100).err()).map(|broken| broken.law)
}

#[test]
fn a_sound_game_keeps_all_laws() {
    let setup = Setup::new::<Toy>(ToyOptions { fault: None }, 3, 2).unwrap();
    for seed in 0..50 {
        keep::<Toy>(&setup, Seed::from(seed), 100).unwrap();
    }
}

macro_rules! catches {
    ($($name:ident $law:ident)+) => {
        $(#[test]
        fn $name() {
            assert_eq!(broken(Law::$law), Some(Law::$law));
        })+
    };
}

catches! {
    options_that_are_not_written_down_are_caught OptionsReadBack
    a_move_that_reads_back_as_another_is_caught MovesReadBack
    a_legal_move_missing_from_the_list_is_caught LegalIsWhatTheJudgeAllows
    a_legal_move_listed_twice_is_caught LegalNamesEachOnce
    a_game_that_moves_before_it_judges_is_caught RefusalsChangeNothing
    a_card_up_the_sleeve_is_caught CardsAreConserved
    a_view_that_offers_something_else_is_caught ChoicesAreTheLegalMoves
    a_table_that_waits_for_nobody_is_caught SomebodyCanMove
    a_move_after_the_end_is_caught OverIsOver
    a_view_that_shows_a_hidden_card_is_caught ViewsHideTheRest
    a_game_that_plays_differently_when_watched_is_caught CopiesAndWatchersChangeNothing
    a_game_without_end_is_caught GamesEnd
    a_game_that_depends_on_more_than_its_record_is_caught RecordsReplay
}
