import type { ToothClick } from '@archway/dental/segment';
import { type Vec3, dot, subtract } from '@archway/geometry';
import { orientJaw } from '@archway/mesh';
import type { LabelledJaw } from './labelled-jaws.ts';

/** A labelled patch smaller than this is no tooth. */
const LEAST_FACES = 30;
/** Somebody points at the middle of a tooth as it is seen from above, rather high than low. */
const RATHER_HIGH = 0.06;

/** One point on each tooth, as a person would click it: without numbers. */
export function clicksOn({ mesh: { positions, indices }, truth }: LabelledJaw): ToothClick[] {
  const { occlusal } = orientJaw({ positions, indices });
  const facesOf = new Map<number, Vec3[]>();
  truth.forEach((fdi, f) => {
    if (fdi === 0) return;
    const middle = (axis: number): number =>
      [0, 1, 2].reduce((sum, k) => sum + positions[indices[f * 3 + k]! * 3 + axis]! / 3, 0);
    const point: Vec3 = [middle(0), middle(1), middle(2)];
    const list = facesOf.get(fdi);
    if (list) list.push(point);
    else facesOf.set(fdi, [point]);
  });
  return [...facesOf.values()]
    .filter((points) => points.length >= LEAST_FACES)
    .map((points) => {
      const middle = points.reduce<Vec3>(([x, y, z], p) => [x + p[0], y + p[1], z + p[2]], [0, 0, 0]);
      const centre: Vec3 = [middle[0] / points.length, middle[1] / points.length, middle[2] / points.length];
      const off = (point: Vec3): number => {
        const from = subtract(point, centre);
        const up = dot(from, occlusal);
        return Math.sqrt(Math.max(0, dot(from, from) - up * up)) - RATHER_HIGH * up;
      };
      return { point: points.reduce((best, point) => (off(point) < off(best) ? point : best)) };
    });
}
