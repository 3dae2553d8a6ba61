import type { JawOrientation } from '@archway/mesh';
import { type Vec3, add, cross, dot, length, perpendicularTo, scale, subtract, unit } from '@archway/geometry';

export type JawName = 'upper' | 'lower';

/** What is needed of how a jaw lies in its file; lengths in mm. */
export type JawFrame = Pick<JawOrientation, 'origin' | 'occlusal' | 'anterior' | 'archFit' | 'closed'>;

/** Below this share of the arch on a parabola the shape may be no jaw at all. */
const SURE = 0.45;

/**
 * A rigid motion: `axes` are the directions that become x, y and z, `origin` the point that becomes zero.
 * The scene's axes are the patient's: x to the patient's left, y up, z forward. They are right-handed, so no jaw is ever
 * mirrored and the patient's right stands at the left of the front view.
 */
export interface Placement {
  readonly axes: readonly [Vec3, Vec3, Vec3];
  readonly origin: Vec3;
}

export interface Arrangement {
  readonly upper: Placement | null;
  readonly lower: Placement | null;
  /** The scans came in the patient's bite. When false they were set together for viewing only. */
  readonly inBite: boolean;
  /** False when a jaw was not recognised well enough: the standard views may be turned. */
  readonly sure: boolean;
}

/** Largest distance between the front ends of two arches that still counts as a bite, mm: overjet and open bite. */
const BITE_GAP_MM = 16;

const identity: Placement = {
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
};

const left = (up: Vec3, forward: Vec3): Vec3 => cross(up, forward);

function placementOf(up: Vec3, forward: Vec3, origin: Vec3): Placement {
  return { axes: [left(up, forward), up, forward], origin };
}

/** Both scans lie in one system, teeth against teeth. */
function areInBite(upper: JawFrame, lower: JawFrame): boolean {
  return (
    dot(upper.occlusal, lower.occlusal) < -0.7 &&
    dot(upper.anterior, lower.anterior) > 0.7 &&
    length(subtract(upper.origin, lower.origin)) < BITE_GAP_MM
  );
}

/** A closed model (crowns without gum, or a trimmed base) does not show by its surface which side bites. */
const isSure = ({ archFit, closed }: JawFrame): boolean => archFit >= SURE && !closed;

/** Where a jaw alone belongs: tips on the plane y = 0, front teeth at z = 0. */
function placedAlone(frame: JawFrame, jaw: JawName): Placement {
  const up = scale(frame.occlusal, jaw === 'upper' ? -1 : 1);
  return placementOf(up, frame.anterior, frame.origin);
}

/** Turns what was recognised of one or two jaws into the motions that bring them into the patient's axes. */
export function arrange(upper: JawFrame | null, lower: JawFrame | null): Arrangement {
  const sure = [upper, lower].every((frame) => !frame || isSure(frame)) && Boolean(upper ?? lower);
  if (upper && lower && areInBite(upper, lower)) {
    const up = unit(subtract(lower.occlusal, upper.occlusal));
    const forward = perpendicularTo(add(upper.anterior, lower.anterior), up);
    const middle = scale(add(upper.origin, lower.origin), 0.5);
    const both = placementOf(up, forward, middle);
    return { upper: both, lower: both, inBite: true, sure };
  }
  return {
    upper: upper && placedAlone(upper, 'upper'),
    lower: lower && placedAlone(lower, 'lower'),
    inBite: false,
    sure,
  };
}

/** A model that could not be recognised stays as it came. */
export const unplaced: Placement = identity;

/** Applies a placement to a point. */
export function placePoint({ axes, origin }: Placement, point: Vec3): Vec3 {
  const p = subtract(point, origin);
  return [dot(axes[0], p), dot(axes[1], p), dot(axes[2], p)];
}

/** The placement as a column-major 4 × 4 matrix, as three.js keeps matrices. */
export function matrixOf({ axes, origin }: Placement): number[] {
  const [x, y, z] = axes;
  const shift = [-dot(x, origin), -dot(y, origin), -dot(z, origin)] as const;
  return [x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0, ...shift, 1];
}

export type TurnAxis = 'x' | 'y' | 'z';

/** A quarter turn about one of the scene's axes, for scans whose orientation was not recognised. */
export function quarterTurn(placement: Placement, axis: TurnAxis): Placement {
  const [x, y, z] = placement.axes;
  const back = (v: Vec3): Vec3 => scale(v, -1);
  const axes: Placement['axes'] = axis === 'x' ? [x, back(z), y] : axis === 'y' ? [z, y, back(x)] : [back(y), x, z];
  return { ...placement, axes };
}
