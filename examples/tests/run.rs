//! The examples run, and say what they said when they were written.

use std::process::Command;

fn printed(program: &str) -> String {
    let output = Command::new(program).output().expect("the example runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_game_is_played_to_its_end() {
    assert_eq!(
        printed(env!("CARGO_BIN_EXE_play-a-game")),
        "\
         seat 1: 212 points\n\
         seat 2: 91 points\n\
         seat 3: 174 points\n\
         after 9 rounds\n"
    );
}

#[test]
fn a_bot_of_ones_own_plays() {
    assert_eq!(
        printed(env!("CARGO_BIN_EXE_write-a-bot")),
        "\
         careful: 522 wins, threshold:25: 478 wins\n"
    );
}

#[test]
fn a_record_is_scored_round_by_round() {
    assert_eq!(
        printed(env!("CARGO_BIN_EXE_score-a-record")),
        "\
         after move 7: [25, 30, 11]\n\
         after move 21: [56, 30, 36]\n\
         after move 30: [56, 55, 75]\n\
         after move 39: [87, 79, 96]\n\
         after move 44: [87, 81, 104]\n\
         after move 52: [112, 112, 109]\n\
         after move 63: [145, 147, 109]\n\
         after move 74: [145, 175, 136]\n\
         after move 90: [168, 200, 161]\n\
         Seat 2 wins\n"
    );
}

#[test]
fn draws_are_enumerated() {
    assert_eq!(
        printed(env!("CARGO_BIN_EXE_enumerate-draws")),
        "\
         seat 3 has 22 points; 83 cards are left\n\
         a Hit busts in 19 of 83 cases\n\
         and leaves 1903/83 points on average, action cards aside\n"
    );
}
