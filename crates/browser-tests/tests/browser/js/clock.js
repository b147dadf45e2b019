// Looks at the page as often as it is painted, and notes what any text tells that the board has
// not shown. All that is compared is read off the page.
window.ahead = [];
window.looks = 0;
const texts = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
const number = (selector) => Number((texts(selector)[0] || "").match(/\d+/)?.[0] ?? NaN);
// A line tells of several happenings: each is counted.
const happened = (lines) => lines.flatMap((line) => line.dataset.kinds.split(" "));
const told = (kind, lines) => happened(lines).filter((happening) => happening === kind).length;
const note = (what, ...facts) => {
  if (window.ahead.length < 20) window.ahead.push([what, ...facts.map(String)].join(" "));
};
const look = () => {
  requestAnimationFrame(look);
  if (!document.querySelector("[data-seat]")) return;
  window.looks += 1;
  const lines = [...document.querySelectorAll(".story li")];
  const begun = lines.findLastIndex((line) => line.dataset.kind === "round_began");
  const round = Number(lines[begun]?.textContent.match(/\d+/)?.[0] ?? NaN);
  if (round !== number(".where")) note("header and story:", number(".where"), round);
  // While a round is summed up, nothing of the next one is told.
  if (document.querySelector("dialog.round-over[open]")) {
    window.summedUp = (window.summedUp ?? 0) + 1;
    if (number("dialog.round-over h2") !== round) note("summed up and told:", number("dialog.round-over h2"), round);
    if (!["round_ended", "round_won"].some((end) => told(end, lines.slice(begun)))) note("summed up before its end:", round);
  }
  // Every card that is told of has left the deck, or lies on the pile.
  if (document.querySelector(".rows") && told("reshuffled", lines) === 0) {
    const all = document.querySelector("[data-game=vengeance]") ? 108 : 94;
    const gone = all - number("[data-pile=deck] b");
    if (told("dealt", lines) !== gone) note("cards told and gone:", told("dealt", lines), gone);
    // Of a new round nothing is told while the last one lies there.
    const opening = told("dealt", lines.slice(begun + 1));
    const lying = document.querySelectorAll(".mat .lie, .playing .card, .set-aside .card").length;
    if (lying > opening) note("cards of another round:", lying, opening);
  }
  if (document.querySelector(".uno") && told("reshuffled", lines) === 0) {
    const played = told("played", lines.slice(begun + 1));
    if (played + 1 !== number("[data-pile=discard] .uno-height")) note("cards played:", played, number("[data-pile=discard] .uno-height"));
  }
  // Whose turn it is, and how long it lasts, is said of the turn that is shown.
  const busy = document.querySelector("[aria-busy=true]");
  const turn = document.querySelector(".mat.own.turn, .uno-whose.mine");
  if (document.title.startsWith("●") && !turn) note("the title says that it is one's turn");
  if (busy && document.querySelector(".timer")) note("a clock runs over an old board");
  if (busy && document.querySelector("dialog.over[open]")) note("the end is told before it is shown");
  // What is read aloud has been told.
  const story = lines.map((line) => line.querySelector("span")?.textContent ?? "").join(" ");
  const talk = [...document.querySelectorAll(".talk li")].map((line) => {
    const sender = line.querySelector(".sender");
    return sender ? `${sender.textContent}: ${line.querySelector(".said").textContent.trim()}` : line.textContent;
  }).join(" ");
  for (const region of texts("[aria-live=polite].visually-hidden")) {
    const heard = region.replace(/\s*Your turn\.?$/, "").trim();
    if (heard && !story.includes(heard) && !talk.includes(heard)) note("read aloud:", heard);
  }
};
requestAnimationFrame(look);
