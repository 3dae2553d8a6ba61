import { GrowingIndices } from './growing.ts';

/**
 * Collects faces of any size. While all are triangles the corners are the index array itself; the first larger face
 * starts a list of sizes, and everything is triangulated at the end, when all positions are known.
 */
export class FaceCollector {
  readonly corners: GrowingIndices;
  private sizes: GrowingIndices | undefined;
  private faces = 0;

  constructor(cornerCapacity: number) {
    this.corners = new GrowingIndices(cornerCapacity);
  }

  /** Call after pushing a face's corners to `corners`. Faces below three corners leave nothing behind. */
  close(size: number): boolean {
    if (size < 3) {
      this.corners.length -= size;
      return false;
    }
    if (size !== 3 && !this.sizes) {
      this.sizes = new GrowingIndices(this.faces * 2 + 1024);
      for (let f = 0; f < this.faces; f++) this.sizes.push(3);
    }
    this.sizes?.push(size);
    this.faces++;
    return true;
  }

  get count(): number {
    return this.faces;
  }

  /** Triangles, and for each the face that it came from (undefined when all faces were triangles already). */
  triangles(positions: Float32Array): { indices: Uint32Array; source?: Uint32Array; polygons: number } {
    if (!this.sizes) return { indices: this.corners.take(), polygons: 0 };
    return triangulateFaces(positions, this.corners.view(), this.sizes.view());
  }
}

function triangulateFaces(positions: Float32Array, corners: Uint32Array, sizes: Uint32Array) {
  let total = 0;
  for (const size of sizes) total += size - 2;
  const indices = new Uint32Array(total * 3);
  const source = new Uint32Array(total);
  let at = 0;
  let out = 0;
  let polygons = 0;
  for (let face = 0; face < sizes.length; face++) {
    const size = sizes[face]!;
    if (size > 3) polygons++;
    source.fill(face, out / 3, out / 3 + size - 2);
    if (size === 3 || isFanSafe(positions, corners, at, size)) {
      for (let k = 2; k < size; k++) {
        indices[out++] = corners[at]!;
        indices[out++] = corners[at + k - 1]!;
        indices[out++] = corners[at + k]!;
      }
    } else {
      out = clipEars(positions, corners, at, size, indices, out);
    }
    at += size;
  }
  return { indices, source, polygons };
}

/** Above this size a polygon is cut as a fan: ear clipping is quadratic and a hostile file must not hang the reader. */
const MAX_EARS = 512;

/** A fan from the first corner is right when every triangle of it turns the same way as the whole polygon. */
function isFanSafe(positions: Float32Array, corners: Uint32Array, at: number, size: number): boolean {
  if (size > MAX_EARS) return true;
  const normal = newellNormal(positions, corners, at, size);
  for (let k = 2; k < size; k++) {
    if (turn(positions, corners[at]!, corners[at + k - 1]!, corners[at + k]!, normal) < 0) return false;
  }
  return true;
}

function newellNormal(
  positions: Float32Array,
  corners: Uint32Array,
  at: number,
  size: number,
): [number, number, number] {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < size; k++) {
    const a = corners[at + k]! * 3;
    const b = corners[at + ((k + 1) % size)]! * 3;
    x += (positions[a + 1]! - positions[b + 1]!) * (positions[a + 2]! + positions[b + 2]!);
    y += (positions[a + 2]! - positions[b + 2]!) * (positions[a]! + positions[b]!);
    z += (positions[a]! - positions[b]!) * (positions[a + 1]! + positions[b + 1]!);
  }
  return [x, y, z];
}

/** Signed doubled area of a, b, c seen along the normal (scaled by the normal's length). */
function turn(p: Float32Array, a: number, b: number, c: number, n: readonly [number, number, number]): number {
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[c * 3]! - p[a * 3]!;
  const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  return (uy * vz - uz * vy) * n[0] + (uz * vx - ux * vz) * n[1] + (ux * vy - uy * vx) * n[2];
}

function clipEars(
  p: Float32Array,
  corners: Uint32Array,
  at: number,
  size: number,
  indices: Uint32Array,
  start: number,
): number {
  const normal = newellNormal(p, corners, at, size);
  const ring = Array.from(corners.subarray(at, at + size));
  let out = start;
  let misses = 0;
  let k = 0;
  while (ring.length > 3) {
    const a = ring[(k + ring.length - 1) % ring.length]!;
    const b = ring[k % ring.length]!;
    const c = ring[(k + 1) % ring.length]!;
    // After a whole round without an ear (a self-crossing polygon) any corner is cut, so that the loop always ends.
    if (misses >= ring.length || isEar(p, ring, a, b, c, normal)) {
      indices[out++] = a;
      indices[out++] = b;
      indices[out++] = c;
      ring.splice(k % ring.length, 1);
      misses = 0;
      k = k >= ring.length ? 0 : k;
    } else {
      misses++;
      k = (k + 1) % ring.length;
    }
  }
  for (const corner of ring) indices[out++] = corner;
  return out;
}

function isEar(
  p: Float32Array,
  ring: readonly number[],
  a: number,
  b: number,
  c: number,
  normal: readonly [number, number, number],
): boolean {
  if (turn(p, a, b, c, normal) <= 0) return false;
  return !ring.some(
    (q) =>
      q !== a &&
      q !== b &&
      q !== c &&
      turn(p, a, b, q, normal) >= 0 &&
      turn(p, b, c, q, normal) >= 0 &&
      turn(p, c, a, q, normal) >= 0,
  );
}
