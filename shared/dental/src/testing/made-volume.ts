import {
  type Vec3,
  add,
  apply,
  cross,
  dot,
  length,
  multiply,
  scale,
  seededRandom,
  subtract,
  transpose,
  unit,
} from '@archway/geometry';
import { anyPerpendicular } from '@archway/geometry';
import type { MeasuredRoot } from '../body/measured-root.ts';
import { rootSize } from '../body/root-sizes.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import { vertexOf } from '../body/gum-line.ts';
import { withRoot } from '../body/with-root.ts';
import { distanceAt, distanceGrid } from '../collide/distance-grid.ts';
import type { Jaw } from '../document/jaws.ts';
import { type Placement, asInPatients, turnBy } from '../roots/placement.ts';
import type { Voxels } from '../roots/voxels.ts';
import { gumRadius } from '../roots/root-space.ts';

export interface VolumeTraits {
  readonly voxel: number;
  readonly noise: number;
  /** Degrees about the axes of the patient by which the head is turned. */
  readonly tilt: Vec3;
  readonly seed: number;
  /** Teeth with a crown and a post of metal. */
  readonly metal: readonly number[];
  /** How bright bone is, where dentine is 1700 and soft tissue 100. */
  readonly bone: number;
  /** Share of the volume, from the head down, that the field of view leaves out. */
  readonly leftOut: number;
  /** Of the values: as scanners do, none of them keeps a scale. */
  readonly gain: number;
  readonly offset: number;
  /** Teeth of the other jaw, with the teeth upwards, that bite on these. */
  readonly opposing: readonly ToothBody[];
}

const usual: VolumeTraits = {
  ...{ voxel: 0.3, noise: 120, tilt: [9, -6, 8], seed: 1, metal: [], bone: 750, leftOut: 0, gain: 0.6, offset: 320 },
  opposing: [],
};

const GREY = { air: -950, soft: 80, dentin: 1700, enamel: 2900, pulp: 150, cortical: 1250, metal: 9000, most: 6000 };
const GAP_MM = 0.25;

/** A root that differs from the usual one: longer or shorter, and leaning. */
export function otherRoot(jaw: Jaw, tooth: ToothBody, random: () => number): MeasuredRoot {
  const { length: usualLength, taper } = rootSize(jaw, tooth.fdi);
  const size = usualLength * (0.75 + 0.5 * random());
  const across = anyPerpendicular(tooth.root);
  const other = cross(tooth.root, across);
  const way = 2 * Math.PI * random();
  const lean = Math.tan((8 * random() * Math.PI) / 180);
  const bend = 0.6 * random();
  const aside = add(scale(across, Math.cos(way)), scale(other, Math.sin(way)));
  const radius = gumRadius(tooth) * 0.88;
  const middleAt = (share: number): Vec3 =>
    add(tooth.gum, add(scale(tooth.root, share * size), scale(aside, lean * share * size + bend * share * share)));
  const slices = Array.from({ length: 41 }, (_, n) => {
    const share = (n / 40) * 0.985;
    const reach = radius * (1 - taper * share) * Math.sqrt(Math.max(0, 1 - share ** 5));
    return { depth: share * size, middle: middleAt(share), reach: Array.from({ length: 24 }, () => reach) };
  });
  const points = slices.map(({ middle }) => middle);
  const axis = unit(subtract(points[5]!, points[35]!));
  return { length: size, slices, tip: middleAt(1), axis, confidence: 1 };
}

/** Of so many roots the one that keeps the farthest from that of the neighbour, or the first that is far enough. */
const TRIES = 40;
const LEAST_GAP = 0.7;

/** Roots of neighbours do not go through each other. */
function rootsApart(jaw: Jaw, teeth: readonly ToothBody[], random: () => number): Map<number, MeasuredRoot> {
  const roots = new Map<number, MeasuredRoot>();
  let before: MeasuredRoot | undefined;
  for (const tooth of teeth) {
    let root = otherRoot(jaw, tooth, random);
    let gap = before ? gapOf(before, root) : Infinity;
    for (let tries = 0; tries < TRIES && before && gap < LEAST_GAP; tries++) {
      const other = otherRoot(jaw, tooth, random);
      if (gapOf(before, other) > gap) [root, gap] = [other, gapOf(before, other)];
    }
    roots.set(tooth.fdi, root);
    before = root;
  }
  return roots;
}

const gapOf = (one: MeasuredRoot, other: MeasuredRoot): number =>
  Math.min(
    ...one.slices
      .slice(12)
      .flatMap((a) =>
        other.slices.slice(12).map((b) => length(subtract(a.middle, b.middle)) - a.reach[0]! - b.reach[0]!),
      ),
  );

interface Made {
  readonly volume: Voxels;
  readonly placement: Placement;
  readonly roots: ReadonlyMap<number, MeasuredRoot>;
  readonly bodies: readonly ToothBody[];
}

