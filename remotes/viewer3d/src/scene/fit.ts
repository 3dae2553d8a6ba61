import type { Box3 } from 'three';
import { type Vec3, dot } from '@archway/geometry';
import { screenRight, type StandardView } from './standard-views.ts';

/** Extent of a box on the axes of a view's screen, mm, and its middle. */
export function extentIn(view: StandardView, box: Box3): { width: number; height: number; middle: Vec3 } {
  const size: Vec3 = [box.max.x - box.min.x, box.max.y - box.min.y, box.max.z - box.min.z];
  const middle: Vec3 = [(box.max.x + box.min.x) / 2, (box.max.y + box.min.y) / 2, (box.max.z + box.min.z) / 2];
  const along = (axis: Vec3): number => dot([Math.abs(axis[0]), Math.abs(axis[1]), Math.abs(axis[2])], size);
  return { width: along(screenRight(view)), height: along(view.up), middle };
}
