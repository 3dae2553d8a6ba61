import { type PlanDocument, type PlanMovement, type Pose, documentLimits } from '@archway/contracts';
import { jawOf, jaws } from '../../document/jaws.ts';
import { movementOf } from '../../pose/movement.ts';
import { poseOfMovement } from '../movement-pose.ts';
import { type KeptRules, NotEdited } from '../rules.ts';
import { withWays } from '../stages.ts';
import { movableTooth } from '../teeth.ts';
import { type ToothWay, aroundRests, movingIn, posesOf, straightWay, withoutRests } from '../tooth-way.ts';
import { joined, keyFramesIn, partsOf, wayOf } from './keyed-way.ts';

type Steps = PlanDocument['aligners']['upper'];

/** A tooth with its way and the place of one of its key frames among all of them. @throws NotEdited as `movableTooth`, noKeyFrame */
function keyed(document: PlanDocument, fdi: number, stage: number, rules: KeptRules) {
  const tooth = movableTooth(document, fdi, rules);
  const way = document.kind === 'step' ? wayOf(document, fdi) : null;
  const at = keyFramesIn(document, fdi).findIndex((each) => each.stage === stage);
  if (!way || at < 0) throw new NotEdited('noKeyFrame', [fdi]);
  return { tooth, way, at, steps: document.aligners[jawOf(fdi)] };
}
type Keyed = ReturnType<typeof keyed>;

/** The ways of some teeth anew, jaw by jaw. */
function withEach(document: PlanDocument, teeth: readonly number[], wayFor: (fdi: number) => ToothWay): PlanDocument {
  const ways = new Map(teeth.map((fdi) => [fdi, wayFor(fdi)]));
  return jaws.reduce((edited, jaw) => {
    const own = new Map([...ways].filter(([fdi]) => jawOf(fdi) === jaw));
    return own.size > 0 ? withWays(edited, jaw, own) : edited;
  }, document);
}

/** The stage at which somebody stands in a stage of rest already. */
const movedBy = (steps: Steps, stage: number): number => {
  let at = stage;
  while (at > 0 && steps[at]?.passive) at -= 1;
  return at;
};

/**
 * Key frames where teeth stand at a stage: their ways stay as they are.
 * @throws NotEdited stageRange, notMoving, keyFrameOutside, keyFrameThere, and as `movableTooth`
 */
export function withKeyFrames(
  document: PlanDocument,
  teeth: readonly number[],
  shown: number,
  rules: KeptRules,
): PlanDocument {
  if (document.kind === 'target') throw new NotEdited('stageRange');
  return [...new Set(teeth)].reduce((edited, fdi) => {
    const tooth = movableTooth(edited, fdi, rules);
    const steps = edited.aligners[jawOf(fdi)];
    const way = wayOf(edited, fdi);
    if (!way) throw new NotEdited('notMoving', [fdi]);
    const stage = movedBy(steps, shown);
    const pose = posesOf(steps, fdi)[stage];
    if (!pose || stage <= way.from || stage >= way.from + way.poses.length - 1)
      throw new NotEdited('keyFrameOutside', [fdi]);
    if (keyFramesIn(edited, fdi).some((each) => each.stage === stage)) throw new NotEdited('keyFrameThere', [fdi]);
    return { ...edited, keyFrames: [...(edited.keyFrames ?? []), { fdi: tooth.fdi, stage, pose }] };
  }, document);
}

/** Takes them out: the way from the one before to the one after is straight again. @throws NotEdited noKeyFrame, and as `movableTooth` */
export const withoutKeyFrames = (
  document: PlanDocument,
  teeth: readonly number[],
  stage: number,
  rules: KeptRules,
): PlanDocument =>
  withEach(document, teeth, (fdi) => {
    const { tooth, way, at, steps } = keyed(document, fdi, stage, rules);
    const parts = partsOf(withoutRests(steps, way));
    const [before, after] = [parts[at]!, parts[at + 1]!];
    const ends = [before[0]!, after.at(-1)!] as const;
    const straight = straightWay(tooth, ends, document.limits, before.length + after.length - 2);
    return aroundRests(steps, joined(way.from, [...parts.slice(0, at), straight, ...parts.slice(at + 2)]));
  });

/**
 * The way through a key frame elsewhere, straight on both of its sides. What needs more stages before the first key frame
 * begins earlier, as far as the scan; anything else goes later, and so does what comes after it.
 * @param stage the wanted one @param keepsEnd what comes after it gives the stages, as far as it has them to give
 */
