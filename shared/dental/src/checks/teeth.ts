import type { DocumentTooth, ToothFrame } from '@archway/contracts';
import { cross, dot, length } from '@archway/geometry';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import { skew } from '../pose/quaternion.ts';
import type { Known } from './known.ts';

/** Numbers are kept to a millionth; what engines write in single precision is good to this. */
const AXES = 1e-3;

const scanned = new Set<DocumentTooth['state']>(['present', 'extract', 'implant', 'deciduous']);

type Axes = Pick<ToothFrame, 'long' | 'mesial' | 'buccal'>;

function areSkewed({ long, mesial, buccal }: Axes): boolean {
  return (
    [long, mesial, buccal].some((axis) => Math.abs(length(axis) - 1) > AXES) ||
    Math.max(skew(long, mesial), skew(mesial, buccal), skew(buccal, long)) > AXES
  );
}

const handOf = ({ long, mesial, buccal }: Axes): number => Math.sign(dot(cross(mesial, long), buccal));

/** Axes that are none, or were corrected from what are none, or from the other hand. */
function isSkewed({ frame }: DocumentTooth): boolean {
  if (!frame) return false;
  const { found } = frame;
  return areSkewed(frame) || (found !== undefined && (areSkewed(found) || handOf(found) !== handOf(frame)));
}

/** Each tooth is there once, has what its state needs, and its axes are axes. */
export function checkTeeth({ document: { teeth } }: Known): DocumentProblem[] {
  const seen = new Set<number>();
  return teeth.flatMap((tooth, at) => {
    const { fdi, state, body, frame, movable } = tooth;
    const found: DocumentProblem[] = [];
    if (seen.has(fdi)) found.push(problemAt('duplicate', 'teeth', at, 'fdi'));
    seen.add(fdi);
    if (state === 'deciduous' ? fdi < 50 : fdi > 50) found.push(problemAt('wrongValue', 'teeth', at, 'state'));
    if (scanned.has(state) && (!body || !frame)) found.push(problemAt('bodyMissing', 'teeth', at));
    if (!scanned.has(state) && body) found.push(problemAt('bodyOfNothing', 'teeth', at, 'body'));
    if (movable && (state === 'implant' || !body)) found.push(problemAt('fixedTooth', 'teeth', at, 'movable'));
    if (isSkewed(tooth)) found.push(problemAt('frameSkewed', 'teeth', at, 'frame'));
    return found;
  });
}
