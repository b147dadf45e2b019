//! Charts as they are drawn.

use chart::{Anchor, Axis, Chart, Frame, Ink, Interval, Line, ticks};
use roxmltree::Document;

const FRAME: Frame = Frame { width: 200.0, height: 120.0, left: 40.0, right: 60.0, top: 20.0, bottom: 30.0 };

fn drawn(draw: impl FnOnce(&mut Chart)) -> String {
    let mut chart = Chart::new(FRAME, (-10.0, 40.0), (0.0, 7.0));
    draw(&mut chart);
    chart.into_svg()
}

/// What a line of a picture says of itself.
fn attribute(svg: &str, tag: &str, name: &str) -> Vec<String> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    let nodes = document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", tag)));
    nodes.map(|node| node.attribute(name).unwrap_or_default().to_owned()).collect()
}

#[test]
fn the_ends_of_the_ranges_are_the_corners_of_the_room() {
    let svg = drawn(|chart| chart.line(Ink(0), [(-10.0, 0.0), (40.0, 7.0)]));
    assert_eq!(attribute(&svg, "polyline", "points"), ["40.0,90.0 140.0,20.0"]);
}

#[test]
fn no_two_of_24_lines_look_alike() {
    let svg = drawn(|chart| (0..24).for_each(|number| chart.line(Ink(number), [(0.0, 0.0)])));
    let (inks, dashes) =
        (attribute(&svg, "polyline", "class"), attribute(&svg, "polyline", "stroke-dasharray"));
    let mut looks: Vec<_> = inks.iter().zip(&dashes).collect();
    looks.sort();
    looks.dedup();
    assert_eq!(looks.len(), 24);
}

#[test]
fn bars_stand_on_the_lowest_value_and_are_as_wide_as_asked() {
    let svg = drawn(|chart| chart.bar(Ink(1), (15.0, 3.5), 5.0));
    assert_eq!(attribute(&svg, "path", "d"), ["M90.0 90.0V55.0"]);
    assert_eq!(attribute(&svg, "path", "stroke-width"), ["10.0"]);
}

#[test]
fn an_interval_is_a_line_with_a_dot_on_it() {
    let svg = drawn(|chart| chart.interval(Ink(2), 3.5, (-10.0, 15.0, 40.0)));
    assert_eq!(attribute(&svg, "path", "d"), ["M40.0 55.0H140.0", "M90.0 55.0h0"]);
    assert_eq!(attribute(&svg, "path", "class"), ["ink-3", "ink-3"]);
}

#[test]
fn grids_have_their_numbers_beside_them() {
    let svg = drawn(|chart| {
        chart.rows(&[0.0, 7.0]);
        chart.columns(&[-10.0, 0.1 + 0.2]);
    });
    assert_eq!(
        attribute(&svg, "path", "d"),
        ["M40.0 90.0H140.0", "M40.0 20.0H140.0", "M40.0 90.0V20.0", "M60.6 90.0V20.0"]
    );
    for number in [">0<", ">7<", ">−10<", ">0.3<"] {
        assert!(svg.contains(number), "{number}: {svg}");
    }
}

#[test]
fn texts_cannot_become_markup() {
    let svg = drawn(|chart| chart.text((1.0, 1.0), Anchor::End, "</text><script>&"));
    assert!(svg.contains("&lt;/text&gt;&lt;script&gt;&amp;"), "{svg}");
    assert_eq!(attribute(&svg, "text", "text-anchor"), ["end"]);
}

#[test]
fn a_range_without_length_is_drawn_all_the_same() {
    let mut chart = Chart::new(FRAME, (0.0, 0.0), (5.0, 5.0));
    chart.line(Ink(0), [(0.0, 5.0)]);
    assert_eq!(attribute(&chart.into_svg(), "polyline", "points"), ["40.0,90.0"]);
}

#[test]
fn ticks_are_round_and_within_the_range() {
    assert_eq!(ticks((0.0, 10.0), 5), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
    assert_eq!(ticks((-7.0, 212.0), 8), [0.0, 50.0, 100.0, 150.0, 200.0]);
    assert_eq!(ticks((23.4, 26.1), 6), [23.5, 24.0, 24.5, 25.0, 25.5, 26.0]);
    assert_eq!(ticks((-3.0, -1.0), 2), [-3.0, -2.0, -1.0]);
    assert_eq!(ticks((5.0, 5.0), 5), []);
    assert_eq!(ticks((f64::NEG_INFINITY, 5.0), 5), []);
}

#[test]
fn a_file_brings_its_size_and_its_looks_along() {
    let file = Chart::new(FRAME, (0.0, 1.0), (0.0, 1.0)).into_file();
    assert_eq!(attribute(&file, "svg", "width"), ["200"]);
    assert_eq!(attribute(&file, "svg", "height"), ["120"]);
    assert_eq!(attribute(&file, "style", "class").len(), 1);
    assert!(file.contains(chart::STYLE));
}

#[test]
fn lines_are_named_above_the_plot_and_on_themselves() {
    let line = |name: &str| Line {
        name: name.to_owned(),
        points: vec![(0.0, 1.0), (1.0, 2.0), (2.0, 3.0), (3.0, 4.0)],
    };
    let axis = |name| Axis { name, range: (0.0, 4.0) };
    let svg =
        chart::lines(&[line("2 players"), line("3 players")], axis("threshold"), axis("games")).into_svg();
    for text in [">2 players<", ">3 players<", ">2<", ">3<", ">threshold<", ">games<"] {
        assert!(svg.contains(text), "{text}: {svg}");
    }
}

#[test]
fn intervals_have_a_line_each_and_a_value_to_compare_with() {
    let interval =
        |name: &str, value| Interval { name: name.to_owned(), low: value - 1.0, value, high: value + 1.0 };
    let svg = chart::intervals(&[interval("one", 24.0), interval("other", 27.0)], "games won, %", Some(25.0))
        .into_svg();
    let inks = attribute(&svg, "path", "class");
    assert_eq!(inks.iter().filter(|class| class.starts_with("ink-")).count(), 4);
    assert_eq!(inks.iter().filter(|class| *class == "mark").count(), 1);
}

#[test]
fn bars_that_are_none_are_left_out() {
    let svg = chart::bars(&[0.0, 60.0, 0.0, 40.0], "rounds", "games, %").into_svg();
    assert_eq!(attribute(&svg, "path", "class").iter().filter(|class| *class == "ink-1").count(), 2);
}
