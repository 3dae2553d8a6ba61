import { type DistanceGrid, distanceGrid } from './distance-grid.ts';
import type { SolidBody } from './solid-body.ts';
import { type CrownSamples, crownSamples } from './surface-samples.ts';

/** A tooth as collisions see it. */
export interface Solid {
  readonly fdi: number;
  readonly grid: DistanceGrid;
  readonly samples: CrownSamples;
}

export const solidOf = (body: SolidBody): Solid => ({
  fdi: body.fdi,
  grid: distanceGrid(body),
  samples: crownSamples(body),
});
