import type { Guess } from '../positions.ts';
import { archShape } from './arch.ts';
import type { Mouth } from './intraoral.ts';
import { ramp } from './look.ts';
import type { Extent, Mask } from './mask.ts';

export interface BiteShape {
  /** -1 to 1: more tooth (taller crowns) in the left half of the row is positive. */
  readonly mass: number;
  /** -1 to 1: brighter teeth in the left half are positive: the front teeth are nearest to the flash. */
  readonly glow: number;
  /** -1 to 1: the row runs out of the picture at the left (positive) or at the right. */
  readonly cut: number;
  /** Height by width of both rows together. */
  readonly tall: number;
  /** How much of the rows' rectangle is tooth. */
  readonly filled: number;
  /** -1 to 1: positive when the picture stands upright. See `uprightness`. */
  readonly up: number;
}

function biteShape({ look, teeth, extent }: Mouth): BiteShape {
  const { width, height, light } = look;
  const middle = (extent.left + extent.right) / 2;
  const half = { left: 0, right: 0, lightLeft: 0, lightRight: 0 };
  let [edgeLeft, edgeRight] = [0, 0];
  const margin = Math.max(2, Math.round(width * 0.03));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!teeth.on[i]) continue;
      if (x < margin) edgeLeft++;
      if (x >= width - margin) edgeRight++;
      if (x < middle) [half.left, half.lightLeft] = [half.left + 1, half.lightLeft + light[i]!];
      else [half.right, half.lightRight] = [half.right + 1, half.lightRight + light[i]!];
    }
  }
  const all = half.left + half.right;
  const [lightLeft, lightRight] = [half.lightLeft / (half.left || 1), half.lightRight / (half.right || 1)];
  const full = margin * extent.height;
  return {
    mass: (half.left - half.right) / (all || 1),
    glow: (lightLeft - lightRight) / ((lightLeft + lightRight) / 2 || 1),
    cut: (edgeLeft - edgeRight) / full,
    tall: extent.height / extent.width,
    filled: all / (extent.width * extent.height),
    up: uprightness(teeth, extent),
  };
}

/**
 * Upper teeth cover the edges of the lower ones. So more of the upper row is seen, and of the lower teeth only the part
 * where they stand apart: the lower outline has the deeper notches.
 */
function uprightness({ width, on }: Mask, extent: Extent): number {
  const upper: number[] = [];
  const lower: number[] = [];
  let [above, below] = [0, 0];
  const middle = (extent.top + extent.bottom) / 2;
  for (let x = extent.left; x <= extent.right; x++) {
    let [first, last] = [-1, -1];
    for (let y = Math.max(0, extent.top - 4); y < Math.min(on.length / width, extent.bottom + 5); y++) {
      if (!on[y * width + x]) continue;
      if (first < 0) first = y;
      last = y;
      if (y < middle) above++;
      else below++;
    }
    if (first < 0) continue;
    upper.push(-first);
    lower.push(last);
  }
  const reach = Math.round(extent.width * 0.06);
  const notches = (line: readonly number[]) =>
    line.reduce((sum, value, i) => sum + Math.max(...line.slice(Math.max(0, i - reach), i + reach + 1)) - value, 0);
  const [a, b] = [notches(upper), notches(lower)];
  return (above - below) / (above + below || 1) + (b - a) / (a + b || 1);
}

/**
 * From the side, the front teeth are large, bright and cut off by the picture's edge: at its left they are seen from the
 * patient's left, at its right from the right.
 */
export function guessBite(mouth: Mouth): Guess[] {
  const { mass, glow, cut, tall, filled, up } = biteShape(mouth);
  const { bow, hollow } = archShape(mouth);
  const rows = Math.min(
    ramp(filled, 0.3, 0.45),
    ramp(tall, 0.75, 0.6),
    ramp(tall, 0.12, 0.2),
    ramp(Math.abs(bow), 0.2, 0.1),
    ramp(hollow, 0.85, 0.6),
  );
  if (rows <= 0) return [];
  // A frontal picture may be cropped off its middle; the edge counts fully only where the crowns agree.
  const edge = Math.abs(mass) > 0.03 && Math.sign(mass) === Math.sign(cut) ? cut : cut * 0.25;
  const side = mass * 1.6 + glow * 1.2 + edge * 0.8;
  const agreeing = [mass, glow, edge].filter(
    (value) => Math.sign(value) === Math.sign(side) && Math.abs(value) > 0.03,
  ).length;
  // Upside down, the left side looks like the right one.
  const lateral = Math.min(ramp(Math.abs(side), 0.25, 0.6), agreeing >= 2 ? 1 : 0.4, 0.3 + 0.7 * ramp(up, 0.02, 0.16));
  const frontal = ramp(Math.abs(side), 0.4, 0.15);
  const left = side > 0;
  return [
    { position: 'frontOcc', confidence: rows * (0.1 + 0.82 * frontal) },
    { position: left ? 'leftOcc' : 'rightOcc', confidence: rows * (0.1 + 0.8 * lateral) },
    { position: left ? 'rightOcc' : 'leftOcc', confidence: rows * 0.15 },
  ];
}
