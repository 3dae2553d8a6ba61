import {
  type DocumentTooth,
  PLAN_FORMAT,
  PLAN_FORMAT_VERSION,
  type PlanDocument,
  type Pose,
  lowerTeeth,
  upperTeeth,
} from '@archway/contracts';
import { type Random, type Vec3, between, cross, seededRandom, unit } from '@archway/geometry';
import { type Jaw, jawOf, jaws, placeInArch } from '../document/jaws.ts';
import { aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';

const LIMITS = { linear: 0.25, vertical: 0.15, rotation: 2, collision: 0.05 };

/** A mesh that nobody has; told apart by its number. */
const hashOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A tooth on a parabola, its long axis upright. */
function toothOn(fdi: number, random: Random): DocumentTooth {
  const along = placeInArch(fdi) - 7.5;
  const [x, z] = [along * 3.6, 24 - 0.42 * along * along];
  const up: Vec3 = jawOf(fdi) === 'lower' ? [0, 1, 0] : [0, -1, 0];
  const tangent = unit([-Math.sign(along), 0, 0.84 * Math.abs(along) * 0.28] as Vec3);
  const outwards = unit(cross(up, tangent));
  const buccal: Vec3 = outwards[0] * x + outwards[2] * z < 0 ? [-outwards[0], -outwards[1], -outwards[2]] : outwards;
  const origin: Vec3 = [x, jawOf(fdi) === 'lower' ? -4 : 4, z];
  return {
    fdi: fdi as DocumentTooth['fdi'],
    state: 'present',
    movable: true,
    body: { sha256: hashOf(fdi) },
    frame: {
      ...{ origin: [...origin], long: [...up], mesial: [...tangent], buccal: [...buccal] },
      by: 'auto',
      confidence: between(random, 0.6, 1),
    },
    landmarks: null,
    mesiodistal: between(random, 5, 11),
    pivot: null,
  };
}

/** How one tooth goes: a part of its whole way, about its own origin. */
function way(tooth: DocumentTooth, random: Random): (part: number) => Pose {
  const axis = unit([between(random, -1, 1), between(random, -1, 1), between(random, -1, 1)] as Vec3);
  const angle = between(random, 0, 12);
  const by: Vec3 = [between(random, -1.2, 1.2), between(random, -0.5, 0.5), between(random, -1.2, 1.2)];
  const origin = tooth.frame?.origin ?? [0, 0, 0];
  return (part) => aboutPoint(aboutAxis(axis, angle * part), origin, [by[0] * part, by[1] * part, by[2] * part]);
}

/** So many steps keep each way of `way` within the limits. */
const STEPS = 12;

interface Wanted {
  readonly kind?: PlanDocument['kind'];
  readonly steps?: number;
}

/** A plan of 28 teeth that keeps every rule, for tests and benches: the same for the same seed. */
export function samplePlan(seed: number, { kind = 'step', steps = STEPS }: Wanted = {}): PlanDocument {
  const random = seededRandom(seed);
  const teeth = [...upperTeeth, ...lowerTeeth].filter((fdi) => fdi % 10 < 8).map((fdi) => toothOn(fdi, random));
  const ways = new Map(teeth.map((tooth) => [tooth.fdi, way(tooth, random)] as const));
  const posesAt = (jaw: Jaw | null, part: number): Record<string, Pose> =>
    Object.fromEntries(
      [...ways].filter(([fdi]) => jaw === null || jawOf(fdi) === jaw).map(([fdi, at]) => [String(fdi), at(part)]),
    );
  const aligners = (jaw: Jaw): PlanDocument['aligners'][Jaw] =>
    kind === 'target'
      ? []
      : Array.from({ length: steps + 1 }, (_, n) => ({ n, passive: false, poses: posesAt(jaw, n / steps) }));
  return {
    format: PLAN_FORMAT,
    formatVersion: PLAN_FORMAT_VERSION,
    kind,
    source: null,
    engine: { name: 'sample', version: '1', seed },
    axes: { unit: 'mm', up: '+y', front: '+z', left: '+x' },
    bite: { from: 'scan', upper: { q: [0, 0, 0, 1], t: [0, 0, 0] } },
    jaws: { upper: { sha256: hashOf(1), faces: 16_000 }, lower: { sha256: hashOf(2), faces: 16_000 } },
    vertexLabels: { upper: null, lower: null },
    teeth,
    target: posesAt(null, 1),
    arches: { upper: { type: 'quartic', params: [between(random, -0.01, 0), 0], yaw: 0 }, lower: null },
    limits: LIMITS,
    aligners: { upper: aligners('upper'), lower: aligners('lower') },
    ipr: [
      { between: [11, 21], amount: 0.2, split: [0.1, 0.1], before: Math.min(3, steps) },
      { between: [41, 31], amount: 0.3, split: [0.1, 0.2], before: 1 },
    ],
    spaces: [{ between: [13, 14], mm: between(random, 0, 1) }],
    attachments: [13, 23, 34].map((fdi, index) => ({
      id: `a${index + 1}`,
      fdi: fdi as DocumentTooth['fdi'],
      shape: 'rectangle',
      size: [2, 3, 1],
      pose: { q: [0, 0, 0, 1], t: [0, 0, 3] },
      from: 1,
      to: steps,
    })),
    pontics: [],
    overcorrection: [{ fdi: 12, after: steps, delta: { q: aboutAxis([0, 1, 0], 2), t: [0, 0, 0] }, count: 2 }],
    locked: [],
    gum: null,
    checks:
      kind === 'target'
        ? []
        : jaws.map((jaw) => ({ jaw, n: 1, penetration: 0.03, baseline: 0.2, opposing: 'notAssessed' })),
  };
}

/** A plan without teeth, for where something has to be designed and it does not matter what: it names no mesh. */
export function barePlan(kind: PlanDocument['kind']): PlanDocument {
  const steps = [0, 1].map((n) => ({ n, passive: false, poses: {} }));
  return {
    ...samplePlan(1, { kind }),
    ...{ jaws: { upper: null, lower: null }, teeth: [], target: {}, ipr: [], spaces: [] },
    ...{ attachments: [], overcorrection: [], locked: [], checks: [] },
    aligners: kind === 'target' ? { upper: [], lower: [] } : { upper: steps, lower: steps },
  };
}
