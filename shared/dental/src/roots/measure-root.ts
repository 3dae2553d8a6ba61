import type { RootProblem } from '@archway/contracts';
import type { MeasuredRoot } from '../body/measured-root.ts';
import { type RootLevels, rootLevels } from './root-levels.ts';
import { rootLayers } from './root-layers.ts';
import { rootShape } from './root-shape.ts';
import type { RootSpace } from './root-space.ts';

/** Where between surroundings and dentin a root ends, tried one after another: a brighter one leaks less. */
const THRESHOLDS = [0.5, 0.6, 0.7] as const;
/** Shorter or longer by this share of the usual, and it was not the root that was followed. */
const SHORTEST = 0.45;
const LONGEST = 1.42;
/** Contrast in spreads of dentin at which nothing is left to doubt. */
const CLEAR = 6;
/** What each darker threshold that leaked takes away, and what touches the tip. */
const LEAKED = 0.2;
const TOUCHED = 0.3;

/** Nothing that is measured is surer. */
const SURE = 0.95;

const confidenceOf = ({ dentin, around, spread }: RootLevels, doubt: number): number =>
  Math.max(0.1, Math.min(1, (dentin - around) / (CLEAR * (spread || 1))) * SURE - doubt);

/** The root of a tooth as a volume shows it, or why it does not. */
export function measuredRoot(space: RootSpace): MeasuredRoot | { readonly problem: RootProblem } {
  const levels = rootLevels(space);
  if ('problem' in levels) return levels;
  let first: RootProblem | undefined;
  for (const [leaks, share] of THRESHOLDS.entries()) {
    const threshold = levels.around + share * (levels.dentin - levels.around);
    const found = rootLayers(space, threshold);
    if ('problem' in found) {
      if (found.problem === 'outsideField') return found;
      first ??= found.problem;
      continue;
    }
    const shape = rootShape(space, found, threshold);
    const ofUsual = shape.length / space.usualLength;
    if (ofUsual < SHORTEST || ofUsual > LONGEST) {
      first ??= 'unusualRoot';
      continue;
    }
    return { ...shape, confidence: confidenceOf(levels, LEAKED * leaks + (found.touches ? TOUCHED : 0)) };
  }
  return { problem: first ?? 'lowContrast' };
}