/** A CT of teeth whose roots are known, with bone about them, a gap, soft tissue, air, noise and voxels that hold several. */
export function madeVolume(jaw: Jaw, teeth: readonly ToothBody[], wanted: Partial<VolumeTraits> = {}): Made {
  const traits = { ...usual, ...wanted };
  const random = seededRandom(traits.seed);
  const roots = rootsApart(jaw, teeth, random);
  const bodies = teeth.map((tooth) => withRoot(tooth, roots.get(tooth.fdi)!));
  const angles = traits.tilt.map((degrees) => (degrees * Math.PI) / 180) as unknown as Vec3;
  const turn = multiply(turnBy(angles), asInPatients(jaw));
  const placement: Placement = { turn, move: [13.7, -41.3, 77.9] };
  // Everything of the jaw in the axes of the patient, and room around it.
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as [number[], number[]];
  for (const body of bodies)
    for (let at = 0; at < body.positions.length / 3; at++) {
      const point = add(apply(turn, vertexOf(body.positions, at)), placement.move);
      point.forEach((value, k) => {
        low[k] = Math.min(low[k]!, value - 7);
        high[k] = Math.max(high[k]!, value + 7);
      });
    }
  high[2] = high[2]! - traits.leftOut * (high[2]! - low[2]!);
  const size = low.map((value, k) => Math.ceil((high[k]! - value) / traits.voxel) + 1) as unknown as Vec3;
  const data = new Int16Array(size[0] * size[1] * size[2]);
  const values = new Float32Array(data.length);
  const back = transpose(turn);
  const crestOf = teeth.map(({ gum }) => gum[1]);
  const [nx, ny, nz] = size;
  // What is no tooth: bone below the gum, soft tissue, air.
  const near = teeth.map(({ gum }) => gum);
  const coarse = (x: number, y: number, z: number): number =>
    Math.sin(x * 2.1 + 1.3 * Math.sin(z * 1.7)) * Math.sin(y * 1.9 + z) * Math.cos(z * 2.3 - x);
  for (let k = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const patient: Vec3 = [low[0]! + i * traits.voxel, low[1]! + j * traits.voxel, low[2]! + k * traits.voxel];
        const [x, y, z] = apply(back, subtract(patient, placement.move));
        let [off, crest] = [Infinity, 0];
        for (const [n, gum] of near.entries()) {
          const d = (x - gum[0]) ** 2 + (z - gum[2]) ** 2;
          if (d < off) [off, crest] = [d, crestOf[n]!];
        }
        off = Math.sqrt(off);
        const below = crest - 1.2 - y;
        let value = GREY.air;
        if (off < 9 && below > -2) value = GREY.soft;
        if (off < 7.5 && below > 0)
          value = off > 6.6 || below < 0.5 ? GREY.cortical : traits.bone + 0.3 * traits.bone * coarse(x, y, z);
        values[i + nx * (j + ny * k)] = value;
      }
  for (const body of bodies) put(values, size, low, traits, placement, body);
  // Where an upper jaw stands over a lower one, about; either is the other turned over.
  const bite: Vec3 = [0, 5, jaw === 'lower' ? 1.5 : -1.5];
  const over: Placement = {
    turn: multiply(turn, [-1, 0, 0, 0, -1, 0, 0, 0, 1]),
    move: add(placement.move, apply(turn, bite)),
  };
  for (const body of traits.opposing) put(values, size, low, traits, over, body);
  blur(values, size);
  const noise = (): number => (random() + random() + random() + random() - 2) * 1.73 * traits.noise;
  for (let at = 0; at < data.length; at++)
    data[at] = Math.round(traits.gain * Math.min(GREY.most, values[at]! + noise()) + traits.offset);
  const volume: Voxels = {
    ...{ data, size, spacing: [traits.voxel, traits.voxel, traits.voxel], origin: low as unknown as Vec3 },
    direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  };
  return { volume, placement, roots, bodies };
}

/** What a detector spreads: 1 : 2 : 1 along each axis. */
function blur(values: Float32Array, [nx, ny]: Vec3): void {
  for (const step of [1, nx, nx * ny]) {
    const from = values.slice();
    for (let at = step; at < values.length - step; at++)
      values[at] = (from[at - step]! + 2 * from[at]! + from[at + step]!) / 4;
  }
}

/** One tooth: a gap about its root, dentine, pulp in it, enamel over its crown; voxels on edges hold both sides. */
function put(
  values: Float32Array,
  size: Vec3,
  low: readonly number[],
  traits: VolumeTraits,
  { turn, move }: Placement,
  body: ToothBody,
): void {
  const whole = distanceGrid({ ...body, crownVertices: body.positions.length / 3 });
  const [nx, ny, nz] = size;
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
    Math.max(0, Math.floor((Math.min(...points.map((p) => p[k]!)) - low[k]!) / traits.voxel)),
    Math.min(size[k]! - 1, Math.ceil((Math.max(...points.map((p) => p[k]!)) - low[k]!) / traits.voxel)),
  ]) as [number[], number[], number[]];
  const down = unit(subtract(body.apex, body.gum));
  const metal = traits.metal.includes(body.fdi);
  const inside = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance / traits.voxel));
  for (let k = range[2][0]!; k <= range[2][1]!; k++)
    for (let j = range[1][0]!; j <= range[1][1]!; j++)
      for (let i = range[0][0]!; i <= range[0][1]!; i++) {
        const patient: Vec3 = [low[0]! + i * traits.voxel, low[1]! + j * traits.voxel, low[2]! + k * traits.voxel];
        const point = apply(back, subtract(patient, move));
        const distance = distanceAt(whole, point[0], point[1], point[2]);
        if (distance > GAP_MM + traits.voxel) continue;
        const at = i + nx * (j + ny * k);
        const from = subtract(point, body.gum);
        const depth = dot(from, down);
        let value = values[at]!;
        if (depth > 0) value += inside(distance - GAP_MM) * (GREY.soft - value);
        let own = GREY.dentin;
        if (depth < -0.5 && distance > -0.9) own = GREY.enamel;
        if (metal && (depth < -0.5 || (depth < 6 && Math.sqrt(Math.max(0, dot(from, from) - depth * depth)) < 1.2)))
          own = GREY.metal;
        const aside = Math.sqrt(Math.max(0, dot(from, from) - depth * depth));
        if (depth > -3 && aside < 0.5 && distance < -1) own = metal ? own : GREY.pulp;
        values[at] = value + inside(distance) * (own - value);
      }
  void nz;
}
