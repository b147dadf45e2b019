//! Every law catches a game that was broken on purpose.

mod toy;

use game::laws::{Anew, Broken, Hidden, Law, Moment, Seen, keep, keep_hidden, views_and_steps};
use game::{Audience, Game, Seed, Setup};
use toy::{Happening, Toy, ToyOptions};

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

/// Everybody sees their own hand and what was taken.
fn seen(moment: &Moment<'_, Toy>, audience: Audience) -> Seen {
    let own = audience.seat().map(|seat| moment.game.view(seat).hand);
    let taken = moment.events.iter().filter(|event| matches!(event, Happening::Taken { .. }));
    Seen { events: taken.map(|event| format!("{event:?}")).collect(), table: format!("{own:?}") }
}

fn kept_hidden(fault: Option<Law>) -> Result<Anew, Broken> {
    let setup = Setup::new::<Toy>(ToyOptions { fault }, 3, 2).unwrap();
    let hidden = Hidden { moves: 100, pairs: 20, seen, received: views_and_steps, alike: |_, _| true };
    let mut anew = Anew::default();
    for seed in 0..20 {
        let more = keep_hidden::<Toy, _, _, _>(&setup, Seed::from(seed), &hidden)?;
        anew.unseen += more.unseen;
        anew.moments += more.moments;
    }
    Ok(anew)
}

#[test]
fn in_a_sound_game_hands_are_dealt_anew_without_anybodys_receiving_anything_else() {
    let anew = kept_hidden(None).unwrap();
    assert!(anew.unseen > 10 && anew.moments > 1000, "{anew:?}");
}

#[test]
fn a_player_whose_sighs_give_a_hand_away_is_caught() {
    let caught = kept_hidden(Some(Law::TranscriptsHideTheRest)).map_err(|broken| broken.law);
    assert_eq!(caught, Err(Law::TranscriptsHideTheRest));
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
