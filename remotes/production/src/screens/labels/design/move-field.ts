import type { LabelField, LabelLayout } from '@archway/contracts';

/** Half a millimetre: finer than hands are, and even numbers to read. */
const GRID = 0.5;

const place = (at: number, length: number, all: number): number =>
  Math.min(Math.max(0, Math.round(at / GRID) * GRID), Math.max(0, Math.floor((all - length) / GRID) * GRID));

/** Where a field stands after it was moved: on the grid, and on the label. */
export const movedWithin = (
  { width, height }: Pick<LabelLayout, 'width' | 'height'>,
  field: Pick<LabelField, 'x' | 'y' | 'width' | 'height'>,
  [byX, byY]: readonly [number, number],
): { readonly x: number; readonly y: number } => ({
  x: place(field.x + byX, field.width, width),
  y: place(field.y + byY, field.height, height),
});
