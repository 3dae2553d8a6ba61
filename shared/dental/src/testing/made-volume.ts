import { type Vec3, add, apply, multiply, seededRandom } from '@archway/geometry';
import { vertexOf } from '../body/gum-line.ts';
import type { MeasuredRoot } from '../body/measured-root.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import { withRoot } from '../body/with-root.ts';
import type { Jaw } from '../document/jaws.ts';
import { type Placement, asInPatients, turnBy } from '../roots/placement.ts';
import type { Voxels } from '../roots/voxels.ts';
import { GREY, type VolumeTraits, blur, putSurroundings, putTooth } from './made-tissue.ts';
import { rootsApart } from './other-roots.ts';

const usual: VolumeTraits = {
  ...{ voxel: 0.3, noise: 120, tilt: [9, -6, 8], seed: 1, metal: [], bone: 750, gap: 0.25, leftOut: 0 },
  ...{ gain: 0.6, offset: 320, opposing: [] },
};
/** Around the jaw, in mm. */
const MARGIN = 7;

/** A CT, where the jaw lies in it, and the roots that it was made of. */
interface Made {
  readonly volume: Voxels & { readonly data: Int16Array };
  readonly placement: Placement;
  readonly roots: ReadonlyMap<number, MeasuredRoot>;
}

/** The least and the most of bodies along the axes of the patient, with room around them. */
function boxOf(bodies: readonly ToothBody[], { turn, move }: Placement): [number[], number[]] {
  const [low, high] = [new Array<number>(3).fill(Infinity), new Array<number>(3).fill(-Infinity)];
  for (const { positions } of bodies)
    for (let at = 0; at < positions.length / 3; at++)
      add(apply(turn, vertexOf(positions, at)), move).forEach((value, k) => {
        low[k] = Math.min(low[k]!, value - MARGIN);
        high[k] = Math.max(high[k]!, value + MARGIN);
      });
  return [low, high];
}

/** A CT of teeth whose roots are known, with bone about them, a gap, soft tissue, air, noise and voxels that hold several. */
export function madeVolume(jaw: Jaw, teeth: readonly ToothBody[], wanted: Partial<VolumeTraits> = {}): Made {
  const { voxel, gain, offset, ...traits } = { ...usual, ...wanted };
  const random = seededRandom(traits.seed);
  const roots = rootsApart(jaw, teeth, random);
  const bodies = teeth.map((tooth) => withRoot(tooth, roots.get(tooth.fdi)!));
  const [a, b, c] = traits.tilt;
  const degree = Math.PI / 180;
  const turn = multiply(turnBy([a * degree, b * degree, c * degree]), asInPatients(jaw));
  const placement: Placement = { turn, move: [13.7, -41.3, 77.9] };
  const [low, high] = boxOf(bodies, placement);
  high[2] = high[2]! - traits.leftOut * (high[2]! - low[2]!);
  const size = low.map((value, k) => Math.ceil((high[k]! - value) / voxel) + 1) as [number, number, number];
  const grid = { values: new Float32Array(size[0] * size[1] * size[2]), size, low, voxel };
  putSurroundings(grid, placement, teeth, traits.bone);
  for (const body of bodies) putTooth(grid, placement, body, traits);
  // Where an upper jaw stands over a lower one, about; either is the other turned over.
  const bite: Vec3 = [0, 5, jaw === 'lower' ? 1.5 : -1.5];
  const over: Placement = {
    turn: multiply(turn, [-1, 0, 0, 0, -1, 0, 0, 0, 1]),
    move: add(placement.move, apply(turn, bite)),
  };
  for (const body of traits.opposing) putTooth(grid, over, body, traits);
  blur(grid);
  const noise = (): number => (random() + random() + random() + random() - 2) * 1.73 * traits.noise;
  const data = Int16Array.from(grid.values, (value) =>
    Math.round(gain * Math.min(GREY.most, value + noise()) + offset),
  );
  const volume = {
    ...{ data, size, spacing: [voxel, voxel, voxel] as const, origin: low as unknown as Vec3 },
    direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  };
  return { volume, placement, roots };
}
