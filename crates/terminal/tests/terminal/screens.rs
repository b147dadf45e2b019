//! What is drawn.

use i18n::Lang;
use ratatui::style::Color;
use serde_json::json;
use terminal::screen::{Depth, Hit};
use terminal::{Key, Model};

use crate::desk::{Sitting, text};

const GAMES: [&str; 3] = ["flip7", "vengeance", "unoflip"];

/// Sizes from the smallest up, also odd ones.
const SIZES: [(u16, u16); 5] = [(60, 20), (61, 23), (99, 30), (120, 40), (200, 60)];

/// Every key that is offered can be seen, whatever is asked, in every game, size and language.
#[test]
fn what_can_be_pressed_can_be_seen() {
    for game in GAMES {
        for (seed, lang) in (0..).zip(Lang::ALL) {
            let mut sitting = Sitting::begin(game, &json!({"target": 30}), &["Ann"], 3, seed, lang);
            for turn in 0_usize..40 {
                sitting.wait();
                if sitting.is_over() {
                    break;
                }
                let answers = sitting.model.prompt().answers;
                for size in SIZES {
                    let (buffer, hits) = sitting.drawn(size, Depth::True);
                    let shown = text(&buffer);
                    let places: std::collections::BTreeSet<usize> = (0..size.0)
                        .flat_map(|x| (0..size.1).map(move |y| (x, y)))
                        .filter_map(|(x, y)| match hits.at(x, y) {
                            Some(Hit::Answer(place)) => Some(place),
                            _ => None,
                        })
                        .collect();
                    for (place, answer) in answers.iter().enumerate() {
                        assert!(
                            places.contains(&place),
                            "{game} {lang:?} {size:?}: no place for {answer:?}\n{shown}"
                        );
                    }
                }
                let acts = sitting.model.answer(turn % answers.len());
                sitting.act(acts);
            }
        }
    }
}

#[test]
fn names_and_scores_of_all_can_be_seen() {
    for game in GAMES {
        let people = ["Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hana"];
        let mut sitting = Sitting::begin(game, &json!({}), &people, 0, 1, Lang::En);
        sitting.wait();
        for size in SIZES {
            let shown = text(&sitting.drawn(size, Depth::True).0);
            for name in people {
                assert!(shown.contains(name), "{game} {size:?}: {name}\n{shown}");
            }
        }
    }
}

#[test]
fn the_direction_of_play_is_not_cut_off() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::begin("unoflip", &json!({}), &["Ann"], 3, 2, lang);
        sitting.wait();
        // Nobody has turned it round, so nothing else on the screen tells of it.
        let told = sitting.model.room.words.say("game-direction-left");
        for size in SIZES {
            let shown = text(&sitting.drawn(size, Depth::True).0);
            for word in told.split_whitespace() {
                assert!(shown.contains(word), "{lang:?} {size:?}: {word}\n{shown}");
            }
        }
    }
}

#[test]
fn a_screen_that_is_too_small_says_so_however_small_it_is() {
    let mut sitting = Sitting::begin("unoflip", &json!({}), &["Ann"], 3, 1, Lang::En);
    sitting.wait();
    for size in [(59, 20), (60, 19), (20, 5), (5, 2), (1, 1)] {
        let (buffer, hits) = sitting.drawn(size, Depth::True);
        assert_eq!(hits, terminal::screen::Hits::default());
        assert!(size.0 < 30 || text(&buffer).contains("60 × 20"), "{size:?}");
    }
    // Nothing is known of the table yet.
    let mut buffer = ratatui::buffer::Buffer::empty(ratatui::layout::Rect::new(0, 0, 80, 24));
    terminal::screen::draw(&Model::new(Lang::En, true), Depth::True, &mut buffer);
    assert!(text(&buffer).contains("Connecting"), "{}", text(&buffer));
}

#[test]
fn a_screen_without_colours_has_none_and_says_the_same() {
    for game in GAMES {
        let mut sitting = Sitting::begin(game, &json!({}), &["Ann"], 3, 2, Lang::En);
        sitting.wait();
        let bare = sitting.drawn((80, 24), Depth::None).0;
        assert!(bare.content.iter().all(|cell| cell.bg == Color::Reset && cell.fg == Color::Reset), "{game}");
        for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
            let painted = sitting.drawn((80, 24), depth).0;
            assert!(painted.content.iter().any(|cell| cell.bg != Color::Reset), "{game} {depth:?}");
        }
    }
}

#[test]
fn help_and_story_lie_over_the_table() {
    for lang in Lang::ALL {
        let mut sitting = Sitting::begin("vengeance", &json!({}), &["Ann"], 3, 2, lang);
        sitting.wait();
        for size in SIZES {
            sitting.press(Key::Char('?'));
            let help = text(&sitting.drawn(size, Depth::True).0);
            assert!(
                help.contains(&sitting.model.room.words.say("terminal-key-quit")),
                "{lang:?} {size:?}\n{help}"
            );
            sitting.press(Key::Escape);
            sitting.press(Key::Char('l'));
            let story = text(&sitting.drawn(size, Depth::True).0);
            let rule = sitting.model.room.story.back().and_then(|line| line.rule.clone()).unwrap();
            assert!(story.contains(&format!("{rule}:")), "{lang:?} {size:?}: {rule}\n{story}");
            sitting.press(Key::Escape);
        }
    }
}
