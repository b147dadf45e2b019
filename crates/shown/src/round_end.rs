//! The end of a round: who got what and how, and how everybody stands now.

use game::Options as _;
use hosting::{AnyCard, GameName};
use i18n::Words;
use rows::{BONUS, Bonus, Claim, ScoreChange, ScoreStep, Scoring, Sheet, Status};
use serde_json::{Map, Value};
use unoflip::Happening as OfUnoFlip;

use crate::position::{Position, Row};
use crate::step::{Happened, Step};

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundEnd {
    /// The round, counted from 1.
    pub round: u32,
    /// What it brought each seat, whoever is ahead first.
    pub lines: Vec<Line>,
}

/// What a round brought a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of the seat.
    pub seat: usize,
    /// The points of the round.
    pub points: i64,
    /// All points now.
    pub total: i64,
    /// The place among all, counted from 1; who is level shares it.
    pub place: usize,
    /// The place before the round, unless it was the first.
    pub before: Option<usize>,
    /// How the points came about.
    pub how: How,
}

/// How the points of a round came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// Flip 7 and Vengeance: by this sum.
    Sum(Vec<ScoreStep>),
    /// UNO FLIP!: the last card was played, and the cards of the others count.
    WentOut,
    /// UNO FLIP!: so many cards are left.
    CardsLeft(usize),
    /// It is not known.
    Unknown,
}

/// The points of a seat.
#[derive(Clone, Copy)]
struct Scored {
    seat: usize,
    points: i64,
    total: i64,
}

impl RoundEnd {
    /// How a round ended with these steps of a move, after which the table is as in this
    /// position. Nothing comes of steps that do not end one.
    pub fn of(
        game: GameName,
        rules: &Map<String, Value>,
        position: &Position,
        steps: &[Step],
    ) -> Option<Self> {
        let scored: Vec<Scored> = steps.iter().filter_map(scored).collect();
        if scored.is_empty() {
            return None;
        }
        let points =
            |seat: usize| scored.iter().find(|scored| scored.seat == seat).map_or(0, |scored| scored.points);
        let totals: Vec<i64> =
            (1..).zip(&position.scores).map(|(seat, total)| now(&scored, seat, *total)).collect();
        let before: Vec<i64> = (1..).zip(&totals).map(|(seat, total)| total - points(seat)).collect();
        let low = lowest_wins(game, rules);
        let was = before.iter().any(|total| *total != 0).then(|| places(&before, low));
        let mut lines: Vec<Line> = (1..)
            .zip(totals.iter().zip(places(&totals, low)))
            .map(|(seat, (&total, place))| Line {
                seat,
                points: points(seat),
                total,
                place,
                before: was.as_ref().map(|was| was[seat - 1]),
                how: how(game, rules, position, steps, seat, points(seat)),
            })
            .collect();
        lines.sort_by_key(|line| line.place);
        Some(Self { round: position.round, lines })
    }
}

fn now(scored: &[Scored], seat: usize, total: i64) -> i64 {
    scored.iter().find(|scored| scored.seat == seat).map_or(total, |scored| scored.total)
}

/// The points that a step tells of.
fn scored(step: &Step) -> Option<Scored> {
    let (seat, points, total) = match &step.what {
        Happened::Flip7(rows::Event::Scored { seat, points, total })
        | Happened::Vengeance(rows::Event::Scored { seat, points, total })
        | Happened::UnoFlip(OfUnoFlip::Scored { seat, points, total, .. }) => (*seat, *points, *total),
        Happened::Flip7(_) | Happened::Vengeance(_) | Happened::UnoFlip(_) => return None,
    };
    Some(Scored { seat: seat.number(), points, total })
}

/// Whether whoever has the fewest points is ahead (U-71).
fn lowest_wins(game: GameName, rules: &Map<String, Value>) -> bool {
    match game {
        GameName::Flip7 | GameName::Vengeance => false,
        GameName::UnoFlip => unoflip::Options::from_rules(rules)
            .is_ok_and(|options| options.scoring == unoflip::Scoring::Lowest),
    }
}

/// The places of all seats by their totals.
fn places(totals: &[i64], low: bool) -> Vec<usize> {
    let ahead = |one: i64, other: i64| if low { one < other } else { one > other };
    totals.iter().map(|&own| 1 + totals.iter().filter(|&&other| ahead(other, own)).count()).collect()
}

fn how(
    game: GameName,
    rules: &Map<String, Value>,
    position: &Position,
    steps: &[Step],
    seat: usize,
    points: i64,
) -> How {
    let row = position.rows.get(seat - 1);
    let sum = match game {
        GameName::Flip7 => row.and_then(|row| sum::<flip7::Kind>(row, rules, position.rows.len(), points)),
        GameName::Vengeance => {
            row.and_then(|row| sum::<vengeance::Kind>(row, rules, position.rows.len(), points))
        }
        GameName::UnoFlip => return left(position, steps, seat),
    };
    sum.map_or(How::Unknown, How::Sum)
}

