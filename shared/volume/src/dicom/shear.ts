import { dot, moved } from '@archway/geometry';
import { VolumeError } from '../volume-error.ts';
import { typeOf, voxels, type Vec3 } from '../volume.ts';
import type { SliceHeader } from './slice.ts';
import { rangeOf } from './spread.ts';

/** CT gantries tilt by up to 30°; beyond that the slices do not come from a tilt. */
const STEEPEST_TILT = 30;
/** A stack that slides by no more than this part of a pixel over its whole height is straight. */
const STRAIGHT = 0.5;
/** Each slice may lie so far (in pixels) off the even slope; more, and they do not belong together. */
const OFF_THE_SLOPE = 2;

/** How a sheared stack becomes a box: each slice is moved within its plane, and the box is made wide enough to lose nothing. */
export interface Shear {
  readonly degrees: number;
  readonly columns: number;
  readonly rows: number;
  readonly origin: Vec3;
  /** Pixels to the right and down, for each slice; not whole, never negative. */
  readonly shifts: readonly (readonly [number, number])[];
}

/**
 * Measures the tilt of slices in order of height.
 * @returns nothing when they stand straight.
 * @throws VolumeError gantryTilt when it exceeds 30° or is no even slope.
 */
export function straighten(slices: readonly SliceHeader[], row: Vec3, column: Vec3, normal: Vec3): Shear | undefined {
  const first = slices[0]!;
  const [down, across] = first.pixelSpacing;
  const offsets = slices.map(({ position }) => {
    const way = moved(position!, [first.position!, -1]);
    return { right: dot(way, row) / across, below: dot(way, column) / down, height: dot(way, normal) };
  });
  const last = offsets.at(-1)!;
  const right = rangeOf(offsets.map((each) => each.right));
  const below = rangeOf(offsets.map((each) => each.below));
  if (right.span <= STRAIGHT && below.span <= STRAIGHT) return undefined;
  const degrees = (Math.atan2(Math.hypot(last.right * across, last.below * down), last.height) * 180) / Math.PI;
  const even = offsets.every(({ right: r, below: b, height }) => {
    const part = height / last.height;
    return Math.abs(r - part * last.right) <= OFF_THE_SLOPE && Math.abs(b - part * last.below) <= OFF_THE_SLOPE;
  });
  if (degrees > STEEPEST_TILT || !even)
    throw new VolumeError('gantryTilt', { degrees: Number(degrees.toFixed(1)), most: STEEPEST_TILT });
  return {
    degrees: Number(degrees.toFixed(2)),
    columns: first.columns + Math.ceil(right.span - 1e-6),
    rows: first.rows + Math.ceil(below.span - 1e-6),
    origin: moved(first.position!, [row, right.low * across], [column, below.low * down]),
    shifts: offsets.map((each) => [each.right - right.low, each.below - below.low]),
  };
}

const { round } = Math;

/**
 * Moves a slice by its shift onto the larger plane, with linear interpolation; what it does not cover is `padding`.
 * @returns an array of the slice's type with `to.columns * to.rows` values.
 */
export function shift<Values extends Int16Array | Int32Array>(
  slice: Values,
  from: { readonly columns: number; readonly rows: number },
  to: Pick<Shear, 'columns' | 'rows'>,
  [right, down]: readonly [number, number],
  padding: number,
): Values {
  const target = voxels(typeOf(slice), to.columns * to.rows) as Values;
  target.fill(padding);
  const [wholeX, wholeY] = [Math.floor(right), Math.floor(down)];
  const [partX, partY] = [right - wholeX, down - wholeY];
  const { columns, rows } = from;
  const lastX = Math.min(to.columns, wholeX + columns + (partX === 0 ? 0 : 1));
  const lastY = Math.min(to.rows, wholeY + rows + (partY === 0 ? 0 : 1));
  const inside = (at: number, count: number): number => (at < 0 ? 0 : at < count ? at : count - 1);
  for (let y = wholeY; y < lastY; y += 1) {
    // The edges go on for the part of a pixel that the slice is moved by.
    const here = columns * inside(y - wholeY, rows);
    const above = columns * inside(y - wholeY - 1, rows);
    let out = wholeX + to.columns * y;
    for (let x = 0; x < lastX - wholeX; x += 1, out += 1) {
      const right = x < columns ? x : columns - 1;
      const left = x > 0 ? x - 1 : 0;
      const near = slice[here + right]! * (1 - partX) + slice[here + left]! * partX;
      const far = slice[above + right]! * (1 - partX) + slice[above + left]! * partX;
      target[out] = round(near * (1 - partY) + far * partY);
    }
  }
  return target;
}
