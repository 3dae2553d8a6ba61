import type { DocumentTooth } from '@archway/contracts';
import { type Vec3, dot, subtract } from '@archway/geometry';

/** How far the middle of the outer side lies from the axes at most, in mm. */
const NEAR = 1.2;

/** The outermost point of a crown near its middle, in the frame of its jaw: where no landmark tells it. */
export function facialPoint({ frame }: DocumentTooth, positions: Float32Array): Vec3 | null {
  if (!frame) return null;
  let best: { readonly at: Vec3; readonly out: number } | null = null;
  for (let n = 0; n < positions.length; n += 3) {
    const at: Vec3 = [positions[n]!, positions[n + 1]!, positions[n + 2]!];
    const from = subtract(at, frame.origin);
    if (Math.abs(dot(from, frame.long)) > NEAR || Math.abs(dot(from, frame.mesial)) > NEAR) continue;
    const out = dot(from, frame.buccal);
    if (!best || out > best.out) best = { at, out };
  }
  return best?.at ?? null;
}
