// The dice of a game from its seed, as the program rolls them: ChaCha with 8 rounds, and Lemire's method.

function* chacha8(key) {
  const view = new DataView(key.buffer, key.byteOffset);
  const words = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
  for (let i = 0; i < 8; i++) words.push(view.getUint32(4 * i, true));
  const turn = (word, count) => (word << count) | (word >>> (32 - count));
  for (let block = 0; ; block++) {
    const start = Uint32Array.of(...words, block, 0, 0, 0);
    const w = start.slice();
    const quarter = (a, b, c, d) => {
      w[a] += w[b]; w[d] = turn(w[d] ^ w[a], 16);
      w[c] += w[d]; w[b] = turn(w[b] ^ w[c], 12);
      w[a] += w[b]; w[d] = turn(w[d] ^ w[a], 8);
      w[c] += w[d]; w[b] = turn(w[b] ^ w[c], 7);
    };
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) quarter(j, 4 + j, 8 + j, 12 + j);
      for (let j = 0; j < 4; j++) quarter(j, 4 + (j + 1) % 4, 8 + (j + 2) % 4, 12 + (j + 3) % 4);
    }
    for (let i = 0; i < 16; i++) yield (w[i] + start[i]) >>> 0;
  }
}

// A cup gives numbers from 0 to `end` - 1, all equally likely.
function newCup(seed) {
  const stream = chacha8(seed);
  return (end) => {
    for (;;) {
      const product = BigInt(stream.next().value) * BigInt(end);
      const low = Number(product & 0xffffffffn);
      if (low >= end || low >= (2 ** 32 - end) % end) return Number(product >> 32n);
    }
  };
}

// What falls or is drawn where this is awaited.
function fall(below, { roll, draw }) {
  if (roll) return Array.from({ length: roll[0] }, () => below(roll[1]) + 1);
  const [of, take] = draw;
  if (take === 1 && of > 1) return [below(of)];
  const things = Array.from({ length: of }, (_, i) => i);
  for (let i = 0; i < Math.min(take, Math.max(of - 1, 0)); i++) {
    const j = i + below(of - i);
    [things[i], things[j]] = [things[j], things[i]];
  }
  return things.slice(0, take);
}

const asBytes = (text) => new TextEncoder().encode(text);

// The seed that everybody's parts are mixed to: each piece after its length.
function mixed(table, secret, { places, by_lot: byLot, contributions }) {
  const pieces = [asBytes("troyes-mixture-1"), asBytes(table), secret, Uint8Array.of(places, byLot ? 1 : 0)];
  for (const { place, commitment, nonce } of contributions) {
    pieces.push(Uint8Array.of(place), fromHex(commitment), nonce === null ? new Uint8Array() : fromHex(nonce));
  }
  const all = pieces.flatMap((piece) => [0, 0, piece.length >> 8, piece.length & 255, ...piece]);
  return sha256(Uint8Array.from(all));
}

// For each seat the place that it goes to.
function lotsOf(seed, places) {
  const below = newCup(sha256(Uint8Array.from([...asBytes("troyes-lots-1"), ...seed])));
  const lots = Array.from({ length: places }, (_, i) => i);
  for (let i = places - 1; i > 0; i--) {
    const j = below(i + 1);
    [lots[i], lots[j]] = [lots[j], lots[i]];
  }
  return lots;
}

const isSame = (one, other) => one?.length === other?.length && one.every((value, i) => value === other[i]);
const hashOf = (text) => toHex(sha256(fromHex(text)));

// Everything that can be checked of a game: each true, false with where it is wrong, or nothing to check. Players have their
// part in a whole game: none of its dice is older than what was mixed, and its places are those that the slip says.
function checkProof(proof, slip) {
  const { table, promised, secret, mixture, inherited, chances } = proof;
  const found = { secret: { right: hashOf(secret) === promised } };
  // Of another way of mixing nothing is known here.
  if (mixture && mixture.version !== 1) throw new Error(mixture.version);
  const contributions = mixture?.contributions ?? [];
  if (contributions.length) {
    const other = contributions.find(({ commitment, nonce }) => nonce !== null && hashOf(nonce) !== commitment);
    found.nonces = { right: !other, at: other && other.place + 1 };
  }
  if (slip) {
    const own = contributions.find(({ place }) => place === slip.place);
    const right = Boolean(slip.table === table && slip.promised === promised && own
      && slip.by_lot === mixture.by_lot && (slip.places ?? mixture.places) === mixture.places && own.commitment === hashOf(slip.nonce)
      && isSame(slip.commitments.map(({ place, commitment }) => `${place} ${commitment}`),
        contributions.map(({ place, commitment }) => `${place} ${commitment}`)));
    found.slip = { right: right && (own.nonce === slip.nonce || own.nonce === null), isLate: own?.nonce === null };
  }
  const seed = mixture ? mixed(table, fromHex(secret), mixture) : fromHex(secret);
  if (mixture?.by_lot) {
    const lots = lotsOf(seed, mixture.places);
    found.lots = { right: isSame(mixture.lots, lots), drawn: slip && lots.indexOf(slip.place) + 1 };
  }
  const below = newCup(seed);
  const isMixed = Boolean(mixture || slip);
  const begin = isMixed ? 0 : inherited;
  if (!Number.isInteger(begin) || begin < 0) throw new Error(inherited);
  const own = chances.slice(begin);
  const bent = own.findIndex((chance) => !isSame(chance.fell, fall(below, chance)));
  const isWhole = !isMixed || (inherited === 0 && own.length > 0);
  if (own.length || !isWhole) found.dice = { right: isWhole && bent < 0, at: begin + Math.max(bent, 0) + 1 };
  return found;
}
