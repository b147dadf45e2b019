//! What bots are called.

use super::{Sitter, Table};

/// The names of bots for each level: words that are the same in many languages and nobody's name.
const NAMES: [(&str, [&str; 14]); 3] = [
    (
        "easy",
        [
            "Pixel", "Kiwi", "Piccolo", "Polka", "Confetti", "Domino", "Mango", "Origami", "Pico", "Tango",
            "Yoyo", "Tapioca", "Nano", "Blip",
        ],
    ),
    (
        "normal",
        [
            "Turbo", "Samba", "Dynamo", "Salto", "Tornado", "Rumba", "Bravo", "Safari", "Tempo", "Mambo",
            "Jumbo", "Rodeo", "Magma", "Bingo",
        ],
    ),
    (
        "strong",
        [
            "Sigma", "Vega", "Quasar", "Orion", "Omega", "Vector", "Pulsar", "Delta", "Axiom", "Lambda",
            "Radar", "Gamma", "Theta", "Nova",
        ],
    ),
];

/// A name for a bot that is not taken. When all of a level are, they come again with a number.
fn name(level: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let own = NAMES.iter().find(|(known, _)| *known == level).unwrap_or(&NAMES[1]).1;
    let numbered = (2..).flat_map(|number| own.map(|name| format!("{name} {number}")));
    let mut names = own.into_iter().map(str::to_owned).chain(numbered);
    names.find(|name| !is_taken(name)).expect("there are numbers without end")
}

impl Table {
    /// A bot that has just sat down, called like nobody else here.
    pub(super) fn new_bot(&self, level: &str) -> Sitter {
        let bots = self.seats.iter().filter_map(Sitter::bot_name);
        let people = self.guests.values().map(|guest| guest.name.as_str());
        let taken: Vec<String> = bots.chain(people).map(str::to_lowercase).collect();
        let name = name(level, |name| taken.contains(&name.to_lowercase()));
        Sitter::Bot { level: level.to_owned(), name }
    }

    /// Gives another name to a bot that is called like somebody who has just come in.
    pub(super) fn rename_bot(&mut self, newcomer: &str) {
        let alike = |name: &str| name.to_lowercase() == newcomer.to_lowercase();
        let place = self.seats.iter().position(|sitter| sitter.bot_name().is_some_and(alike));
        if let Some(place) = place
            && let Sitter::Bot { level, .. } = &self.seats[place]
        {
            self.seats[place] = self.new_bot(level);
        }
    }
}
