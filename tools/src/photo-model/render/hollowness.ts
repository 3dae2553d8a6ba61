import { normalsOf } from './surface.ts';

/** How far, in mm, the surroundings of a vertex stand above it where it is as dark as can be. */
const FULL = 0.45;
const ROUNDS = 6;

/** 0 to 1 for each vertex: how far its surroundings of about 2 mm stand above it, as in grooves and between teeth. */
export function hollowness(positions: Float32Array, indices: Uint32Array): Float32Array {
  const normals = normalsOf({ positions, indices });
  const count = positions.length / 3;
  let even = Float32Array.from(positions);
  for (let round = 0; round < ROUNDS; round++) {
    const sum = new Float32Array(positions.length);
    const near = new Float32Array(count);
    for (let i = 0; i < indices.length; i++) {
      const [a, b] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
      near[a] = near[a]! + 1;
      for (let k = 0; k < 3; k++) sum[3 * a + k] = sum[3 * a + k]! + even[3 * b + k]!;
    }
    even = sum.map((value, at) => (near[Math.floor(at / 3)]! > 0 ? value / near[Math.floor(at / 3)]! : even[at]!));
  }
  // Triangles of a jaw turn either way; crowns that bulge tell which.
  const above = Float32Array.from({ length: count }, (_, v) =>
    [0, 1, 2].reduce((sum, k) => sum + (even[3 * v + k]! - positions[3 * v + k]!) * normals[3 * v + k]!, 0),
  );
  return above.map((value) => Math.min(1, Math.max(0, value / FULL)));
}
