// Text that is cut off or overlaps other text, things wider than the screen,
// and buttons too small for a finger. Returns a line for each.
const problems = [];
const named = (element) => {
  const classes = [...element.classList].map((name) => "." + name).join("");
  const inside = element.closest("[data-seat], section, form, dialog, header, aside, main");
  const where = inside && inside !== element ? inside.tagName.toLowerCase() + "." + inside.className + " " : "";
  return where + element.tagName.toLowerCase() + classes + " " + JSON.stringify((element.innerText || element.ariaLabel || "").slice(0, 40));
};
const modal = [...document.querySelectorAll("dialog")].find((dialog) => dialog.matches(":modal"));
const root = modal || document.body;

const onlyHeard = (element) => {
  for (let box = element; box; box = box.parentElement) {
    if (getComputedStyle(box).clipPath === "inset(50%)") return true;
  }
  return false;
};

// What lies behind a window cannot be used; what is hidden is for the ears.
const shown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !element.closest("svg") &&
  !onlyHeard(element);

const scrolls = (value) => value === "auto" || value === "scroll";
const clips = (value) => value === "hidden" || value === "clip";

// Walks up from a piece of text. Says what cuts it off; null if it is in a part
// that is scrolled out of sight.
const cut = (rect, element) => {
  let reach = rect;
  for (let box = element; box && box !== document.documentElement; box = box.parentElement) {
    if (box.classList.contains("last-line")) return ""; // Shortened on purpose: the story has all of it.
    const style = getComputedStyle(box);
    if (style.display === "inline" || style.display === "contents") continue;
    const edge = box.getBoundingClientRect();
    if (scrolls(style.overflowX) && (reach.right > edge.right || reach.left < edge.left)) return null;
    if (scrolls(style.overflowY) && (reach.bottom > edge.bottom + 1 || reach.top < edge.top - 1)) return null;
    const wide = reach.right > edge.right + 1.5 || reach.left < edge.left - 1.5;
    const tall = reach.bottom > edge.bottom + 4 || reach.top < edge.top - 4;
    if (wide && clips(style.overflowX)) return "cut off by " + named(box);
    if (tall && clips(style.overflowY)) return "cut off by " + named(box);
    if (wide && box.matches("button, .button, .small, .panel, dialog, li, label")) return "runs out of " + named(box);
  }
  if (reach.right > innerWidth + 1 || reach.left < -1) return "off the screen";
  return "";
};

const pieces = [];
const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || !element || element.matches("option, script, style, noscript") || !shown(element)) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) {
    if (rect.width < 1 || rect.height < 1) continue;
    const reason = cut(rect, element);
    if (reason === null) continue;
    if (reason) problems.push(named(element) + " is " + reason);
    // Lines stand closer together than letters are high.
    pieces.push({ element, left: rect.left + 1, right: rect.right - 1, top: rect.top + rect.height * 0.22, bottom: rect.bottom - rect.height * 0.22 });
  }
}

// A word that goes on in the next line without a hyphen.
const WORD = /[\p{L}\p{N}]+/gu;
const torn = (node) => {
  for (const { 0: word, index } of node.data.matchAll(WORD)) {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const [first, ...others] = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (others.some((rect) => rect.top > first.top + 2)) return word;
  }
  return null;
};
const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
while (words.nextNode()) {
  const node = words.currentNode;
  const element = node.parentElement;
  // An address may be torn anywhere.
  if (!element || !shown(element) || element.closest("option, script, style, .address")) continue;
  const word = torn(node);
  if (word) problems.push("the word " + word + " is torn in " + named(element));
}

// What a list shows while it is closed.
const ruler = document.createElement("canvas").getContext("2d");
for (const list of root.querySelectorAll("select")) {
  if (!shown(list) || !list.selectedOptions.length) continue;
  const style = getComputedStyle(list);
  ruler.font = style.font;
  const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 16;
  const text = list.selectedOptions[0].text;
  if (ruler.measureText(text).width > room) problems.push("a list cuts off " + JSON.stringify(text));
}

// What sticks lies over the rest only where there is something to scroll.
const overScrolled = (box) => {
  let around = box.parentElement;
  while (around && !scrolls(getComputedStyle(around).overflowY)) around = around.parentElement;
  around ||= document.documentElement;
  return around.scrollHeight > around.clientHeight;
};
const layer = (element) => {
  for (let box = element; box && box !== root; box = box.parentElement) {
    const { position } = getComputedStyle(box);
    if (position === "fixed" || (position === "sticky" && overScrolled(box))) return box;
  }
  return root;
};
const layers = pieces.map((piece) => layer(piece.element));
for (let one = 0; one < pieces.length; one++) {
  for (let other = one + 1; other < pieces.length; other++) {
    const [a, b] = [pieces[one], pieces[other]];
    if (a.element === b.element || layers[one] !== layers[other]) continue;
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const tall = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && tall > 1) problems.push(named(a.element) + " overlaps " + named(b.element));
  }
}

if (document.documentElement.scrollWidth > innerWidth) {
  problems.push("the page is " + document.documentElement.scrollWidth + " wide on a screen of " + innerWidth);
}

// "Why?" stands beside every line of the story, which would be torn apart by more.
const SMALL = ".why";
for (const element of root.querySelectorAll("button, a[href], select, input, summary")) {
  if (!shown(element) || element.matches(SMALL)) continue;
  const style = getComputedStyle(element);
  const alone = [...element.parentElement.childNodes].every((node) => node === element || !node.textContent.trim());
  if (element.matches("a") && style.display === "inline" && !alone) continue;
  const label = element.matches("[type=checkbox], [type=radio]") && element.closest("label");
  const { width, height } = (label || element).getBoundingClientRect();
  if (width < 43.5 || height < 43.5) problems.push(named(element) + " is only " + width.toFixed(1) + "×" + height.toFixed(1));
}
return [...new Set(problems)];
