import { BIN } from '../arch/arch-curve.ts';
import { largestWithin, underBell } from './bell.ts';
import { COLUMN, COLUMNS, type Sections, acrossOf } from './sections.ts';

/** How each place along the arch would do as the boundary between two teeth. */
export interface Boundaries {
  /** The higher, the more of a boundary. */
  readonly scores: Float32Array;
  /** How the boundary lies there: radians by which it turns out of the cross-section. */
  readonly tilts: Float32Array;
  /** Section area in the top of the crowns, straight across; mm². */
  readonly areas: Float32Array;
}

const TILTS = [-35, -25, -15, -7.5, 0, 7.5, 15, 25, 35].map((degrees) => (degrees * Math.PI) / 180);
const STRAIGHT = 4;
/** The part of a crown whose section shrinks between two teeth: its top, within so much across; mm. */
const TOP = 4.5;
const HALF_WIDTH = 6.5;
/** A neighbouring crown is looked for 1 to 5.5 mm away. */
const NEXT = [4, 22] as const;
/** Weight of the logarithm of the groove, of the dip, and the price of turning by 15°. */
const GROOVE = 6.2;
const DIP = 2.51;
const TURN = 0.609;
const TURN_OF = 0.26;
/** The groove that counts as a usual one: as deep as all but the deepest 15 % along the arch. */
const USUAL = 0.85;

/**
 * A boundary is a groove across the arch, and a dip of its cross-section, both along a plane that may be turned by up to 35°.
 * @param grooves as `groovesOf` gives them
 */
export function boundariesOf(sections: Sections, grooves: Float32Array): Boundaries {
  const depths = TILTS.map((tilt) =>
    underBell(
      alongTilt(sections, tilt, (at) => grooves[at]!),
      2.2,
    ),
  );
  const areas = TILTS.map((tilt) => underBell(topAreas(sections, tilt), 1.2));
  const straight = areas[STRAIGHT]!;
  const usual = (depths[STRAIGHT]!.slice().sort()[Math.floor(sections.bins * USUAL)] ?? 0) + 1e-6;
  const before = largestWithin(straight, -NEXT[1], -NEXT[0]);
  const after = largestWithin(straight, NEXT[0], NEXT[1]);
  const scores = new Float32Array(sections.bins).fill(-1e9);
  const tilts = new Float32Array(sections.bins);
  for (let i = 0; i < sections.bins; i++) {
    const smaller = Math.max(0, Math.min(before[i]!, after[i]!));
    const larger = Math.max(0, before[i]!, after[i]!);
    TILTS.forEach((tilt, k) => {
      const dip = dipBelow(areas[k]![i]!, smaller);
      const dipOfLarger = dipBelow(areas[k]![i]!, larger);
      const score =
        GROOVE * Math.log(0.25 + depths[k]![i]! / usual) +
        DIP * (0.7 * dip + 0.3 * dipOfLarger) -
        (TURN * Math.abs(tilt)) / TURN_OF;
      if (score > scores[i]!) {
        scores[i] = score;
        tilts[i] = tilt;
      }
    });
  }
  return { scores, tilts, areas: straight };
}

const dipBelow = (area: number, crown: number): number => (crown > 1 ? Math.max(0, 1 - area / crown) : 0);

/** Sums over the turned section through each bin. */
function alongTilt(
  { bins }: Sections,
  tilt: number,
  value: (at: number, bin: number) => number,
  within = Infinity,
): Float32Array {
  const out = new Float32Array(bins);
  const columns = Array.from({ length: COLUMNS }, (_, k) => k).filter((k) => Math.abs(acrossOf(k)) <= within);
  const shifts = columns.map((k) => Math.round((acrossOf(k) * Math.tan(tilt)) / BIN));
  for (let i = 0; i < bins; i++) {
    let sum = 0;
    for (let n = 0; n < columns.length; n++) {
      const bin = i + shifts[n]!;
      if (bin >= 0 && bin < bins) sum += value(bin * COLUMNS + columns[n]!, bin);
    }
    out[i] = sum;
  }
  return out;
}

const topAreas = (sections: Sections, tilt: number): Float32Array =>
  alongTilt(
    sections,
    tilt,
    (at, bin) => Math.max(0, Math.min(TOP, sections.heights[at]! - (sections.crowns[bin]! - TOP))) * COLUMN,
    HALF_WIDTH,
  );
