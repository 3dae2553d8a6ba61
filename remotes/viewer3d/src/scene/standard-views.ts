import { type Vec3, cross, unit } from '@archway/geometry';
import type { JawName } from '../frame/placement.ts';

/** In the order of the keys 1 to 6. */
export const viewNames = ['front', 'right', 'left', 'upper', 'lower', 'open'] as const;
export type ViewName = (typeof viewNames)[number];

export interface StandardView {
  /** Unit vector from the object to the camera, in the patient's axes (x left, y up, z forward). */
  readonly from: Vec3;
  /** Unit vector that points up on the screen. */
  readonly up: Vec3;
  /** The only jaw that is shown: the other one would stand in the way. */
  readonly only: JawName | null;
  /** The jaws are folded open like a book, so that both occlusal surfaces face the reader. */
  readonly open: boolean;
}

/**
 * The patient's right is at the left of the front view and of both occlusal views, as in a dental chart: the upper arch
 * is seen from below with the front teeth up, the lower from above with the front teeth down. A side view shows that
 * side of the patient.
 */
export const standardViews: Readonly<Record<ViewName, StandardView>> = {
  front: { from: [0, 0, 1], up: [0, 1, 0], only: null, open: false },
  right: { from: [-1, 0, 0], up: [0, 1, 0], only: null, open: false },
  left: { from: [1, 0, 0], up: [0, 1, 0], only: null, open: false },
  upper: { from: [0, -1, 0], up: [0, 0, 1], only: 'upper', open: false },
  lower: { from: [0, 1, 0], up: [0, 0, -1], only: 'lower', open: false },
  open: { from: [0, 0, 1], up: [0, 1, 0], only: null, open: true },
};

/** The direction that lies at the right of the screen in a view. */
export const screenRight = ({ from, up }: StandardView): Vec3 => unit(cross(up, from));

/** Quarter turn about x that folds a jaw open, radians; the front teeth end up away from the middle. */
export const openAngle: Readonly<Record<JawName, number>> = { upper: -Math.PI / 2, lower: Math.PI / 2 };
