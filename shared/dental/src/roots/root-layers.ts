import type { RootProblem } from '@archway/contracts';
import { CELL, type RootSpace } from './root-space.ts';

/** The cells of a root, layer by layer from the gum line to its tip. */
export interface RootLayers {
  readonly cells: readonly (readonly number[])[];
  /** Whether something as bright begins where it ends. */
  readonly touches: boolean;
}

/** Of the tip, in mm²: what is smaller is noise. */
const LEAST_AREA = 0.6;
/** The first layers are where the crown is, which is known. */
const START_MM = 1.5;
/** No root is wider than its first layers by more than this. */
const WIDEST = 1.45;
/** What becomes wider again on its way down has gone over into something else: where it was thinnest it has ended, if it was thin. */
const WIDENS = 1.3;
const THIN = 0.25;
/** So large a share of a layer may lie outside of the volume. */
const LOST = 0.25;
const CELL_AREA = CELL * CELL;

/**
 * Follows a root from the gum line down. In each layer it is what is bright enough and lies over, or just beside, the layer
 * before: a root does not begin anew below, and what it touches is not reached across the gap about it.
 */
export function rootLayers(
  { layers, side, values, beyond, radius }: RootSpace,
  threshold: number,
): RootLayers | { readonly problem: RootProblem } {
  const slab = side * side;
  let before: readonly number[] = disc(side, (0.8 * radius) / CELL);
  const cells: number[][] = [];
  let [widest, least, leastAt] = [0, Infinity, 0];
  for (let layer = 0; layer < layers; layer++) {
    const bright = spreadOut(before, side).filter((cell) => values[layer * slab + cell]! >= threshold);
    if (before.filter((cell) => beyond[layer * slab + cell]).length > LOST * before.length)
      return { problem: 'outsideField' };
    const here = withoutCrumbs(bright, side);
    const area = here.length * CELL_AREA;
    const started = layer * CELL > START_MM;
    if (!started) widest = Math.max(widest, area);
    else if (area > WIDEST * widest) return { problem: 'lowContrast' };
    if (area < LEAST_AREA) return started ? { cells, touches: false } : { problem: 'lowContrast' };
    if (started && area > WIDENS * least + LEAST_AREA)
      return least < THIN * widest ? { cells: cells.slice(0, leastAt + 1), touches: true } : { problem: 'lowContrast' };
    if (started && area < least) [least, leastAt] = [area, layer];
    cells.push(here);
    before = here;
  }
  return { problem: 'noTip' };
}

function disc(side: number, radius: number): number[] {
  const half = (side - 1) / 2;
  const cells: number[] = [];
  for (let i = 0; i < side; i++)
    for (let j = 0; j < side; j++) if ((i - half) ** 2 + (j - half) ** 2 <= radius * radius) cells.push(i * side + j);
  return cells;
}

/** With the cells beside them. */
function spreadOut(cells: readonly number[], side: number): number[] {
  const all = new Set<number>();
  for (const cell of cells) for (const step of [0, 1, -1, side, -side]) all.add(cell + step);
  return [...all].filter((cell) => cell >= 0 && cell < side * side);
}

/** A layer without crumbs: molars have several roots. */
function withoutCrumbs(cells: readonly number[], side: number): number[] {
  const left = new Set(cells);
  const pieces: number[][] = [];
  for (const start of cells) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const cell of piece)
      for (const step of [1, -1, side, -side, side + 1, side - 1, -side + 1, -side - 1])
        if (left.delete(cell + step)) piece.push(cell + step);
    pieces.push(piece);
  }
  const largest = Math.max(0, ...pieces.map(({ length }) => length));
  return pieces.filter(({ length }) => length >= 0.2 * largest && length * CELL_AREA >= LEAST_AREA / 2).flat();
}
