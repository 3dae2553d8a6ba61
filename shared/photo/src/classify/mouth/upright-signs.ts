import type { Row } from './row.ts';

/**
 * Change their sign when top and bottom change places; positive when a bite stands upright.
 *
 * The signs, in this order: upper row larger, lower outline notched, upper row wider, upper row brighter, redder
 * below.
 */
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Upper teeth cover the edges of the lower ones: more of them is seen, and the lower outline has the deeper notches. */
export function uprightSigns({ tissue, teeth: { width, height, on }, extent, flesh: fleshy }: Row): number[] {
  const middle = (extent.top + extent.bottom) / 2;
  const [upper, lower]: [number[], number[]] = [[], []];
  const area = [0, 0];
  const light = [0, 0];
  const flesh = [0, 0];
  const fleshRed = [0, 0];
  const span = [
    [width, -1],
    [width, -1],
  ];
  for (let x = extent.left; x <= extent.right; x++) {
    let [first, last] = [-1, -1];
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      const side = y < middle ? 0 : 1;
      if (fleshy[i]) [flesh[side], fleshRed[side]] = [flesh[side]! + 1, fleshRed[side]! + tissue.red[i]!];
      if (!on[i]) continue;
      if (first < 0) first = y;
      last = y;
      [area[side], light[side]] = [area[side]! + 1, light[side]! + tissue.light[i]!];
      span[side] = [Math.min(span[side]![0]!, x), x];
    }
    if (first < 0) continue;
    upper.push(-first);
    lower.push(last);
  }
  const reach = Math.max(1, Math.round(extent.width * 0.06));
  const notches = (line: readonly number[]) =>
    line.reduce((sum, value, i) => sum + Math.max(...line.slice(Math.max(0, i - reach), i + reach + 1)) - value, 0);
  const [a, b] = [notches(upper), notches(lower)];
  const mean = (sum: readonly number[], n: readonly number[], side: number) => sum[side]! / (n[side] || 1);
  const long = (side: number) => Math.max(0, span[side]![1]! - span[side]![0]!);
  return [
    (area[0]! - area[1]!) / (area[0]! + area[1]! || 1),
    (b - a) / (a + b || 1),
    (3 * (long(0) - long(1))) / extent.width,
    area[0] && area[1] ? clamp((mean(light, area, 0) - mean(light, area, 1)) * 3, 2) : 0,
    flesh[0] && flesh[1] ? clamp(mean(fleshRed, flesh, 1) - mean(fleshRed, flesh, 0), 0.5) * 4 : 0,
  ];
}
