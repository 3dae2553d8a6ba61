import { type Pose, documentLimits } from '@archway/contracts';
import { outOfOrder } from '../body/arch-order.ts';
import { type ScannedTooth, jawBodies, withRoots } from '../body/jaw-bodies.ts';
import { type JawScan, labelledJaw } from '../body/labelled-jaw.ts';
import type { MeasuredRoot } from '../body/measured-root.ts';
import { type Solid, solidOf } from '../collide/solid.ts';
import type { Jaw } from '../document/jaws.ts';
import { type FramedTooth, doubtProblems, toothFrames } from '../frames/tooth-frames.ts';
import { AT_REST } from '../pose/pose.ts';
import { type JawStages, makeStages } from '../staging/make-stages.ts';
import { type StageLimits, usualLimits } from '../staging/limits.ts';
import { iprAsNeeded } from '../target/ipr-as-needed.ts';
import { type JawTarget, makeTarget } from '../target/make-target.ts';
import type { TargetOptions } from '../target/options.ts';
import type { DesignProblem } from './problem.ts';

export interface JawOptions extends TargetOptions {
  readonly limits?: StageLimits;
  /** Where the teeth are to stand, by FDI number, teeth upwards: they are staged and not set up. */
  readonly aim?: ReadonlyMap<number, Pose>;
  /** Teeth of which somebody has said that there are none; one that is labelled is there. */
  readonly missing?: readonly number[];
  /** Whether teeth go one after another, the last ones first, and not all at once. */
  readonly sequence?: boolean;
  /** Teeth that are to have no attachment. */
  readonly noAttachment?: readonly number[];
  /** Roots that were measured, by FDI number; the others are of the usual size. */
  readonly roots?: ReadonlyMap<number, MeasuredRoot> | undefined;
  /** False for a target alone: how its teeth get there is not looked into. */
  readonly staged?: boolean;
}

/** A jaw with its teeth, where they should come to stand, and the stages on the way; teeth upwards. */
export interface JawDesign {
  readonly jaw: Jaw;
  readonly faces: number;
  readonly teeth: readonly FramedTooth[];
  readonly solids: ReadonlyMap<number, Solid>;
  readonly target: JawTarget;
  readonly stages: JawStages;
  readonly options: JawOptions;
  /** What should be looked at. */
  readonly problems: readonly DesignProblem[];
}

/** A design, or why there is none. */
export type JawDesigned = { readonly design: JawDesign } | { readonly refused: readonly DesignProblem[] };

/** Excess over the allowance above which a way is told to collide, in mm: what a grid may read too much, and a little. */
const COLLIDES = 0.03;

function unknownTeeth(jaw: Jaw, teeth: readonly ScannedTooth[], options: JawOptions): DesignProblem[] {
  const known = new Set(teeth.map(({ body }) => body.fdi));
  const named = [
    ...(options.extractions ?? []),
    ...(options.fixed ?? []),
    ...[...(options.ipr ?? []), ...(options.spaces ?? [])].flatMap(({ between }) => between),
  ];
  const missing = [...new Set(named)].filter((fdi) => !known.has(fdi));
  return missing.map((fdi) => ({ problem: 'unknownTooth', jaw, teeth: [fdi] }));
}

/** A target that somebody has decided; a tooth that it does not name stays. */
const aimedAt = (teeth: readonly FramedTooth[], aim: ReadonlyMap<number, Pose>): JawTarget => ({
  poses: new Map(teeth.map(({ fdi }) => [fdi, aim.get(fdi) ?? AT_REST])),
  ...{ arch: null, contacts: [], problems: [] },
});

/** Where neighbours changed places their numbers are doubted; farther off they are wrong, and no arch can be made of them. */
function orderOf(jaw: Jaw, teeth: readonly ScannedTooth[], positions: ArrayLike<number>) {
  const off = outOfOrder(
    teeth.map(({ body, whole }) => ({ fdi: body.fdi, center: whole.center })),
    positions,
  );
  const teethOf = (found: typeof off): number[] => found.map(({ fdi }) => fdi);
  const far = off.filter(({ by }) => by > 1);
  const problems: DesignProblem[] = off.length > 0 ? [{ problem: 'orderUnusual', jaw, teeth: teethOf(off) }] : [];
  const refused: DesignProblem[] = far.length > 0 ? [{ problem: 'labelsOutOfOrder', jaw, teeth: teethOf(far) }] : [];
  return { problems, refused };
}

