import type { Jaw } from '../../document/jaws.ts';
import { BIN } from '../arch/arch-curve.ts';
import { kindOf } from '../prior/slots.ts';
import { runningSums } from './bell.ts';
import type { RowClick } from './row-tooth.ts';
import type { RowSignals } from './signals.ts';

/** How narrow and how wide a tooth may be, as shares of the usual length of its type. */
export const WIDEST_OF = { found: [0.68, 1.3], clicked: [0.55, 1.4] } as const;

/** Tuned together on labelled scans (ADR 147); scores have no unit. */
const LENGTH_SPREAD = 0.0958;
const TOP_WIDTH = 0.0696;
const TOP_WIDTH_SPREAD = 1.3;
const EVIDENCE = 4;
const TOOTH = 1.1;
const RELIEF = 1.62;
const RELIEF_OF_MOLARS = 11;
const MOST_RELIEF = 14;
const GAP = 0.782;
const USUAL_BOUNDARY = 1.75;
const BOUNDARY = [-4.87, 6.25] as const;
const ABSENT = { found: { third: 2.5, second: 5, other: 2.34 }, clicked: { third: 1, second: 1, other: 2 } };
const MIDLINE_SPREAD = 1.33;
/** No gap runs over a place that somebody pointed at; no tooth has two of them. */
const NEVER = 1e5;
/** Somebody points at the middle of a tooth: how far off that usually is, and at most, as a share of its length. */
const OFF_CENTRE = { spread: 0.12, most: 0.4 };

/** What each part of a row of teeth is worth or costs. */
export interface Pricing {
  readonly jaw: Jaw;
  readonly midlineSpread: number;
  /** Price of the gap from the first bin to each: crowns that no tooth explains. */
  readonly gaps: Float64Array;
  absent(kind: number): number;
  boundary(at: number): number;
  /** @param usual length in mm of such a tooth in this jaw; `-Infinity` for what cannot be */
  tooth(start: number, end: number, slot: number, usual: number, topWidth: number): number;
}

export function pricingOf(signals: RowSignals, jaw: Jaw, clicks?: readonly RowClick[]): Pricing {
  const { bins, boundaries, widths } = signals;
  const evidence = runningSums(signals.evidence, (value) => value * BIN);
  const width = runningSums(widths);
  const relief = runningSums(signals.relief, (value) => Math.min(MOST_RELIEF, value));
  const gaps = runningSums(signals.evidence, (value) => Math.max(0, value) * BIN * GAP * 2);
  const clicksUpTo = clicks && countUpTo(clicks, bins);
  if (clicksUpTo) gaps.forEach((_, at) => (gaps[at]! += NEVER * clicksUpTo[at]!));
  const boundary = (at: number): number => {
    const score = boundaries.scores[Math.max(0, Math.min(bins - 1, at))]!;
    return Math.max(BOUNDARY[0], Math.min(BOUNDARY[1], score - USUAL_BOUNDARY));
  };
  const boundaryAt = Float64Array.from({ length: bins + 1 }, (_, at) => boundary(at));
  const absent = clicks ? ABSENT.clicked : ABSENT.found;

  const clicked = (start: number, end: number, slot: number): number => {
    if (!clicks || !clicksUpTo) return 0;
    if (clicksUpTo[end]! - clicksUpTo[start]! !== 1) return -Infinity;
    const click = clicks[clicksUpTo[start]!]!;
    if (click.slot !== undefined && click.slot !== slot) return -Infinity;
    const off = (click.along - ((start + end) / 2) * BIN) / ((end - start) * BIN);
    return Math.abs(off) > OFF_CENTRE.most ? -Infinity : -0.5 * (off / OFF_CENTRE.spread) ** 2;
  };

  return {
    jaw,
    midlineSpread: MIDLINE_SPREAD,
    gaps,
    absent: (kind) => (kind === 8 ? absent.third : kind === 7 ? absent.second : absent.other),
    boundary: (at) => boundaryAt[at]!,
    tooth(start, end, slot, usual, topWidth) {
      const bars = end - start;
      const long = bars * BIN;
      const off = (long - usual) / (usual * LENGTH_SPREAD);
      let value = clicked(start, end, slot) - 0.5 * off * off;
      const [inner, outer] = [start + Math.round(bars * 0.25), start + Math.round(bars * 0.75)];
      const offWidth = ((width[outer]! - width[inner]!) / (outer - inner) - topWidth) / TOP_WIDTH_SPREAD;
      value -= TOP_WIDTH * 0.5 * Math.min(16, offWidth * offWidth);
      value += ((evidence[end]! - evidence[start]!) / long) * EVIDENCE + TOOTH + 0.5 * boundaryAt[start]!;
      if (kindOf(slot) >= 6) {
        const own = (relief[end]! - relief[start]!) / bars;
        value += RELIEF * Math.max(-2.5, Math.min(1, (own - RELIEF_OF_MOLARS) / 2));
      }
      return value;
    },
  };
}

/** How many of the places lie before each bin. */
function countUpTo(clicks: readonly RowClick[], bins: number): Float64Array {
  const at = new Float64Array(bins);
  for (const { along } of clicks) at[Math.max(0, Math.min(bins - 1, Math.round(along / BIN)))]! += 1;
  return runningSums(at);
}
