//! Everything as a file, to be saved or taken in.

use browser_log::Failure;
use leptos::prelude::*;
use leptos::task::spawn_local;
use scoreboard::{MOST_BYTES, Merge, Scores, Unreadable};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlInputElement};

use super::page::Shown;
use super::shelf;
use crate::parts::share;
use crate::score::notices;
use crate::score::words::{say, say_with, t};

/// What has become of a file. The words for it are found when it is shown: whoever has waited
/// for the browser has none.
#[derive(Clone, PartialEq)]
enum News {
    Taken(Merge),
    Refused(Unreadable),
    Failed(Failure),
}

impl News {
    fn good(&self) -> Option<String> {
        let Self::Taken(merge) = self else { return None };
        let counts = [
            ("fresh", merge.fresh.len()),
            ("continued", merge.continued.len()),
            ("parted", merge.parted.len()),
            ("known", merge.known),
        ];
        Some(say_with("scores-taken", &counts.map(|(name, count)| (name, count.into()))))
    }

    fn bad(&self) -> Option<String> {
        match self {
            Self::Taken(_) => None,
            Self::Refused(why) => Some(refused(why)),
            Self::Failed(failure) => Some(notices::failed(failure)),
        }
    }
}

/// Everything as a file.
#[component]
pub fn Files() -> impl IntoView {
    let shown: Shown = expect_context();
    let news = RwSignal::new_local(None::<News>);
    let take = move |event: leptos::ev::Event| {
        let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let file = field.files().and_then(|files| files.get(0));
        // The same file may be chosen again.
        field.set_value("");
        if let Some(file) = file {
            spawn_local(async move { drop(news.try_set(Some(taken(shown, &file).await))) });
        }
    };
    let good = move || news.with(|news| news.as_ref().and_then(News::good));
    let bad = move || news.with(|news| news.as_ref().and_then(News::bad));
    view! {
        <section class="panel files">
            <h2>{t("scores-files")}</h2>
            <p>{t("scores-files-means")}</p>
            <div class="ways">
                <button type="button" class="button" on:click=move |_| save(shown)>{t("scores-save")}</button>
            </div>
            <label class="field">
                <span>{t("scores-take")}</span>
                <input type="file" name="scores" accept=".json,application/json" on:change=take/>
            </label>
            <p role="status">{good}</p>
            <p class="wrong" role="alert">{bad}</p>
        </section>
    }
}

fn save(shown: Shown) {
    let text = shown.house.with_untracked(|house| house.scores().to_json());
    let parts = js_sys::Array::of1(&JsValue::from_str(&text));
    if let Ok(blob) = Blob::new_with_str_sequence(&parts) {
        share::save(&blob, "fliphouse-scores.json");
    }
}

/// Takes in a file, whole or not at all.
async fn taken(shown: Shown, file: &Blob) -> News {
    #[expect(clippy::cast_precision_loss, reason = "far below what a number holds exactly")]
    let too_large = file.size() > MOST_BYTES as f64;
    if too_large {
        return News::Refused(Unreadable::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    let scores = match Scores::read(text.as_bytes()) {
        Ok(scores) => scores,
        Err(why) => return News::Refused(why),
    };
    // What is there may have changed since it was shown.
    let kept = async {
        let house = shelf::house().await?;
        let merge = house.scores().merge(scores);
        shelf::take_in(&house, &merge).await?;
        Ok::<_, Failure>(merge)
    };
    match kept.await {
        Ok(merge) => {
            shown.read_again();
            News::Taken(merge)
        }
        Err(failure) => News::Failed(failure),
    }
}

fn refused(why: &Unreadable) -> String {
    match why {
        Unreadable::TooLarge => say("scores-file-large"),
        Unreadable::CutShort => say("scores-file-cut"),
        Unreadable::Foreign => say("scores-file-foreign"),
        Unreadable::Newer { .. } => say("scores-file-newer"),
        Unreadable::Damaged { line, column } => {
            say_with("scores-file-damaged", &[("line", (*line).into()), ("column", (*column).into())])
        }
        Unreadable::Sheet { number, .. } => say_with("scores-file-sheet", &[("number", (*number).into())]),
        Unreadable::TooMany => say("scores-file-many"),
    }
}
