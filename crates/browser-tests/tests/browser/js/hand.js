// Whether the corner of every card in a hand can be seen, and whether anything has to be scrolled.
const problems = [];
const cards = [...document.querySelectorAll(".uno-card")];
const boxes = cards.map((card) => card.querySelector(".card").getBoundingClientRect());
const over = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
boxes.forEach((box, place) => {
  // A card that can be played is raised: what is above it may hide a little more of the one behind it.
  const corner = { left: box.left, right: box.left + box.width * 0.3, top: box.top, bottom: box.top + box.height * 0.25 };
  for (const later of boxes.slice(place + 1)) if (over(corner, later)) problems.push(cards[place].dataset.card + " is covered");
  if (box.left < -1 || box.right > innerWidth + 1) problems.push(cards[place].dataset.card + " is beside the screen");
});
// Neither do the others, the piles and one's own place lie over each other.
const parts = [...document.querySelectorAll(".uno-seat, .uno-pile, .uno-mine")].map((part) => [part.className, part.getBoundingClientRect()]);
const cloth = document.querySelector(".cloth");
const scrolls = cloth.scrollHeight > cloth.clientHeight + 1;
parts.forEach(([name, part], place) => {
  // What is scrolled lies under one's own place, which stays.
  for (const [other, box] of scrolls ? [] : parts.slice(0, place)) if (over(part, box)) problems.push(name + " lies over " + other);
});
return { problems, cards: cards.length, width: boxes[0]?.width, scrolls };
