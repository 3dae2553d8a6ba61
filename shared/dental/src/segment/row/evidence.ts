import { underBell } from './bell.ts';
import { COLUMNS, type Sections, columnAt } from './sections.ts';
import { NOTHING } from '../arch/height-map.ts';

/** Beside a crown the surface falls off, mm; a gap in the scan counts as so much. */
const MOST_FALL = 6;
/** A fall of so much is neither crown nor gum; crowns fall by more. */
const EVEN = 3.2;
const PER_MM = 0.35;
const RANGE = [-1.2, 0.6] as const;
/** What stands so far below the cusps' plane is hardly a crown; the price of each further mm. */
const LOW = -3;
const PER_LOW_MM = 0.25;
const ABSENT = -25;
/** Where the fall is measured, mm across. */
const SIDES = [
  [6, 6.5, 7],
  [-6, -6.5, -7],
] as const;

/** For each bin how much stands there like a crown, -1.2 to 0.6: high, and steep to both sides. */
export function crownEvidence(sections: Sections): Float32Array {
  const { bins, heights, tops, crowns } = sections;
  const evidence = new Float32Array(bins);
  for (let i = 0; i < bins; i++) {
    if (tops[i]! < ABSENT) {
      evidence[i] = RANGE[0];
      continue;
    }
    let fall = 0;
    for (const side of SIDES) {
      const lowest = Math.min(
        ...side.map((across) => {
          const height = heights[i * COLUMNS + columnAt(across)]!;
          return height <= NOTHING ? crowns[i]! - MOST_FALL : height;
        }),
      );
      fall += Math.min(MOST_FALL, crowns[i]! - lowest) / 2;
    }
    const steep = Math.max(RANGE[0], Math.min(RANGE[1], (fall - EVEN) * PER_MM));
    evidence[i] = steep - PER_LOW_MM * Math.max(0, LOW - tops[i]!);
  }
  return underBell(evidence, 4);
}
