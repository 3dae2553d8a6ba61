import { A4 } from '@archway/paper';

/** In mm: what printers leave free, and what scissors need between labels. */
const MARGIN = 10;
const GAP = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SheetPlaces {
  /** Of the upper left corner of each label of a sheet, in mm. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Below the labels there is room for a line. */
  readonly foot: boolean;
}

/** How many of a length fit beside each other, and where the first begins; one always does. */
function along(length: number, room: number): { count: number; from: number } {
  const count = Math.max(1, Math.floor((room - 2 * MARGIN + GAP) / (length + GAP)));
  return { count, from: Math.max(0, (room - count * length - (count - 1) * GAP) / 2) };
}

/** Where labels of a size stand on A4, row by row: as many as fit, at their true size. */
export function sheetPlaces({ width, height }: Size): SheetPlaces {
  const columns = along(width, A4.width);
  const rows = along(height, A4.height);
  const places = Array.from({ length: columns.count * rows.count }, (_, at) => ({
    x: columns.from + (at % columns.count) * (width + GAP),
    y: rows.from + Math.floor(at / columns.count) * (height + GAP),
  }));
  return { places, foot: rows.from >= MARGIN };
}
