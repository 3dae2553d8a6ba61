import { shrinkPhoto } from '../edit/shrink-photo.ts';
import type { Pixels } from '../pixels.ts';

/** A photo is judged as it is looked at, not by the pixels of its camera: largest side. */
const SIDE = 800;
/** The picture is cut into so many parts across: what matters may be sharp before a background that is not. */
const PARTS = 8;
/** Length of the means that the picture is compared with. */
const MEAN = 9;
/** Mean step between neighbours below which a part has no edges to judge by, of 255. */
const LEAST_STEP = 1;
/** Parts with edges that a photo needs; below it there is nothing to judge. */
const LEAST_PARTS = 4;
/** The share of the parts that is allowed to be less sharp than the answer. */
const RANK = 0.8;

/**
 * How sharp a photo is, 0 (nothing but blur) to 1: how much of the steps between neighbours is lost when it is blurred
 * once more, where it is sharpest; of both directions the worse, since a moved camera blurs one of them. Null where
 * there is nothing to judge by.
 * After F. Crété et al., "The blur effect: perception and estimation with a new no-reference perceptual blur metric", 2007.
 */
export function sharpness(pixels: Pixels): number | null {
  const small = shrinkPhoto(pixels, SIDE);
  const grey = luminance(small);
  const across = partsOf(grey, small.width, small.height, 1);
  const down = partsOf(grey, small.width, small.height, small.width);
  const found: number[] = [];
  for (const [at, part] of across.entries()) {
    const other = down[at]!;
    if (part.steps + other.steps <= LEAST_STEP * (part.count + other.count)) continue;
    found.push(Math.min(sharpOf(part), sharpOf(other)));
  }
  if (found.length < LEAST_PARTS) return null;
  return found.sort((a, b) => a - b)[Math.floor((found.length - 1) * RANK)]!;
}

interface Part {
  count: number;
  /** Sum of the steps between neighbours, and of what of them a mean takes away. */
  steps: number;
  lost: number;
}

const sharpOf = ({ steps, lost }: Part): number => (steps === 0 ? 0 : lost / steps);

function luminance({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let k = 0; k < grey.length; k++)
    grey[k] = 0.299 * data[k * 4]! + 0.587 * data[k * 4 + 1]! + 0.114 * data[k * 4 + 2]!;
  return grey;
}

/** Steps along one direction, part by part in rows; `stride` 1 goes across, the width goes down. */
function partsOf(grey: Float32Array, width: number, height: number, stride: number): Part[] {
  const parts: Part[] = Array.from({ length: PARTS * PARTS }, () => ({ count: 0, steps: 0, lost: 0 }));
  const isAcross = stride === 1;
  const length = isAcross ? width : height;
  const lines = isAcross ? height : width;
  const half = (MEAN - 1) / 2;
  for (let line = 0; line < lines; line++) {
    const start = isAcross ? line * width : line;
    for (let k = half + 1; k < length - half; k++) {
      const at = start + k * stride;
      const step = Math.abs(grey[at]! - grey[at - stride]!);
      // Two means beside each other differ by what enters and what leaves.
      const blurred = Math.abs(grey[at + half * stride]! - grey[at - (half + 1) * stride]!) / MEAN;
      const [x, y] = isAcross ? [k, line] : [line, k];
      const part = parts[Math.floor((y * PARTS) / height) * PARTS + Math.floor((x * PARTS) / width)]!;
      part.count++;
      part.steps += step;
      part.lost += Math.max(0, step - blurred);
    }
  }
  return parts;
}
