import { MIN_PRIMARY_CONTRAST, contrast, mix, nearestPassing, parseHex, toHex } from '@archway/contracts';

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

/** @throws PrimaryContrastError, which names the nearest passing colour; Error when it is no hex colour. */
export function assertPrimary(primary: string): void {
  const ratio = contrast(primary, '#FFFFFF');
  if (ratio < MIN_PRIMARY_CONTRAST) throw new PrimaryContrastError(primary, ratio, nearestPassing(primary));
}
