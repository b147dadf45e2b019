// The chance to bust of whoever's turn it is, in percent, by counting what lies
// on the table in the first round: of each number there are as many cards as it
// says, and one 0.
const labels = (place) => [...place.querySelectorAll(".numbers .card")].map((card) => Number(card.ariaLabel));
const own = document.querySelector(".mat.own");
if (own.querySelector(".modifiers [aria-label='Second Chance']")) return 0;
const seen = [...document.querySelectorAll(".mat")].flatMap(labels);
const left = (number) => Math.max(number, 1) - seen.filter((other) => other === number).length;
const bad = [...new Set(labels(own))].reduce((sum, number) => sum + left(number), 0);
const chance = (100 * bad) / Number(document.querySelector("[data-pile=deck]").innerText);
return chance > 0 ? Math.max(Math.round(chance), 1) : 0;
