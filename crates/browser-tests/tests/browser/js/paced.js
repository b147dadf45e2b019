// Hands the server's messages to the page one by one, each once the page has drawn what
// came of the one before, and counts the elements that are made for each.
window.made = [];
let count = 0;
const elements = (node) => (node.nodeType === 1 ? 1 + node.querySelectorAll("*").length : 0);
new MutationObserver((changes) => {
  count += changes.flatMap((change) => [...change.addedNodes]).reduce((sum, node) => sum + elements(node), 0);
}).observe(document, { childList: true, subtree: true });
const frame = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
const drawn = async () => {
  do await frame();
  while (document.querySelector(".rows[aria-busy=true]"));
  await frame();
};
window.WebSocket = class extends WebSocket {
  set onmessage(listener) {
    let last = Promise.resolve();
    super.onmessage = (event) => {
      last = last.then(async () => {
        count = 0;
        listener.call(this, event);
        await drawn();
        const { type, told } = JSON.parse(event.data);
        if (type === "event" && told) made.push([count, told.some((step) => step.event === "round_began")]);
      });
    };
  }
};
