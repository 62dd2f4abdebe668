// For Node: prints how fast rules and bots are in WebAssembly.
//     node speed.js troyes.packed MILLISECONDS [NETWORK…]

const { readFileSync } = require("node:fs");
const { dirname } = require("node:path");

const wasm = instance();
wasm.initSync({ module: unpack(readFileSync(process.argv[2])) });
for (const lesson of process.argv.slice(4)) {
  wasm.bring_network(lesson, unpack(readFileSync(`${dirname(process.argv[2])}/networks/${lesson}.packed`)));
}
console.log(wasm.speed(Number(process.argv[3])));
