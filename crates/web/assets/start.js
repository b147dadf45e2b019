import init from "./web.js";

// As long as this page is open, the service worker keeps the files of its version. A browser that has no such locks, or
// refuses them, keeps nothing of the page either.
const version = document.documentElement.dataset.assets;
navigator.locks?.request(version, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

// The browser's offer to install the page comes once, perhaps before the page is there.
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  window.installOffer = offer;
});

init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
