import type { Jaw } from '../../document/jaws.ts';
import { BIN } from '../arch/arch-curve.ts';
import { SLOTS, fdiOf, kindOf } from '../prior/slots.ts';
import { sizeOf } from '../prior/tooth-sizes.ts';
import type { RowClick, RowTooth } from './row-tooth.ts';
import type { RowSignals } from './signals.ts';
import { type Pricing, WIDEST_OF, pricingOf } from './pricing.ts';

export interface ProgrammeOptions {
  /** Teeth that were looked at and are none. */
  readonly forbidden?: ReadonlySet<number>;
  /** One for each tooth: then these are found and no others. In order along the arch. */
  readonly clicks?: readonly RowClick[];
}

/** Sizes of the whole jaw that are tried, and how far they usually are from 1. */
const SCALES = [0.88, 0.92, 0.96, 1, 1.04, 1.08, 1.12];
const SCALE_SPREAD = 0.05;

const ABSENT = 0;
const ENDS_HERE = 1;
const GAP = 2;

interface Plan {
  readonly total: number;
  readonly teeth: RowTooth[];
}

/**
 * The likeliest row of teeth: each of the sixteen slots is absent, or an interval of the arch, in their order. All rows are
 * compared, by dynamic programming over the end of the last tooth.
 */
export function rowOfTeeth(signals: RowSignals, jaw: Jaw, options: ProgrammeOptions = {}): RowTooth[] {
  let best: Plan | undefined;
  const shared = pricingOf(signals, jaw, options.clicks);
  for (const scale of SCALES) {
    const plan = rowAtScale(signals, jaw, options, scale, shared);
    const total = plan.total - 0.5 * ((scale - 1) / SCALE_SPREAD) ** 2;
    if (!best || total > best.total) best = { total, teeth: plan.teeth };
  }
  return best!.teeth;
}

function rowAtScale(
  signals: RowSignals,
  jaw: Jaw,
  { forbidden, clicks }: ProgrammeOptions,
  scale: number,
  pricing: Pricing,
): Plan {
  const { bins, boundaries } = signals;
  /** Value of the best row of the slots so far whose last tooth, or the gap behind it, ends at each place. */
  let before = Float32Array.from(pricing.gaps, (price) => -price);
  const endings: { ends: Float32Array; starts: Int16Array }[] = [];
  const ways: Int8Array[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const none = forbidden?.has(fdiOf(jaw, slot)) ?? false;
    const { ends, starts } = none ? nowhere(bins) : bestEnds(signals, pricing, before, slot, scale, clicks);
    const value = new Float32Array(bins + 1);
    const way = new Int8Array(bins + 1);
    const absent = none ? 0 : pricing.absent(kindOf(slot));
    for (let at = 0; at <= bins; at++) {
      value[at] = before[at]! - absent;
      way[at] = ABSENT;
      if (ends[at]! > value[at]!) {
        value[at] = ends[at]!;
        way[at] = ENDS_HERE;
      }
      const gap = at > 0 ? value[at - 1]! - (pricing.gaps[at]! - pricing.gaps[at - 1]!) : -Infinity;
      if (gap > value[at]!) {
        value[at] = gap;
        way[at] = GAP;
      }
    }
    endings.push({ ends, starts });
    ways.push(way);
    before = value;
  }
  const teeth: RowTooth[] = [];
  const tiltAt = (at: number): number => boundaries.tilts[Math.min(bins - 1, at)]!;
  for (let at = bins, slot = SLOTS - 1; slot >= 0;) {
    const way = ways[slot]![at]!;
    if (way === GAP) at--;
    else {
      if (way === ENDS_HERE) {
        const start = endings[slot]!.starts[at]!;
        teeth.unshift({ slot, from: start * BIN, to: at * BIN, tiltFrom: tiltAt(start), tiltTo: tiltAt(at) });
        at = start;
      }
      slot--;
    }
  }
  return { total: before[bins]!, teeth };
}

const nowhere = (bins: number): { ends: Float32Array; starts: Int16Array } => ({
  ends: new Float32Array(bins + 1).fill(-1e9),
  starts: new Int16Array(bins + 1).fill(-1),
});

/** For each end of the slot's tooth the best start. */
function bestEnds(
  { bins, midline }: RowSignals,
  pricing: Pricing,
  before: Float32Array,
  slot: number,
  scale: number,
  clicks: readonly RowClick[] | undefined,
): { ends: Float32Array; starts: Int16Array } {
  const size = sizeOf(pricing.jaw, kindOf(slot));
  const usual = size.length * scale * 0.97;
  const [narrow, wide] = clicks ? WIDEST_OF.clicked : WIDEST_OF.found;
  const least = Math.max(8, Math.round((usual * narrow) / BIN));
  const most = Math.round((usual * wide) / BIN);
  const afterMidline = slot === SLOTS / 2;
  const { ends, starts } = nowhere(bins);
  for (let end = least; end <= bins; end++) {
    let [best, from] = [-1e9, -1];
    for (let long = least; long <= most && long <= end; long++) {
      const start = end - long;
      let value = before[start]! + pricing.tooth(start, end, slot, usual, size.topWidth);
      if (afterMidline) value -= 0.5 * ((start * BIN - midline) / pricing.midlineSpread) ** 2;
      if (value > best) [best, from] = [value, start];
    }
    ends[end] = best + 0.5 * pricing.boundary(end);
    starts[end] = from;
  }
  return { ends, starts };
}
