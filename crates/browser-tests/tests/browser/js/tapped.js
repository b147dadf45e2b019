// A table with real cards: what it wants next, and what it shows.
const all = (selector) => [...document.querySelectorAll(selector)].map((one) => one.innerText.trim());
const choice = document.querySelector(".doings [aria-keyshortcuts=h], .doings [aria-keyshortcuts=s], .targets, .real-cards button.card");
const card = document.querySelector(".card-key:not(:disabled)");
return {
  wants: document.querySelector(".real[data-sort=referee]") && (choice ? "choice" : card ? "card" : null),
  now: document.querySelector(".real-now").innerText,
  cards: [...document.querySelectorAll(".real-row")].map((row) =>
    [...row.querySelectorAll(".real-cards .card")].map((one) => one.ariaLabel.split(",")[0])),
  points: all(".real-head .points"),
  totals: all(".real-head .total").map((text) => Number(text.replace(/[^-−0-9]/g, "").replace("−", "-"))),
  risks: all(".real-head .risk"),
  worth: all(".worth dd"),
};
