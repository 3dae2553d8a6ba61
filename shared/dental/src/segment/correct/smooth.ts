import { smoothBoundaries } from '../transfer/smooth-boundaries.ts';
import { usualEdge } from '../transfer/usual-edge.ts';
import { type CorrectableJaw, onSurface } from './correctable-jaw.ts';
import type { Labelled, Outcome } from './correction.ts';
import { withSurface } from './with-surface.ts';

/** Edges are taken for so long at most: coarse boundaries are evened out as well. */
const LONGEST_EDGE = 0.3;

/** The boundary of a tooth with gum and neighbours as an even line; boundaries of others stay. */
export function smoothed(jaw: CorrectableJaw, now: Labelled, fdi: number): Outcome {
  const before = onSurface(jaw, now.labels);
  if (fdi === 0 || !before.includes(fdi)) return { problem: 'noToothThere' };
  const { positions, indices } = jaw.surface;
  const after = before.slice();
  smoothBoundaries(indices, positions.length / 3, after, Math.min(LONGEST_EDGE, usualEdge(positions, indices)));
  return withSurface(
    jaw,
    now,
    after.map((label, face) => (label === fdi || before[face] === fdi ? label : before[face]!)),
  );
}
