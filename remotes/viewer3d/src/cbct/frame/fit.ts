import { type Vec3, dot, subtract } from '@archway/geometry';
import { centreOf, type Grid, worldOf } from './grid.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How wide and high a volume is in mm, seen with these unit vectors to the right and up: all of it, to the rim of its outermost voxels. */
export function extentOf(grid: Grid, right: Vec3, up: Vec3): Extent {
  const middle = centreOf(grid);
  let [width, height] = [0, 0];
  for (let corner = 0; corner < 8; corner += 1) {
    const index = grid.size.map((count, axis) => (((corner >> axis) & 1) === 0 ? -0.5 : count - 0.5));
    const away = subtract(worldOf(grid, index as unknown as Vec3), middle);
    width = Math.max(width, 2 * Math.abs(dot(away, right)));
    height = Math.max(height, 2 * Math.abs(dot(away, up)));
  }
  return { width, height };
}

/**
 * Half the height in mm that a pane has to show so that all of an extent is seen in it, whichever side is the tighter.
 * @param pane pixels of the pane
 * @param border pixels that stay free on every side, of which a pane gives away at most half
 */
export function fitHalfHeight(extent: Extent, pane: Extent, border: number): number {
  const room = (side: number): number => Math.max(side - 2 * border, side / 2, 1);
  const mmPerPixel = Math.max(extent.width / room(pane.width), extent.height / room(pane.height));
  return (mmPerPixel * Math.max(pane.height, 1)) / 2;
}
