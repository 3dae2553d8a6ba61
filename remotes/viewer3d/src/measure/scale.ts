const LENGTHS_MM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;

/** A scale bar: the longest round length that takes at most `maxPixels`. */
export function scaleBar(pixelsPerMm: number, maxPixels = 120): { millimetres: number; pixels: number } {
  const fitting = LENGTHS_MM.filter((millimetres) => millimetres * pixelsPerMm <= maxPixels);
  const millimetres = fitting.at(-1) ?? LENGTHS_MM[0];
  return { millimetres, pixels: millimetres * pixelsPerMm };
}
