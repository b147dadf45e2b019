import init from "./pocket.js";

init({ module_or_path: new URL("pocket_bg.wasm", import.meta.url) });
