// How large cards are and whether anything on the table lies over anything else. Sizes are in pixels.
const box = (element) => element.getBoundingClientRect();
const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
const name = (element) => element.className + " " + (element.dataset.seat || element.dataset.pile || "");
const problems = [];
const cloth = document.querySelector(".cloth");
const frame = box(cloth);
const window_ = all(".mats.scrolls")[0];
// What is scrolled out of sight cannot lie over anything.
const seen = (element) => {
  const { left, right, top, bottom } = box(element);
  if (!window_ || !window_.contains(element)) return { left, right, top, bottom };
  const edge = box(window_);
  return { left, right, top: Math.max(top, edge.top), bottom: Math.min(bottom, edge.bottom) };
};
const parts = all(".mat, .pile, .playing, .said, .act").map((element) => [element, seen(element)]);
const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
const tall = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
parts.forEach(([element, one], place) => {
  for (const [other, two] of parts.slice(0, place)) {
    if (wide(one, two) > 1 && tall(one, two) > 1) problems.push(name(element) + " lies over " + name(other));
  }
  if (one.left < frame.left - 1 || one.right > frame.right + 1) problems.push(name(element) + " lies beside the table");
});
// Every card lies within its seat, and its corner can be seen.
for (const mat of all(".mat")) {
  const edge = box(mat);
  const cards = [...mat.querySelectorAll(".lie .card")].map(box);
  cards.forEach((card, place) => {
    if (card.right > edge.right + 1 || card.bottom > edge.bottom + 1) problems.push("a card sticks out of " + name(mat));
    const next = cards[place + 1];
    if (next && next.left - card.left < card.width * 0.2) problems.push("a card is covered in " + name(mat));
  });
}
const width = (selector) => {
  const [card] = all(selector);
  return card ? box(card).width : null;
};
// Where no card lies, the next one would be as large as the page says.
const planned = (seat) => parseFloat(getComputedStyle(document.querySelector(seat) ?? document.body).getPropertyValue("--card")) || 0;
return {
  problems,
  card: width(".mats .mat .lie .card") ?? planned(".mats .mat"),
  own: width(".mat.own .lie .card") ?? planned(".mat.own"),
  pile: width("[data-pile=deck]"),
  seats: all(".mat").length,
  scrolls: Boolean(window_) || cloth.scrollHeight > cloth.clientHeight + 1,
};
