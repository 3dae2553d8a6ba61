/** Values at places of a picture: `channels` of them for each place, line by line. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float32Array;
}

/** Weights of `outputs` sums of `inputs` values each, one sum after the other, and what is added to each. */
export interface Weights {
  readonly inputs: number;
  readonly outputs: number;
  readonly values: Float32Array;
  readonly bias: Float32Array;
}

/** Sums of weighted values, four at a time: the row is read once for all of them. */
export function sums(row: Float32Array, { inputs, outputs, values, bias }: Weights, out: Float32Array, at = 0): void {
  let k = 0;
  for (; k + 3 < outputs; k += 4) {
    const [a, b] = [k * inputs, (k + 1) * inputs];
    const [c, d] = [(k + 2) * inputs, (k + 3) * inputs];
    let [p, q, r, s] = [bias[k]!, bias[k + 1]!, bias[k + 2]!, bias[k + 3]!];
    for (let i = 0; i < inputs; i++) {
      const value = row[i]!;
      p += value * values[a + i]!;
      q += value * values[b + i]!;
      r += value * values[c + i]!;
      s += value * values[d + i]!;
    }
    out[at + k] = p;
    out[at + k + 1] = q;
    out[at + k + 2] = r;
    out[at + k + 3] = s;
  }
  for (; k < outputs; k++) {
    let sum = bias[k]!;
    for (let i = 0; i < inputs; i++) sum += row[i]! * values[k * inputs + i]!;
    out[at + k] = sum;
  }
}

/**
 * Windows of 3 × 3 places every `stride` places, 0 beyond the border, negative sums cut off at 0.
 * @param weights for each output the nine places of the window line by line, of each its channels
 */
export function windows(plane: Plane, weights: Weights, stride: 1 | 2): Plane {
  const { width, height, channels, values } = plane;
  const [w, h] = [Math.ceil(width / stride), Math.ceil(height / stride)];
  const out = new Float32Array(w * h * weights.outputs);
  const row = new Float32Array(9 * channels);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      for (let k = 0; k < 9; k++) {
        const [sx, sy] = [x * stride + (k % 3) - 1, y * stride + Math.floor(k / 3) - 1];
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) row.fill(0, k * channels, (k + 1) * channels);
        else {
          const from = (sy * width + sx) * channels;
          for (let c = 0; c < channels; c++) row[k * channels + c] = values[from + c]!;
        }
      }
      sums(row, weights, out, (y * w + x) * weights.outputs);
    }
  for (let i = 0; i < out.length; i++) if (out[i]! < 0) out[i] = 0;
  return { width: w, height: h, channels: weights.outputs, values: out };
}

/** Each place by itself. */
export function placeByPlace(plane: Plane, weights: Weights): Plane {
  const { width, height, channels, values } = plane;
  const out = new Float32Array(width * height * weights.outputs);
  for (let i = 0; i < width * height; i++)
    sums(values.subarray(i * channels, (i + 1) * channels), weights, out, i * weights.outputs);
  return { width, height, channels: weights.outputs, values: out };
}

/** As shares that sum up to 1. */
export function shares(scores: ArrayLike<number>): number[] {
  const all = Array.from(scores);
  const most = Math.max(...all);
  const powers = all.map((score) => Math.exp(score - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** The channels of both at each place, those of the first before those of the second. */
export function sideBySide(first: Plane, second: Plane): Plane {
  const channels = first.channels + second.channels;
  const values = new Float32Array(first.width * first.height * channels);
  for (let i = 0; i < first.width * first.height; i++) {
    values.set(first.values.subarray(i * first.channels, (i + 1) * first.channels), i * channels);
    values.set(second.values.subarray(i * second.channels, (i + 1) * second.channels), i * channels + first.channels);
  }
  return { width: first.width, height: first.height, channels, values };
}
