import type { Pixels } from '../pixels.ts';

type Direction = 'across' | 'down';

/** The picture through a Gaussian of this standard deviation in pixels; in one direction: a camera that moved. */
export function blurred(pixels: Pixels, sigma: number, directions: readonly Direction[] = ['across', 'down']): Pixels {
  if (sigma === 0) return pixels;
  const reach = Math.ceil(sigma * 3);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, k) => Math.exp(-((k - reach) ** 2) / (2 * sigma ** 2)));
  const whole = bell.reduce((sum, weight) => sum + weight, 0);
  const weights = bell.map((weight) => weight / whole);
  const once = (data: Float32Array, direction: Direction): Float32Array => passed(data, pixels, weights, direction);
  const data = Uint8ClampedArray.from(directions.reduce(once, Float32Array.from(pixels.data)));
  return { ...pixels, data };
}

function passed(
  data: Float32Array,
  { width, height }: Pixels,
  weights: readonly number[],
  direction: Direction,
): Float32Array {
  const reach = (weights.length - 1) / 2;
  const [last, stride] = direction === 'across' ? [width - 1, 4] : [height - 1, width * 4];
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = (y * width + x) * 4;
      const place = direction === 'across' ? x : y;
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let k = 0; k < weights.length; k++) {
        const at = Math.min(last, Math.max(0, place + k - reach));
        const from = own + (at - place) * stride;
        const weight = weights[k]!;
        red += weight * data[from]!;
        green += weight * data[from + 1]!;
        blue += weight * data[from + 2]!;
        alpha += weight * data[from + 3]!;
      }
      out[own] = red;
      out[own + 1] = green;
      out[own + 2] = blue;
      out[own + 3] = alpha;
    }
  }
  return out;
}
