import type { Pose } from '@archway/contracts';
import { AT_REST } from '../pose/pose.ts';
import { rowsOf } from '../pose/rows.ts';
import type { CutGum } from './cut-gum.ts';

type Bound = Pick<CutGum, 'positions' | 'bones' | 'shares'>;

/** Bones of a vertex. */
const BONES = 4;

/** Where the gum lies when its teeth stand somewhere else. @param teeth whose bones follow the one that rests */
export function posedGum(gum: Bound, teeth: readonly number[], poseOf: (fdi: number) => Pose): Float64Array {
  const { positions, bones, shares } = gum;
  const moved = [AT_REST, ...teeth.map(poseOf)].map(rowsOf);
  const out = new Float64Array(positions.length);
  for (let at = 0; at < positions.length / 3; at++) {
    const x = positions[3 * at]!;
    const y = positions[3 * at + 1]!;
    const z = positions[3 * at + 2]!;
    for (let n = BONES * at; n < BONES * (at + 1); n++) {
      const share = shares[n]!;
      if (share === 0) continue;
      const m = moved[bones[n]!]!;
      out[3 * at]! += share * (m[0]! * x + m[1]! * y + m[2]! * z + m[3]!);
      out[3 * at + 1]! += share * (m[4]! * x + m[5]! * y + m[6]! * z + m[7]!);
      out[3 * at + 2]! += share * (m[8]! * x + m[9]! * y + m[10]! * z + m[11]!);
    }
  }
  return out;
}

/** The tooth that each vertex of the gum belongs to, by FDI number: its border goes with its tooth. 0 for the others. */
export const ownersOf = ({ bones, shares }: Bound, teeth: readonly number[]): Uint8Array =>
  Uint8Array.from({ length: bones.length / BONES }, (_, at) =>
    shares[BONES * at] === 1 ? (teeth[bones[BONES * at]! - 1] ?? 0) : 0,
  );
