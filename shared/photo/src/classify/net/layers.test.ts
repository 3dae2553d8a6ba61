import { seededRandom } from '@archway/geometry';
import { type Plane, type Weights, placeByPlace, shares, sideBySide, sums, windows } from './layers.ts';

const random = seededRandom(5);
const filled = (size: number) => Float32Array.from({ length: size }, () => random() * 2 - 1);
const weightsOf = (inputs: number, outputs: number): Weights => ({
  ...{ inputs, outputs },
  ...{ values: filled(inputs * outputs), bias: filled(outputs) },
});
const planeOf = (width: number, height: number, channels: number): Plane => ({
  ...{ width, height, channels },
  values: filled(width * height * channels),
});

/** As it is defined, place by place. */
function plainWindows(
  { width, height, channels, values }: Plane,
  { outputs, values: by, bias }: Weights,
  stride: number,
) {
  const found: number[] = [];
  for (let y = 0; y < height; y += stride)
    for (let x = 0; x < width; x += stride)
      for (let k = 0; k < outputs; k++) {
        let sum = bias[k]!;
        for (let dy = 0; dy < 3; dy++)
          for (let dx = 0; dx < 3; dx++)
            for (let c = 0; c < channels; c++) {
              const [sx, sy] = [x + dx - 1, y + dy - 1];
              if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
              sum += values[(sy * width + sx) * channels + c]! * by[k * 9 * channels + (dy * 3 + dx) * channels + c]!;
            }
        found.push(Math.max(0, sum));
      }
  return found;
}

describe('layers of a network', () => {
  it.each([
    [7, 5, 3, 6, 1],
    [8, 6, 2, 5, 2],
    [9, 7, 4, 8, 2],
    [1, 1, 1, 1, 2],
  ] as const)('look through windows at %s × %s places', (width, height, channels, outputs, stride) => {
    const plane = planeOf(width, height, channels);
    const weights = weightsOf(9 * channels, outputs);
    const seen = windows(plane, weights, stride);
    expect([seen.width, seen.height, seen.channels]).toEqual([
      Math.ceil(width / stride),
      Math.ceil(height / stride),
      outputs,
    ]);
    const plain = plainWindows(plane, weights, stride);
    expect(seen.values).toHaveLength(plain.length);
    for (const [i, value] of plain.entries()) expect(seen.values[i]).toBeCloseTo(value, 4);
  });

  it('sum up what is no multiple of four as well', () => {
    const [row, weights] = [filled(6), weightsOf(6, 7)];
    const out = new Float32Array(9);
    sums(row, weights, out, 1);
    for (let k = 0; k < 7; k++) {
      const sum = row.reduce((total, value, i) => total + value * weights.values[k * 6 + i]!, weights.bias[k]!);
      expect(out[k + 1]).toBeCloseTo(sum, 5);
    }
    expect([out[0], out[8]]).toEqual([0, 0]);
  });

  it('judge each place by itself, and take two planes together', () => {
    const plane = planeOf(3, 2, 4);
    const weights = weightsOf(4, 2);
    const judged = placeByPlace(plane, weights);
    const both = sideBySide(plane, judged);
    expect(both.channels).toBe(6);
    const out = new Float32Array(2);
    for (let i = 0; i < 6; i++) {
      sums(plane.values.subarray(4 * i, 4 * i + 4), weights, out);
      expect([...both.values.subarray(6 * i, 6 * i + 4)]).toEqual([...plane.values.subarray(4 * i, 4 * i + 4)]);
      expect([...both.values.subarray(6 * i + 4, 6 * i + 6)]).toEqual([...out]);
    }
  });

  it('have shares of 1 together, however large the scores', () => {
    const found = shares([1000, 1001, -1000]);
    expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(found[1]! / found[0]!).toBeCloseTo(Math.E, 9);
  });
});
