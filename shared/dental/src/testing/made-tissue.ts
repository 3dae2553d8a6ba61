import { type Vec3, add, apply, dot, subtract, transpose, unit } from '@archway/geometry';
import type { ToothBody } from '../body/tooth-body.ts';
import { distanceAt, distanceGrid } from '../collide/distance-grid.ts';
import type { Placement } from '../roots/placement.ts';

/** Grey values in the scale that scanners are meant to have, and the brightest that these can tell. */
export const GREY = {
  ...{ air: -950, soft: 80, dentin: 1700, enamel: 2900, pulp: 150, cortical: 1250, metal: 9000 },
  most: 6000,
};

export interface VolumeTraits {
  /** In mm. */
  readonly voxel: number;
  readonly noise: number;
  /** Degrees about the axes of the patient by which the head is turned. */
  readonly tilt: Vec3;
  readonly seed: number;
  /** Teeth with a crown and a post of metal. */
  readonly metal: readonly number[];
  /** How bright bone is, where dentin is 1700 and soft tissue 100. */
  readonly bone: number;
  /** Between root and bone, in mm. */
  readonly gap: number;
  /** Share of the volume, from the head down, that the field of view leaves out. */
  readonly leftOut: number;
  /** Of the values: as scanners do, none of them keeps a scale. */
  readonly gain: number;
  readonly offset: number;
  /** Teeth of the other jaw, with the teeth upwards, that bite on these. */
  readonly opposing: readonly ToothBody[];
}

/** Voxels that are being filled, in the axes of the patient. */
export interface Grid {
  readonly values: Float32Array;
  readonly size: Vec3;
  readonly low: readonly number[];
  readonly voxel: number;
}

/** Bone that is uneven, in its scale: trabeculae of a millimetre or so. */
const texture = (x: number, y: number, z: number): number =>
  Math.sin(x * 2.1 + 1.3 * Math.sin(z * 1.7)) * Math.sin(y * 1.9 + z) * Math.cos(z * 2.3 - x);

/** What is no tooth: bone below the gum line of the nearest one, soft tissue over it, air. */
export function putSurroundings(
  { values, size: [nx, ny, nz], low, voxel }: Grid,
  { turn, move }: Placement,
  teeth: readonly ToothBody[],
  bone: number,
): void {
  const back = transpose(turn);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const patient: Vec3 = [low[0]! + i * voxel, low[1]! + j * voxel, low[2]! + k * voxel];
        const [x, y, z] = apply(back, subtract(patient, move));
        let [off, crest] = [Infinity, 0];
        for (const { gum } of teeth) {
          const squared = (x - gum[0]) ** 2 + (z - gum[2]) ** 2;
          if (squared < off) [off, crest] = [squared, gum[1] - 1.2];
        }
        off = Math.sqrt(off);
        const below = crest - y;
        let value = off < 9 && below > -2 ? GREY.soft : GREY.air;
        if (off < 7.5 && below > 0)
          value = off > 6.6 || below < 0.5 ? GREY.cortical : bone * (1 + 0.3 * texture(x, y, z));
        values[i + nx * (j + ny * k)] = value;
      }
}

/** What a detector spreads: 1 : 2 : 1 along each axis. */
export function blur({ values, size: [nx, ny] }: Grid): void {
  for (const step of [1, nx, nx * ny]) {
    const from = values.slice();
    for (let at = step; at < values.length - step; at++)
      values[at] = (from[at - step]! + 2 * from[at]! + from[at + step]!) / 4;
  }
}

/** What is at a place in a tooth: so deep below its gum line, aside of its axis, and from its surface, below 0 inside. */
function greyOf(at: { depth: number; aside: number; distance: number; metal: boolean }): number {
  const { depth, aside, distance, metal } = at;
  if (metal && (depth < -0.5 || (depth < 6 && aside < 1.2))) return GREY.metal;
  if (!metal && depth > -3 && aside < 0.5 && distance < -1) return GREY.pulp;
  return depth < -0.5 && distance > -0.9 ? GREY.enamel : GREY.dentin;
}

/** One tooth: a gap about its root, dentin, pulp in it, enamel over its crown; voxels on edges hold both sides. */
export function putTooth(
  { values, size, low, voxel }: Grid,
  { turn, move }: Placement,
  body: ToothBody,
  traits: Pick<VolumeTraits, 'gap' | 'metal'>,
): void {
  const whole = distanceGrid({ ...body, crownVertices: body.positions.length / 3 });
  const [nx, ny] = size;
  const back = transpose(turn);
  const corners = [0, 1].flatMap((a) => [0, 1].flatMap((b) => [0, 1].map((c) => [a, b, c])));
  const points = corners.map(([a, b, c]) =>
    add(
      apply(turn, [
        whole.low[0] + a! * (whole.nx - 1) * whole.step,
        whole.low[1] + b! * (whole.ny - 1) * whole.step,
        whole.low[2] + c! * (whole.nz - 1) * whole.step,
      ]),
      move,
    ),
  );
  const range = [0, 1, 2].map((k) => [
    Math.max(0, Math.floor((Math.min(...points.map((p) => p[k]!)) - low[k]!) / voxel)),
    Math.min(size[k]! - 1, Math.ceil((Math.max(...points.map((p) => p[k]!)) - low[k]!) / voxel)),
  ]) as [number[], number[], number[]];
  const down = unit(subtract(body.apex, body.gum));
  const metal = traits.metal.includes(body.fdi);
  const inside = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance / voxel));
  for (let k = range[2][0]!; k <= range[2][1]!; k++)
    for (let j = range[1][0]!; j <= range[1][1]!; j++)
      for (let i = range[0][0]!; i <= range[0][1]!; i++) {
        const patient: Vec3 = [low[0]! + i * voxel, low[1]! + j * voxel, low[2]! + k * voxel];
        const point = apply(back, subtract(patient, move));
        const distance = distanceAt(whole, point[0], point[1], point[2]);
        if (distance > traits.gap + voxel) continue;
        const at = i + nx * (j + ny * k);
        const from = subtract(point, body.gum);
        const depth = dot(from, down);
        let value = values[at]!;
        if (depth > 0) value += inside(distance - traits.gap) * (GREY.soft - value);
        const aside = Math.sqrt(Math.max(0, dot(from, from) - depth * depth));
        const own = greyOf({ depth, aside, distance, metal });
        values[at] = value + inside(distance) * (own - value);
      }
}
