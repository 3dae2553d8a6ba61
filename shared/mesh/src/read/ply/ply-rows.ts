import type { PlyElement } from './ply-header.ts';

/** One way of storing rows (text or binary). Columns are numbers; lists are handed over whole. */
export interface PlyRows {
  /** Offset of the next row. */
  position(): number;
  /**
   * Reads all rows of an element without lists: for each row, `row[slots[k]]` holds property k (slot -1 is skipped)
   * and `each(index)` is called.
   */
  columns(element: PlyElement, slots: Int32Array, row: Float64Array, each: (index: number) => void): void;
  /** Reads rows with lists: property `list` is left in `values[0..length)`, scalars in `row` by `slots`. */
  lists(
    element: PlyElement,
    list: number,
    slots: Int32Array,
    row: Float64Array,
    each: (index: number, values: Float64Array, length: number) => void,
  ): void;
  skip(element: PlyElement): void;
  /** Bytes left over after the last element. */
  stray(): number;
  /** Coordinates that are no numbers were spelled out. */
  readonly spelledNonFinite: boolean;
}

/** Grows a list buffer; lengths are checked against the file before. */
export function roomFor(values: Float64Array, length: number): Float64Array {
  return length <= values.length ? values : new Float64Array(Math.max(length, values.length * 2));
}
