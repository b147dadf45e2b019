//! A review for people.

mod action;

use game::{Game, Players, Seat};
use hosting::{GameName, with_game};
use i18n::{Arg, Lang, Words};
use review::{Better, Decision, Grade, Review, TurningPoint, Verdict};

use crate::story::STRONG;
use crate::wrap::wrapped;

/// How many costly choices are listed.
const MOST_COSTLY: usize = 10;

/// How far paragraphs are indented, and the lines after their first.
const INDENTS: (&str, &str) = ("  ", "      ");

/// A review, in words.
pub struct Told<'a> {
    words: Words,
    names: Vec<String>,
    game: GameName,
    review: &'a Review,
}

impl<'a> Told<'a> {
    /// A review in a language.
    pub fn new(lang: Lang, game: GameName, who: &Players, review: &'a Review) -> Self {
        let mut words = Words::new(lang, &i18n::source(lang));
        words.add(&i18n::review_source(lang));
        let names = match who {
            Players::Count(_) => Vec::new(),
            Players::Named(names) => (0..names.len()).map(|place| who.name(Seat::at(place))).collect(),
        };
        Self { words, names, game, review }
    }

    /// All of it; with every choice of a seat, if one is named.
    pub fn text(&self, seat: Option<Seat>) -> String {
        let title = with_game!(self.game, table, G => G::TITLE);
        let title = self.words.say_with("review-title", &[("game", title.into())]);
        let mut text = format!("{STRONG}{title}{STRONG:#}\n");
        if self.review.winner.is_none() {
            text += &(wrapped(&self.words.say("review-not-over"), ("", "")) + "\n");
        }
        text += &section(
            &self.words.say("review-grades"),
            self.review.seats.iter().map(|verdict| self.verdict(verdict)),
        );
        let turns = self.review.turning_points.iter().map(|turn| self.turn(turn));
        text += &section(&self.words.say("review-turns"), self.or(turns.collect(), "review-turns-none"));
        text += &match seat {
            Some(seat) => self.all(seat),
            None => self.costly(),
        };
        text + &self.meaning()
    }

    /// These paragraphs, or that there are none.
    fn or(&self, paragraphs: Vec<String>, none: &str) -> Vec<String> {
        if paragraphs.is_empty() { vec![self.words.say(none)] } else { paragraphs }
    }

    fn verdict(&self, verdict: &Verdict) -> String {
        let name = ("name", Arg::from(self.name(verdict.seat)));
        let Some(grade) = verdict.grade else {
            return self.words.say_with("review-verdict-none", &[name]) + "\n" + &self.luck(verdict);
        };
        let each = verdict.given_away / f64::from(u32::try_from(verdict.decisions).unwrap_or(u32::MAX));
        let head = self.words.say_with("review-verdict", &[name, ("grade", grade.letter().into())]);
        let counts = self.words.say_with(
            "review-counts",
            &[
                ("decisions", verdict.decisions.into()),
                ("mistakes", verdict.mistakes.into()),
                ("lost", self.percent(verdict.given_away, 1).into()),
                ("each", self.percent(each, 2).into()),
            ],
        );
        [head, counts, self.luck(verdict)].join("\n")
    }

    fn luck(&self, verdict: &Verdict) -> String {
        let Verdict { start, end, by_cards, by_own_choices, by_others, .. } = verdict;
        let changes = [("cards", by_cards), ("own", by_own_choices), ("others", by_others)];
        let mut args = vec![("start", self.percent(*start, 0).into()), ("end", self.percent(*end, 0).into())];
        args.extend(changes.map(|(name, change)| (name, Arg::from(self.change(*change)))));
        self.words.say_with("review-luck", &args)
    }

    fn turn(&self, turn: &TurningPoint) -> String {
        let TurningPoint { round, ply, seat, action, card, .. } = turn;
        let mut said = self.moment((*round, *ply, *seat), action, card.as_deref());
        if turn.new_hands {
            said += &(" ".to_owned() + &self.words.say("review-new-hands"));
        } else if !turn.dealt.is_empty() {
            let list = self.dealt(&turn.dealt);
            said += &(" ".to_owned() + &self.words.say_with("review-cards", &[("list", list.into())]));
        }
        let args = [
            ("name", self.name(turn.of).into()),
            ("before", self.percent(turn.before, 0).into()),
            ("after", self.percent(turn.after, 0).into()),
        ];
        said + "\n" + &self.words.say_with("review-chance", &args)
    }

