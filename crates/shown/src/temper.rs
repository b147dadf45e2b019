//! How bots play, in a word.

use protocol::GameName;

/// The way in which a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Stops early, and keeps what there is.
    Careful,
    /// Goes on where others would stop.
    Bold,
    /// Weighs what may come against what there is.
    Clever,
    /// Plays what comes to hand, and forgets half of what could be done.
    Forgetful,
    /// Stops early, or late, or for fear, as it feels.
    Moody,
}

impl Temper {
    /// The message that says it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Careful => "temper-careful",
            Self::Bold => "temper-bold",
            Self::Clever => "temper-clever",
            Self::Forgetful => "temper-forgetful",
            Self::Moody => "temper-moody",
        }
    }
}

/// How a bot of a level plays a game, if that is known: a newer server may have other levels.
pub fn of(game: GameName, level: &str) -> Option<Temper> {
    match (game, level) {
        (GameName::Flip7 | GameName::Vengeance, "easy") => Some(Temper::Moody),
        (GameName::UnoFlip, "normal") => Some(Temper::Careful),
        (GameName::Flip7 | GameName::Vengeance, "normal") => Some(Temper::Bold),
        (_, "strong") => Some(Temper::Clever),
        (GameName::UnoFlip, "easy") => Some(Temper::Forgetful),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seed};
    use hosting::Audience;
    use serde_json::{Map, Value};

    use super::*;

    #[test]
    fn every_bot_has_a_temper() {
        for game in GameName::ALL {
            for level in hosting::kind_of(game).levels {
                assert!(of(game, level).is_some(), "{game}: {level}");
            }
        }
    }

    /// The points with which bots of a level stay.
    fn stays_with(game: GameName, level: &str) -> Vec<i64> {
        let mut points = Vec::new();
        for seed in 0..20_u128 {
            let (mut hosted, _) = hosting::begin(game, &Map::new(), 3, Seed::from(seed)).unwrap();
            hosted.seat_bots(&[Some(level); 3]);
            for ply in 0..100_u128 {
                let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
                if action == "stay" {
                    let seen = hosted.position(Audience::Seat(Seat::at(seat.index())));
                    let position: Value = serde_json::from_str(seen.get()).unwrap();
                    points.push(position["rows"][seat.index()]["points"].as_i64().unwrap());
                }
                hosted.play(seat, &action).unwrap();
            }
        }
        points.sort_unstable();
        points
    }

    #[test]
    fn who_is_bold_mostly_stays_later_than_who_is_moody() {
        for game in [GameName::Flip7, GameName::Vengeance] {
            let level = |temper| {
                let levels = hosting::kind_of(game).levels;
                levels.into_iter().find(|level| of(game, level) == Some(temper)).unwrap()
            };
            let middle = |points: Vec<i64>| points[points.len() / 2];
            let [moody, bold] = [Temper::Moody, Temper::Bold].map(|temper| stays_with(game, level(temper)));
            assert!(moody[0] <= 18, "{game}: it stays with {} at the least", moody[0]);
            assert!(middle(bold) >= middle(moody) + 3, "{game}");
        }
    }
}