function through(
  { limits }: PlanDocument,
  { tooth, way, at, steps }: Keyed,
  { pose, stage, keepsEnd }: { readonly pose: Pose; readonly stage: number; readonly keepsEnd: boolean },
): ToothWay {
  const parts = partsOf(withoutRests(steps, way));
  const stages = [0, ...(way.keys ?? []), way.poses.length - 1].map((place) => way.from + place);
  const [begins, ends] = [stages[at]!, stages[at + 2]!];
  const before = straightWay(tooth, [parts[at]![0]!, pose], limits, movingIn(steps, begins, stage));
  let { from } = way;
  if (at === 0) while (from > 0 && movingIn(steps, from, stage) < before.length - 1) from -= 1;
  const late = Math.max(0, before.length - 1 - movingIn(steps, at === 0 ? from : begins, stage));
  const rest = movingIn(steps, stage, ends) - (keepsEnd ? late : 0);
  const after = straightWay(tooth, [pose, parts[at + 1]!.at(-1)!], limits, rest);
  return aroundRests(steps, joined(from, [...parts.slice(0, at), before, after, ...parts.slice(at + 2)]));
}

/** Other poses of teeth at the stage of their key frames; their targets stay. @throws NotEdited noKeyFrame, tooFar, tooManyStages */
export const withKeyPoses = (
  document: PlanDocument,
  stage: number,
  poses: ReadonlyMap<number, Pose>,
  rules: KeptRules,
): PlanDocument =>
  withEach(document, [...poses.keys()], (fdi) => {
    const pose = poses.get(fdi)!;
    const key = keyed(document, fdi, stage, rules);
    if (pose.t.some((value) => !(Math.abs(value) <= documentLimits.move))) throw new NotEdited('tooFar', [fdi]);
    return through(document, key, { pose, stage, keepsEnd: false });
  });

/** One quantity of it; all others stay as they are. */
export function withKeyMovement(
  document: PlanDocument,
  teeth: readonly number[],
  stage: number,
  movement: PlanMovement,
  value: number,
  rules: KeptRules,
): PlanDocument {
  const poses = new Map<number, Pose>();
  for (const fdi of teeth) {
    const { tooth, way, at } = keyed(document, fdi, stage, rules);
    const now = movementOf(tooth.frame, way.poses[way.keys![at]!]!);
    poses.set(fdi, poseOfMovement(tooth.frame, { ...now, [movement]: value }));
  }
  return withKeyPoses(document, stage, poses, rules);
}

/**
 * The stage to which a key frame goes, between those beside it and the ends of its way: over rests where there is a stage
 * behind them, otherwise up to them. Where it cannot go it stays. @param by stages, below 0 earlier
 */
export function keyFrameGoesTo(document: PlanDocument, fdi: number, stage: number, by: number): number {
  const way = wayOf(document, fdi);
  const at = keyFramesIn(document, fdi).findIndex((each) => each.stage === stage);
  if (!way || at < 0) return stage;
  const steps = document.aligners[jawOf(fdi)];
  const stages = [0, ...(way.keys ?? []), way.poses.length - 1].map((place) => way.from + place);
  const [least, most] = [stages[at]! + 1, stages[at + 2]! - 1];
  const wanted = Math.min(most, Math.max(least, stage + by));
  const onwards = Math.sign(by);
  let over = wanted;
  while (steps[over]?.passive && over + onwards >= least && over + onwards <= most) over += onwards;
  if (!steps[over]?.passive) return over;
  let before = wanted;
  while (steps[before]?.passive && before !== stage) before -= onwards;
  return before;
}

/**
 * Key frames some stages later or earlier, with their poses: never beyond those beside them.
 * @param by stages, below 0 earlier @throws NotEdited noKeyFrame, keyFrameBetween, tooManyStages, and as `movableTooth`
 */
export const withKeyFramesMoved = (
  document: PlanDocument,
  teeth: readonly number[],
  stage: number,
  by: number,
  rules: KeptRules,
): PlanDocument =>
  withEach(document, teeth, (fdi) => {
    const key = keyed(document, fdi, stage, rules);
    const wanted = keyFrameGoesTo(document, fdi, stage, by);
    if (wanted === stage) throw new NotEdited('keyFrameBetween', [fdi]);
    const pose = key.way.poses[key.way.keys![key.at]!]!;
    return through(document, key, { pose, stage: wanted, keepsEnd: true });
  });
