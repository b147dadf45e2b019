//! Windows over the page: opened and closed by the browser's own means, so that
//! keyboard and focus behave.

use leptos::html::Dialog as DialogElement;
use leptos::prelude::*;

use crate::speech::t;

/// A window that is shown while a signal says so. Escape closes it.
#[component]
pub fn Dialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// The id of its title.
    #[prop(into)]
    title: Signal<String>,
    /// How it looks.
    #[prop(default = "")]
    class: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<DialogElement>::new();
    Effect::new(move || {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            // It is in the document and closed, so it can be shown.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    // The browser tells of it a moment later: somebody may have opened it again by then.
    let closed = move |_| {
        if element.get_untracked().is_some_and(|dialog| !dialog.open()) {
            open.set(false);
        }
    };
    let children = StoredValue::new(children);
    view! {
        <dialog node_ref=element class=class aria-label=title on:close=closed>
            <Show when=move || open.get()>
                <header class="dialog-head">
                    <h2>{title}</h2>
                    <button class="plain" aria-label=t("keys-close") on:click=move |_| open.set(false)>
                        <super::icon::Icon name="close"/>
                    </button>
                </header>
                {children.with_value(|children| children())}
            </Show>
        </dialog>
    }
}
