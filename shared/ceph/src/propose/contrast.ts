import type { GrayFilm } from './gray-film.ts';
import { smoothPicture } from './smooth.ts';

/** A film by its contrast to the surroundings, so that faint and strong edges count alike, and how it changes. */
export interface Contrast {
  readonly width: number;
  readonly height: number;
  /** Brightness in deviations from the mean of the neighbourhood. */
  readonly data: Float32Array;
  /** Change a pixel to the right, and down. */
  readonly dx: Float32Array;
  readonly dy: Float32Array;
}

/** Half the side of the neighbourhood: with three passes about a bell of 10 mm. */
const REACH = 25;
/** Deviation of the logarithm that is noise: even surroundings are not blown up. */
const NOISE = 0.02;

export function contrastOf({ width, height, data }: GrayFilm): Contrast {
  const light = data.map((value) => Math.log(value + 8));
  const mean = boxBlur(light, width, height);
  const off = light.map((value, i) => value - (mean[i] ?? 0));
  const spread = boxBlur(
    off.map((value) => value * value),
    width,
    height,
  );
  const normal = smoothPicture(
    off.map((value, i) => value / (Math.sqrt(spread[i] ?? 0) + NOISE)),
    width,
    height,
    1.2,
  );
  const dx = new Float32Array(data.length);
  const dy = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      dx[i] = ((normal[i + 1] ?? 0) - (normal[i - 1] ?? 0)) / 2;
      dy[i] = ((normal[i + width] ?? 0) - (normal[i - width] ?? 0)) / 2;
    }
  return { width, height, data: normal, dx, dy };
}

/** Means over squares, twice: smooth enough, and of no cost that grows with the square. */
function boxBlur(data: Float32Array, width: number, height: number): Float32Array {
  let picture = data;
  for (let pass = 0; pass < 2; pass++) {
    picture = boxLines(picture, height, width, width, 1);
    picture = boxLines(picture, width, height, 1, width);
  }
  return picture;
}

function boxLines(data: Float32Array, lines: number, size: number, line: number, step: number): Float32Array {
  const result = new Float32Array(data.length);
  for (let l = 0; l < lines; l++) {
    let [sum, count] = [0, 0];
    for (let at = -REACH; at < size; at++) {
      const [first, last] = [at - REACH - 1, at + REACH];
      if (last < size) [sum, count] = [sum + (data[l * line + last * step] ?? 0), count + 1];
      if (first >= 0) [sum, count] = [sum - (data[l * line + first * step] ?? 0), count - 1];
      if (at >= 0) result[l * line + at * step] = sum / count;
    }
  }
  return result;
}

/** Pixels of a film of 600 rows within which an edge is that of the skin. */
const SKIN = 7;

/** The same without the changes at the skin and ahead of it. */
export function behindSkin(film: Contrast, top: number, columns: ArrayLike<number>, distance: Float32Array): Contrast {
  const { width } = film;
  const [dx, dy] = [film.dx.slice(), film.dy.slice()];
  for (let i = 0; i < dx.length; i++) if ((distance[i] ?? 0) < SKIN) dx[i] = dy[i] = 0;
  for (let row = 0; row < columns.length; row++) {
    const line = (top + row) * width;
    for (let x = Math.round(columns[row] ?? 0); x < width; x++) dx[line + x] = dy[line + x] = 0;
  }
  return { ...film, dx, dy };
}
