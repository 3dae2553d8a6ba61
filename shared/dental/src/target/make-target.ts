import type { Pose } from '@archway/contracts';
import { dot, subtract } from '@archway/geometry';
import { placeOf } from '../body/jaw-axes.ts';
import { type Solid, gapBetween } from '../collide/gap-between.ts';
import type { DesignProblem } from '../design/problem.ts';
import type { Jaw } from '../document/jaws.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { type ArchForm, HALF_WIDTH, archCurve } from './arch-curve.ts';
import { archFit } from './arch-fit.ts';
import { leastOf } from './nelder-mead.ts';
import { type TargetOptions, amountAt } from './options.ts';
import { type Bead, type Threaded, threaded } from './thread.ts';
import { wantedOf } from './wanted.ts';

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
const EVALUATIONS = 110;
const CLOSE = 0.02;
/** A contact is closed within this, in mm; a fit is poor above the other one; a move is far above the third. */
const CLOSED = 0.02;
export const POOR_FIT = 1.5;
const MOVES_FAR = 5;

const formOf = ([front, bend, corner, middle, yaw]: readonly number[]): ArchForm =>
  ({ front, bend, corner, middle, yaw }) as ArchForm;

/** Where each tooth would go if it only widened with the arch: half the expansion at the molars, less in front. */
function widened({ line }: FramedTooth, middle: number, expansion: number): readonly [x: number, z: number] {
  const share = Math.max(-1, Math.min(1, (line[0] - middle) / HALF_WIDTH));
  return [line[0] + (expansion / 2) * share, line[2]];
}

/** The automatic set-up of a jaw: the even arch on which its teeth touch and move the least. */
export function makeTarget(
  jaw: Jaw,
  teeth: readonly FramedTooth[],
  solids: ReadonlyMap<number, Solid>,
  options: TargetOptions = {},
): JawTarget {
  const { expansion = 0, extractions = [], fixed = [] } = options;
  const kept = teeth.filter(({ fdi }) => !extractions.includes(fdi));
  const wanted = wantedOf(jaw, kept);
  const row = kept.map((tooth, n) => {
    const next = kept[n + 1];
    const gapToNext = next
      ? amountAt(options.spaces, tooth.fdi, next.fdi) - amountAt(options.ipr, tooth.fdi, next.fdi)
      : 0;
    const stays = fixed.includes(tooth.fdi) ? AT_REST : null;
    return { tooth, solid: solids.get(tooth.fdi)!, wanted: wanted[n]!, stays, gapToNext };
  });
  const places = kept.map((tooth) => widened(tooth, 0, expansion));
  const fit = archFit(places);
  const cost = (params: readonly number[]): number => {
    const found = threaded(row, archCurve(formOf(params)), false);
    return costOf(row, places, found, params);
  };
  const { front, bend, corner, middle } = fit.form;
  const start = [front, Math.min(bend, BENT.bend - 2), Math.min(corner, BENT.corner - 2), middle, 0];
  const best = leastOf(cost, start, STEPS, EVALUATIONS, CLOSE);
  const { poses } = threaded(row, archCurve(formOf(best)), true);
  const contacts = row.slice(0, -1).map(({ tooth, solid, gapToNext }, n) => ({
    between: [tooth.fdi, row[n + 1]!.tooth.fdi] as const,
    wanted: gapToNext,
    gap: gapBetween(solid, poses[n]!, row[n + 1]!.solid, poses[n + 1]!),
  }));
  const problems: DesignProblem[] = contacts
    .filter((contact) => Math.abs(Math.min(contact.gap, 1) - Math.min(contact.wanted, 1)) > CLOSED)
    .map(({ between }) => ({ problem: 'contactNotClosed', jaw, teeth: between }));
  if (fit.rms > POOR_FIT) problems.push({ problem: 'archUnusual', jaw });
  for (const [n, { tooth }] of row.entries())
    if (Math.hypot(...subtract(pointIn(poses[n]!, tooth.line), tooth.line)) > MOVES_FAR)
      problems.push({ problem: 'movesFar', jaw, teeth: [tooth.fdi] });
  const all = new Map(teeth.map(({ fdi }) => [fdi, AT_REST]));
  for (const [n, { tooth }] of row.entries()) all.set(tooth.fdi, poses[n]!);
  return { poses: all, arch: formOf(best), contacts, problems };
}

function costOf(
  row: readonly (Bead & { readonly tooth: FramedTooth })[],
  places: readonly (readonly [number, number])[],
  { poses, loose }: Threaded,
  params: readonly number[],
): number {
  let sum = DENTED * Math.max(0, params[1]! - BENT.bend) ** 2 + DENTED * Math.max(0, params[2]! - BENT.corner) ** 2;
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
    sum += LOOSE * (gapBetween(one.solid, poses[n]!, other.solid, poses[n + 1]!) - one.gapToNext) ** 2;
  }
  return sum;
}
