import type { PlanDocument, Pose } from '@archway/contracts';
import { type Vec3, dot } from '@archway/geometry';
import { mesialAlongX, poseTurnedOver } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { type Jaw, placeInArch } from '../document/jaws.ts';
import { samePair } from '../document/same-pair.ts';
import { pointIn } from '../pose/pose.ts';
import { turned } from '../pose/quaternion.ts';
import { type ArchCurve, type ArchForm, archCurve } from '../target/arch-curve.ts';
import { type Bead, threaded } from '../target/thread.ts';
import type { Wanted } from '../target/wanted.ts';
import { type RowTooth, archRow, presentArch } from './arch-row.ts';

/** Where teeth come to stand on another arch; or why they cannot. */
export type OnArch =
  | { readonly poses: readonly (readonly [number, Pose])[]; readonly refused?: never }
  | {
      readonly poses?: never;
      /** Between two teeth that stay; with a tooth whose body is not here; for a jaw of too few teeth. */
      readonly refused: 'archNoRoom' | 'archNoBody' | 'archTooFew';
      readonly teeth: readonly number[];
    };

/** Wider gaps are not measured. In mm. */
const MEASURED = 0.95;
/** A contact is closed within this, in mm. */
const CLOSED = 0.02;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** How a tooth leans at its target, about the line on which it stands there; that stays on another one. */
function leanOn(curve: ArchCurve, { fdi, line, long, target }: RowTooth): Wanted {
  const [x, height, z] = pointIn(target, line);
  const { alongX, alongZ } = curve.at(curve.nearest(x, z));
  const way = turned(target.q, long);
  const lean = (to: Vec3): number => degrees(Math.atan2(dot(way, to), way[1]));
  const side = mesialAlongX(fdi) ? 1 : -1;
  return { torque: lean([-alongZ, 0, alongX]), tip: lean([alongX * side, 0, alongZ * side]), height };
}

/** Whether teeth are missing between two of a row and none of them was taken out: their place is kept. */
function placeKept({ teeth }: PlanDocument, one: number, other: number): boolean {
  const [low, high] = [one, other].map(placeInArch).toSorted((a, b) => a - b) as [number, number];
  const out = teeth.filter(
    ({ fdi, state }) => state === 'extract' && placeInArch(fdi) > low && placeInArch(fdi) < high,
  );
  return high - low > 1 + new Set(out.map(({ fdi }) => placeInArch(fdi))).size;
}

type Pair = readonly [RowTooth & { readonly solid: Solid }, RowTooth & { readonly solid: Solid }];

/** The gap that two neighbours of a row should have, in mm; below 0 where enamel is taken. */
function gapWanted(document: PlanDocument, [one, other]: Pair, present: ArchCurve): number {
  const between = [one.fdi, other.fdi] as const;
  const taken = document.ipr
    .filter((each) => samePair(each.between, between))
    .reduce((sum, { amount }) => sum + amount, 0);
  const space = document.spaces.find((each) => samePair(each.between, between))?.mm ?? 0;
  if (space > 0 || !placeKept(document, one.fdi, other.fdi)) return space - taken;
  const gap = gapBetween(one.solid, one.target, other.solid, other.target);
  if (gap < MEASURED) return gap;
  const [from, to] = [one, other].map(({ target, line }) => {
    const [x, , z] = pointIn(target, line);
    return present.nearest(x, z);
  }) as [number, number];
  return Math.max(MEASURED, to - from - (one.width + other.width) / 2);
}

/**
 * The teeth of a jaw on another line: each leans and is as high as at its target, turned along the line, and touches its
 * neighbours as the plan wants it. From the teeth that stay outwards, or from the middle.
 * @param stays FDI numbers
 */
export function setOnArch(
  document: PlanDocument,
  jaw: Jaw,
  form: ArchForm,
  solids: ReadonlyMap<number, Solid>,
  stays: ReadonlySet<number>,
): OnArch {
  const found = presentArch(document, jaw);
  if (!found) return { refused: 'archTooFew', teeth: [] };
  const present = archCurve(found);
  const row = archRow(document, jaw);
  const bare = row.filter(({ fdi }) => !solids.has(fdi));
  if (bare.length > 0) return { refused: 'archNoBody', teeth: bare.map(({ fdi }) => fdi) };
  const bodies = row.map((tooth) => ({ ...tooth, solid: solids.get(tooth.fdi)! }));
  const immovable = new Set(document.teeth.filter(({ movable }) => !movable).map(({ fdi }) => fdi as number));
  const beads = bodies.map((tooth, n): Bead => {
    const next = bodies[n + 1];
    return {
      ...{ tooth, solid: tooth.solid, wanted: leanOn(present, tooth) },
      stays: stays.has(tooth.fdi) || immovable.has(tooth.fdi) ? tooth.target : null,
      gapToNext: next ? gapWanted(document, [tooth, next], present) : 0,
    };
  });
  const { poses } = threaded(beads, archCurve(form), true);
  const tight = firstTight(beads, poses);
  if (tight) return { refused: 'archNoRoom', teeth: tight };
  return {
    poses: beads.flatMap(({ tooth, stays: held }, n) =>
      held ? [] : [[tooth.fdi, poseTurnedOver(jaw, poses[n]!)] as const],
    ),
  };
}

/** The two teeth that stay between which there is too little room for the others; undefined where there is enough. */
function firstTight(beads: readonly Bead[], poses: readonly Pose[]): readonly number[] | undefined {
  for (const [n, one] of beads.slice(0, -1).entries()) {
    const other = beads[n + 1]!;
    if (one.stays && other.stays) continue;
    const gap = gapBetween(one.solid, poses[n]!, other.solid, poses[n + 1]!);
    if (gap >= Math.min(one.gapToNext, MEASURED) - CLOSED) continue;
    const before = beads.slice(0, n + 1).findLast(({ stays }) => stays) ?? one;
    const after = beads.slice(n + 1).find(({ stays }) => stays) ?? other;
    return [before.tooth.fdi, after.tooth.fdi];
  }
  return undefined;
}
