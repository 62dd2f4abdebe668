// Lets bots think, one task after the other.

let loading;
const wasm = () => (loading ??= fetch("/troyes.wasm").then(load));
wasm();

// Weights of networks come when a game first wants them. Without them bots trust weights that somebody set by hand.
async function bringNetwork(program, task) {
  const lesson = program.wanted_network(task);
  if (!lesson) return;
  try {
    const packed = await (await fetch(`/networks/${lesson}.packed`)).arrayBuffer();
    program.bring_network(lesson, unpack(new Uint8Array(packed)));
  } catch (error) {
    console.info(error);
  }
}

onmessage = async ({ data: { number, task } }) => {
  let thought;
  try {
    const program = await wasm();
    await bringNetwork(program, task);
    thought = program.think(task);
  } catch (error) {
    console.error(error);
    loading = undefined;
  }
  postMessage({ number, thought });
};
