//! A question before something that cannot be taken back: it says what will happen.

use leptos::prelude::*;

use super::dialog::Dialog;
use crate::speech::t;

/// What is asked. It can always be answered by doing nothing.
#[derive(Clone)]
pub struct Question {
    /// What it is about.
    pub title: String,
    /// What will happen.
    pub text: String,
    /// The answers, and what each of them does. The first stands out.
    pub answers: Vec<(String, Callback<()>)>,
}

impl Question {
    /// Asks whether to do one thing.
    pub fn sure(title: String, text: String, yes: String, then: impl Fn() + Send + Sync + 'static) -> Self {
        Self { title, text, answers: vec![(yes, Callback::new(move |()| then()))] }
    }

    /// Asks it.
    pub fn ask(self) {
        let Asked { question, open } = expect_context();
        question.set(Some(self));
        open.set(true);
    }
}

/// The question that is asked.
#[derive(Clone, Copy, Default)]
pub struct Asked {
    question: RwSignal<Option<Question>>,
    open: RwSignal<bool>,
}

/// The window with the question that is asked, if there is one.
#[component]
pub fn QuestionDialog() -> impl IntoView {
    let Asked { question, open } = expect_context();
    let asked = move || question.with(|question| question.as_ref().map(|asked| asked.title.clone()));
    let title = Signal::derive(move || asked().unwrap_or_default());
    let answer = move |(place, (text, then)): (usize, (String, Callback<()>))| {
        view! {
            <button class="button" class:main=place == 0 on:click=move |_| { open.set(false); then.run(()); }>
                {text}
            </button>
        }
    };
    view! {
        <Dialog open title class="question">
            <p>{move || question.with(|question| question.as_ref().map(|asked| asked.text.clone()))}</p>
            <div class="ways">
                {move || {
                    let answers = question.with(|question| question.as_ref().map(|asked| asked.answers.clone()));
                    answers.unwrap_or_default().into_iter().enumerate().map(answer).collect_view()
                }}
                <button class="button" on:click=move |_| open.set(false)>{t("rows-cancel")}</button>
            </div>
        </Dialog>
    }
}
