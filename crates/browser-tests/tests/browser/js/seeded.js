// Gives a page the same random bytes in every run, and so do its workers. Every document
// and every worker of a tab gets bytes of its own.
function seeded(seed) {
  const mixed = (a, b) => Math.imul((a ^ (b + 0x9e3779b9)) >>> 0, 0x85ebca6b) >>> 0;
  const give = (seed) => {
    let state = seed >>> 0;
    // Mulberry32.
    const next = () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mix = Math.imul(state ^ (state >>> 15), state | 1);
      mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
      return (mix ^ (mix >>> 14)) >>> 24;
    };
    crypto.getRandomValues = (array) => {
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, at, bytes) => (bytes[at] = next()));
      return array;
    };
  };
  // Pages without an address of their own have no storage, and no games.
  if (!location.protocol.startsWith("http")) return;
  const documents = Number(sessionStorage.getItem("documents"));
  sessionStorage.setItem("documents", documents + 1);
  const own = mixed(seed, documents);
  give(own);
  let workers = 0;
  window.Worker = class extends Worker {
    constructor(address, options) {
      workers += 1;
      const program = `const mixed = ${mixed}; (${give})(mixed(${own}, ${workers})); await import("${new URL(address, location)}");`;
      super(URL.createObjectURL(new Blob([program], { type: "text/javascript" })), options);
    }
  };
}
