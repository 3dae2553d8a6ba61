import type { Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { pointIn } from '../pose/pose.ts';
import type { CutGum } from './cut-gum.ts';

type Bound = Pick<CutGum, 'positions' | 'bones' | 'shares'>;

/** Bones of a vertex. */
const BONES = 4;

/** Where the gum lies when its teeth stand somewhere else. @param teeth whose bones follow the one that rests */
export function posedGum(gum: Bound, teeth: readonly number[], poseOf: (fdi: number) => Pose): Float64Array {
  const { positions, bones, shares } = gum;
  const poses = teeth.map(poseOf);
  const out = new Float64Array(positions.length);
  for (let at = 0; at < positions.length / 3; at++) {
    const point: Vec3 = [positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!];
    for (let n = 0; n < BONES; n++) {
      const share = shares[BONES * at + n]!;
      if (share === 0) continue;
      const pose = poses[bones[BONES * at + n]! - 1];
      const there = pose ? pointIn(pose, point) : point;
      for (let k = 0; k < 3; k++) out[3 * at + k]! += share * there[k]!;
    }
  }
  return out;
}

/** The tooth that each vertex of the gum belongs to, by FDI number: its border goes with its tooth. 0 for the others. */
export const ownersOf = ({ bones, shares }: Bound, teeth: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: bones.length / BONES }, (_, at) =>
    shares[BONES * at] === 1 ? (teeth[bones[BONES * at]! - 1] ?? 0) : 0,
  );
