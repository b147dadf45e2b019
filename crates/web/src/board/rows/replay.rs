//! How the table looks between two positions: what was told, step by step, so
//! that one can see a card come before it busts somebody, and the end of a
//! round before the next one is dealt. The position that follows is always
//! right; this only has to look right until then.

use serde_json::Value;

use crate::seen::{Position, Row, Status};

/// The table at one step.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// What lies where.
    pub position: Position,
    /// A card that was dealt and does not lie anywhere yet, or acts just now.
    pub hand: Option<String>,
    /// What the round brought each seat, once that has been added.
    pub gained: Vec<Option<i64>>,
    /// To which seats cards go in this step, and from which, unless they come
    /// from the deck.
    pub ways: Vec<(usize, usize)>,
}

impl Shown {
    /// A table at rest.
    pub fn at(position: Position) -> Self {
        Self { position, ..Self::default() }
    }

    /// Shows one thing that was told.
    pub fn follow(&mut self, game: &str, step: &Value) {
        self.ways.clear();
        let seat = seat_in(step, "seat");
        let card = text_in(step, "card");
        match step["event"].as_str().unwrap_or_default() {
            "round_began" => self.clear_table(step),
            "dealt" => self.deal(game, seat, card),
            "set_aside" => {
                self.hand = None;
                self.position.aside.push(card.to_owned());
            }
            "scored" => self.score(seat, step),
            "reshuffled" => {
                self.position.discard = 0;
                self.position.deck = number_in(step, "cards");
            }
            "discarded" | "lost" => self.discard(card, step["because"] == "done"),
            "played" => {
                self.used(card);
                // It is seen for as long as it acts.
                self.hand = Some(card.to_owned());
            }
            "won" => self.position.winner = Some(seat),
            event => self.change_rows(event, step),
        }
    }

    fn change_rows(&mut self, event: &str, step: &Value) {
        let (seat, card) = (seat_in(step, "seat"), text_in(step, "card"));
        match event {
            "busted" => self.mark(seat, Status::Busted),
            "frozen" => {
                self.hand = None;
                self.mark(seat, Status::Frozen);
            }
            "stayed" => self.mark(seat, Status::Stayed),
            "flipped_seven" => self.mark(seat, Status::Flip7),
            "second_chance_kept" => {
                self.hand = None;
                self.row(seat).second_chance = true;
            }
            "saved" => {
                take(&mut self.row(seat).numbers, card, true);
                self.row(seat).second_chance = false;
                self.position.discard += 2;
            }
            "wiped" => {
                self.position.discard += number_in(step, "cards");
                self.row(seat).numbers.retain(|code| code == "u7");
                self.row(seat).modifiers.clear();
            }
            "stolen" => self.move_card(seat_in(step, "from"), card, seat_in(step, "by")),
            "removed" => {
                self.row(seat_in(step, "from")).take(card);
                self.position.discard += 1;
            }
            "given" => {
                self.used(card);
                let (by, to) = (seat_in(step, "by"), seat_in(step, "to"));
                self.ways.push((to, by));
                self.row(to).lay(card);
            }
            "swapped" => {
                let (first, second) = (seat_in(step, "first"), seat_in(step, "second"));
                self.move_card(first, text_in(step, "first_card"), second);
                self.move_card(second, text_in(step, "second_card"), first);
            }
            _ => {}
        }
    }

    fn clear_table(&mut self, step: &Value) {
        let position = &mut self.position;
        position.round = u32::try_from(number_in(step, "round")).unwrap_or_default();
        position.dealer = seat_in(step, "dealer");
        for row in &mut position.rows {
            position.discard += row.numbers.len() + row.modifiers.len() + usize::from(row.second_chance);
            *row = Row::default();
        }
        position.aside.clear();
        self.gained.clear();
        self.hand = None;
    }

    fn deal(&mut self, game: &str, seat: usize, card: &str) {
        self.position.deck = self.position.deck.saturating_sub(1);
        if is_number(card) || game == "flip7" && is_modifier(card) {
            self.row(seat).lay(card);
        } else {
            self.hand = Some(card.to_owned());
        }
    }

