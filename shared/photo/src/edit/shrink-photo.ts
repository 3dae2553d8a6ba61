import { type Pixels, newPixels } from '../pixels.ts';

/** The image with its largest side at most `most`; each new pixel is the mean of the area it covers. Never enlarges. */
export function shrinkPhoto(pixels: Pixels, most: number): Pixels {
  const factor = Math.max(pixels.width, pixels.height) / most;
  if (factor <= 1) return pixels;
  return resizePhoto(
    pixels,
    Math.max(1, Math.round(pixels.width / factor)),
    Math.max(1, Math.round(pixels.height / factor)),
  );
}

/** Box filter; meant for making smaller. */
export function resizePhoto(pixels: Pixels, width: number, height: number): Pixels {
  const columns = shares(pixels.width, width);
  const rows = shares(pixels.height, height);
  // First narrower, then lower: two passes touch each source pixel once.
  const narrow = new Float32Array(width * pixels.height * 4);
  for (let y = 0; y < pixels.height; y++) {
    for (let x = 0; x < width; x++) {
      const { first, weights } = columns[x]!;
      const to = (y * width + x) * 4;
      for (let i = 0; i < weights.length; i++) {
        const from = (y * pixels.width + first + i) * 4;
        const weight = weights[i]!;
        for (let c = 0; c < 4; c++) narrow[to + c] = narrow[to + c]! + pixels.data[from + c]! * weight;
      }
    }
  }
  const out = newPixels(width, height);
  const sums = new Float32Array(4);
  for (let y = 0; y < height; y++) {
    const { first, weights } = rows[y]!;
    for (let x = 0; x < width; x++) {
      sums.fill(0);
      for (let i = 0; i < weights.length; i++) {
        const from = ((first + i) * width + x) * 4;
        for (let c = 0; c < 4; c++) sums[c] = sums[c]! + narrow[from + c]! * weights[i]!;
      }
      out.data.set(sums, (y * width + x) * 4);
    }
  }
  return out;
}

interface Share {
  first: number;
  weights: number[];
}

/** Which source pixels each new one covers, and how much of each; the weights of one sum to 1. */
function shares(from: number, to: number): Share[] {
  const scale = from / to;
  return Array.from({ length: to }, (_, i) => {
    const start = i * scale;
    const end = Math.min(from, start + Math.max(scale, 1));
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let at = first; at < end - 1e-9; at++) weights.push(Math.min(at + 1, end) - Math.max(at, start));
    const sum = weights.reduce((a, b) => a + b, 0);
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}
