//! Something that is there only now and then.

use leptos::prelude::*;

/// Shows its children while a condition holds. Unlike Leptos' own `Show` it is
/// one piece of code for all conditions and children: the page is to be small.
#[component]
pub fn Visible(
    /// Whether it is shown now.
    #[prop(into)]
    when: Signal<bool>,
    /// What is shown otherwise.
    #[prop(optional, into)]
    fallback: Option<ViewFn>,
    children: ChildrenFn,
) -> AnyView {
    let when = Memo::new(move |_| when.get());
    let view = move || match (when.get(), &fallback) {
        (true, _) => children(),
        (false, Some(fallback)) => fallback.run(),
        (false, None) => ().into_any(),
    };
    view.into_any()
}