/// The sum that leads from the cards of a row to its points, by the engine's own steps. What
/// the cards do not show, who a brutal bonus went to and what was given after a bust, is what
/// leads to the points.
fn sum<K: Scoring<Card: TryFrom<AnyCard>>>(
    row: &Row,
    rules: &Map<String, Value>,
    players: usize,
    points: i64,
) -> Option<Vec<ScoreStep>> {
    let options = K::Options::from_rules(rules).ok()?.for_players(players);
    let own = |cards: &[AnyCard]| cards.iter().map(|&card| card.try_into().ok()).collect::<Option<Vec<_>>>();
    let (numbers, modifiers): (Vec<K::Card>, Vec<K::Card>) = (own(&row.numbers)?, own(&row.modifiers)?);
    let claim = match row.status {
        Status::Busted => Claim::Busted,
        Status::Flip7 => Claim::Flip7,
        Status::Active | Status::Stayed | Status::Frozen => Claim::InPlay,
    };
    let sheets: Vec<Sheet<K>> = if claim == Claim::Busted {
        let given = |from: usize| Sheet { after_bust: modifiers[from..].to_vec(), ..Sheet::new(Vec::new()) };
        // Those that were given after the bust came last.
        (0..=modifiers.len()).rev().map(given).collect()
    } else {
        vec![Sheet::new([numbers, modifiers].concat())]
    };
    let bonuses = [None, Some(Bonus::Own), Some(Bonus::FromAnother)];
    let mut scores = sheets.into_iter().flat_map(|sheet| {
        bonuses.map(|bonus| rows::score(&Sheet { bonus, ..sheet.clone().said(claim) }, &options))
    });
    scores.find_map(|score| score.ok().filter(|score| score.points == points)).map(|score| score.steps)
}

/// What is left in a hand, with what was drawn in the last move.
fn left(position: &Position, steps: &[Step], seat: usize) -> How {
    let drew = |step: &&Step| matches!(&step.what, Happened::UnoFlip(OfUnoFlip::Drew { seat: by, .. }) if by.number() == seat);
    let won = |step: &Step| matches!(&step.what, Happened::UnoFlip(OfUnoFlip::RoundWon { seat: by }) if by.number() == seat);
    if steps.iter().any(won) {
        return How::WentOut;
    }
    let held = position.hands.get(seat - 1).map_or(0, |hand| usize::from(hand.count));
    How::CardsLeft(held + steps.iter().filter(drew).count())
}

/// How the points of a round came about, in words.
pub fn said(words: &Words, how: &How) -> String {
    match how {
        How::Sum(steps) => steps
            .iter()
            .map(|step| step_said(words, step))
            .collect::<Vec<_>>()
            .join(", ")
            .replace(" =", "\u{a0}=")
            .replace("= ", "=\u{a0}"),
        How::WentOut => words.say("round-went-out"),
        How::CardsLeft(cards) => words.say_with("round-cards-left", &[("cards", (*cards).into())]),
        How::Unknown => String::new(),
    }
}

