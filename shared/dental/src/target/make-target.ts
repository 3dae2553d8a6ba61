import type { Pose } from '@archway/contracts';
import { dot, subtract } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import { gapBetween, roughGapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import type { DesignProblem } from '../design/problem.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { type ArchForm, archCurve } from './arch-curve.ts';
import { archFit } from './arch-fit.ts';
import { archOfLibrary } from './arch-library.ts';
import { leastOf } from './nelder-mead.ts';
import { type TargetOptions, amountAt } from './options.ts';
import { type Bead, type Threaded, threaded } from './thread.ts';
import { raised, wantedOf } from './wanted.ts';
import { wishedPlaces } from './wished-places.ts';

/** Where the teeth of a jaw should come to stand; teeth upwards. */
export interface JawTarget {
  /** By FDI number; a tooth that is taken out stays where it was. */
  readonly poses: ReadonlyMap<number, Pose>;
  /** Null for a target that was not set up on one. */
  readonly arch: ArchForm | null;
  /** Of each pair of neighbours in the row: the gap that was wanted and the one that there is, in mm. */
  readonly contacts: readonly {
    readonly between: readonly [number, number];
    readonly wanted: number;
    readonly gap: number;
  }[];
  readonly problems: readonly DesignProblem[];
}

/** What a move costs by place 1 to 8: molars are the anchors. */
const COST = [1, 1, 1.4, 1.4, 1.6, 2.5, 2.5, 1] as const;
/** Beyond this moves cost by their length and no more by its square, so that one tooth does not bend the arch; in mm. */
const FAR = 2;
/** Incisors are not brought forward freely: what it costs from 1 mm on. */
const FORWARD = 0.3;
/** A line that is dented in front or behind is none: both bends stay below these. */
const BENT = { bend: -6, corner: -1 } as const;
const DENTED = 20;
/** A contact that nothing closes should close by itself. */
const LOOSE = 8;
const STEPS = [1, 1.5, 1.5, 0.6, 0.03] as const;
const DEEPER = 0.08;
const EVALUATIONS = 110;
const CLOSE = 0.02;
/** A contact is closed within this, in mm; a fit is poor above the other one; a move is far above the third. */
const CLOSED = 0.02;
export const POOR_FIT = 1.5;
const MOVES_FAR = 5;

/** What is looked for, from where, and in which first steps. */
interface Search {
  readonly formOf: (params: readonly number[]) => ArchForm;
  readonly start: readonly number[];
  readonly steps: readonly number[];
}

function searchFrom(fit: ArchForm): Search {
  const { front, bend, corner, middle } = fit;
  return {
    formOf: ([f, b, c, m, yaw]) => ({ front: f, bend: b, corner: c, middle: m, yaw }) as ArchForm,
    start: [front, Math.min(bend, BENT.bend - 2), Math.min(corner, BENT.corner - 2), middle, 0],
    steps: STEPS,
  };
}

/** Of a form of the library only place and depth are looked for: what its two bends are to each other stays. */
function searchOf({ front, bend, corner, middle }: ArchForm): Search {
  return {
    formOf: ([f, deep, m, yaw]) =>
      ({ front: f, bend: bend * deep!, corner: corner * deep!, middle: m, yaw }) as ArchForm,
    start: [front, 1, middle, 0],
    steps: [STEPS[0], DEEPER, STEPS[3], STEPS[4]],
  };
}

/** A bead with everything that is known of its tooth. */
type Placed = Bead & { readonly tooth: FramedTooth };

/** The teeth of a target in their row, as they are wanted. */
function rowOf(
  jaw: Jaw,
  teeth: readonly FramedTooth[],
  solids: ReadonlyMap<number, Solid>,
  { extractions = [], fixed = [], spaces, ipr }: TargetOptions,
): readonly Placed[] {
  const kept = teeth.filter(({ fdi }) => !extractions.includes(fdi));
  const wanted = wantedOf(jaw, kept);
  return kept.map((tooth, n): Placed => {
    const next = kept[n + 1];
    const gapToNext = next ? amountAt(spaces, tooth.fdi, next.fdi) - amountAt(ipr, tooth.fdi, next.fdi) : 0;
    const stays = fixed.includes(tooth.fdi) ? AT_REST : null;
    return { tooth, solid: solids.get(tooth.fdi)!, wanted: wanted[n]!, stays, gapToNext };
  });
}

/** The automatic set-up of a jaw: the even arch on which its teeth touch and move the least. */
export function makeTarget(
  jaw: Jaw,
  teeth: readonly FramedTooth[],
  solids: ReadonlyMap<number, Solid>,
  options: TargetOptions = {},
): JawTarget {
  const row = rowOf(jaw, teeth, solids, options);
  const places = wishedPlaces(
    row.map(({ tooth }) => tooth),
    options,
  );
  const fit = archFit(places);
  const { library } = options;
  const placed = row.map(({ tooth: { fdi, line } }, n) => {
    const [x, z] = places[n]!;
    return { fdi, line: [x, line[1], z] as const };
  });
  const { formOf, start, steps } = library ? searchOf(archOfLibrary(library, placed)) : searchFrom(fit.form);
  const cost = (params: readonly number[]): number => {
    const form = formOf(params);
    return costOf(row, places, threaded(row, archCurve(form), false), form);
  };
  const arch = formOf(leastOf(cost, start, steps, EVALUATIONS, CLOSE));
  const found = targetOn(jaw, teeth, row, arch);
  return fit.rms > POOR_FIT ? { ...found, problems: [...found.problems, { problem: 'archUnusual', jaw }] } : found;
}

/** The same arch, with teeth at other heights. @param heights by FDI number, above which the others were set up, in mm */
export function raisedTarget(
  jaw: Jaw,
  teeth: readonly FramedTooth[],
  solids: ReadonlyMap<number, Solid>,
  options: TargetOptions,
  arch: ArchForm,
  heights: ReadonlyMap<number, number>,
): JawTarget {
  const row = rowOf(jaw, teeth, solids, options).map((bead) => ({
    ...bead,
    wanted: raised(bead, heights.get(bead.tooth.fdi) ?? 0),
  }));
  return targetOn(jaw, teeth, row, arch);
}

/** Teeth on an arch, with what is to be looked at. */
function targetOn(jaw: Jaw, teeth: readonly FramedTooth[], row: readonly Placed[], arch: ArchForm): JawTarget {
  const { poses } = threaded(row, archCurve(arch), true);
  const contacts = row.slice(0, -1).map(({ tooth, solid, gapToNext }, n) => ({
    between: [tooth.fdi, row[n + 1]!.tooth.fdi] as const,
    wanted: gapToNext,
    gap: gapBetween(solid, poses[n]!, row[n + 1]!.solid, poses[n + 1]!),
  }));
  const problems: DesignProblem[] = contacts
    .filter((contact) => Math.abs(Math.min(contact.gap, 1) - Math.min(contact.wanted, 1)) > CLOSED)
    .map(({ between }) => ({ problem: 'contactNotClosed', jaw, teeth: between }));
  for (const [n, { tooth }] of row.entries())
    if (Math.hypot(...subtract(pointIn(poses[n]!, tooth.line), tooth.line)) > MOVES_FAR)
      problems.push({ problem: 'movesFar', jaw, teeth: [tooth.fdi] });
  const all = new Map(teeth.map(({ fdi }) => [fdi, AT_REST]));
  for (const [n, { tooth }] of row.entries()) all.set(tooth.fdi, poses[n]!);
  return { poses: all, arch, contacts, problems };
}

function costOf(
  row: readonly Placed[],
  places: readonly (readonly [number, number])[],
  { poses, loose }: Threaded,
  { bend, corner }: ArchForm,
): number {
  let sum = DENTED * Math.max(0, bend - BENT.bend) ** 2 + DENTED * Math.max(0, corner - BENT.corner) ** 2;
  for (const [n, { tooth }] of row.entries()) {
    const to = pointIn(poses[n]!, tooth.line);
    const [dx, dz] = [to[0] - places[n]![0], to[2] - places[n]![1]];
    const far = Math.sqrt(dx * dx + dz * dz);
    const place = placeOf(tooth.fdi);
    sum += (COST[place - 1]! / 2) * (far < FAR ? far * far : 2 * FAR * far - FAR * FAR);
    if (place <= 2) sum += FORWARD * Math.max(0, dot([dx, 0, dz], tooth.outwards) - 1) ** 2;
  }
  for (const n of loose) {
    const [one, other] = [row[n]!, row[n + 1]!];
    sum += LOOSE * (roughGapBetween(one.solid, poses[n]!, other.solid, poses[n + 1]!) - one.gapToNext) ** 2;
  }
  return sum;
}
