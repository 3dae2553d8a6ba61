import type { RootRegistrationProblem } from '@archway/contracts';
import type { ToothBody } from '../body/tooth-body.ts';
import type { Jaw } from '../document/jaws.ts';
import { coarsePlaces } from './coarse-search.ts';
import { crownPoints } from './crown-points.ts';
import { greyLevels } from './grey-levels.ts';
import type { Placement } from './placement.ts';
import { type Fit, refined } from './refine.ts';
import { type Voxels, fieldOf } from './voxels.ts';

/** Where a jaw lies in a volume, or why that cannot be told. */
export type Registration =
  | { readonly placement: Placement; readonly fit: Fit }
  | { readonly problem: RootRegistrationProblem; readonly fit: Fit | null };

const POINTS = 1500;
/** Less of the crowns in the volume, and nobody can tell where the jaw is. */
const LEAST_COVERED = 0.35;
/** Crowns of one's own lie on the surface by 0.8 and more; those of somebody else by half. */
const LEAST_SHARE = 0.68;
const MOST_RMS = 0.2;

/** Looks for the crowns of a jaw in a volume. */
export async function registeredJaw(
  jaw: Jaw,
  bodies: readonly ToothBody[],
  volume: Voxels,
  breathe: () => Promise<void>,
): Promise<Registration> {
  const levels = greyLevels(volume);
  if (!levels) return { problem: 'nothingHard', fit: null };
  const starts = await coarsePlaces(jaw, bodies, volume, levels.contrast, breathe);
  const field = fieldOf(volume);
  const points = crownPoints(bodies, POINTS);
  let found: (Placement & Fit) | undefined;
  for (const start of starts) {
    await breathe();
    const tried = refined(field, points, start, levels.contrast);
    if (!found || tried.share * tried.covered > found.share * found.covered) found = tried;
  }
  if (!found) return { problem: 'notFound', fit: null };
  const { turn, move, ...fit } = found;
  if (fit.covered < LEAST_COVERED) return { problem: 'outsideVolume', fit };
  if (fit.share < LEAST_SHARE || fit.rms > MOST_RMS) return { problem: 'crownsDiffer', fit };
  return { placement: { turn, move }, fit };
}
