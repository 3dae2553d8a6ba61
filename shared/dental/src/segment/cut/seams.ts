import type { Surface } from '../surface/surface.ts';

/** What a seam costs everywhere, per mm, so that it stays short. */
const ANY = 0.04;
/** In a groove of this many radians a seam costs a third of one on even ground. */
const GROOVE = 0.2614;
/** On a ridge it costs so much more for each radian, up to one. */
const RIDGE = 2.632;
/** So much of the sharpest neighbouring groove counts for an edge too: a margin zigzags along a mesh. */
const NEIGHBOURS = 0.066;

/** What it costs to have a boundary along each edge. */
export function seamPrices({ edges }: Surface): Float32Array {
  const { angles, faces, lengths, ofFace } = edges;
  return lengths.map((length, e) => {
    let sharpest = 0;
    for (let side = 0; side < 2; side++) {
      const face = faces[e * 2 + side]!;
      for (let k = 0; k < 3; k++) {
        const other = ofFace[face * 3 + k]!;
        if (other >= 0 && other !== e) sharpest = Math.max(sharpest, angles[other]!);
      }
    }
    const angle = angles[e]! + NEIGHBOURS * Math.max(0, sharpest - Math.max(0, angles[e]!));
    return length * (ANY + (angle > 0 ? Math.exp(-angle / GROOVE) : 1 + RIDGE * Math.min(1, -angle)));
  });
}
