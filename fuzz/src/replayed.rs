//! The properties of records.

use game::{Game, Record, Replay, ReplayError, TraceLine};

/// Replays a record of this game to its end or its first error.
pub fn replay<G: Game>(record: &Record) {
    match play::<G>(record) {
        Ok(game) => assert_survives_writing(record, &game),
        Err(error) => assert_one_line(&error.to_string()),
    }
}

/// The game as the record leaves it. Every card is there after every move, and
/// a move that cannot be played leaves the game as it was.
fn play<G: Game>(record: &Record) -> Result<G, ReplayError<G::Refusal>> {
    let mut events = Vec::new();
    let mut replay = Replay::<G>::begin(record, &mut events)?;
    let full = G::full_deck(replay.setup());
    let mut last = None;
    loop {
        assert_eq!(replay.game().census(), full, "cards came or went");
        let before = replay.game().clone();
        events.clear();
        match replay.step(&mut events) {
            Some(Ok(step)) => last = Some(step),
            Some(Err(error)) => {
                assert_eq!(*replay.game(), before, "a move that failed changed the game");
                let again = replay.step(&mut Vec::new()).and_then(Result::err);
                assert_eq!(again.as_ref(), Some(&error), "a move that failed does something else now");
                return Err(error);
            }
            None => break,
        }
    }
    let game = replay.game();
    let line = TraceLine { ply: replay.ply(), step: last, game, events: &events };
    assert_one_line(&line.to_string());
    Ok(game.clone())
}

/// Written and read again, a record is the same game.
fn assert_survives_writing<G: Game>(record: &Record, game: &G) {
    let text = record.to_json();
    let again = Record::parse(text.as_bytes()).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    let replayed = play::<G>(&again).unwrap_or_else(|error| panic!("{error}:\n{text}"));
    assert_eq!(replayed, *game, "written and read again, the record is another game");
}

/// Messages go to terminals and logs: one line, no control characters.
pub fn assert_one_line(text: &str) {
    assert!(!text.is_empty() && !text.contains(char::is_control), "not one plain line: {text:?}");
}
