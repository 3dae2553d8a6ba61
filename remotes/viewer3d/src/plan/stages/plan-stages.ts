import type { DocumentTooth, PlanDocument, Pose } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { AT_REST, beyondTarget, type Jaw, jawInMouth, jawOf, jaws, lastBeyond, mixedPose } from '@archway/dental';

type Poses = Readonly<Record<string, Pose>>;

/** Where the teeth of a plan stand at each of its stages. Stage 0 is the scan. */
export interface PlanStages {
  readonly kind: PlanDocument['kind'];
  /** The last stage of each jaw, with those of overcorrection; a jaw that is done rests there. */
  readonly last: Readonly<Record<Jaw, number>>;
  /** The last stage that leads to the target; those after it overcorrect. */
  readonly planned: Readonly<Record<Jaw, number>>;
  /** The last stage of all. */
  readonly total: number;
  /** @param stage also between two stages, as while they are played */
  poseAt(fdi: number, stage: number): Pose;
  targetOf(fdi: number): Pose;
  /** Where the lower jaw stands, which may jump. */
  lowerAt(stage: number): Pose;
}

/** Only those with a body stand anywhere. */
export const bodied = ({ teeth }: PlanDocument): readonly DocumentTooth[] => teeth.filter(({ body }) => body !== null);

/** A target without stages is one step from the scan. */
const framesOf = ({ kind, aligners, target }: PlanDocument, jaw: Jaw): readonly Poses[] =>
  kind === 'target' ? [{}, target] : aligners[jaw].map(({ poses }) => poses);

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export function planStages(document: PlanDocument): PlanStages {
  const { teeth } = document;
  const frames = { upper: framesOf(document, 'upper'), lower: framesOf(document, 'lower') };
  const planned = { upper: Math.max(0, frames.upper.length - 1), lower: Math.max(0, frames.lower.length - 1) };
  // Only stages can go beyond a target.
  const staged = document.kind === 'step';
  const lastOf = (jaw: Jaw): number => (staged ? lastBeyond(document, jaw, planned[jaw]) : planned[jaw]);
  const last = { upper: lastOf('upper'), lower: lastOf('lower') };
  const origins = new Map<number, Vec3>(teeth.map(({ fdi, frame }) => [fdi, frame?.origin ?? [0, 0, 0]]));
  const originOf = (fdi: number): Vec3 => origins.get(fdi) ?? [0, 0, 0];

  const whole = (fdi: number, stage: number): Pose => {
    const jaw = jawOf(fdi);
    const base = frames[jaw][Math.min(stage, planned[jaw])]?.[String(fdi)] ?? AT_REST;
    return staged ? beyondTarget(document, fdi, stage, base) : base;
  };

  return {
    kind: document.kind,
    last,
    planned,
    total: Math.max(last.upper, last.lower),
    poseAt(fdi, stage) {
      const at = within(stage, 0, last[jawOf(fdi)]);
      const before = Math.floor(at);
      if (before === at) return whole(fdi, at);
      return mixedPose(whole(fdi, before), whole(fdi, before + 1), at - before, originOf(fdi));
    },
    targetOf: (fdi) => document.target[String(fdi)] ?? AT_REST,
    lowerAt: (stage) => jawInMouth(document, 'lower', stage),
  };
}

/** Whether the teeth of a jaw stand at their target: also after it, where nothing overcorrects. */
export const showsTarget = ({ planned, last }: PlanStages, jaw: Jaw, stage: number): boolean =>
  stage === planned[jaw] || (stage > planned[jaw] && last[jaw] === planned[jaw]);

/** What is to be told of a stage of a jaw. */
export interface StageMark {
  /** Enamel is taken before this aligner is worn. */
  readonly ipr: boolean;
  /** Attachments are put on or taken off. */
  readonly attachments: boolean;
  /** No tooth moves. */
  readonly passive: boolean;
  readonly overcorrection: boolean;
}

/** By jaw, from the scan to its last stage. */
export function stageMarks(document: PlanDocument, stages: PlanStages): Readonly<Record<Jaw, readonly StageMark[]>> {
  const ofJaw = (jaw: Jaw): StageMark[] => {
    const ipr = new Set(document.ipr.filter(({ between }) => jawOf(between[0]) === jaw).map(({ before }) => before));
    const changed = new Set(
      document.attachments.filter(({ fdi }) => jawOf(fdi) === jaw).flatMap(({ from, to }) => [from, to + 1]),
    );
    const passive = new Set(document.aligners[jaw].flatMap(({ n, passive: rests }) => (rests ? [n] : [])));
    return Array.from({ length: stages.last[jaw] + 1 }, (_, n) => ({
      ipr: stages.kind === 'step' && ipr.has(n),
      attachments: stages.kind === 'step' && changed.has(n),
      passive: passive.has(n),
      overcorrection: n > stages.planned[jaw],
    }));
  };
  const [upper, lower] = jaws.map(ofJaw);
  return { upper: upper ?? [], lower: lower ?? [] };
}