    /// A card has done what it does: it was in somebody's hand, or aside.
    fn used(&mut self, card: &str) {
        if self.hand.as_deref() == Some(card) {
            self.hand = None;
        } else {
            take(&mut self.position.aside, card, false);
        }
    }

    /// A card goes to the discard pile. One that has been carried out was not
    /// aside, even if another like it is.
    fn discard(&mut self, card: &str, carried_out: bool) {
        if !carried_out {
            self.used(card);
        } else if self.hand.as_deref() == Some(card) {
            self.hand = None;
        }
        self.position.discard += 1;
    }

    fn score(&mut self, seat: usize, step: &Value) {
        let seats = self.position.rows.len();
        self.gained.resize(seats, None);
        if let (Some(gained), Some(total)) =
            (self.gained.get_mut(seat.wrapping_sub(1)), self.position.scores.get_mut(seat.wrapping_sub(1)))
        {
            *gained = step["points"].as_i64();
            *total = step["total"].as_i64().unwrap_or(*total);
        }
    }

    fn move_card(&mut self, from: usize, card: &str, to: usize) {
        self.ways.push((to, from));
        self.row(from).take(card);
        self.row(to).lay(card);
    }

    fn mark(&mut self, seat: usize, status: Status) {
        self.row(seat).status = status;
    }

    /// The row of a seat. A seat that there is not gets one, which nobody sees.
    fn row(&mut self, seat: usize) -> &mut Row {
        let rows = &mut self.position.rows;
        let place = seat.saturating_sub(1);
        if rows.len() <= place {
            rows.resize_with(place + 1, Row::default);
        }
        &mut rows[place]
    }
}

impl Row {
    fn lay(&mut self, card: &str) {
        let cards = if is_number(card) { &mut self.numbers } else { &mut self.modifiers };
        cards.push(card.to_owned());
    }

    fn take(&mut self, card: &str) {
        let cards = if is_number(card) { &mut self.numbers } else { &mut self.modifiers };
        take(cards, card, false);
    }
}

/// Takes a card away: the one that came last, or first.
fn take(cards: &mut Vec<String>, card: &str, last: bool) {
    let is_it = |held: &String| held == card;
    let place = if last { cards.iter().rposition(is_it) } else { cards.iter().position(is_it) };
    if let Some(place) = place {
        cards.remove(place);
    }
}

