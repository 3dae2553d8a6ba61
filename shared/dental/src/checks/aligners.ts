import { type DocumentStep, type Pose, limitsOf } from '@archway/contracts';
import { type Jaw, jawOf, jaws } from '../document/jaws.ts';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import { wayBetween } from '../pose/between.ts';
import { AT_REST } from '../pose/pose.ts';
import type { Known } from './known.ts';
import { isAtRest, isSamePlace } from './poses.ts';

/** How far a step may go beyond the limits: sampled paths do, by a fiftieth. */
const SLACK = 1.02;

function* pairs(poses: DocumentStep['poses'], before: DocumentStep['poses']): Generator<readonly [string, Pose, Pose]> {
  for (const [key, pose] of Object.entries(poses)) {
    const earlier = before[key];
    if (earlier) yield [key, earlier, pose];
  }
}

function checkTeethOf(known: Known, jaw: Jaw, at: number): DocumentProblem[] {
  const poses = known.document.aligners[jaw][at]?.poses ?? {};
  const path = ['aligners', jaw, at, 'poses'] as const;
  const missing = known.bodies[jaw].filter((fdi) => !(fdi in poses));
  return [
    ...missing.map((fdi) => problemAt('poseMissing', ...path, String(fdi))),
    ...Object.entries(poses).flatMap(([key, pose]) => {
      const tooth = known.teeth.get(Number(key));
      if (jawOf(Number(key)) !== jaw) return [problemAt('otherJaw', ...path, key)];
      if (!tooth?.body) return [problemAt('unknownTooth', ...path, key)];
      return !tooth.movable && !isAtRest(pose) ? [problemAt('fixedTooth', ...path, key)] : [];
    }),
  ];
}

function checkMoves({ document, teeth }: Known, jaw: Jaw, at: number): DocumentProblem[] {
  const steps = document.aligners[jaw];
  const [before, now] = [steps[at - 1], steps[at]];
  if (!before || !now) return [];
  const found: DocumentProblem[] = [];
  for (const [key, from, to] of pairs(now.poses, before.poses)) {
    const origin = teeth.get(Number(key))?.frame?.origin;
    if (!origin) continue;
    const way = wayBetween(from, to, origin);
    const { linear, vertical, rotation } = limitsOf(document.limits, Number(key));
    const path = ['aligners', jaw, at, 'poses', key] as const;
    if (way.linear > linear * SLACK || way.vertical > vertical * SLACK) found.push(problemAt('movesTooFar', ...path));
    if (way.rotation > rotation * SLACK) found.push(problemAt('turnsTooFar', ...path));
  }
  return found;
}

function checkEnds({ document, teeth }: Known, jaw: Jaw): DocumentProblem[] {
  const steps = document.aligners[jaw];
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const at = steps.length - 1;
  return [
    ...Object.entries(first.poses)
      .filter(([, pose]) => !isAtRest(pose))
      .map(([key]) => problemAt('startNotScan', 'aligners', jaw, 0, 'poses', key)),
    ...Object.entries(last.poses)
      .filter(([key, pose]) => !isSamePlace(teeth.get(Number(key)), pose, document.target[key] ?? AT_REST))
      .map(([key]) => problemAt('endNotTarget', 'aligners', jaw, at, 'poses', key)),
  ];
}

/**
 * Steps are numbered without gaps from the scan to the target, hold every tooth, and none goes farther than the limits of
 * the document: measured at the origin of each tooth's frame.
 */
export function checkAligners(known: Known): DocumentProblem[] {
  const { kind, aligners } = known.document;
  const any = jaws.some((jaw) => aligners[jaw].length > 0);
  if (kind === 'target') return any ? [problemAt('alignersOfTarget', 'aligners')] : [];
  if (!any) return [problemAt('alignersMissing', 'aligners')];
  return jaws.flatMap((jaw) => [
    ...aligners[jaw].flatMap(({ n }, at) => [
      ...(n === at ? [] : [problemAt('stepNumbers', 'aligners', jaw, at, 'n')]),
      ...checkTeethOf(known, jaw, at),
      ...checkMoves(known, jaw, at),
    ]),
    ...checkEnds(known, jaw),
  ]);
}
