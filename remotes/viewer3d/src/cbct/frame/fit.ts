import { type Vec3, dot, perAxis, subtract } from '@archway/geometry';
import { cornersOf } from './box.ts';
import { centreOf, type Grid, worldOf } from './grid.ts';

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How wide and high a volume is in mm, seen with these unit vectors to the right and up: all of it, to the rim of its outermost voxels. */
export function extentOf(grid: Grid, right: Vec3, up: Vec3): Extent {
  const middle = centreOf(grid);
  let [width, height] = [0, 0];
  for (const corner of cornersOf({ min: [-0.5, -0.5, -0.5], max: perAxis((axis) => grid.size[axis] - 0.5) })) {
    const away = subtract(worldOf(grid, corner), middle);
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
