import type { Vec3 } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import { curveThrough, firstCurve } from './arch/arch-curve.ts';
import { HeightMap } from './arch/height-map.ts';
import { placesOn } from './arch/places.ts';
import { ridgeOf } from './arch/ridge.ts';
import { crownFacts } from './check/crown-facts.ts';
import { crownOf } from './cut/crown.ts';
import { cutTeeth } from './cut/cut-teeth.ts';
import { seamPrices } from './cut/seams.ts';
import type { Breathe } from './find-teeth.ts';
import type { FoundTeeth } from './found-teeth.ts';
import { slotOf } from './prior/slots.ts';
import { rowOfTeeth } from './row/programme.ts';
import { signalsOf } from './row/signals.ts';
import type { Surface } from './surface/surface.ts';

/** A click in the jaw's frame. */
export interface ClickInJaw {
  readonly point: Vec3;
  readonly fdi?: number;
}

/** Exactly the teeth that were pointed at: the arch runs through the clicks, and each interval has one. */
export async function findClicked(
  surface: Surface,
  jaw: Jaw,
  clicks: readonly ClickInJaw[],
  breathe: Breathe,
): Promise<FoundTeeth> {
  const map = new HeightMap(surface);
  const seams = seamPrices(surface);
  const first = firstCurve(ridgeOf(map), jaw);
  const rough = ordered(clicks, placesOn(first, pointsOf(clicks)).along);
  const curve = rough.length < 2 ? first : curveThrough(rough.map(({ point }) => [point[0], point[2]] as const));
  const exact = placesOn(curve, pointsOf(rough));
  const sorted = ordered(
    rough.map((click, i) => ({ ...click, along: exact.along[i]!, across: exact.across[i]! })),
    exact.along,
  );
  await breathe();
  const places = placesOn(curve, surface.middles);
  const signals = signalsOf(surface, map, curve, places);
  const row = rowOfTeeth(signals, jaw, {
    clicks: sorted.map(({ along, fdi }) => ({ along, ...(fdi !== undefined && { slot: slotOf(jaw, fdi) }) })),
  });
  const crowns = row.map((tooth) => {
    const click = sorted.find(({ along }) => along >= tooth.from && along <= tooth.to);
    return crownOf(surface, places, tooth, click);
  });
  await breathe();
  const labels = cutTeeth(surface, seams, places, jaw, crowns);
  return { crowns, labels, facts: crownFacts(surface, labels, crowns.length), places, seams };
}

const pointsOf = (clicks: readonly ClickInJaw[]): Float64Array =>
  Float64Array.from(clicks.flatMap(({ point }) => point));

function ordered<T>(values: readonly T[], keys: ArrayLike<number>): T[] {
  return values
    .map((value, i) => ({ value, key: keys[i]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