fn step_said(words: &Words, step: &ScoreStep) -> String {
    let bonus = || [("points", BONUS.into())];
    let word = match step.change {
        ScoreChange::Numbers(_)
        | ScoreChange::Doubled
        | ScoreChange::Halved
        | ScoreChange::Plus(_)
        | ScoreChange::Minus(_) => return step.to_string(),
        ScoreChange::Busted => return words.say("status-busted"),
        ScoreChange::TheZero => words.say("score-zero"),
        ScoreChange::NotBelowZero => words.say("score-not-below"),
        ScoreChange::Flip7 => words.say_with("score-flip7", &bonus()),
        ScoreChange::AnothersFlip7 => words.say_with("score-anothers", &bonus()),
    };
    let sign = if step.total < 0 { "−" } else { "" };
    format!("{word} = {sign}{}", step.total.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use game::{Seat, Seed};
    use hosting::Audience;
    use i18n::Lang;
    use serde_json::json;

    use super::*;
    use crate::picture::{Picture, Playback};

    fn rules(value: Value) -> Map<String, Value> {
        let Value::Object(rules) = value else { panic!("options are an object") };
        rules
    }

    /// The ends of all rounds of a game of bots, each with the points that were told.
    fn ends(game: GameName, options: &Value, seed: u128) -> Vec<RoundEnd> {
        let rules = rules(options.clone());
        let (mut hosted, mut news) = hosting::begin(game, &rules, 3, Seed::from(seed)).unwrap();
        hosted.seat_bots(&[Some("easy"); 3]);
        let watcher = Audience::Seat(Seat::at(0));
        let read = |hosted: &dyn hosting::Hosted| {
            Position::read(game, &serde_json::from_str(hosted.position(watcher).get()).unwrap()).unwrap()
        };
        let mut ends = Vec::new();
        let mut before =
            Position { scores: vec![0; 3], rows: vec![Row::default(); 3], dealer: 1, ..Position::default() };
        for ply in 0..2000_u128 {
            let told: Vec<Value> = serde_json::from_str(news.steps(watcher).get()).unwrap();
            let steps: Vec<Step> = told.iter().map(|step| Step::read(game, step).unwrap()).collect();
            let place = crate::pace::begins_round(&steps);
            assert!(ply > 0 || place.is_none(), "the first round comes after none: {steps:?}");
            ends.extend(end(game, &rules, &before, &steps[..place.unwrap_or(steps.len())]));
            before = read(&*hosted);
            let Some((seat, action)) = hosted.bot_move(Seed::from(seed << 32 | ply)) else { break };
            news = hosted.play(seat, &action).unwrap();
        }
        ends
    }

    fn end(
        game: GameName,
        rules: &Map<String, Value>,
        before: &Position,
        steps: &[Step],
    ) -> Option<RoundEnd> {
        let mut picture = Picture::at(before.clone());
        match Playback::begin(game, rules, &crate::picture::Picture::at(before.clone())) {
            Some(mut playback) => {
                for step in steps {
                    playback.follow(step);
                }
                playback.draw(&mut picture);
            }
            None => steps.iter().for_each(|step| {
                if let Happened::UnoFlip(happening) = &step.what {
                    crate::cards::follow(&mut picture.position, happening);
                }
            }),
        }
        RoundEnd::of(game, rules, &picture.position, steps)
    }

    #[test]
    fn every_round_of_rows_has_a_sum_that_leads_to_its_points() {
        let games = [
            (GameName::Flip7, json!({})),
            (GameName::Flip7, json!({"edition": "pl"})),
            (GameName::Vengeance, json!({})),
            (GameName::Vengeance, json!({"brutal": true})),
        ];
        for (game, options) in games {
            let all: Vec<RoundEnd> = (0..30).flat_map(|seed| ends(game, &options, seed)).collect();
            assert!(all.len() > 60, "{game}: {}", all.len());
            for line in all.iter().flat_map(|end| &end.lines) {
                let How::Sum(steps) = &line.how else { panic!("{game} {options}: {line:?}") };
                assert_eq!(steps.last().map(|step| step.total), Some(line.points), "{line:?}");
            }
        }
    }

    #[test]
    fn totals_and_places_follow_from_the_rounds() {
        for game in GameName::ALL {
            for seed in 0..5 {
                let mut totals = [0; 3];
                for end in ends(game, &json!({"target": 120}), seed) {
                    let was = end.lines[0].before.is_some();
                    assert_eq!(was, totals.iter().any(|total| *total != 0), "{end:?}");
                    for line in &end.lines {
                        totals[line.seat - 1] += line.points;
                        assert_eq!(line.total, totals[line.seat - 1], "{game}: {end:?}");
                    }
                    assert!(end.lines.is_sorted_by_key(|line| -line.total), "{end:?}");
                    assert_eq!(end.lines[0].place, 1);
                }
            }
        }
    }

    #[test]
    fn in_uno_flip_one_went_out_and_the_others_have_cards_left() {
        let all: Vec<RoundEnd> = (0..8).flat_map(|seed| ends(GameName::UnoFlip, &json!({}), seed)).collect();
        assert!(all.len() > 5, "{}", all.len());
        for end in all {
            let out: Vec<&Line> = end.lines.iter().filter(|line| line.how == How::WentOut).collect();
            assert_eq!(out.len(), 1, "{end:?}");
            assert!(out[0].points > 0, "{end:?}");
            assert!(end.lines.iter().all(|line| line.how != How::CardsLeft(0)), "{end:?}");
        }
    }

    #[test]
    fn who_is_level_shares_a_place() {
        assert_eq!(places(&[5, 9, 5, 1], false), [2, 1, 2, 4]);
        assert_eq!(places(&[5, 9, 5, 1], true), [2, 4, 2, 1]);
    }

    #[test]
    fn a_sum_is_said_as_one_would_do_it() {
        let words = Words::new(Lang::En, include_str!("../../i18n/locales/en/ui.ftl"));
        let row = |numbers: &[&str], modifiers: &[&str], status| {
            let cards = |codes: &[&str]| {
                codes.iter().map(|code| AnyCard::read(GameName::Flip7, code).unwrap()).collect()
            };
            Row { numbers: cards(numbers), modifiers: cards(modifiers), status, ..Row::default() }
        };
        let said = |row: &Row, points| {
            let sum = sum::<flip7::Kind>(row, &Map::new(), 3, points).unwrap();
            said(&words, &How::Sum(sum)).replace('\u{a0}', " ")
        };
        let doubled = row(&["3", "11", "5"], &["x2", "+10"], Status::Stayed);
        assert_eq!(said(&doubled, 48), "3+11+5 = 19, ×2 = 38, +10 = 48");
        assert_eq!(said(&row(&["3", "3"], &[], Status::Busted), 0), "busted");
        let seven = row(&["1", "2", "3", "4", "5", "6", "7"], &[], Status::Flip7);
        assert_eq!(said(&seven, 43), "1+2+3+4+5+6+7 = 28, Flip 7 +15 = 43");
    }
}
