import type { Jaw } from '../../document/jaws.ts';
import type { ArchPlaces } from '../arch/places.ts';
import type { Surface } from '../surface/surface.ts';
import type { Crown } from './crown.ts';
import { cheapestLabels, expandLabels } from './expansion.ts';
import { type HardFace, labelPrices } from './label-prices.ts';
import { endBeforeRim } from './end-before-rim.ts';
import { keepLargestPieces } from './pieces.ts';

/** A label for each face: 0 gum, else the number of the crown from 1. */
export function cutTeeth(
  surface: Surface,
  seams: Float32Array,
  places: ArchPlaces,
  jaw: Jaw,
  crowns: readonly Crown[],
  hard: readonly HardFace[] = [],
): Uint8Array {
  const prices = labelPrices(surface, places, jaw, crowns, hard);
  const labels = cheapestLabels(prices);
  expandLabels(surface, seams, prices, labels);
  keepLargestPieces(surface, labels);
  endBeforeRim(surface, seams, jaw, crowns, prices, labels);
  keepLargestPieces(surface, labels);
  return labels;
}
