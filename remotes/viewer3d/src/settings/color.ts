const HEX = /^#[0-9a-f]{6}$/i;

export const isHexColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);

/** Red, green and blue of #RRGGBB, 0-255. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour with a share of black mixed in, 0-1. */
export function darken(hex: string, share: number): string {
  const part = (value: number): string =>
    Math.round(value * (1 - share))
      .toString(16)
      .padStart(2, '0');
  return `#${channels(hex).map(part).join('')}`.toUpperCase();
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
