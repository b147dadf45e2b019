//! What widely read studies of Flip 7 get wrong, as far as that can be shown.

use super::Section;
use crate::figures::Runs;
use crate::figures::contest::number;
use crate::figures::markdown::{percent, table};

/// A round with and without Second Chances.
const ROUND: &str = "odds flip7";
const WITHOUT: &str = "odds flip7 --seen second,second,second";

/// What a Second Chance that never saves would change.
pub fn section(runs: &Runs<'_>) -> Result<Section, String> {
    let (with, without) = (runs.hear(ROUND)?, runs.hear(WITHOUT)?);
    let row = |deck: &str, round: &serde_json::Value| {
        let chance = |name: &str| percent(number(&round[name]));
        vec![deck.to_owned(), format!("{:.4}", number(&round["hit"])), chance("bust"), chance("flip7")]
    };
    let rows = [row("as it is", &with), row("without Second Chances", &without)];
    Ok(Section {
        title: "The rules of other studies",
        finding: format!(
            "A study is as right as its engine. Widely read ones of Flip 7 ran on engines with rules of their own: one whose \
             Second Chance never saves anybody, and one whose +4 busts a row with a 4. The first of these mistakes costs a \
             round {:.2} of its {:.2} points.",
            number(&with["hit"]) - number(&without["hit"]),
            number(&with["hit"]),
        ),
        plots: Vec::new(),
        details: format!(
            "A Second Chance that never saves is a card that does nothing, and for somebody who is alone a round with such \
             cards is worth what it is worth without them. So this can be had without a wrong rule: by the exact value of one \
             round under best play from a full deck, and from a deck that lacks its three Second Chances.\n\n\
             What a +4 that busts a 4 changes is not shown: there is no such rule in this engine, and none was added.\n\n{}",
            table(&["deck", "points of a round", "busts", "Flip 7"], &rows)
        ),
        commands: vec![ROUND.to_owned(), WITHOUT.to_owned()],
    })
}
