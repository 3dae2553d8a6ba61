import type { Mesh } from '@archway/mesh';
import { vertexNormals } from '@archway/mesh';
import { type GumReach, sampled, weigh } from './gum-weights.ts';
import { NearPoints } from './near-points.ts';

/** A vertex of the jaw this near to one of a tooth is that of the tooth, mm. */
const SAME = 0.15;

/** The gum of a jaw, ready to be drawn and to follow its teeth. */
export interface CutGum {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
  /** Four bones for each vertex: 0 rests, n + 1 is the nth tooth. */
  readonly bones: Uint16Array<ArrayBuffer>;
  /** Share of each of them, 1 together. */
  readonly shares: Float32Array<ArrayBuffer>;
}

export const gumBuffers = ({ positions, normals, indices, bones, shares }: CutGum): ArrayBuffer[] =>
  [positions, normals, indices, bones, shares].map(({ buffer }) => buffer);

/** The vertices of a jaw, each with the tooth that has it; -1 for none. */
function owners({ positions }: Mesh, teeth: readonly Float32Array[]): Int16Array {
  const near = new NearPoints(SAME);
  teeth.forEach((points, tooth) => near.add(points, tooth));
  return Int16Array.from({ length: positions.length / 3 }, (_, i) =>
    near.ownerNear(positions[3 * i]!, positions[3 * i + 1]!, positions[3 * i + 2]!),
  );
}

/**
 * What of a scanned jaw is gum: the faces that are not wholly one of its teeth.
 * @param teeth positions of the bodies of its teeth where they were scanned, mm
 */
export function cutGum(jaw: Mesh, teeth: readonly Float32Array[], reach: GumReach): CutGum {
  const of = owners(jaw, teeth);
  const isTooth = (face: number): boolean => [0, 1, 2].every((corner) => of[jaw.indices[3 * face + corner]!]! >= 0);
  const kept: number[] = [];
  for (let face = 0; face < jaw.indices.length / 3; face++)
    if (!isTooth(face)) for (let corner = 0; corner < 3; corner++) kept.push(jaw.indices[3 * face + corner]!);
  const newOf = new Map<number, number>();
  for (const vertex of kept) if (!newOf.has(vertex)) newOf.set(vertex, newOf.size);
  const count = newOf.size;
  const positions = new Float32Array(3 * count);
  for (const [vertex, at] of newOf) positions.set(jaw.positions.subarray(3 * vertex, 3 * vertex + 3), 3 * at);
  const indices = Uint32Array.from(kept, (vertex) => newOf.get(vertex)!);
  const bones = new Uint16Array(4 * count);
  const shares = new Float32Array(4 * count);
  const samples = teeth.map(sampled);
  for (const [vertex, at] of newOf) {
    const [four, share] = [bones.subarray(4 * at, 4 * at + 4), shares.subarray(4 * at, 4 * at + 4)];
    const tooth = of[vertex]!;
    if (tooth >= 0) {
      // The border goes with its tooth.
      four[0] = tooth + 1;
      share[0] = 1;
    } else weigh(samples, positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!, reach, four, share);
  }
  return { positions, normals: new Float32Array(vertexNormals({ positions, indices })), indices, bones, shares };
}
