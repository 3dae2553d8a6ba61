import type { Pose } from '@archway/contracts';

/** A pose as the rows of a matrix. */
export type Rows = Float64Array;

export function rowsOf({ q: [x, y, z, w], t }: Pose): Rows {
  return Float64Array.of(
    ...[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w), t[0]],
    ...[2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w), t[1]],
    ...[2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y), t[2]],
  );
}