/// Whether a card lies among the numbers.
fn is_number(card: &str) -> bool {
    matches!(card, "u7" | "l13") || !card.is_empty() && card.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_modifier(card: &str) -> bool {
    card == "x2" || card.starts_with('+')
}

fn seat_in(step: &Value, field: &str) -> usize {
    number_in(step, field)
}

fn number_in(step: &Value, field: &str) -> usize {
    step[field].as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or_default()
}

fn text_in<'a>(step: &'a Value, field: &str) -> &'a str {
    step[field].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use hosting::Audience;
    use protocol::{Command, OpenTable};
    use serde_json::{Map, json};
    use table::{Chore, Decision, Entry, LogEvent, Table, Who};
    use vengeance::Options;

    use super::super::worth;
    use super::*;

    /// A table at which only bots play, with chance that is always the same.
    struct Bots {
        table: Table,
        chance: u64,
    }

    impl Bots {
        fn sit_down(game: &str, rules: &Map<String, Value>, seats: usize, seed: u64) -> Self {
            let request = OpenTable {
                game: game.to_owned(),
                rules: rules.clone(),
                seats: Some(seats),
                bots: vec!["easy".to_owned(); seats],
                timer: None,
                public: false,
                hints: true,
                name: None,
            };
            let mut chance = seed;
            let opening = table::open(&request, &mut |bytes| fill(&mut chance, bytes)).unwrap();
            let mut decision = opening.decision;
            let LogEvent::Opened(spec) = decision.events.remove(0) else {
                panic!("a table begins with its opening")
            };
            let mut bots = Self { table: Table::opened("TEST", spec, 0), chance };
            bots.follow(decision);
            bots
        }

        fn start(&mut self) -> Option<(Vec<Value>, Position)> {
            let chance = &mut self.chance;
            let host = Who { guest: None, opener: true };
            let decision =
                self.table.decide(host, &Command::Start, &mut |bytes| fill(chance, bytes)).unwrap();
            self.follow(decision)
        }

        fn go_on(&mut self) -> Option<(Vec<Value>, Position)> {
            let chance = &mut self.chance;
            let decision = self.table.perform(Chore::BotMoves, &mut |bytes| fill(chance, bytes))?;
            self.follow(decision)
        }

        fn follow(&mut self, decision: Decision) -> Option<(Vec<Value>, Position)> {
            self.table.learn(&decision.secrets);
            let mut last = None;
            for event in decision.events {
                let entry = Entry { at: 0, event };
                let recent = self.table.apply(&entry).unwrap();
                let told = serde_json::to_value(self.table.told(&recent, Audience::Watcher)).unwrap();
                let steps = told["told"].as_array().cloned().unwrap_or_default();
                last = self
                    .table
                    .position(Audience::Watcher)
                    .map(|position| (steps, serde_json::from_str(position.get()).unwrap()));
            }
            last
        }
    }

    fn fill(chance: &mut u64, bytes: &mut [u8]) {
        for byte in bytes {
            *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = chance.to_be_bytes()[0];
        }
    }

    /// What the page works out for a row is what was told.
    fn assert_worth(game: &str, rules: &Value, shown: &Shown, step: &Value) {
        let told = matches!(step["event"].as_str(), Some("kept" | "stayed" | "frozen"));
        if let Some(points) = step["points"].as_i64().filter(|_| told) {
            let options = Options { brutal: rules["brutal"] == true, ..Options::default() };
            let row = &shown.position.rows[seat_in(step, "seat") - 1];
            // The seventh number is told before the Flip 7 that it makes.
            if row.numbers.len() == 7 {
                return;
            }
            assert_eq!(worth::points(game, options, row), Some(points), "{game}: {step}");
        }
    }

    /// Every position follows from the one before by what was told.
    fn assert_followed(game: &str, rules: &Value, seats: usize, seed: u64) {
        let mut bots = Bots::sit_down(game, rules.as_object().unwrap(), seats, seed);
        let (_, mut before) = bots.start().unwrap();
        let mut moves = 0;
        while let Some((steps, after)) = bots.go_on() {
            let mut shown = Shown::at(before);
            shown.hand = shown.position.pending.take();
            for step in &steps {
                shown.follow(game, step);
                assert_worth(game, rules, &shown, step);
            }
            let seen = &shown.position;
            assert_eq!(seen.rows, after.rows, "{game} {seed}: {steps:?}");
            // A card that comes up for a choice leaves those aside without a word.
            let up = after.pending.iter().filter(|_| seen.aside.len() > after.aside.len());
            let aside: Vec<&String> = up.chain(&after.aside).collect();
            assert_eq!(seen.aside.iter().collect::<Vec<_>>(), aside, "{game} {seed}: {steps:?}");
            assert_eq!(seen.deck, after.deck, "{game} {seed}: {steps:?}");
            assert_eq!(
                (&seen.scores, seen.dealer),
                (&after.scores, after.dealer),
                "{game} {seed}: {steps:?}"
            );
            before = after;
            moves += 1;
        }
        assert!(moves > 20, "{game} {seed}: a whole game was played");
    }

    #[test]
    fn the_steps_of_flip_7_lead_to_the_next_position() {
        for (seed, seats) in [(1, 1), (2, 3), (3, 5), (4, 12)] {
            assert_followed("flip7", &json!({}), seats, seed);
        }
    }

    #[test]
    fn the_steps_of_vengeance_lead_to_the_next_position() {
        for (seed, seats) in [(1, 2), (2, 3), (3, 5), (4, 12)] {
            assert_followed("vengeance", &json!({ "brutal": seed % 2 == 0 }), seats, seed);
        }
    }
}
