import { type Vec3, perAxis } from '@archway/geometry';

/** Along the axes of whatever space its corners are in. */
export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const cornersOf = ({ min, max }: Box): Vec3[] =>
  Array.from({ length: 8 }, (_, corner) => perAxis((axis) => ((corner >> axis) & 1 ? max : min)[axis]));

/** The smallest box around points; turned inside out around none. */
export const boxAround = (points: readonly Vec3[]): Box => ({
  min: perAxis((axis) => points.reduce((least, at) => Math.min(least, at[axis]), Infinity)),
  max: perAxis((axis) => points.reduce((most, at) => Math.max(most, at[axis]), -Infinity)),
});

export const contains = (outer: Box, inner: Box): boolean =>
  ([0, 1, 2] as const).every((axis) => outer.min[axis] <= inner.min[axis] && outer.max[axis] >= inner.max[axis]);
