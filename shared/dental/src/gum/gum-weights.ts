/** How far gum is taken along by a tooth, mm: wholly up to `rigid`, not at all from `radius` on. */
export interface GumReach {
  readonly rigid: number;
  readonly radius: number;
}

/** Where a document says nothing of its gum. */
export const usualReach: GumReach = { rigid: 0.8, radius: 12 };

/** So many points of a tooth tell how far it is away. */
const SAMPLES = 160;
/** Teeth that a place of the gum follows, beside the bone that rests. */
const FOLLOWED = 3;
/** Nearer than this is at the tooth, mm. */
const TOUCHING = 0.05;

/** Points of a body, evenly over its list. */
export function sampled(positions: Float32Array): Float32Array {
  const count = positions.length / 3;
  const every = Math.max(1, Math.ceil(count / SAMPLES));
  const picked = new Float32Array(3 * Math.ceil(count / every));
  for (let i = 0, at = 0; i < count; i += every, at += 3) picked.set(positions.subarray(3 * i, 3 * i + 3), at);
  return picked;
}

function distanceTo(samples: Float32Array, x: number, y: number, z: number): number {
  let nearest = Infinity;
  for (let i = 0; i < samples.length; i += 3) {
    const distance = (samples[i]! - x) ** 2 + (samples[i + 1]! - y) ** 2 + (samples[i + 2]! - z) ** 2;
    if (distance < nearest) nearest = distance;
  }
  return Math.sqrt(nearest);
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Share of the movement of its teeth that gum at this distance takes part in. */
const followed = (distance: number, { rigid, radius }: GumReach): number =>
  1 - smooth(Math.min(1, Math.max(0, (distance - rigid) / Math.max(1e-6, radius - rigid))));

/**
 * Which teeth a place of the gum follows and how much, by the inverse square of their distance. Bone 0 rests, bone n + 1 is
 * tooth n; the shares are 1 together.
 * @param bones four, to be filled
 * @param shares four, to be filled
 */
export function weigh(
  teeth: readonly Float32Array[],
  x: number,
  y: number,
  z: number,
  reach: GumReach,
  bones: Uint16Array,
  shares: Float32Array,
): void {
  const nearest = teeth
    .map((samples, tooth) => ({ tooth, distance: distanceTo(samples, x, y, z) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, FOLLOWED);
  const part = followed(nearest[0]?.distance ?? Infinity, reach);
  const pulls = nearest.map(({ distance }) => 1 / Math.max(TOUCHING, distance) ** 2);
  const sum = pulls.reduce((total, pull) => total + pull, 0);
  bones.fill(0);
  shares.fill(0);
  shares[0] = 1 - part;
  nearest.forEach(({ tooth }, i) => {
    bones[i + 1] = tooth + 1;
    shares[i + 1] = (part * pulls[i]!) / sum;
  });
}
