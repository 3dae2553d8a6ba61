import { MeshError } from '../../mesh-error.ts';
import { GrowingFloats } from '../growing.ts';
import type { ReadLimits } from '../limits.ts';
import { assertWithin } from '../limits.ts';
import { withoutZeros } from '../plain-text.ts';
import { assertPlausible } from '../plausible.ts';
import type { ReadNote, ReadResult } from '../read-result.ts';
import { TextScanner } from '../text-scanner.ts';

/** The shortest facet one can write is about 60 bytes; real ones are 150 to 300. */
const BYTES_PER_FACET = 160;

/**
 * ASCII STL in any case and with any spacing, one or several solids. Names run to the end of the line and may hold
 * anything. A facet with more than three vertices is cut as a fan.
 */
export function readStlAscii(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const scan = new TextScanner(withoutZeros(bytes));
  const positions = new GrowingFloats(Math.ceil(bytes.length / BYTES_PER_FACET) * 9);
  let solids = 0;
  let open = false;
  let corner = 0;
  let facets = 0;
  let polygons = 0;

  while (scan.skipBlank()) {
    const word = keyword(scan);
    if (word === 'vertex') {
      const x = scan.number();
      const y = scan.number();
      const z = scan.number();
      if (corner >= 3) fanCorner(positions);
      positions.push3(x, y, z);
      corner++;
    } else if (word === 'facet') {
      if (corner > 0) throw broken(scan, 'a facet starts inside another');
      if (!scan.atLineEnd()) {
        keyword(scan);
        for (let k = 0; k < 3 && !scan.atLineEnd(); k++) scan.number();
      }
      facets++;
    } else if (word === 'endfacet') {
      if (corner < 3) throw broken(scan, `a facet has ${corner} vertices`);
      if (corner > 3) polygons++;
      corner = 0;
      assertWithin(positions.length / 9, limits.maxTriangles, 'triangles');
    } else if (word === 'solid') {
      scan.skipLine();
      solids++;
      open = true;
    } else if (word === 'endsolid' || word === 'end') {
      scan.skipLine();
      open = false;
    } else if (word === 'color') {
      scan.skipLine();
    } else if (word !== 'outer' && word !== 'loop' && word !== 'endloop') {
      throw broken(scan, `'${word}' is not a word of this format`);
    }
  }
  if (corner > 0)
    throw new MeshError('truncated', { expected: 'endfacet', found: 'the end of the file', what: 'text' });
  if (open && facets > 0) {
    throw new MeshError('truncated', { expected: 'endsolid', found: 'the end of the file', what: 'text' });
  }
  if (facets === 0) throw new MeshError('empty');

  const notes: ReadNote[] = [];
  if (solids > 1) notes.push({ code: 'severalSolids', values: { solids } });
  if (polygons > 0) notes.push({ code: 'polygonsTriangulated', values: { polygons } });
  const data = positions.take();
  const indices = new Uint32Array(data.length / 3);
  for (let i = 0; i < indices.length; i++) indices[i] = i;
  assertPlausible({ positions: data, indices }, { binary: false, nonFiniteMeant: scan.spelledNonFinite });
  return {
    mesh: { positions: data, indices },
    format: 'stl',
    variant: 'stl-ascii',
    notes,
  };
}

/** A fourth corner repeats the first and the last one, which makes a fan of separate triangles. */
function fanCorner(positions: GrowingFloats): void {
  const { data, length } = positions;
  const last = length - 3;
  const first = firstOfFan(length);
  positions.push3(data[first]!, data[first + 1]!, data[first + 2]!);
  positions.push3(data[last]!, data[last + 1]!, data[last + 2]!);
}

/** Every triangle of the fan starts with the facet's first corner. */
const firstOfFan = (length: number) => length - 9;

const words = [
  'vertex',
  'facet',
  'normal',
  'outer',
  'loop',
  'endloop',
  'endfacet',
  'endsolid',
  'solid',
  'end',
  'color',
].map((word) => ({ word, bytes: Array.from(word, (letter) => letter.charCodeAt(0)) }));

/** Reads one word, lower-cased; known words are matched without making a string. */
function keyword(scan: TextScanner): string {
  const { bytes, end } = scan;
  const start = scan.pos;
  let p = start;
  while (p < end && bytes[p]! > 32) p++;
  scan.pos = p;
  const length = p - start;
  const first = bytes[start]! | 32;
  for (const { word, bytes: letters } of words) {
    if (letters.length !== length || letters[0] !== first) continue;
    let k = 1;
    while (k < length && (bytes[start + k]! | 32) === letters[k]) k++;
    if (k === length) return word;
  }
  return scan.peekToken(start).toLowerCase();
}

function broken(scan: TextScanner, detail: string): MeshError {
  return new MeshError('corrupt', { detail: `line ${scan.lineOf()}: ${detail}` });
}
