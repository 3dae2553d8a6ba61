/** A film without colour, row by row: 0 is black, 255 white, bone is bright. */
export interface GrayFilm {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Averages RGBA pixels down to a film of this height, so that what is looked for has one size on every film. */
export function grayFilm(
  pixels: { readonly width: number; readonly height: number; readonly data: Uint8Array | Uint8ClampedArray },
  height: number,
): GrayFilm {
  const step = pixels.height / height;
  const width = Math.max(1, Math.floor(pixels.width / step));
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(y, step, pixels.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = span(x, step, pixels.width);
      let sum = 0;
      for (let v = top; v < bottom; v++) {
        for (let u = left; u < right; u++) {
          const at = 4 * (v * pixels.width + u);
          sum += (pixels.data[at] ?? 0) + (pixels.data[at + 1] ?? 0) + (pixels.data[at + 2] ?? 0);
        }
      }
      data[y * width + x] = sum / (3 * (bottom - top) * (right - left));
    }
  }
  return { width, height, data };
}

/** First pixel and the one behind the last of a step; at least one, so that small films are not empty. */
function span(at: number, step: number, end: number): readonly [first: number, behind: number] {
  const first = Math.min(end - 1, Math.floor(at * step));
  return [first, Math.max(first + 1, Math.min(end, Math.floor((at + 1) * step)))];
}
