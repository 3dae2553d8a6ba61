import { contrast, mix, parseHex, toHex } from './color.ts';

/** The product's own colour, used where a tenant names none. */
export const DEFAULT_PRIMARY = '#4F46BA';

/** What text and icons need on white, and white text on the colour. */
const MIN_PRIMARY_CONTRAST = 4.5;

/**
 * Everything that is made from the tenant's colour, by fixed shares of white and black.
 * antd's own palette turns dark hues into murky greys, so nothing is left to it.
 */
export function derivePrimary(primary: string) {
  return {
    base: toHex(parseHex(primary)),
    hover: mix('#FFFFFF', primary, 0.12),
    active: mix('#000000', primary, 0.2),
    bg: mix(primary, '#FFFFFF', 0.07),
    bgHover: mix(primary, '#FFFFFF', 0.14),
    border: mix(primary, '#FFFFFF', 0.3),
    borderHover: mix(primary, '#FFFFFF', 0.5),
  };
}

/** A colour that cannot be a primary, and the nearest one of the same hue that can. */
export class PrimaryContrastError extends Error {
  readonly nearest: string;

  constructor(primary: string, ratio: number, nearest: string) {
    super(`${primary} has ${ratio.toFixed(2)} : 1 on white, ${MIN_PRIMARY_CONTRAST} : 1 is needed; ${nearest} passes`);
    this.name = 'PrimaryContrastError';
    this.nearest = nearest;
  }
}

/** The lightest shade of the same hue that passes, searched in steps of half a percent of black. */
export function nearestPassing(primary: string): string {
  for (let black = 0; black < 1; black += 0.005) {
    const shade = mix('#000000', primary, black);
    if (contrast(shade, '#FFFFFF') >= MIN_PRIMARY_CONTRAST) return shade;
  }
  return '#000000';
}

/** @throws PrimaryContrastError, which names the nearest passing colour; Error when it is no hex colour. */
export function assertPrimary(primary: string): void {
  const ratio = contrast(primary, '#FFFFFF');
  if (ratio < MIN_PRIMARY_CONTRAST) throw new PrimaryContrastError(primary, ratio, nearestPassing(primary));
}

/** The colour itself when it passes, else the nearest that does: for reading what a tenant has stored. */
export function readablePrimary(primary: string | undefined): string {
  if (primary === undefined) return DEFAULT_PRIMARY;
  try {
    return nearestPassing(primary);
  } catch {
    return DEFAULT_PRIMARY;
  }
}
