import type { Jaw } from '../../document/jaws.ts';
import type { Crown } from '../cut/crown.ts';
import { kindOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import type { CrownFacts } from './crown-facts.ts';

/** Least crease of the margin: of what may be the pad behind the last tooth, and of what has teeth on both sides. */
export const LEAST_CREASE = { end: 0.8, between: 0.75 } as const;
/** A boundary of fewer mm says nothing. */
const LEAST_BOUNDARY = 3;
/** Bends outwards per mm: molars have cusps, the pad behind them has none; front teeth are smoother. */
const LEAST_RELIEF = { molar: 0.42, other: 0.3 } as const;
/** Surface as a share of length × width of such a tooth: a crown has two or three. */
const LEAST_AREA = 0.25;
const LEAST_THIRD = 0.6;
/** A third molar may be small where the scan ends in it: so much of its boundary is the rim. */
const CUT_OFF = 0.3;

/** Surface by length × width of such a tooth: a crown has two or three. */
export const relativeArea = ({ area }: CrownFacts, jaw: Jaw, kind: number): number => {
  const { length, width } = sizeOf(jaw, kind);
  return area / (length * width);
};

/** Whether this can hardly be a tooth. */
export function isNoTooth(facts: CrownFacts | undefined, jaw: Jaw, kind: number, leastCrease: number): boolean {
  if (!facts) return true;
  const { gum, teeth, rim, crease, relief } = facts;
  if (gum + rim > LEAST_BOUNDARY && crease < leastCrease) return true;
  if (relief < (kind >= 6 ? LEAST_RELIEF.molar : LEAST_RELIEF.other)) return true;
  const area = relativeArea(facts, jaw, kind);
  return area < LEAST_AREA || (kind === 8 && area < LEAST_THIRD && rim / (rim + gum + teeth) < CUT_OFF);
}

/** Above this a place between two teeth is a gap; the rest weighs what speaks for one. */
const GAP = 1.3;
const SURE_CREASE = 0.955;
const USUAL = { crease: 0.97, low: 0.8, area: 2 } as const;
const WEIGHT = { crease: 8, low: 0.6, area: 0.8 } as const;

/** Whether what was found between two teeth is the gum of a gap: low, small, and with a margin that is hardly one. */
export function isGapBetween(
  crown: Crown,
  [before, after]: readonly [Crown, Crown],
  facts: CrownFacts | undefined,
  jaw: Jaw,
): boolean {
  const kind = kindOf(crown.slot);
  if (kind === 8) return false;
  if (!facts) return true;
  if (facts.crease > SURE_CREASE) return false;
  const low = Math.min(before.top, after.top) - crown.top;
  const speaks =
    (USUAL.crease - facts.crease) * WEIGHT.crease +
    Math.max(0, low - USUAL.low) * WEIGHT.low +
    Math.max(0, USUAL.area - relativeArea(facts, jaw, kind)) * WEIGHT.area;
  return speaks > GAP;
}
