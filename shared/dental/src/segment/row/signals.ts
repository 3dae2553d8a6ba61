import type { ArchCurve } from '../arch/arch-curve.ts';
import type { HeightMap } from '../arch/height-map.ts';
import type { ArchPlaces } from '../arch/places.ts';
import type { Surface } from '../surface/surface.ts';
import { type Boundaries, boundariesOf } from './boundaries.ts';
import { crownEvidence } from './evidence.ts';
import { groovesOf, reliefOf } from './grooves.ts';
import { sectionsOf } from './sections.ts';

/** Everything that is known of the row of teeth, by bins of BIN mm along the arch. */
export interface RowSignals {
  readonly bins: number;
  readonly boundaries: Boundaries;
  readonly evidence: Float32Array;
  readonly widths: Float32Array;
  readonly relief: Float32Array;
  /** Where the midline crosses, mm along. */
  readonly midline: number;
}

export function signalsOf(surface: Surface, map: HeightMap, curve: ArchCurve, places: ArchPlaces): RowSignals {
  const sections = sectionsOf(curve, map);
  return {
    bins: sections.bins,
    boundaries: boundariesOf(sections, groovesOf(surface, curve, places, sections)),
    evidence: crownEvidence(sections),
    widths: sections.widths,
    relief: reliefOf(surface, places, sections),
    midline: curve.midline,
  };
}
