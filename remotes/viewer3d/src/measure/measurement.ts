import type { Vec3 } from '@archway/geometry';
import { type Placement, placePoint, type JawName } from '../frame/placement.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { angleAt, distance } from './geometry.ts';

export type MeasureKind = 'point' | 'distance' | 'angle';

/** A finished measurement; of an angle the second point is the vertex. */
export interface Measurement {
  readonly id: number;
  readonly kind: MeasureKind;
  readonly points: readonly SurfacePoint[];
}

export const pointsNeeded: Readonly<Record<MeasureKind, number>> = { point: 1, distance: 2, angle: 3 };

export type Placements = Readonly<Record<JawName, Placement | null>>;

/** mm, degrees, or the coordinates of a point: mm in the jaw's frame (x left, y up, z forward). */
export type MeasureValue =
  { readonly kind: 'distance' | 'angle'; readonly value: number } | { readonly kind: 'point'; readonly at: Vec3 };

const placed = (point: SurfacePoint, placements: Placements): Vec3 => {
  const placement = placements[point.jaw];
  return placement ? placePoint(placement, point.local) : point.local;
};

/** With the jaws as they bite, however they are shown. */
export function valueOf({ kind, points }: Pick<Measurement, 'kind' | 'points'>, placements: Placements): MeasureValue {
  const [a, b, c] = points.map((point) => placed(point, placements));
  if (kind === 'point') return { kind, at: a ?? [0, 0, 0] };
  if (!a || !b) return { kind, value: 0 };
  if (kind === 'distance') return { kind, value: distance(a, b) };
  return { kind, value: c ? angleAt(b, a, c) : 0 };
}
