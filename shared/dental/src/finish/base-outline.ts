import type { BaseForm, BaseOutline } from '@archway/contracts';
import type { Vec3 } from '@archway/geometry';
import { horseshoe } from './horseshoe.ts';

type Flat = readonly [x: number, z: number];

const area = ([ax, az]: Flat, [bx, bz]: Flat, [cx, cz]: Flat): number => (bx - ax) * (cz - az) - (bz - az) * (cx - ax);

/** The corners of the smallest convex outline around points, counter-clockwise from x to z. */
function hullOf(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort(([ax, az], [bx, bz]) => ax - bx || az - bz);
  const half = (ordered: readonly Flat[]): Flat[] => {
    const chain: Flat[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && area(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Corners are rounded in steps of this angle. */
const ROUND = Math.PI / 18;

/** Everything within a distance of the smallest convex outline: corners are round, so that no place is nearer or farther. */
function filled(line: readonly Vec3[], margin: number): BaseOutline['outline'] {
  const hull = hullOf(line.map(([x, , z]): Flat => [x, z]));
  const outwards = (from: Flat, to: Flat): number => Math.atan2(from[0] - to[0], to[1] - from[1]);
  return hull.flatMap((corner, n) => {
    const first = outwards(hull.at(n - 1)!, corner);
    const turn = (outwards(corner, hull[(n + 1) % hull.length]!) - first + 4 * Math.PI) % (2 * Math.PI);
    const steps = Math.max(1, Math.ceil(turn / ROUND));
    return Array.from({ length: steps + 1 }, (_, step): [number, number] => {
      const angle = first + (turn * step) / steps;
      return [corner[0] + Math.cos(angle) * margin, corner[1] + Math.sin(angle) * margin];
    });
  });
}

/**
 * What a model stands on: everything within a distance of what a cut line goes around, as seen from above, and where it is
 * filled what lies between the arms of the arch, too.
 * @param margin mm
 * @returns closed, in the plane of x and z of the jaw, counter-clockwise from x to z
 */
export const baseOutline = (line: readonly Vec3[], margin: number, form: BaseForm): BaseOutline['outline'] =>
  form === 'filled' ? filled(line, margin) : horseshoe(line, margin);