    /// The choices that were clearly mistakes, the worst first.
    fn costly(&self) -> String {
        let better = |decision: &'a Decision| Some((decision, decision.better.as_ref()?));
        let mut costly: Vec<(&Decision, &Better)> =
            self.review.decisions.iter().filter_map(better).filter(|(_, better)| better.clear).collect();
        costly.sort_by(|(_, a), (_, b)| b.cost.total_cmp(&a.cost));
        let told = costly.iter().take(MOST_COSTLY).map(|(decision, _)| self.decision(decision));
        section(&self.words.say("review-costly"), self.or(told.collect(), "review-costly-none"))
    }

    fn all(&self, seat: Seat) -> String {
        let heading = self.words.say_with("review-all", &[("name", self.name(seat).into())]);
        section(&heading, self.review.decisions.iter().map(|decision| self.decision(decision)))
    }

    fn decision(&self, decision: &Decision) -> String {
        let Decision { round, ply, seat, card, chosen, .. } = decision;
        let chance = self.percent(decision.chance, 1);
        let mut said = vec![self.moment((*round, *ply, *seat), chosen, card.as_deref())];
        said.extend(decision.held.as_ref().map(|held| self.held(held)));
        said.push(self.words.say_with("review-now", &[("chance", chance.into())]));
        said.push(match decision.better.as_ref().filter(|better| better.clear) {
            None => self.words.say("review-best"),
            Some(Better { action, cost, error, .. }) => self.words.say_with(
                "review-better",
                &[
                    ("action", self.action((*ply, *seat), action, card.as_deref()).into()),
                    ("cost", self.percent(*cost, 1).into()),
                    ("error", self.percent(*error, 1).into()),
                ],
            ),
        });
        said.extend(decision.points.map(|points| {
            let args =
                [("hit", self.number(points.hit, 1).into()), ("stay", self.number(points.stay, 1).into())];
            self.words.say_with("review-points", &args)
        }));
        said.join(" ")
    }

    fn meaning(&self) -> String {
        let limit = |grade: Grade| Arg::from(self.percent(grade.limit().unwrap_or(1.0), 1));
        let limits =
            [("a", limit(Grade::A)), ("b", limit(Grade::B)), ("c", limit(Grade::C)), ("d", limit(Grade::D))];
        let trials = [("trials", Arg::from(self.review.trials))];
        let grade = self.words.say_with("review-meaning-grade", &limits);
        let paragraphs = if self.game == GameName::UnoFlip {
            let luck = self.words.say("review-meaning-luck-hidden");
            [grade, luck, self.words.say_with("review-meaning-trials-hidden", &trials)]
        } else {
            let luck = self.words.say("review-meaning-luck");
            [grade, luck, self.words.say_with("review-meaning-trials", &trials)]
        };
        section(&self.words.say("review-meaning"), paragraphs)
    }

    fn moment(&self, (round, ply, seat): (u32, usize, Seat), action: &str, card: Option<&str>) -> String {
        let args = [
            ("round", round.into()),
            ("ply", ply.into()),
            ("name", self.name(seat).into()),
            ("action", self.action((ply, seat), action, card).into()),
        ];
        self.words.say_with("review-moment", &args)
    }

    fn name(&self, seat: Seat) -> String {
        self.words.seat(seat.number(), &self.names)
    }

    fn percent(&self, part: f64, digits: usize) -> String {
        self.words.say_with("review-percent", &[("number", self.number(100.0 * part, digits).into())])
    }

    /// A change, with its sign.
    fn change(&self, part: f64) -> String {
        // What is shown as nothing has no minus.
        let sign = if part < -0.0005 { "−" } else { "+" };
        sign.to_owned() + &self.percent(part.abs(), 1)
    }

    fn number(&self, number: f64, digits: usize) -> String {
        let plain = format!("{number:.digits$}");
        if self.words.lang() == Lang::En { plain } else { plain.replace('.', ",") }
    }
}

/// A heading, and paragraphs below it.
fn section(heading: &str, paragraphs: impl IntoIterator<Item = String>) -> String {
    let paragraphs: String = paragraphs.into_iter().map(|text| paragraph(&text)).collect();
    format!("\n{STRONG}{heading}{STRONG:#}\n{paragraphs}")
}

/// A paragraph, whose lines after the first are indented further.
fn paragraph(text: &str) -> String {
    let indents = std::iter::once(INDENTS).chain(std::iter::repeat((INDENTS.1, INDENTS.1)));
    text.lines().zip(indents).map(|(line, indents)| wrapped(line, indents) + "\n").collect()
}
