import type { Jaw } from '../../document/jaws.ts';
import { type CrownFacts, crownFacts } from '../check/crown-facts.ts';
import { LEAST_CREASE, isNoTooth } from '../check/rejection.ts';
import { kindOf } from '../prior/slots.ts';
import { rimOf } from '../surface/rim.ts';
import type { Surface } from '../surface/surface.ts';
import type { Crown } from './crown.ts';
import { expandLabel } from './expansion.ts';
import { HOPELESS } from './label-prices.ts';

/** Only a crown with so many mm of the rim may have run out to it. */
const TOUCHES = 2;
/** What each mm of the rim costs when it is asked whether the crown ends before it. */
const RIM = 0.5;
/** What is left must be most of it, with a margin like that of a crown, and a better one than before. */
const MOST = 0.6;
const SURE_CREASE = 0.9;

/**
 * The rim of a scan is the cheapest boundary of all, none: a crown runs out to it over gum as high as itself. Where it can
 * end in a groove before the rim it does so; a crown in which the scan really ends has no such groove, and stays.
 * @param prices of gum, then of the crowns in their order
 * @param labels changed in place
 */
export function endBeforeRim(
  surface: Surface,
  seams: Float32Array,
  jaw: Jaw,
  crowns: readonly Crown[],
  prices: readonly Float32Array[],
  labels: Uint8Array,
): void {
  const facts = crownFacts(surface, labels, crowns.length);
  crowns.forEach((crown, k) => {
    const before = facts[k];
    if (!before || before.rim < TOUCHES) return;
    const own = k + 1;
    const tried = labels.slice();
    expandLabel(
      surface,
      seams,
      {
        takes: (f) => (tried[f] === own ? prices[0]![f]! : HOPELESS * 2 * surface.areas[f]!),
        keeps: (f) => prices[own]![f]! + RIM * rimOf(surface, f),
      },
      tried,
      0,
    );
    const after = crownFacts(surface, tried, crowns.length)[k];
    if (after && isSounder(after, before) && !isNoTooth(after, jaw, kindOf(crown.slot), LEAST_CREASE.between))
      labels.set(tried);
  });
}

const isSounder = (after: CrownFacts, before: CrownFacts): boolean =>
  after.area > before.area * MOST && after.crease > Math.max(SURE_CREASE, before.crease);
