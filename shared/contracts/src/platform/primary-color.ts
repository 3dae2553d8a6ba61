import { contrast, mix, parseHex } from './color.ts';

/** The product's own colour, used where a tenant names none. */
export const DEFAULT_PRIMARY = '#4F46BA';

/** What text and icons need on white, and white text on the colour (WCAG 2.2, AA). */
export const MIN_PRIMARY_CONTRAST = 4.5;

/** What a picture that says something needs on its ground (WCAG 2.2, 1.4.11). */
export const MIN_ICON_CONTRAST = 3;

/** The lightest shade of the same hue that has so much contrast on white, searched in steps of half a percent of black. */
export function nearestPassing(colour: string, least = MIN_PRIMARY_CONTRAST): string {
  for (let black = 0; black < 1; black += 0.005) {
    const shade = mix('#000000', colour, black);
    if (contrast(shade, '#FFFFFF') >= least) return shade;
  }
  return '#000000';
}

/** The colour itself when it passes, else the nearest that does: for reading what a tenant has stored. */
export function readablePrimary(primary: string | undefined): string {
  if (primary === undefined) return DEFAULT_PRIMARY;
  try {
    parseHex(primary);
    return nearestPassing(primary);
  } catch {
    return DEFAULT_PRIMARY;
  }
}
