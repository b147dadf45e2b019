// Runs axe-core and calls back with what is serious.
const done = arguments[arguments.length - 1];
const serious = (violation) => violation.impact === "serious" || violation.impact === "critical";
const told = (violation) => {
  const nodes = violation.nodes.slice(0, 4).map((node) => node.target.join(" ") + ": " + node.failureSummary.replace(/\s+/g, " "));
  return violation.id + " (" + violation.impact + "): " + nodes.join(" | ");
};
axe.run(document, { resultTypes: ["violations"], preload: false }).then(
  (result) => done(result.violations.filter(serious).map(told)),
  (error) => done(["axe failed: " + error]),
);
