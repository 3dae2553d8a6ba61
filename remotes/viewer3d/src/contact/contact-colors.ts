/** What a distance is called: its colours are those of the product's canvas, and fixed. */
export const contactClasses = [
  { key: 'collision', color: '#FF9A92' },
  { key: 'contact', color: '#7BD88F' },
  { key: 'over', color: '#F5C27A' },
  { key: 'far', color: '#F0EDE5' },
] as const;

/** A gap is shown up to this many times the threshold, at least 0.5 mm. */
export const gapShown = (threshold: number): number => Math.max(0.5, threshold * 4);
/** An overlap this deep has the strongest colour, mm. */
const deepest = (threshold: number): number => Math.max(0.5, threshold * 4);

const DEEP = '#B3261E';

type Rgb = readonly [number, number, number];

/** Linear light, 0 to 65535. */
function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [16, 8, 0].map((shift) => {
    const c = ((value >> shift) & 255) / 255;
    return (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4) * 65_535;
  }) as unknown as Rgb;
}

const [collision, contact, over, far] = contactClasses.map(({ color }) => linear(color)) as [Rgb, Rgb, Rgb, Rgb];
const deep = linear(DEEP);

/** r, g, b per vertex, linear, 0 to 65535. Limits are hard lines, so that they can be read; beyond them colours fade. @param away color of what is far from all */
export function contactColors(
  distances: Float32Array,
  threshold: number,
  away: string | null = null,
): Uint16Array<ArrayBuffer> {
  const own = away === null ? far : linear(away);
  const colors = new Uint16Array(distances.length * 3);
  const [gap, depth] = [gapShown(threshold), deepest(threshold)];
  for (let v = 0; v < distances.length; v++) {
    const d = distances[v]!;
    if (d < -threshold) blend(colors, v, collision, deep, (-d - threshold) / (depth - threshold));
    else if (d <= threshold) blend(colors, v, contact, contact, 0);
    else if (d < gap) blend(colors, v, over, own, (d - threshold) / (gap - threshold));
    else blend(colors, v, own, own, 0);
  }
  return colors;
}

function blend(colors: Uint16Array, vertex: number, from: Rgb, to: Rgb, share: number): void {
  const t = Math.min(1, share);
  for (let i = 0; i < 3; i++) colors[vertex * 3 + i] = from[i]! + (to[i]! - from[i]!) * t;
}
