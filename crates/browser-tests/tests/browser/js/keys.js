// Which key somebody who plays without a mouse would press next. Returns the
// key, "over", or null while there is nothing to do.
if (document.querySelector("dialog.over[open]")) return "over";
const can = (selector) =>
  [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !e.disabled && e.ariaDisabled !== "true");
const focused = document.activeElement;
if (can(".uno-curtain button").includes(focused)) return "Enter";
if (can(".uno-pick").length) return "1";
if (can("dialog[open]").length) return null;

const [hit] = can("[aria-keyshortcuts=h]");
const [stay] = can("[aria-keyshortcuts=s]");
if (hit || stay) {
  const cards = document.querySelectorAll(".mat.own .numbers .card").length;
  return (cards < 2 && hit) || !stay ? "h" : "s";
}
const yes = can(".act .doings .main");
if (yes.length) return yes.includes(focused) ? "Enter" : "Tab";
const [target] = can("button.target[aria-pressed=false]");
if (target) return target.querySelector("kbd").textContent;
const cards = can("button.card[aria-pressed=false]");
if (cards.length) return cards.includes(focused) ? "Enter" : cards[0].closest("[data-seat]").dataset.seat;

const call = can(".uno-call[aria-pressed=false]");
if (call.length) return "u";
if (can(".uno-catch").length) return "c";
const playable = can(".uno-card.playable");
if (playable.includes(focused)) return "Enter";
if (playable.length) return "ArrowRight";
// The letters themselves are only shown where there is a keyboard.
const [answer] = can(".uno-answers .button").map((button) => button.querySelector("kbd")).filter(Boolean);
if (answer) return answer.textContent.toLowerCase();
return can("[data-pile=deck].ready").length ? "d" : null;
