//! How fast the arena is as people run it.

use crate::{cargo, fliphouse, run, shown};

/// Games, the bot on all four seats, and how many are played: about half a second.
const CONTESTS: [(&str, &str, u32); 4] = [
    ("flip7", "threshold:25", 200_000),
    ("vengeance", "plain", 80_000),
    ("vengeance", "threshold:15", 100_000),
    ("unoflip", "random", 3_000),
];

/// Of so many runs the middle one counts: other programs may have had a core in some.
const RUNS: usize = 9;

/// Games per second of each contest on one thread and on two.
pub fn figures() -> Result<Vec<(String, String)>, String> {
    run(&mut cargo("build --release --package fliphouse"))?;
    let mut figures = Vec::new();
    for (game, bot, games) in CONTESTS {
        for (threads, name) in [(1, "one thread"), (2, "two threads")] {
            let speed = middle(|| contest(game, bot, games * threads, threads))?;
            figures.push((format!("{game}: arena, 4 × {bot}, {name}: games per second"), speed.to_string()));
        }
    }
    Ok(figures)
}

fn middle(measure: impl Fn() -> Result<u64, String>) -> Result<u64, String> {
    let mut speeds = (0..RUNS).map(|_| measure()).collect::<Result<Vec<_>, _>>()?;
    speeds.sort_unstable();
    Ok(speeds[RUNS / 2])
}

fn contest(game: &str, bot: &str, games: u32, threads: u32) -> Result<u64, String> {
    let bots = [bot; 4].join(",");
    let mut arena =
        fliphouse(&format!("arena {game} --bots {bots} --games {games} --threads {threads} --seed 7"));
    let output = arena.output().map_err(|error| format!("{}: {error}", shown(&arena)))?;
    let said = String::from_utf8_lossy(&output.stderr);
    said.lines().find_map(speed).ok_or_else(|| format!("{}: {said}", shown(&arena)))
}

/// Reads a line like `200 000 games in 0.40 s: 498 236 games a second`, with no-break spaces.
fn speed(line: &str) -> Option<u64> {
    line.strip_suffix(" games a second")?.rsplit_once(": ")?.1.replace('\u{a0}', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_speed_is_read_from_what_the_arena_says() {
        assert_eq!(speed("200\u{a0}000 games in 0.40 s: 498\u{a0}236 games a second"), Some(498_236));
        assert_eq!(speed("random: 1.08 million decisions a second"), None);
    }
}
