import { MeshError } from '../mesh-error.ts';
import { GrowingFloats } from './growing.ts';
import type { ReadLimits } from './limits.ts';
import { assertWithin } from './limits.ts';
import { FaceCollector } from './polygons.ts';
import { assertPlausible } from './plausible.ts';
import { assertIndices } from './ply/ply-faces.ts';
import { withoutZeros } from './plain-text.ts';
import type { ReadNote, ReadResult } from './read-result.ts';
import { fourDigits, TextScanner } from './text-scanner.ts';

const V = 118;
const F = 102;
const HASH = 35;
const SPACE = 32;
const TAB = 9;
const LF = 10;
const CR = 13;
const SLASH = 47;
const BACKSLASH = 92;

/** A line of usual length, to reserve about what is needed. */
const BYTES_PER_VERTEX = 80;
const BYTES_PER_FACE = 48;

/**
 * OBJ: faces of any size, negative indices (relative to the vertices so far), colours behind the coordinates
 * (0 to 1, or 0 to 255). Texture coordinates, materials, lines and points are passed over; groups become one mesh.
 */
export function readObj(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const reader = new ObjReader(limits, bytes.length);
  reader.lines(bytes);
  return reader.finish();
}

/** Reads the lines of an OBJ in one or several parts; what is kept is the mesh alone. */
export class ObjReader {
  private readonly limits: ReadLimits;
  private readonly positions: GrowingFloats;
  private readonly faces: FaceCollector;
  private colors: GrowingFloats | undefined;
  private skipped = 0;
  private line = 1;
  private spelledNonFinite = false;
  private ended = false;

  /** @param size of the whole file in bytes */
  constructor(limits: ReadLimits, size: number) {
    this.limits = limits;
    this.positions = new GrowingFloats(Math.ceil(size / BYTES_PER_VERTEX) * 3);
    this.faces = new FaceCollector(Math.ceil(size / BYTES_PER_FACE) * 3);
  }

  /**
   * @param bytes whole lines; only the last part of a file may end within one
   * @param last false when more will come, so that lines must be counted
   * @throws MeshError
   */
  lines(bytes: Uint8Array, last = true): void {
    const text = withoutZeros(bytes, this.ended);
    this.ended ||= text.length < bytes.length;
    const scan = new TextScanner(joinContinuedLines(text), 0, this.line);
    const { positions, faces } = this;
    while (scan.skipBlank()) {
      const first = scan.bytes[scan.pos]!;
      const second = scan.pos + 1 < scan.end ? scan.bytes[scan.pos + 1]! : LF;
      const single = second === SPACE || second === TAB || second === LF || second === CR;
      if (first === V && single) {
        scan.pos += 1;
        const x = scan.number();
        const y = scan.number();
        const z = scan.number();
        positions.push3(x, y, z);
        if (!scan.atLineEnd()) this.colors = readColor(scan, positions.length, this.colors);
      } else if (first === F && single) {
        scan.pos += 1;
        if (!readFace(scan, faces, positions.length / 3)) this.shortFace(scan);
      } else if (first !== HASH && !isPassedOver(scan)) {
        const detail = `line ${scan.lineOf()}: '${scan.peekToken()}' is not a word of this format`;
        throw new MeshError('corrupt', { detail });
      }
      scan.skipLine();
    }
    assertWithin(positions.length / 3, this.limits.maxVertices, 'vertices');
    assertWithin(faces.corners.length / 3, this.limits.maxTriangles, 'triangles');
    this.spelledNonFinite ||= scan.spelledNonFinite;
    if (!last) this.line = scan.lineOf(scan.end);
  }

  /** @throws MeshError when the lines make no mesh */
  finish(): ReadResult {
    const { faces, skipped, limits } = this;
    const vertices = this.positions.length / 3;
    if (vertices === 0) throw new MeshError('empty');
    if (faces.count === 0) throw new MeshError(skipped > 0 ? 'empty' : 'pointCloud');
    assertIndices(faces.corners.view(), vertices);
    assertWithin(faces.triangleCount, limits.maxTriangles, 'triangles');

    const positions = this.positions.take();
    const { indices, polygons, fanned } = faces.triangles(positions);
    assertPlausible({ positions, indices }, { binary: false, nonFiniteMeant: this.spelledNonFinite });
    const notes: ReadNote[] = [];
    if (polygons > 0) notes.push({ code: 'polygonsTriangulated', values: { polygons } });
    if (fanned > 0) notes.push({ code: 'polygonsFanned', values: { polygons: fanned } });
    if (skipped > 0) notes.push({ code: 'shortFacesSkipped', values: { faces: skipped } });
    const colors = this.colors && colorBytes(this.colors, vertices);
    return { mesh: { positions, indices, ...(colors && { colors }) }, format: 'obj', variant: 'obj', notes };
  }

