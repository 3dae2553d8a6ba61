/** Red, green, blue as 0-255. */
type Rgb = readonly [number, number, number];

/** Accepts `#rgb` and `#rrggbb`. @throws Error when the text is no such colour. */
export function parseHex(hex: string): Rgb {
  const long = /^#[\da-f]{3}$/i.test(hex) ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  if (!/^#[\da-f]{6}$/i.test(long)) throw new Error(`not a hex colour: ${hex}`);
  const value = Number.parseInt(long.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#RRGGBB` in capitals, as the design table writes it. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `share` (0-1) of `colour`, the rest is `onto`. */
export function mix(colour: string, onto: string, share: number): string {
  const [top, bottom] = [parseHex(colour), parseHex(onto)];
  const channel = (i: 0 | 1 | 2) => bottom[i] + (top[i] - bottom[i]) * share;
  return toHex([channel(0), channel(1), channel(2)]);
}

/** Relative luminance of WCAG 2.2, 0 black to 1 white. */
function luminance(colour: string): number {
  const linear = parseHex(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** Contrast ratio of WCAG 2.2, 1 to 21; the order of the two colours does not matter. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