/** A target that no plan may have. */
function beyond(jaw: Jaw, { poses }: JawTarget): DesignProblem[] {
  const far = [...poses].filter(([, { t }]) => t.some((value) => !(Math.abs(value) <= documentLimits.move)));
  return far.length > 0 ? [{ problem: 'outOfReach', jaw, teeth: far.map(([fdi]) => fdi) }] : [];
}

/** The teeth of a jaw, ready to be set up. */
export interface PreparedJaw {
  readonly jaw: Jaw;
  readonly faces: number;
  readonly teeth: readonly FramedTooth[];
  readonly solids: ReadonlyMap<number, Solid>;
  readonly problems: readonly DesignProblem[];
}

/** Teeth of a labelled scan with bodies and axes; or why there are none. */
export function preparedJaw(
  scan: JawScan,
  options: JawOptions,
): { readonly prepared: PreparedJaw } | { readonly refused: readonly DesignProblem[] } {
  const { jaw } = scan;
  const labelled = labelledJaw(scan);
  if ('problem' in labelled) return { refused: [labelled.problem] };
  const found = jawBodies(labelled.jaw);
  const wrong = unknownTeeth(jaw, found.teeth, options);
  if (wrong.length > 0) return { refused: wrong };
  if (found.teeth.length - (options.extractions?.length ?? 0) < 2)
    return { refused: [{ problem: 'tooFewTeeth', jaw }, ...found.problems] };
  const order = orderOf(jaw, found.teeth, labelled.jaw.positions);
  if (order.refused.length > 0) return { refused: order.refused };
  const teeth = toothFrames(jaw, withRoots(found.teeth, options.roots ?? new Map()));
  return {
    prepared: {
      ...{ jaw, teeth, faces: scan.labels.length },
      solids: new Map(teeth.map(({ fdi, body }) => [fdi, solidOf(body)])),
      problems: [...found.problems, ...order.problems, ...doubtProblems(jaw, teeth)],
    },
  };
}

/** A jaw with its teeth where they should come to stand, and the options with what was decided on the way. */
export interface SetUp extends PreparedJaw {
  readonly target: JawTarget;
  readonly options: JawOptions;
}

export function setUp(prepared: PreparedJaw, options: JawOptions): SetUp {
  const { jaw, teeth, solids } = prepared;
  if (options.aim) return { ...prepared, options, target: aimedAt(teeth, options.aim) };
  const plain = makeTarget(jaw, teeth, solids, options);
  const taken = options.iprAsNeeded ? iprAsNeeded(teeth, plain, options.iprAsNeeded, options) : [];
  if (taken.length === 0) return { ...prepared, options, target: plain };
  const decided = { ...options, ipr: [...(options.ipr ?? []), ...taken] };
  return { ...prepared, options: decided, target: makeTarget(jaw, teeth, solids, decided) };
}

/** The way to a target. */
export function staged({ jaw, faces, teeth, solids, target, options, problems }: SetUp): JawDesigned {
  const far = beyond(jaw, target);
  if (far.length > 0) return { refused: far };
  const { limits = usualLimits, extractions: absent = [], staged: isStaged = true, sequence = false } = options;
  const stages = makeStages(teeth, solids, target.poses, { limits, absent, sequence, avoid: isStaged });
  const collides: DesignProblem[] =
    isStaged && Math.max(...stages.excess) > COLLIDES ? [{ problem: 'collides', jaw }] : [];
  return {
    design: {
      ...{ jaw, faces, teeth, solids, target, stages, options },
      problems: [...problems, ...target.problems, ...collides],
    },
  };
}

/** From a labelled scan to stages, all by the machine. The same scan and options give the same design. */
export function designJaw(scan: JawScan, options: JawOptions = {}): JawDesigned {
  const found = preparedJaw(scan, options);
  return 'refused' in found ? found : staged(setUp(found.prepared, options));
}
