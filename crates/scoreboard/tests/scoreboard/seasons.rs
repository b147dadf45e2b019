//! Seasons.

use scoreboard::{Game, NoSeason, Season, Seasons};

use crate::kit::{HOUR, id, won};

fn games() -> Vec<Game> {
    let game =
        |number: u64| won(&format!("g{number}"), number * HOUR, ["Ann", "Ben"], !number.is_multiple_of(3));
    (0..10).map(game).collect()
}

fn begun(seasons: &Seasons, name: &str, at: u64) -> Season {
    seasons.begin(id(name), &format!(" {name} "), at).unwrap()
}

#[test]
fn a_season_has_the_games_that_were_begun_in_it() {
    let spring = begun(&Seasons::default(), "Spring", 3 * HOUR);
    assert_eq!(spring.name, "Spring");
    assert_eq!(games().iter().filter(|game| spring.has(game)).count(), 7);
    assert_eq!(spring.standing(&games())[0].games, 7);
    let seasons = Seasons::read([spring]);
    let closed = seasons.close(&games(), 6 * HOUR).unwrap();
    assert_eq!(games().iter().filter(|game| closed.has(game)).count(), 3);
}

#[test]
fn a_closed_season_keeps_its_standing_whatever_becomes_of_the_sheets() {
    let spring = begun(&Seasons::default(), "Spring", 0);
    let closed = Seasons::read([spring.clone()]).close(&games()[..4], 4 * HOUR).unwrap();
    let then = closed.standing(&games()[..4]);
    assert_eq!((then[0].wins, then[1].wins), (2, 2));
    let seasons = Seasons::read([spring.clone(), closed, spring.clone()]);
    assert_eq!(seasons.all()[0].standing(&[]), then);
    assert_eq!((seasons.open(), seasons.all().len()), (None, 1), "it stays closed");
    // It may be called otherwise.
    let renamed = Season { name: "May".to_owned(), ..spring };
    let seasons = Seasons::read(seasons.all().iter().cloned().chain([renamed]));
    assert_eq!((&*seasons.all()[0].name, seasons.all()[0].standing(&[])), ("May", then));
}

#[test]
fn one_season_is_open_at_a_time() {
    let none = Seasons::default();
    assert_eq!(none.close(&[], 5), Err(NoSeason::Closed));
    let spring = begun(&none, "Spring", 0);
    let seasons = Seasons::read([spring]);
    let second = seasons.begin(id("s2"), "Summer", HOUR);
    assert_eq!(second, Err(NoSeason::Open { name: "Spring".to_owned() }));
    let closed = seasons.close(&games(), HOUR).unwrap();
    let seasons = Seasons::read([closed]);
    let summer = begun(&seasons, "Summer", 2 * HOUR);
    let seasons = Seasons::read(seasons.all().iter().cloned().chain([summer]));
    assert_eq!(seasons.open().map(|season| &*season.name), Some("Summer"));
    assert!(matches!(Seasons::default().begin(id("x"), " \u{200b}", 0), Err(NoSeason::Name { .. })));
}

#[test]
fn there_is_an_end_to_seasons() {
    let spring = begun(&Seasons::default(), "Spring", 0);
    let one = Seasons::read([spring]).close(&[], 0).unwrap();
    let many =
        (0..scoreboard::MOST_SEASONS).map(|number| Season { id: id(&format!("m{number}")), ..one.clone() });
    let full = Seasons::read(many);
    assert_eq!(full.begin(id("x"), "Last", 9), Err(NoSeason::Full));
    for refusal in [
        NoSeason::Full,
        NoSeason::Closed,
        NoSeason::Open { name: "S".into() },
        NoSeason::Name { why: "w".into() },
    ] {
        assert!(!refusal.to_string().is_empty());
    }
}
