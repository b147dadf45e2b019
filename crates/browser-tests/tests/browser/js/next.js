// What somebody at the table could click next. Returns an element, "over" once
// the game is over, or null while there is nothing to do. Random choices are
// made by the numbers that the test passes in, so that a game can be told again.
const [chance] = arguments;
// What a test waits for is looked for here, since the table goes on between two scripts.
if (window.awaited?.()) return "awaited";
if (document.querySelector("dialog.over[open]")) return "over";
const can = (selector) =>
  [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility() && !e.disabled && e.ariaDisabled !== "true");
const one = (list) => list[Math.floor(chance * list.length)];
const hidden = can(".uno-curtain button");
if (hidden.length) return hidden[0];
const colours = can(".uno-pick");
if (colours.length) return one(colours);
// The end of a round has been read.
const [goOn] = can("dialog.round-over[open] .go-on");
if (goOn) return window.reads ? null : goOn;
const windows = can("dialog[open]");
if (windows.length) return null;

// Rows of cards: two cards, then Stay (or as many as there are, for whoever dares); whoever can be chosen; then "yes".
const [hit] = can("[aria-keyshortcuts=h]");
const [stay] = can("[aria-keyshortcuts=s]");
if (hit || stay) {
  const cards = document.querySelectorAll(".mat.own .numbers .card").length;
  return ((cards < (window.dealt ?? 2) || window.dares) && hit) || stay || hit;
}
const [yes] = can(".act .doings .main");
if (yes) return yes;
const targets = can("button.target[aria-pressed=false], .mats button.card[aria-pressed=false], .dock button.card[aria-pressed=false]");
if (targets.length) return one(targets);

// A hand of cards: call UNO when it can be called (unless one forgets), play what can be played.
const [call] = can(".uno-call[aria-pressed=false]");
if (call && !window.forgets) return call;
const [caught] = can(".uno-catch");
if (caught) return caught;
const cards = can(".uno-card.playable");
if (cards.length) return one(cards);
const answers = can(".uno-answers .button");
if (answers.length) return one(answers);
const [pile] = can("[data-pile=deck].ready");
return pile || null;
