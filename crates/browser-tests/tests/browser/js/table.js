// What lies on the table, in a form that does not depend on the language or on
// what happened last.
const cards = (place) => [...place.querySelectorAll(".card svg, .uno-backs svg")].map((svg) => svg.outerHTML.length + ":" + svg.textContent);
const seats = [...document.querySelectorAll("[data-seat]")].map((seat) => ({
  seat: seat.dataset.seat,
  status: seat.dataset.status || "",
  cards: cards(seat),
}));
seats.sort((one, other) => one.seat - other.seat);
const hand = [...document.querySelectorAll("[data-card]")].map((card) => card.dataset.card);
const piles = [...document.querySelectorAll("[data-pile]")].map((pile) => pile.textContent.trim());
return { seats, hand, piles };
