// Unpacks LZMA, which makes the program a quarter smaller than what browsers unpack by themselves. What comes out is one
// piece of known size, so that it is its own dictionary.

// Where the chances of each kind of bit stand: by state (12) and place (16), by state, by length of a match …
const [MATCH, REP, REP0, REP1, REP2, REP0_LONG] = [0, 192, 204, 216, 228, 240];
const [SLOT, SPECIAL, ALIGN, LENGTH, REP_LENGTH, LITERAL] = [432, 688, 816, 832, 1346, 1860];

function unpack(packed) {
  const header = new DataView(packed.buffer, packed.byteOffset, 13);
  const kinds = header.getUint8(0);
  const literalBits = kinds % 9;
  const literalPlaces = (1 << (Math.floor(kinds / 9) % 5)) - 1;
  const places = (1 << Math.floor(kinds / 45)) - 1;
  const out = new Uint8Array(Number(header.getBigUint64(5, true)));
  const chances = new Uint16Array(LITERAL + 0x300 * ((literalPlaces + 1) << literalBits)).fill(1024);
  let code = new DataView(packed.buffer, packed.byteOffset, 18).getUint32(14);
  let [range, next] = [0xffffffff, 18];

  function widen() {
    if (range >= 0x1000000) return;
    range = (range << 8) >>> 0;
    code = ((code << 8) | packed[next++]) >>> 0;
  }

  function bit(at) {
    const chance = chances[at];
    const bound = (range >>> 11) * chance;
    const isOne = code >= bound;
    if (isOne) {
      range -= bound;
      code -= bound;
      chances[at] = chance - (chance >> 5);
    } else {
      range = bound;
      chances[at] = chance + ((2048 - chance) >> 5);
    }
    widen();
    return isOne ? 1 : 0;
  }

  // Bits that are all as likely as not.
  function evenBits(count) {
    let bits = 0;
    for (let i = 0; i < count; i++) {
      range >>>= 1;
      const isOne = code >= range;
      if (isOne) code -= range;
      bits = (bits << 1) | (isOne ? 1 : 0);
      widen();
    }
    return bits;
  }

  function bits(at, count) {
    let read = 1;
    for (let i = 0; i < count; i++) read = (read << 1) | bit(at + read);
    return read - (1 << count);
  }

  function reversedBits(at, count) {
    let [read, reversed] = [1, 0];
    for (let i = 0; i < count; i++) {
      const one = bit(at + read);
      read = (read << 1) | one;
      reversed |= one << i;
    }
    return reversed;
  }

  function length(at, place) {
    if (!bit(at)) return bits(at + 2 + (place << 3), 3);
    if (!bit(at + 1)) return 8 + bits(at + 130 + (place << 3), 3);
    return 16 + bits(at + 258, 8);
  }

  function distance(length) {
    const slot = bits(SLOT + (Math.min(length, 3) << 6), 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const first = (2 | (slot & 1)) << count;
    if (slot < 14) return first + reversedBits(SPECIAL + first - slot, count);
    return first + (evenBits(count - 4) << 4) + reversedBits(ALIGN, 4);
  }

  // A byte by itself. Where a match has just ended, it most likely begins as the byte does that would have followed.
  function literal(at, before, isAfterMatch, like) {
    const from = LITERAL + 0x300 * (((at & literalPlaces) << literalBits) + (before >> (8 - literalBits)));
    let read = 1;
    for (let expected = like; isAfterMatch && read < 0x100; expected <<= 1) {
      const wanted = (expected >> 7) & 1;
      const one = bit(from + ((1 + wanted) << 8) + read);
      read = (read << 1) | one;
      if (one !== wanted) break;
    }
    while (read < 0x100) read = (read << 1) | bit(from + read);
    return read;
  }

  let [state, back0, back1, back2, back3] = [0, 0, 0, 0, 0];

  // Whether it is the byte at the last distance alone; otherwise that distance, or one before it, comes to the front.
  function isByteAgain(place) {
    if (!bit(REP0 + state)) return !bit(REP0_LONG + (state << 4) + place);
    if (!bit(REP1 + state)) {
      [back0, back1] = [back1, back0];
    } else if (!bit(REP2 + state)) {
      [back0, back1, back2] = [back2, back0, back1];
    } else {
      [back0, back1, back2, back3] = [back3, back0, back1, back2];
    }
    return false;
  }

  for (let at = 0; at < out.length;) {
    const place = at & places;
    if (!bit(MATCH + (state << 4) + place)) {
      out[at] = literal(at, at ? out[at - 1] : 0, state >= 7, out[at - back0 - 1]);
      at++;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let copied;
    if (!bit(REP + state)) {
      copied = 2 + length(LENGTH, place);
      [back0, back1, back2, back3] = [distance(copied - 2), back0, back1, back2];
      state = state < 7 ? 7 : 10;
    } else if (isByteAgain(place)) {
      copied = 1;
      state = state < 7 ? 9 : 11;
    } else {
      copied = 2 + length(REP_LENGTH, place);
      state = state < 7 ? 8 : 11;
    }
    for (const end = at + copied; at < end; at++) out[at] = out[at - back0 - 1];
  }
  return out;
}
