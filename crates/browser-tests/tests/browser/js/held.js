// Holds back what workers with hints say until it is let go, and keeps what they are asked.
window.hinting = { held: [], asked: [], started: 0, holds: false };
window.hinting.release = () => {
  window.hinting.holds = false;
  window.hinting.held.splice(0).forEach((say) => say());
};
window.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    this.hints = String(address).includes("hints-start");
    window.hinting.started += this.hints ? 1 : 0;
  }
  postMessage(text) {
    if (this.hints) window.hinting.asked.push(JSON.parse(text));
    super.postMessage(text);
  }
  set onmessage(then) {
    super.onmessage = (event) => {
      // An empty message says that the worker listens.
      if (this.hints && event.data && window.hinting.holds) window.hinting.held.push(() => then(event));
      else then(event);
    };
  }
};
