import type { Point } from '../../point.ts';
import { bestPath } from '../best-path.ts';
import { borderAt } from './border.ts';
import type { Contrast } from '../contrast.ts';
import type { OutlinePoint } from './jaw-outline.ts';

/** Price of a step sideways from a point of the outline to the next, and of lying off the drawn outline, a pixel. */
const SIDEWAYS = 0.12;
const OFF = 0.012;

/** The border near a drawn outline: each point moved along its normal to where something bright ends, with its evidence. */
export function traced(
  film: Contrast,
  outline: readonly OutlinePoint[],
  reach: number,
): (Point & { readonly evidence: number })[] {
  const width = 2 * reach + 1;
  const scores = new Float32Array(width * outline.length);
  for (const [row, { x, y, nx, ny }] of outline.entries())
    for (let off = -reach; off <= reach; off++)
      scores[row * width + off + reach] = borderAt(film, x + off * nx, y + off * ny, nx, ny) - OFF * Math.abs(off);
  const path = bestPath(scores, width, outline.length, SIDEWAYS);
  return outline.map(({ x, y, nx, ny }, row) => {
    const off = (path[row] ?? reach) - reach;
    return { x: x + off * nx, y: y + off * ny, evidence: scores[row * width + off + reach] ?? 0 };
  });
}
