import { type Elastic, type PlanDocument, type Pose, documentLimits } from '@archway/contracts';
import { elasticsMeet } from '../document/elastics-meet.ts';
import { type Jaw, jawOf, jaws } from '../document/jaws.ts';
import { AT_REST } from '../pose/pose.ts';
import { NotEdited } from './rules.ts';
import { type ToothWay, barOf, samePose } from './tooth-way.ts';

type Steps = PlanDocument['aligners'][Jaw];

export const lastOf = (document: PlanDocument, jaw: Jaw): number => Math.max(0, document.aligners[jaw].length - 1);

/** The stage after which no tooth of a jaw moves. */
function movesUntil(steps: Steps): number {
  const teeth = Object.keys(steps[0]?.poses ?? {});
  return Math.max(0, ...teeth.map((fdi) => barOf(steps, Number(fdi))?.to ?? 0));
}

const at = ({ from, poses }: ToothWay, stage: number): Pose =>
  poses[Math.min(poses.length - 1, Math.max(0, stage - from))] ?? AT_REST;

/** Enamel at one contact that would be taken before the same stage is taken at once. */
export function merged(ipr: PlanDocument['ipr']): PlanDocument['ipr'] {
  const found = new Map<string, PlanDocument['ipr'][number]>();
  for (const each of ipr) {
    const key = `${each.between.toSorted((one, other) => one - other).join('-')} ${each.before}`;
    const there = found.get(key);
    const same = there?.between[0] === each.between[0];
    const [first, second] = same ? each.split : [each.split[1], each.split[0]];
    found.set(
      key,
      there
        ? {
            ...there,
            amount: there.amount + each.amount,
            split: [there.split[0] + first, there.split[1] + second],
          }
        : each,
    );
  }
  return [...found.values()];
}

/**
 * What goes by the longer jaw: elastics that lasted to its end do so, and the lower jaw jumps no later. Of elastics between
 * the same teeth that come to lie in the same aligners the first stays.
 */
export function ofBothJaws(
  { elastics, biteJump, aligners }: PlanDocument,
  jaw: Jaw,
  before: number,
  last: number,
): Pick<PlanDocument, 'elastics' | 'biteJump'> {
  const longest = (of: readonly Jaw[], own: number): number =>
    Math.max(...of.map((each) => (each === jaw ? own : Math.max(0, aligners[each].length - 1))));
  const within = (each: Elastic): Elastic => {
    const of = each.between.map(jawOf);
    const end = longest(of, last);
    const to = each.to >= longest(of, before) ? end : Math.min(each.to, end);
    return { ...each, from: Math.min(each.from, to), to };
  };
  return {
    ...(elastics && {
      elastics: elastics
        .map(within)
        .filter((each, n, all) => !all.slice(0, n).some((other) => elasticsMeet(each, other))),
    }),
    ...(biteJump && { biteJump: { ...biteJump, at: Math.max(1, Math.min(biteJump.at, longest(jaws, last))) } }),
  };
}

/** What is said of stages, for a jaw that ends at another one: what lasted to the end lasts to the end. */
function withLast(document: PlanDocument, jaw: Jaw, before: number, last: number): PlanDocument {
  const here = (fdi: number): boolean => jawOf(fdi) === jaw;
  const ended = (stage: number): number => (stage >= before ? last : Math.min(stage, last));
  return {
    ...document,
    attachments: document.attachments.map((each) => {
      if (!here(each.fdi)) return each;
      const to = ended(each.to);
      return { ...each, from: Math.min(each.from, to), to };
    }),
    ipr: merged(
      document.ipr.map((each) => (here(each.between[0]) ? { ...each, before: Math.min(each.before, last) } : each)),
    ),
    overcorrection: document.overcorrection.map((each) =>
      here(each.fdi) ? { ...each, after: ended(each.after) } : each,
    ),
    ...ofBothJaws(document, jaw, before, last),
    pontics: document.pontics.map((each) => (here(each.fdi) ? { ...each, from: Math.min(each.from, last) } : each)),
  };
}

/** Stages of a jaw as they are now; whatever is said of them follows, and what was computed about them is not known any more. */
export function withSteps(document: PlanDocument, jaw: Jaw, steps: Steps): PlanDocument {
  const [before, last] = [lastOf(document, jaw), Math.max(0, steps.length - 1)];
  if (last > documentLimits.steps) throw new NotEdited('tooManyStages');
  const changed = {
    ...document,
    aligners: { ...document.aligners, [jaw]: steps },
    checks: document.checks.filter((check) => check.jaw !== jaw),
  };
  return before === last ? changed : withLast(changed, jaw, before, last);
}

/** Key frames of ways that are made anew: those at which a tooth is on its way, all others are its beginning and its end. */
function keyFramesOf(
  { teeth, keyFrames = [] }: PlanDocument,
  steps: Steps,
  ways: ReadonlyMap<number, ToothWay>,
): Pick<PlanDocument, 'keyFrames'> {
  const others = keyFrames.filter(({ fdi }) => !ways.has(fdi));
  const own = teeth.flatMap(({ fdi }) => {
    const bar = barOf(steps, fdi);
    return (ways.get(fdi)?.keys ?? [])
      .map((key) => ({ fdi, stage: ways.get(fdi)!.from + key }))
      .filter(({ stage }) => bar && bar.from < stage && stage < bar.to)
      .map((each) => ({ ...each, pose: steps[each.stage]!.poses[String(fdi)] ?? AT_REST }));
  });
  return keyFrames.length + own.length > 0 ? { keyFrames: [...others, ...own] } : {};
}

/**
 * The document with other ways of some teeth of a jaw, and their key frames. It becomes longer where they need it, and
 * shorter where stages would be left in which nothing moves; stages of rest at the end that were there before stay.
 */
export function withWays(document: PlanDocument, jaw: Jaw, ways: ReadonlyMap<number, ToothWay>): PlanDocument {
  const steps = document.aligners[jaw];
  const before = lastOf(document, jaw);
  const rests = before > movesUntil(steps);
  const needed = Math.max(0, ...[...ways.values()].map(({ from, poses }) => from + poses.length - 1));
  const most = Math.max(before, needed);
  const all: Steps = Array.from({ length: most + 1 }, (_, n) => {
    const there = steps[Math.min(n, before)]!;
    const poses = { ...there.poses };
    for (const [fdi, way] of ways) poses[String(fdi)] = at(way, n);
    return { n, passive: n <= before && there.passive, poses };
  });
  const last = Math.max(1, movesUntil(all), rests ? before : 0);
  const staged = withSteps(document, jaw, all.slice(0, last + 1).map(movesOrRests));
  return { ...staged, ...keyFramesOf(document, staged.aligners[jaw], ways) };
}

/** A stage in which a tooth moves is not one of rest. */
function movesOrRests(step: Steps[number], n: number, steps: Steps): Steps[number] {
  const before = steps[n - 1];
  if (!step.passive || !before) return step;
  const moves = Object.entries(step.poses).some(([fdi, pose]) => !samePose(pose, before.poses[fdi] ?? AT_REST));
  return moves ? { ...step, passive: false } : step;
}
