import { type Vec3, dot, subtract } from '@archway/geometry';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import type { PaneName } from '../../engine/panes.ts';
import type { SlicePlane } from '../../engine/slice-plane.ts';

/** How a pane shows patient space: parallel, so two numbers per axis say it all. */
export interface Projection {
  readonly plane: SlicePlane;
  /** Pixels of the pane for a point. */
  place(point: Vec3): readonly [number, number];
  /** mm that a point stands in front of the plane, towards the reader. */
  depth(point: Vec3): number;
}

export function projectionOf(engine: CbctEngine, pane: PaneName): Projection {
  const plane = engine.cameras.plane(pane);
  const scale = engine.cameras.pixelsPerMm(pane);
  const [x, y] = engine.cameras.toCanvas(pane, plane.point);
  return {
    plane,
    place(point) {
      const away = subtract(point, plane.point);
      return [x + dot(away, plane.right) * scale, y - dot(away, plane.up) * scale];
    },
    depth: (point) => dot(subtract(point, plane.point), plane.normal),
  };
}
