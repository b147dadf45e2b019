// What lies on a table, by the codes of cards: the own cards, those of the others, and what can be asked about them.
const codes = (selector) => [...document.querySelectorAll(selector)].map((card) => card.dataset.thing.slice("card ".length));
const own = codes(".mat.own .cards [data-thing], .uno-hand [data-thing]");
const others = codes(".mats .cards [data-thing]");
const top = codes("[data-pile=discard][data-thing^='card ']")[0];
const backs = [...document.querySelectorAll(".uno-seat")].map((seat) => ({
  name: seat.querySelector(".uno-name").textContent.trim(),
  backs: [...seat.querySelectorAll(".uno-backs [data-thing]")].map((card) => card.dataset.thing.slice("card ".length)),
}));
const clean =
  document.querySelector("[data-pile=discard]").innerText.trim() === "0" &&
  [...document.querySelectorAll(".mat")].every((mat) => mat.dataset.status === "status-active") &&
  document.querySelector("[aria-keyshortcuts=h]:not(:disabled)") !== null;
return { own, others, top, backs, clean };
