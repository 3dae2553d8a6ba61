import { z } from 'zod';
import { documentLimits } from './limits.ts';

const coordinate = z.number().min(-documentLimits.coordinate).max(documentLimits.coordinate);
const component = z.number().min(-1.01).max(1.01);
const moved = z.number().min(-documentLimits.move).max(documentLimits.move);

/** A point in the frame of the jaw, in mm. */
export const point = z.tuple([coordinate, coordinate, coordinate]);

/** A direction of length 1 in the frame of the jaw. */
export const direction = z.tuple([component, component, component]);

/**
 * Where a body stands: turned by the unit quaternion `q` (x, y, z, w) about the origin of the jaw, then moved by `t` in mm;
 * from where it was scanned.
 */
export const pose = z.strictObject({
  q: z.tuple([component, component, component, component]),
  t: z.tuple([moved, moved, moved]),
});
export type Pose = z.infer<typeof pose>;

/** A mesh by what it holds: SHA-256 of its file, in hex. */
export const meshHash = z.string().regex(/^[0-9a-f]{64}$/);
