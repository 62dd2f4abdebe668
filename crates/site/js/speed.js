// For Node: prints how fast rules and bots are in WebAssembly.
//     node speed.js troyes.packed MILLISECONDS

const { readFileSync } = require("node:fs");
const { gunzipSync } = require("node:zlib");

const wasm = instance();
wasm.initSync({ module: gunzipSync(readFileSync(process.argv[2])) });
console.log(wasm.speed(Number(process.argv[3])));
