import type { DocumentTooth, Pose } from '@archway/contracts';
import { length, subtract } from '@archway/geometry';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import { pointIn } from '../pose/pose.ts';
import { angleBetween, norm, rotationVector } from '../pose/quaternion.ts';
import type { Known } from './known.ts';

/** How far from length 1 a quaternion may be: that of single precision, and of rounding. */
const UNIT = 1e-4;

type Path = readonly (string | number)[];

/** Every pose of a document with the way to it. */
function* posesOf({ document }: Known): Generator<readonly [Path, Pose]> {
  yield [['bite', 'upper'], document.bite.upper];
  for (const [fdi, pose] of Object.entries(document.target)) yield [['target', fdi], pose];
  for (const jaw of ['upper', 'lower'] as const)
    for (const [at, { poses }] of document.aligners[jaw].entries())
      for (const [fdi, pose] of Object.entries(poses)) yield [['aligners', jaw, at, 'poses', fdi], pose];
  for (const [at, { pose }] of (document.keyFrames ?? []).entries()) yield [['keyFrames', at, 'pose'], pose];
  for (const [at, { pose }] of document.attachments.entries()) yield [['attachments', at, 'pose'], pose];
  for (const [at, { delta }] of document.overcorrection.entries()) yield [['overcorrection', at, 'delta'], delta];
}

export function checkQuaternions(known: Known): DocumentProblem[] {
  const found: DocumentProblem[] = [];
  for (const [path, { q }] of posesOf(known))
    if (Math.abs(norm(q) - 1) > UNIT) found.push(problemAt('notUnit', ...path, 'q'));
  return found;
}

/** What counts as having stayed: what rounding makes of it. */
const STAYS = { mm: 1e-4, degrees: 1e-2 };

export const isAtRest = ({ q, t }: Pose): boolean =>
  length(t) <= STAYS.mm && length(rotationVector(q)) <= STAYS.degrees;

/** How far two poses of a tooth in one place may be from each other, for both were rounded. */
const ARRIVED = { mm: 1e-3, degrees: 0.05 };

export function isSamePlace(tooth: DocumentTooth | undefined, one: Pose, other: Pose): boolean {
  const origin = tooth?.frame?.origin ?? [0, 0, 0];
  const away = length(subtract(pointIn(one, origin), pointIn(other, origin)));
  return away <= ARRIVED.mm && angleBetween(one.q, other.q) <= ARRIVED.degrees;
}

/** The target moves what is there and may be moved. */
export function checkTarget({ document: { target }, teeth }: Known): DocumentProblem[] {
  return Object.entries(target).flatMap(([key, pose]) => {
    const tooth = teeth.get(Number(key));
    if (!tooth?.body) return [problemAt('unknownTooth', 'target', key)];
    return !tooth.movable && !isAtRest(pose) ? [problemAt('fixedTooth', 'target', key)] : [];
  });
}
