import { EarClipper } from './ear-clipping.ts';
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

  get triangleCount(): number {
    return this.corners.length - 2 * this.faces;
  }

  /** Triangles, and for each the face that it came from (undefined when all faces were triangles already). */
  triangles(positions: Float32Array): Triangulated {
    if (!this.sizes) return { indices: this.corners.take(), polygons: 0, fanned: 0 };
    return triangulateFaces(positions, this.corners.view(), this.sizes.view());
  }
}

interface Triangulated {
  indices: Uint32Array;
  source?: Uint32Array;
  /** Faces of more than three corners. */
  polygons: number;
  /** Of these, cut as a fan although a fan does not fit. */
  fanned: number;
}

function triangulateFaces(positions: Float32Array, corners: Uint32Array, sizes: Uint32Array): Triangulated {
  let total = 0;
  for (const size of sizes) total += size - 2;
  const indices = new Uint32Array(total * 3);
  const source = new Uint32Array(total);
  const clipper = new EarClipper();
  let at = 0;
  let out = 0;
  let polygons = 0;
  for (let face = 0; face < sizes.length; face++) {
    const size = sizes[face]!;
    const first = at;
    at += size;
    if (size > 3) polygons++;
    source.fill(face, out / 3, out / 3 + size - 2);
    const push = (a: number, b: number, c: number): void => {
      indices[out++] = corners[first + a]!;
      indices[out++] = corners[first + b]!;
      indices[out++] = corners[first + c]!;
    };
    const normal = size > 3 ? newellNormal(positions, corners, first, size) : undefined;
    if (!normal || isFanSafe(positions, corners, first, size, normal)) {
      for (let k = 2; k < size; k++) push(0, k - 1, k);
    } else {
      const ring = corners.subarray(first, at);
      clipper.cut(flattened(positions, ring, normal), ring, push);
    }
  }
  return { indices, source, polygons, fanned: clipper.fanned };
}

/** A fan from the first corner is right when every triangle of it turns the same way as the whole polygon. */
function isFanSafe(positions: Float32Array, corners: Uint32Array, at: number, size: number, normal: Normal): boolean {
  for (let k = 2; k < size; k++) {
    if (turn(positions, corners[at]!, corners[at + k - 1]!, corners[at + k]!, normal) < 0) return false;
  }
  return true;
}

type Normal = readonly [number, number, number];

function newellNormal(positions: Float32Array, corners: Uint32Array, at: number, size: number): Normal {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < size; k++) {
    const a = corners[at + k]! * 3;
    const b = corners[at + (k + 1 < size ? k + 1 : 0)]! * 3;
    x += (positions[a + 1]! - positions[b + 1]!) * (positions[a + 2]! + positions[b + 2]!);
    y += (positions[a + 2]! - positions[b + 2]!) * (positions[a]! + positions[b]!);
    z += (positions[a]! - positions[b]!) * (positions[a + 1]! + positions[b + 1]!);
  }
  return [x, y, z];
}

/** Signed doubled area of a, b, c seen along the normal (scaled by the normal's length). */
function turn(p: Float32Array, a: number, b: number, c: number, n: Normal): number {
  const ux = p[b * 3]! - p[a * 3]!;
  const uy = p[b * 3 + 1]! - p[a * 3 + 1]!;
  const uz = p[b * 3 + 2]! - p[a * 3 + 2]!;
  const vx = p[c * 3]! - p[a * 3]!;
  const vy = p[c * 3 + 1]! - p[a * 3 + 1]!;
  const vz = p[c * 3 + 2]! - p[a * 3 + 2]!;
  return (uy * vz - uz * vy) * n[0] + (uz * vx - ux * vz) * n[1] + (ux * vy - uy * vx) * n[2];
}

/** The corners seen along that axis which the normal follows most, counter-clockwise as the polygon is. */
function flattened(positions: Float32Array, ring: Uint32Array, normal: Normal): Float64Array {
  const [x, y, z] = normal.map(Math.abs) as [number, number, number];
  const axis = x > y && x > z ? 0 : y > z ? 1 : 2;
  const [first, second] = normal[axis] < 0 ? [(axis + 2) % 3, (axis + 1) % 3] : [(axis + 1) % 3, (axis + 2) % 3];
  const flat = new Float64Array(ring.length * 2);
  ring.forEach((vertex, k) => {
    flat[k * 2] = positions[vertex * 3 + first]!;
    flat[k * 2 + 1] = positions[vertex * 3 + second]!;
  });
  return flat;
}
