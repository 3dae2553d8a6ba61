import type { CodeKind } from '@archway/contracts';
import { type DrawingContext, datamatrix, qrcode } from 'bwip-js/browser';

/** The dark and light squares of a code, without the quiet zone around it. */
export interface CodeModules {
  readonly width: number;
  readonly height: number;
  dark(x: number, y: number): boolean;
}

type Point = readonly [x: number, y: number];

/** The library draws two units a square. */
const UNITS = 2;

/** A drawing that keeps the outlines which the library would fill. */
function outlines() {
  const polygons: Point[][] = [];
  const size = { width: 0, height: 0 };
  const nothing = (): void => undefined;
  const drawing: DrawingContext<null> = {
    scale: (x: number, y: number) => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width: number, height: number) => void Object.assign(size, { width, height }),
    polygon: (points: [number, number][]) => void polygons.push(points),
    ...{ line: nothing, hexagon: nothing, ellipse: nothing, fill: nothing, text: nothing },
    end: () => null,
  };
  return { drawing, polygons, size };
}

/** Whether a point lies in an odd number of outlines: how the library fills them. */
const inside = (polygons: readonly (readonly Point[])[], x: number, y: number): boolean => {
  let odd = false;
  for (const points of polygons)
    for (const [at, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(at + 1) % points.length] ?? [ax, ay];
      if (ax === bx && ax > x && ay > y !== by > y) odd = !odd;
    }
  return odd;
};

/**
 * The squares of a code that says a text.
 * @throws Error where the text is empty, or longer than such a code can be
 */
export function codeModules(kind: CodeKind, text: string): CodeModules {
  const { drawing, polygons, size } = outlines();
  // The types know no settings of single codes.
  const options = { bcid: kind, text, scale: 1, padding: 0, ...(kind === 'qrcode' && { eclevel: 'M' }) };
  if (kind === 'qrcode') qrcode(options, drawing);
  else datamatrix(options, drawing);
  const width = size.width / UNITS;
  const height = size.height / UNITS;
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      dark[y * width + x] = inside(polygons, (x + 0.5) * UNITS, (y + 0.5) * UNITS) ? 1 : 0;
  return { width, height, dark: (x, y) => dark[y * width + x] === 1 };
}

/** The dark squares as one outline of an SVG, a unit a square: rows of squares are one stroke. */
export function modulesPath({ width, height, dark }: CodeModules): string {
  let path = '';
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!dark(x, y)) continue;
      let end = x + 1;
      while (end < width && dark(end, y)) end++;
      path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  return path;
}
