import {
  type PlanDocument,
  type PlanMovement,
  type Pose,
  documentLimits,
  limitsOf,
  planMovements,
} from '@archway/contracts';
import { jawOf } from '../document/jaws.ts';
import { partOf, wayBetween } from '../pose/between.ts';
import { frameIn } from '../pose/combine.ts';
import { movementOf } from '../pose/movement.ts';
import { AT_REST } from '../pose/pose.ts';
import { poseOfMovement } from './movement-pose.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { lastOf } from './stages.ts';
import { movableTooth } from './teeth.ts';

type Overcorrection = PlanDocument['overcorrection'][number];

/** Most aligners that a plan takes for it. */
const MOST = 10;

/** Less than anybody types: what rounding leaves of going back, in mm or degrees. */
const NOTHING = 0.005;

const isNothing = (values: Readonly<Record<PlanMovement, number>>): boolean =>
  planMovements.every((movement) => Math.abs(values[movement]) < NOTHING);

/** How far teeth go beyond their target, in mm or degrees, and in how many aligners; of both what is said. */
export interface OvercorrectionWish {
  readonly movement?: { readonly of: PlanMovement; readonly value: number };
  readonly count?: number;
}

/**
 * What a tooth is overcorrected by, along its axes as it stands at its target; all 0 where it is not.
 * @param delta of one of several; otherwise the first one of the tooth
 */
export function overcorrectionOf(
  document: PlanDocument,
  fdi: number,
  delta: Pose = document.overcorrection.find((each) => each.fdi === fdi)?.delta ?? AT_REST,
): Readonly<Record<PlanMovement, number>> | null {
  const frame = document.teeth.find((tooth) => tooth.fdi === fdi)?.frame;
  return frame ? movementOf(frameIn(document.target[String(fdi)] ?? AT_REST, frame), delta) : null;
}

/** As few aligners as the limits of the plan allow, and no fewer than are asked for. @throws NotEdited tooManyStages */
export function counted(document: PlanDocument, { fdi, delta }: Overcorrection, asked: number): number {
  const frame = document.teeth.find((tooth) => tooth.fdi === fdi)!.frame!;
  const { origin: from } = frameIn(document.target[String(fdi)] ?? AT_REST, frame);
  const { linear, vertical, rotation } = limitsOf(document.limits, fdi);
  for (let count = Math.max(1, Math.round(asked)); count <= MOST; count++) {
    const way = wayBetween(AT_REST, partOf(delta, from, 1 / count), from);
    if (way.linear <= linear && way.vertical <= vertical && way.rotation <= rotation) return count;
  }
  throw new NotEdited('tooManyStages', [fdi]);
}

/**
 * Teeth that go beyond their target after the last aligner of their jaw, to come back to it by themselves. What goes
 * nowhere is no overcorrection any more.
 * @throws NotEdited stageRange, locked, fixed, notMovable, noFrame, tooFar, tooManyStages
 */
export function withOvercorrection(
  document: PlanDocument,
  teeth: readonly number[],
  { movement, count }: OvercorrectionWish,
  rules: KeptRules,
): PlanDocument {
  if (document.kind === 'target') throw new NotEdited('stageRange');
  return teeth.reduce((edited, fdi) => {
    const tooth = movableTooth(edited, fdi, rules);
    const there = edited.overcorrection.find((each) => each.fdi === fdi);
    const now = overcorrectionOf(edited, fdi)!;
    const stands = frameIn(edited.target[String(fdi)] ?? AT_REST, tooth.frame);
    const delta =
      movement || !there
        ? poseOfMovement(stands, { ...now, ...(movement && { [movement.of]: movement.value }) })
        : there.delta;
    if (delta.t.some((value) => !(Math.abs(value) <= documentLimits.move))) throw new NotEdited('tooFar', [fdi]);
    const others = edited.overcorrection.filter((each) => each.fdi !== fdi);
    if (isNothing(movementOf(stands, delta))) return { ...edited, overcorrection: others };
    const made: Overcorrection = { fdi: tooth.fdi, after: lastOf(edited, jawOf(fdi)), delta, count: 1 };
    made.count = counted(edited, made, count ?? there?.count ?? 1);
    return { ...edited, overcorrection: [...others, made] };
  }, document);
}
