import type { Profile, Row } from './row.ts';

/**
 * Change their sign when left and right change places; positive when the front teeth are at the picture's left.
 *
 * The signs, in this order: teeth higher, rows higher, teeth brighter, cut off by the edge, skin or gloves away
 * from it, mouth opens wider, picture redder, picture brighter, picture yellower.
 */
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Crowns of the front are higher, nearer to the flash and run out of the picture; cheek and skin close in at the back. */
export function sidedSigns(row: Row, { columns, envelope }: Profile): number[] {
  const { tissue, teeth, extent, kind } = row;
  const { width, height, light, red, yellow } = tissue;
  const { left, right } = extent;
  const margin = Math.max(2, Math.round(width * 0.03));
  const open = new Float64Array(width);
  const skin = new Float64Array(width);
  const [redX, lightX, yellowX] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  let [cutLeft, cutRight, weight, moment, total] = [0, 0, 0, 0, 0];
  const half = extent.width / 2;
  for (let i = 0; i < kind.length; i++) {
    const x = i % width;
    if (kind[i]! < 2) open[x]!++;
    if (kind[i] === 3) skin[x]!++;
    lightX[x]! += light[i]! / height;
    if (light[i]! > 0.2) {
      redX[x]! += clamp(red[i]!, 0.8) / height;
      yellowX[x]! += clamp(yellow[i]!, 0.4) / height;
    }
    if (!teeth.on[i]) continue;
    if (x < margin) cutLeft++;
    if (x >= width - margin) cutRight++;
    const u = (x - (left + right) / 2) / half;
    [weight, moment, total] = [weight + u * u, moment + u * light[i]!, total + light[i]!];
  }
  const teethOf = columns.reduce((a, b) => a + b, 0);
  return [
    -clamp(slope(columns, left, right, true), 1),
    -clamp(slope(envelope, left, right, true), 1),
    -clamp((3 * moment) / (weight || 1) / (total / (teethOf || 1) || 1), 3),
    clamp((cutLeft - cutRight) / (margin * extent.height), 1),
    clamp(slope(skin, 0, width - 1, false) / height, 0.5) * 2,
    -clamp(slope(open, 0, width - 1, true), 1),
    -clamp(slope(redX, 0, width - 1, false) * 4, 1),
    -clamp(slope(lightX, 0, width - 1, false) * 4, 1),
    -clamp(slope(yellowX, 0, width - 1, false) * 8, 1),
  ];
}

/** Growth from the middle to the right end of a least-squares line; `relative`: as a part of the mean. */
function slope(values: Float64Array, from: number, to: number, relative: boolean): number {
  let [n, sumU, sumV, squares, products] = [0, 0, 0, 0, 0];
  for (let x = from; x <= to; x++) {
    const [u, v] = [(2 * (x - from)) / Math.max(1, to - from) - 1, values[x]!];
    [n, sumU, sumV, squares, products] = [n + 1, sumU + u, sumV + v, squares + u * u, products + u * v];
  }
  const growth = (products - (sumU * sumV) / n) / (squares - (sumU * sumU) / n || 1);
  return relative ? growth / (sumV / n || 1) : growth;
}
