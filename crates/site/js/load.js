// Starts the WebAssembly. Everything is sent packed, because not every web server packs what it sends.

// Texts, packed as browsers can unpack them.
async function unpacked(response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Some servers unpack it on the way.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const stream = new Blob([bytes]).stream();
  return isPacked ? new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer() : bytes;
}

// A fresh instance each time: one that has failed is left behind.
async function load(response) {
  const wasm = instance();
  await wasm({ module_or_path: response });
  return wasm;
}
