import { smoothBoundaries } from '../transfer/smooth-boundaries.ts';
import { type CorrectableJaw, onSurface } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';
import { withSurface } from './with-surface.ts';

/** Edges are taken for so long at most: coarse boundaries are evened out as well. */
const LONGEST_EDGE = 0.3;
/** So many edges tell how long one usually is. */
const SOME = 5000;

/** The boundary of a tooth with gum and neighbours as an even line; boundaries of others stay. */
export function smoothed(jaw: CorrectableJaw, now: Labelled, fdi: number): Outcome {
  const before = onSurface(jaw, now.labels);
  if (fdi === 0 || !before.includes(fdi)) return { problem: 'noToothThere' };
  const { positions, indices, edges } = jaw.surface;
  const some = edges.lengths.subarray(0, SOME);
  const usual = some.reduce((sum, length) => sum + length, 0) / Math.max(1, some.length);
  const after = before.slice();
  smoothBoundaries(indices, positions.length / 3, after, Math.min(LONGEST_EDGE, usual));
  return withSurface(
    jaw,
    now,
    after.map((label, face) => (label === fdi || before[face] === fdi ? label : before[face]!)),
  );
}
