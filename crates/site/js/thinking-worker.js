// Lets bots think, one task after the other.

let loading;
const wasm = () => (loading ??= fetch("/troyes.packed").then(load));
wasm();

onmessage = async ({ data: { number, task } }) => {
  let thought;
  try {
    thought = (await wasm()).think(task);
  } catch (error) {
    console.error(error);
    loading = undefined;
  }
  postMessage({ number, thought });
};
