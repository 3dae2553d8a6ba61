import {
  type DocumentTooth,
  type PlanDocument,
  type PlanMovement,
  type Pose,
  documentLimits,
} from '@archway/contracts';
import { jawOf, jaws } from '../document/jaws.ts';
import { frameIn } from '../pose/combine.ts';
import { movementOf } from '../pose/movement.ts';
import { AT_REST } from '../pose/pose.ts';
import { mirroredKeys } from './key-frames/mirrored-keys.ts';
import { joined, partsOf, wayOf, withoutKeys } from './key-frames/keyed-way.ts';
import { poseOfMovement } from './movement-pose.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { withWays } from './stages.ts';
import { movableTooth } from './teeth.ts';
import { type ToothWay, aroundRests, samePose, straightWay, withoutRests } from './tooth-way.ts';

/** What goes beyond a target goes as far along the axes of its tooth beyond another one. */
const beyond = (document: PlanDocument, target: PlanDocument['target']): PlanDocument['overcorrection'] =>
  document.overcorrection.map((each) => {
    const frame = document.teeth.find(({ fdi }) => fdi === each.fdi)?.frame;
    const [was, is] = [document.target, target].map((all) => all[String(each.fdi)] ?? AT_REST);
    if (!frame || !was || !is || samePose(was, is)) return each;
    const values = movementOf(frameIn(was, frame), each.delta);
    return { ...each, delta: poseOfMovement(frameIn(is, frame), values) };
  });

/** The way of a tooth to another target, without rests: as it was up to its last key frame, and straight from there. */
function wayTo(document: PlanDocument, tooth: DocumentTooth, pose: Pose): ToothWay {
  const way = wayOf(document, tooth.fdi);
  const parts = way ? partsOf(withoutRests(document.aligners[jawOf(tooth.fdi)], way)) : [];
  const [kept, last] = [parts.slice(0, -1), parts.at(-1)];
  const from = way?.from ?? 0;
  if (kept.length === 0 && samePose(pose, AT_REST)) return { from, poses: [AT_REST] };
  const ends = [kept.at(-1)?.at(-1) ?? AT_REST, pose] as const;
  return joined(from, [...kept, straightWay(tooth, ends, document.limits, (last?.length ?? 2) - 1)]);
}

/**
 * Other targets of teeth. Of stages, each tooth goes there straight, from the stage at which it began or from its last key
 * frame, and in as many stages as before, or in as many as the limits ask for: a document that is edited is always one that
 * can be saved.
 */
export function withTargets(
  document: PlanDocument,
  targets: ReadonlyMap<number, Pose>,
  rules: KeptRules,
): PlanDocument {
  const teeth = [...targets].map(([fdi, pose]) => ({ tooth: movableTooth(document, fdi, rules), pose }));
  for (const { tooth, pose } of teeth)
    if (pose.t.some((value) => !(Math.abs(value) <= documentLimits.move))) throw new NotEdited('tooFar', [tooth.fdi]);
  const target = { ...document.target };
  for (const [fdi, pose] of targets) target[String(fdi)] = pose;
  const aimed = { ...document, target, overcorrection: beyond(document, target) };
  if (document.kind === 'target') return aimed;
  return jaws.reduce((edited, jaw) => {
    const ways = new Map<number, ToothWay>();
    for (const { tooth, pose } of teeth)
      if (jawOf(tooth.fdi) === jaw)
        ways.set(tooth.fdi, aroundRests(document.aligners[jaw], wayTo(document, tooth, pose)));
    return ways.size > 0 ? withWays(edited, jaw, ways) : edited;
  }, aimed);
}

/** One quantity of the movement of some teeth; all others stay as they are. */
export function withMovement(
  document: PlanDocument,
  teeth: readonly number[],
  movement: PlanMovement,
  value: number,
  rules: KeptRules,
): PlanDocument {
  const targets = new Map<number, Pose>();
  for (const fdi of teeth) {
    const { frame } = movableTooth(document, fdi, rules);
    const now = movementOf(frame, document.target[String(fdi)] ?? AT_REST);
    targets.set(fdi, poseOfMovement(frame, { ...now, [movement]: value }));
  }
  return withTargets(document, targets, rules);
}

/** The tooth at the same place of the other side. */
export function counterpartOf(fdi: number): number {
  const quadrant = Math.floor(fdi / 10);
  return fdi + (quadrant % 2 === 1 ? 10 : -10);
}

/** Back to the scan: a tooth that goes nowhere has no key frames. */
export const backToScan = (document: PlanDocument, teeth: readonly number[], rules: KeptRules): PlanDocument =>
  withTargets(withoutKeys(document, teeth), new Map(teeth.map((fdi) => [fdi, AT_REST])), rules);

/**
 * Movements of teeth on their counterparts, which have the same signs on both sides; with the key frames of those that have
 * any. @throws NotEdited noCounterpart
 */
export function mirrored(document: PlanDocument, teeth: readonly number[], rules: KeptRules): PlanDocument {
  const targets = new Map<number, Pose>();
  for (const fdi of teeth) {
    const other = counterpartOf(fdi);
    const from = document.teeth.find((each) => each.fdi === fdi)?.frame;
    if (!from) throw new NotEdited('noFrame', [fdi]);
    if (!document.teeth.some((each) => each.fdi === other && each.body)) throw new NotEdited('noCounterpart', [fdi]);
    const { frame } = movableTooth(document, other, rules);
    targets.set(other, poseOfMovement(frame, movementOf(from, document.target[String(fdi)] ?? AT_REST)));
  }
  const aimed = withTargets(withoutKeys(document, [...targets.keys()]), targets, rules);
  return teeth.reduce((made, fdi) => mirroredKeys(document, made, fdi, counterpartOf(fdi)), aimed);
}
