import { type Point, between, length } from './point.ts';

/** How a film came to its millimetres. */
export type Calibration =
  /** Two marks of the film's ruler. */
  | { readonly kind: 'ruler'; readonly from: Point; readonly to: Point; readonly lengthMm: number }
  /** Two ends of anything whose length is known. */
  | { readonly kind: 'length'; readonly from: Point; readonly to: Point; readonly lengthMm: number }
  /** Resolution of the scanner or sensor, dots per inch. */
  | { readonly kind: 'dpi'; readonly dpi: number };

const MM_PER_INCH = 25.4;
/** Two marks that are nearer than this, in pixels, calibrate nothing: a slip of one pixel would be a fifth. */
export const LEAST_RULER_PIXELS = 5;

/** Millimetres of one pixel; null where the calibration gives none. Magnification of the machine is the ruler's affair. */
export function mmPerPixel(calibration: Calibration | null): number | null {
  if (!calibration) return null;
  if (calibration.kind === 'dpi') return calibration.dpi > 0 ? MM_PER_INCH / calibration.dpi : null;
  const pixels = length(between(calibration.from, calibration.to));
  return pixels >= LEAST_RULER_PIXELS && calibration.lengthMm > 0 ? calibration.lengthMm / pixels : null;
}
