import init from "./local-table.js";

init({ module_or_path: new URL("local-table_bg.wasm", import.meta.url) });
