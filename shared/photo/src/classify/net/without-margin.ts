import { turnPhoto } from '../../edit/turn-photo.ts';
import type { Pixels } from '../../pixels.ts';

/** How far, of 255, pixels of one colour may differ: what JPEG makes of them. */
const ALIKE = 16;
/** A frame that is thinner, in parts of the picture's sides, does no harm. */
const THIN = 0.05;
/** A picture keeps at least this part of its sides. */
const LEAST = 0.4;

/**
 * The picture within a frame of one colour on all four sides, as scanned slides and pages have it. As much is taken from
 * opposite sides: what is black beyond that, as where one jaw is photographed before black, belongs to the picture.
 */
export function withoutMargin(pixels: Pixels): Pixels {
  const { width, height, data } = pixels;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const ground = [0, 1, 2].map((k) => corners.reduce((sum, i) => sum + data[4 * i + k]!, 0) / corners.length);
  const isFrame = (i: number) => ground.every((value, k) => Math.abs(data[4 * i + k]! - value) <= ALIKE);
  const rowIs = (y: number) => every(width, (x) => isFrame(y * width + x));
  const columnIs = (x: number) => every(height, (y) => isFrame(y * width + x));
  const across = Math.min(
    run(width, columnIs),
    run(width, (x) => columnIs(width - 1 - x)),
  );
  const down = Math.min(
    run(height, rowIs),
    run(height, (y) => rowIs(height - 1 - y)),
  );
  const [wide, high] = [width - 2 * across, height - 2 * down];
  if (across < THIN * width || down < THIN * height || wide < LEAST * width || high < LEAST * height) return pixels;
  return turnPhoto(pixels, { crop: { x: across, y: down, width: wide, height: high } });
}

function every(count: number, holds: (i: number) => boolean): boolean {
  for (let i = 0; i < count; i++) if (!holds(i)) return false;
  return true;
}

/** How many from the first on hold. */
function run(count: number, holds: (i: number) => boolean): number {
  let found = 0;
  while (found < count && holds(found)) found++;
  return found;
}
