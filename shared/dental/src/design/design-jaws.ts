import type { Pose } from '@archway/contracts';
import type { JawScan } from '../body/labelled-jaw.ts';
import type { Jaw } from '../document/jaws.ts';
import { type JawDesign, type JawOptions, type SetUp, preparedJaw, setUp, staged } from './design-jaw.ts';
import { besideRow, meeting } from './meeting-jaws.ts';
import type { DesignProblem } from './problem.ts';

interface Wanted {
  readonly optionsOf: (jaw: Jaw) => JawOptions;
  /** Of the upper jaw over the lower one; null where nobody knows. */
  readonly bite: Pose | null;
  readonly first: Jaw;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Shares of the work: teeth and targets, then stages. */
const SET_UP = 0.6;
const STAGED = 0.9;

/** The jaws of a plan, one or both: where it is known how they bite, the second one is set up to the first. */
export function designJaws(
  scans: readonly JawScan[],
  { optionsOf, bite, first, onProgress }: Wanted,
): { readonly designs: ReadonlyMap<Jaw, JawDesign> } | { readonly refused: readonly DesignProblem[] } {
  const inOrder = scans.toSorted((one, other) => Number(other.jaw === first) - Number(one.jaw === first));
  const sets: SetUp[] = [];
  for (const [at, scan] of inOrder.entries()) {
    onProgress?.((SET_UP * at) / inOrder.length);
    const options = optionsOf(scan.jaw);
    const found = preparedJaw(scan, options);
    if ('refused' in found) return found;
    const [other] = sets;
    const beside = other && bite ? besideRow(other, bite) : undefined;
    const set = setUp(found.prepared, beside ? { ...options, beside } : options);
    sets.push(other && bite ? meeting(set, other, bite) : set);
  }
  const designs = new Map<Jaw, JawDesign>();
  for (const [at, set] of sets.entries()) {
    onProgress?.(SET_UP + ((STAGED - SET_UP) * at) / sets.length);
    const found = staged(set);
    if ('refused' in found) return found;
    designs.set(set.jaw, found.design);
  }
  onProgress?.(STAGED);
  return { designs };
}
