const HEADER = 84;
const RECORD = 50;
/** Where the attribute of a record lies, behind normal and corners. */
const ATTRIBUTE = 48;
const CORNERS = 12;

const WINDOW = 16;
/** More bytes than a header that holds text can gain or lose by a conversion of line ends. */
const MOST_PUSH = 16;
const SAMPLE = 512;
/** Corners of one thing are of one order, give or take this factor; zero is always possible. */
const SPREAD = 1e5;

/**
 * Whether the records of a binary STL that has bytes over lie where they should. Bytes that a writer put behind the last
 * record leave the records as they are; a byte that came in between pushes all that follows, and these then look sounder
 * some bytes further on.
 * @param stray bytes behind the last record, at least 1
 */
export function recordsArePushed(bytes: Uint8Array, count: number, stray: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const scale = usualSize(view, count);
  const most = Math.min(stray, RECORD - 1);
  if (lastAttributeIsOdd(view, count)) return true;
  return [1, Math.min(count, WINDOW)].some((records) => {
    const start = HEADER + (count - records) * RECORD;
    const here = soundness(view, start, records, scale);
    for (let push = 1; push <= most; push++) if (soundness(view, start + push, records, scale) > here) return true;
    return false;
  });
}

/** A byte within the last record shows where all others have one attribute, mostly zero. */
function lastAttributeIsOdd(view: DataView, count: number): boolean {
  const attribute = (record: number): number => view.getUint16(HEADER + record * RECORD + ATTRIBUTE, true);
  const usual = attribute(0);
  for (let record = 1; record < count - 1; record++) if (attribute(record) !== usual) return false;
  return count > 2 && attribute(count - 1) !== usual;
}

/**
 * By how many bytes the header of a binary STL is too long (or too short, below zero), judged by where a count stands
 * that agrees with the size of the file; undefined when there is none.
 */
export function headerPush(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let push = -MOST_PUSH; push <= MOST_PUSH; push++) {
    const start = HEADER + push;
    if (push === 0 || start > bytes.length) continue;
    const count = view.getUint32(start - 4, true);
    if (count > 0 && start + count * RECORD === bytes.length) return push;
  }
  return undefined;
}

/** Median of the corners' coordinates without sign, over the whole file. */
function usualSize(view: DataView, count: number): number {
  const sizes: number[] = [];
  const step = Math.max(1, Math.floor(count / SAMPLE));
  for (let record = 0; record < count; record += step) {
    for (let k = 0; k < 9; k++) {
      const size = Math.abs(view.getFloat32(HEADER + record * RECORD + CORNERS + k * 4, true));
      if (size > 0) sizes.push(size);
    }
  }
  sizes.sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 0;
}

/** How much these records look like triangles: corners of a usual size, unit or zero normals, attributes that are alike. */
function soundness(view: DataView, start: number, records: number, scale: number): number {
  let score = 0;
  for (let record = 0; record < records; record++) {
    const at = start + record * RECORD;
    for (let k = 0; k < 9; k++) {
      const size = Math.abs(view.getFloat32(at + CORNERS + k * 4, true));
      if (size === 0 || (size > scale / SPREAD && size < scale * SPREAD)) score++;
    }
    const length = Math.hypot(...[0, 4, 8].map((k) => view.getFloat32(at + k, true)));
    if (length === 0 || Math.abs(length - 1) < 0.01) score++;
    const attribute = view.getUint16(at + ATTRIBUTE, true);
    if (attribute === 0 || attribute === view.getUint16(at - RECORD + ATTRIBUTE, true)) score++;
  }
  return score;
}
