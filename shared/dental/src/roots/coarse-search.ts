import { type Vec3, apply, multiply, subtract } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import { crownContrast, middleOf } from './crown-contrast.ts';
import { type CrownPoints, crownPoints } from './crown-points.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import { type Placement, asInPatients, nudged, turnBy } from './placement.ts';
import { type Field, type Voxels, fieldOf, reducedVoxels } from './voxels.ts';

/** Voxels of the first look and of the second, in mm; as far inside and outside of a crown its contrast is read. */
const COARSE = { mm: 1.2, reach: 1.3, points: 60 } as const;
const FINE = { mm: 0.6, reach: 0.8, points: 200 } as const;
/** Starts about each axis, in radians: 14° to either side, and what lies between is found from there. */
const TILTS = [-0.25, 0, 0.25] as const;
/** Every so many voxels of the first look are tried. */
const STRIDE = 2;
/** Places of each start that are looked at again, and of all. */
const KEPT_EACH = 12;
const KEPT = 40;

interface Tried {
  readonly placement: Placement;
  readonly score: number;
}

/** The best few, and never two at one place. */
function best(found: readonly Tried[], most: number, points: CrownPoints, apart: number): Tried[] {
  const kept: Tried[] = [];
  for (const each of [...found].sort((one, other) => other.score - one.score)) {
    if (kept.length === most) break;
    const at = middleOf(points, each.placement);
    const near = kept.some(({ placement }) => {
      const [x, y, z] = subtract(middleOf(points, placement), at);
      return Math.sqrt(x * x + y * y + z * z) < apart;
    });
    if (!near) kept.push(each);
  }
  return kept;
}

/** Steps in voxels from the middle of the crowns to the inner and outer place of each point, x, y, z each. */
function stepsOf(
  { rows }: Field,
  { points, normals, count, middle }: CrownPoints,
  turn: Placement['turn'],
): Int32Array {
  const steps = new Int32Array(6 * count);
  for (let n = 0; n < count; n++) {
    const from = apply(turn, subtract([points[3 * n]!, points[3 * n + 1]!, points[3 * n + 2]!], middle));
    const out = apply(turn, [normals[3 * n]!, normals[3 * n + 1]!, normals[3 * n + 2]!]);
    for (const [side, sign] of [-1, 1].entries())
      for (let axis = 0; axis < 3; axis++) {
        let step = 0;
        for (let k = 0; k < 3; k++) step += rows[4 * axis + k]! * (from[k]! + sign * COARSE.reach * out[k]!);
        steps[6 * n + 3 * side + axis] = Math.round(step);
      }
  }
  return steps;
}

/** Tries the whole volume with the crowns turned one way. Points outside of it count for nothing. */
function sweep(field: Field, points: CrownPoints, turn: Placement['turn'], contrast: number): Tried[] {
  const [nx, ny, nz] = field.size;
  const { data } = field;
  const steps = stepsOf(field, points, turn);
  const { count } = points;
  const found: { at: Vec3; score: number }[] = [];
  let worst = 0;
  const read = (x: number, y: number, z: number): number =>
    x >= 0 && y >= 0 && z >= 0 && x < nx && y < ny && z < nz ? data[x + nx * (y + ny * z)]! : NaN;
  for (let k = 0; k < nz; k += STRIDE)
    for (let j = 0; j < ny; j += STRIDE)
      for (let i = 0; i < nx; i += STRIDE) {
        let sum = 0;
        for (let n = 0; n < 6 * count; n += 6) {
          const inside = read(i + steps[n]!, j + steps[n + 1]!, k + steps[n + 2]!);
          const outside = read(i + steps[n + 3]!, j + steps[n + 4]!, k + steps[n + 5]!);
          const share = (inside - outside) / contrast;
          if (share === share) sum += Math.min(1, Math.max(-1, share));
        }
        if (sum <= worst) continue;
        found.push({ at: [i, j, k], score: sum });
        if (found.length < 40 * KEPT_EACH) continue;
        found.sort((one, other) => other.score - one.score);
        found.length = 4 * KEPT_EACH;
        worst = found.at(-1)!.score;
      }
  return found.map(({ at, score }) => ({ placement: withMiddleAt(field, points, turn, at), score: score / count }));
}

/** Crowns turned one way with their middle in a voxel. */
function withMiddleAt({ rows, spacing }: Field, { middle }: CrownPoints, turn: Placement['turn'], at: Vec3): Placement {
  // Rows are unit directions over the spacing, so that times its square they are the way back.
  const from = [0, 1, 2].map((axis) => (at[axis]! - rows[4 * axis + 3]!) * spacing[axis]! ** 2);
  const point = [0, 1, 2].map((k) => [0, 1, 2].reduce((sum, axis) => sum + rows[4 * axis + k]! * from[axis]!, 0));
  return { turn, move: subtract(point as unknown as Vec3, apply(turn, middle)) };
}

/** Climbs to the best placement near one, by ever smaller steps along and about the axes of the patient. */
function climbed(field: Field, points: CrownPoints, from: Placement, contrast: number): Tried {
  const scoreOf = (placement: Placement): number =>
    crownContrast(field, points, placement, { contrast, reach: FINE.reach });
  let here = { placement: from, score: scoreOf(from) };
  for (let [mm, angle] = [1.2, 0.12]; mm > 0.2;) {
    let better = here;
    const about = middleOf(points, here.placement);
    for (let way = 0; way < 12; way++) {
      const step: [number, number, number] = [0, 0, 0];
      step[(way >> 1) % 3] = (way & 1 ? 1 : -1) * (way < 6 ? mm : angle);
      const placement = nudged(here.placement, about, way < 6 ? [0, 0, 0] : step, way < 6 ? step : [0, 0, 0]);
      const score = scoreOf(placement);
      if (score > better.score) better = { placement, score };
    }
    if (better === here) [mm, angle] = [mm / 2, angle / 2];
    here = better;
  }
  return here;
}

/**
 * Where a jaw may lie in a volume, the likeliest first. Patients are not scanned with their jaws level, so every start is turned
 * a little about each axis.
 */
export async function coarsePlaces(
  jaw: Jaw,
  bodies: readonly ToothBody[],
  volume: Voxels,
  contrast: number,
  breathe: () => Promise<void>,
): Promise<Placement[]> {
  const field = fieldOf(reducedVoxels(volume, COARSE.mm));
  const few = crownPoints(bodies, COARSE.points);
  let found: Tried[] = [];
  for (const a of TILTS)
    for (const b of TILTS)
      for (const c of TILTS) {
        await breathe();
        const turn = multiply(turnBy([a, b, c]), asInPatients(jaw));
        found = found.concat(best(sweep(field, few, turn, contrast), KEPT_EACH, few, 2));
      }
  const finer = fieldOf(reducedVoxels(volume, FINE.mm));
  const many = crownPoints(bodies, FINE.points);
  const again: Tried[] = [];
  for (const { placement } of [...found].sort((one, other) => other.score - one.score).slice(0, KEPT)) {
    await breathe();
    again.push(climbed(finer, many, placement, contrast));
  }
  return best(again, 4, many, 1).map(({ placement }) => placement);
}
