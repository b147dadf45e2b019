//! A picture handed on: to whatever the device shares with, or to its downloads.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::{document, window};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement, HtmlElement, HtmlImageElement,
    ShareData, Url,
};

/// Saves a file.
pub fn save(blob: &Blob, name: &str) {
    let link = Url::create_object_url_with_blob(blob);
    let anchor = document().create_element("a");
    if let (Ok(link), Ok(anchor)) = (link, anchor) {
        // A fresh element takes any attribute.
        let _ = anchor.set_attribute("href", &link);
        let _ = anchor.set_attribute("download", name);
        anchor.unchecked_into::<HtmlElement>().click();
    }
}

/// Shares a picture where the device can, and saves it otherwise.
pub async fn picture(svg: &str, size: (u32, u32), name: &str) -> Result<(), JsValue> {
    let blob = png(svg, size).await?;
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(&blob), name, &kind)?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    if can_share(&data) {
        // Who changes their mind has shared nothing, and that is all.
        let _ = JsFuture::from(window().navigator().share_with_data(&data)).await;
    } else {
        save(&blob, name);
    }
    Ok(())
}

/// Whether the device shares files: not every browser knows how to be asked.
fn can_share(data: &ShareData) -> bool {
    let navigator = window().navigator();
    let can = Reflect::get(&navigator, &JsValue::from_str("canShare")).ok();
    let can = can.and_then(|can| can.dyn_into::<Function>().ok());
    can.and_then(|can| can.call1(&navigator, data).ok()).is_some_and(|can| can.is_truthy())
}

/// An SVG as PNG, made by the browser itself.
async fn png(svg: &str, (width, height): (u32, u32)) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&format!("data:image/svg+xml,{}", js_sys::encode_uri_component(svg)));
    JsFuture::from(image.decode()).await?;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let pen = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    pen.draw_image_with_html_image_element(&image, 0.0, 0.0)?;
    let promise = Promise::new(&mut |resolve, reject| {
        let then = Closure::once_into_js(move |blob: JsValue| {
            // A promise takes whatever it is given.
            let _ = if blob.is_null() { &reject } else { &resolve }.call1(&JsValue::NULL, &blob);
        });
        let _ = canvas.to_blob(then.unchecked_ref());
    });
    JsFuture::from(promise).await?.dyn_into()
}
