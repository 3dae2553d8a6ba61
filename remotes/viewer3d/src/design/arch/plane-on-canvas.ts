import type { Jaw } from '@archway/dental';
import type { Vec3 } from '@archway/geometry';
import type { PlanScene } from '../../plan/scene/plan-scene.ts';

/** How a plane of a jaw that lies as the biting edges do is seen: pixels of the canvas by mm, and the way back. */
export interface PlaneOnCanvas {
  /** Two that are alike show everything at the same places. */
  readonly key: string;
  to(point: Vec3): { readonly x: number; readonly y: number };
  /** Null where the plane is seen from its edge. */
  from(x: number, y: number): Vec3 | null;
}

/** Below this many pixels² of a mm² nothing can be drawn on it. */
const LEAST = 0.05;

/** @param height of the plane in the frame of the jaw, mm */
export function planeOnCanvas(scene: Pick<PlanScene, 'placeOf'>, jaw: Jaw, height: number): PlaneOnCanvas {
  const origin = scene.placeOf(jaw, [0, height, 0]);
  const [alongX, alongZ] = [scene.placeOf(jaw, [1, height, 0]), scene.placeOf(jaw, [0, height, 1])];
  const [ax, ay] = [alongX.x - origin.x, alongX.y - origin.y];
  const [bx, by] = [alongZ.x - origin.x, alongZ.y - origin.y];
  const area = ax * by - ay * bx;
  return {
    key: [origin.x, origin.y, ax, ay, bx, by].map((value) => value.toFixed(3)).join(),
    to: ([x, , z]) => ({ x: origin.x + ax * x + bx * z, y: origin.y + ay * x + by * z }),
    from(x, y) {
      if (Math.abs(area) < LEAST) return null;
      const [dx, dy] = [x - origin.x, y - origin.y];
      return [(dx * by - dy * bx) / area, height, (dy * ax - dx * ay) / area];
    },
  };
}
