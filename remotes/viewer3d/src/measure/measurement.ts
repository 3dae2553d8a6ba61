import { type Placement, placePoint, type JawName } from '../frame/placement.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { angleAt, distance } from './geometry.ts';

export type MeasureKind = 'distance' | 'angle';

/** A finished measurement; of an angle the second point is the vertex. */
export interface Measurement {
  readonly id: number;
  readonly kind: MeasureKind;
  readonly points: readonly SurfacePoint[];
}

export const pointsNeeded: Readonly<Record<MeasureKind, number>> = { distance: 2, angle: 3 };

export type Placements = Readonly<Record<JawName, Placement | null>>;

const placed = (point: SurfacePoint, placements: Placements) => {
  const placement = placements[point.jaw];
  return placement ? placePoint(placement, point.local) : point.local;
};

/** mm or degrees, with the jaws as they bite, however they are shown. */
export function valueOf({ kind, points }: Pick<Measurement, 'kind' | 'points'>, placements: Placements): number {
  const [a, b, c] = points.map((point) => placed(point, placements));
  if (!a || !b) return 0;
  if (kind === 'distance') return distance(a, b);
  return c ? angleAt(b, a, c) : 0;
}
