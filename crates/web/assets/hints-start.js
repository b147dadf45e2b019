import init from "./hints.js";

init({ module_or_path: new URL("hints_bg.wasm", import.meta.url) });