  private shortFace(scan: TextScanner): void {
    // A face that lacks corners where the file ends has been cut.
    if (scan.pos >= scan.end) throw scan.shortLine();
    this.skipped++;
  }
}

/** Corners are `v`, `v/vt`, `v//vn` or `v/vt/vn`; only v counts here. False when the face has fewer than three. */
function readFace(scan: TextScanner, faces: FaceCollector, vertices: number): boolean {
  const { bytes, words, end } = scan;
  const { corners } = faces;
  let p = scan.pos;
  let size = 0;
  for (;;) {
    while (bytes[p] === SPACE || bytes[p] === TAB) p++;
    let c = bytes[p]!;
    if (c === LF || c === CR || c === HASH || p >= end) break;
    // Most of the file is this: a plain positive number. Everything else goes the careful way.
    const start = p;
    let index = p + 4 <= end ? fourDigits(words.getInt32(p, true)) : -1;
    if (index >= 0) c = bytes[(p += 4)]!;
    else index = 0;
    while (c >= 48 && c <= 57) {
      index = index * 10 + (c - 48);
      c = bytes[++p]!;
    }
    if (p === start || p - start > 9) {
      scan.pos = start;
      index = scan.integer();
      p = scan.pos;
      c = bytes[p]!;
    }
    if (c === SLASH) {
      while (p < end && bytes[p]! > SPACE) p++;
    } else if (c > SPACE) {
      throw new MeshError('badNumber', { line: scan.lineOf(start), text: scan.peekToken(start) });
    }
    // Zero is no vertex in this format; it becomes -1 here and is refused with the other indices.
    corners.push(index > 0 ? index - 1 : index < 0 ? vertices + index : -1);
    size++;
  }
  scan.pos = p;
  return faces.close(size);
}

/** What follows x y z: r g b, or a weight alone (passed over), or a weight and r g b. */
function readColor(scan: TextScanner, length: number, colors: GrowingFloats | undefined): GrowingFloats | undefined {
  if (scan.bytes[scan.pos] === HASH) return colors;
  const values: number[] = [];
  while (values.length < 4 && !scan.atLineEnd() && scan.bytes[scan.pos] !== HASH) values.push(scan.number());
  if (values.length < 3) return colors;
  const [r, g, b] = values.slice(-3) as [number, number, number];
  const filled = colors ?? new GrowingFloats(length * 2);
  // Vertices before the first coloured one are white.
  while (filled.length < length - 3) filled.push3(1, 1, 1);
  filled.push3(r, g, b);
  return filled;
}

function colorBytes(colors: GrowingFloats, vertices: number): Uint8Array {
  let largest = 0;
  for (let i = 0; i < colors.length; i++) if (colors.data[i]! > largest) largest = colors.data[i]!;
  const scale = largest > 1 ? 1 : 255;
  const bytes = new Uint8Array(vertices * 3).fill(255);
  for (let i = 0; i < colors.length; i++) {
    const value = colors.data[i]! * scale;
    bytes[i] = value >= 255 ? 255 : value > 0 ? Math.round(value) : 0;
  }
  return bytes;
}

const passedOver = new Set(
  (
    'vn vt vp g o s l p mtllib usemtl usemap maplib mg mm deg bmat step cstype curv curv2 surf parm trim hole scrv sp ' +
    'end con bevel c_interp d_interp lod shadow_obj trace_obj ctech stech call csh newmtl v f'
  ).split(' '),
);

export function isObjWord(word: string): boolean {
  return passedOver.has(word.toLowerCase());
}

const isPassedOver = (scan: TextScanner) => {
  const c = scan.bytes[scan.pos]! | 32;
  const next = scan.pos + 1 < scan.end ? scan.bytes[scan.pos + 1]! | 32 : 0;
  // vn, vt and the like are most of such lines, and need no string.
  if (c === V && (next === 110 || next === 116)) return true;
  return isObjWord(scan.peekToken());
};

/** A backslash at the end of a line continues it; such files are rare, so they pay for a copy and the others do not. */
function joinContinuedLines(bytes: Uint8Array): Uint8Array {
  let copy: Uint8Array | undefined;
  for (let p = bytes.indexOf(BACKSLASH); p >= 0; p = bytes.indexOf(BACKSLASH, p + 1)) {
    const next = bytes[p + 1];
    if (next !== 10 && next !== 13) continue;
    copy ??= bytes.slice();
    copy[p] = SPACE;
    copy[p + 1] = SPACE;
    if (next === 13 && bytes[p + 2] === 10) copy[p + 2] = SPACE;
  }
  return copy ?? bytes;
}
