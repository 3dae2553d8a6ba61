/** Ways in which files are damaged on their way: each takes whole bytes and gives others. Pure, by a seeded source. */
export type Mutation = (bytes: Uint8Array, random: () => number) => Uint8Array;

const LF = 10;
const CR = 13;

const place = (length: number, random: () => number): number => Math.floor(random() * length);

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0);
  return all;
}

/** A transfer in text mode to Windows: each line feed gets a carriage return, wherever it stands. */
const lineEndsAdded: Mutation = (bytes) => {
  const out: number[] = [];
  for (let p = 0; p < bytes.length; p++) {
    if (bytes[p] === LF && bytes[p - 1] !== CR) out.push(CR);
    out.push(bytes[p]!);
  }
  return Uint8Array.from(out);
};

/** And back from there. */
const lineEndsRemoved: Mutation = (bytes) => bytes.filter((byte, p) => byte !== CR || bytes[p + 1] !== LF);

const inserted: Mutation = (bytes, random) => {
  const at = place(bytes.length, random);
  return joined(bytes.subarray(0, at), [place(256, random)], bytes.subarray(at));
};

const removed: Mutation = (bytes, random) => {
  const at = place(bytes.length, random);
  return joined(bytes.subarray(0, at), bytes.subarray(at + 1));
};

/** A program that reads UTF-8 and writes it again: what is none becomes EF BF BD. */
const filteredAsUtf8: Mutation = (bytes) => new TextEncoder().encode(new TextDecoder().decode(bytes));

/** A program that takes bytes for characters and writes them as UTF-8. */
const encodedAsUtf8: Mutation = (bytes) => {
  const out: number[] = [];
  for (const byte of bytes) {
    if (byte < 128) out.push(byte);
    else out.push(0xc0 | (byte >> 6), 0x80 | (byte & 63));
  }
  return Uint8Array.from(out);
};

const truncated: Mutation = (bytes, random) => bytes.subarray(0, place(bytes.length, random));

/** Two blocks of one size in each other's place. */
const swapped: Mutation = (bytes, random) => {
  const size = 16 + place(bytes.length / 4, random);
  const first = place(bytes.length / 2 - size, random);
  const second = Math.floor(bytes.length / 2) + place(bytes.length / 2 - size, random);
  return joined(
    bytes.subarray(0, first),
    bytes.subarray(second, second + size),
    bytes.subarray(first + size, second),
    bytes.subarray(first, first + size),
    bytes.subarray(second + size),
  );
};

/** Blocks of a disk that were never written. */
const zeroed: Mutation = (bytes, random) => {
  const at = place(bytes.length, random);
  return bytes.slice().fill(0, at, at + 512 + place(4096, random));
};

/** A bit of a count: those of a binary header, or a digit of one in text. */
const countChanged: Mutation = (bytes, random) => {
  const out = bytes.slice();
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  const counts = [...head.matchAll(/element \w+ (\d+)/g)].map((match) => match.index + match[0].length - 1);
  const isStl = counts.length === 0 && !head.startsWith('DRACO') && head.includes('\0');
  const from = isStl ? 80 : head.startsWith('DRACO') ? 11 : 0;
  const at = counts.length > 0 ? counts[place(counts.length, random)]! : from + place(isStl ? 4 : 8, random);
  out[at] = out[at]! ^ (1 << place(counts.length > 0 ? 3 : 8, random));
  return out;
};

export const mutations = {
  'LF to CR LF': lineEndsAdded,
  'CR LF to LF': lineEndsRemoved,
  'a byte inserted': inserted,
  'a byte removed': removed,
  'filtered as UTF-8': filteredAsUtf8,
  'encoded as UTF-8': encodedAsUtf8,
  'cut off': truncated,
  'blocks swapped': swapped,
  'a block of zeros': zeroed,
  'a count changed': countChanged,
} satisfies Record<string, Mutation>;

export type MutationName = keyof typeof mutations;
