import { bestPath } from './best-path.ts';
import type { GrayFilm } from './gray-film.ts';
import { smoothPicture } from './smooth.ts';

/** Film rows and columns between nose and throat, as shares, of a face that looks to the right. */
const TOP = 0.45;
const BOTTOM = 0.908;
const LEFT = 0.6;
const RIGHT = 0.943;

/** Skin before air is a faint edge: from this change of the logarithm of brightness a pixel on, and a full one. */
const FAINT = 0.012;
const FULL = 0.042;
/** Of an edge behind others that lie further to the front: bone behind skin. */
const BEHIND = 0.6;
/** Pixels within which several edges are the same one. */
const SAME = 5;
const FADES = 8;
const SIDEWAYS = 0.04;

/** The border of skin and air from below the bridge of the nose to the throat. */
export interface SkinProfile {
  /** Row of the film at which it begins. */
  readonly top: number;
  /** Column of the outermost edge, row by row. */
  readonly columns: Int32Array;
}

/**
 * Finds the profile on a film of 600 rows: the foremost edge from bright to dark that goes on from row to row. Brightness
 * counts by its logarithm, since skin is faint and bone is not.
 */
export function skinProfile(film: GrayFilm): SkinProfile {
  const [top, bottom] = [Math.round(film.height * TOP), Math.round(film.height * BOTTOM)];
  const [left, right] = [Math.round(film.width * LEFT), Math.round(film.width * RIGHT)];
  const edges = edgesToTheFront(film);
  const [width, height] = [right - left, bottom - top];
  const scores = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = foremost(edges.subarray((y + top) * film.width, (y + top + 1) * film.width));
    scores.set(row.subarray(left, right), y * width);
  }
  const columns = bestPath(scores, width, height, SIDEWAYS).map((x) => x + left);
  return { top, columns: columns.map((x, y) => outermost(edges, (y + top) * film.width, x)) };
}

/** The skin fades towards its border: the column up to which the edge has still half of its strength. */
function outermost(edges: Float32Array, row: number, x: number): number {
  let peak = 0;
  for (let d = -2; d <= FADES; d++) peak = Math.max(peak, edges[row + x + d] ?? 0);
  for (let d = FADES; d > 0; d--) if ((edges[row + x + d] ?? 0) >= peak / 2) return x + d;
  return x;
}

/** How much darker it grows to the front, by the logarithm. */
function edgesToTheFront({ width, height, data }: GrayFilm): Float32Array {
  // Eight above black: noise of the darkest film would otherwise be the strongest edge.
  const light = smoothPicture(
    data.map((value) => Math.log(value + 8)),
    width,
    height,
    1.5,
  );
  const edges = new Float32Array(data.length);
  const at = (x: number, y: number): number => light[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const gx =
        (at(x + 1, y - 1) +
          2 * at(x + 1, y) +
          at(x + 1, y + 1) -
          at(x - 1, y - 1) -
          2 * at(x - 1, y) -
          at(x - 1, y + 1)) /
        8;
      if (gx >= 0) continue;
      const gy =
        (at(x - 1, y + 1) +
          2 * at(x, y + 1) +
          at(x + 1, y + 1) -
          at(x - 1, y - 1) -
          2 * at(x, y - 1) -
          at(x + 1, y - 1)) /
        8;
      const size = Math.sqrt(gx * gx + gy * gy);
      // Below nose and chin the skin lies nearly flat: such edges count, too, if a little less.
      edges[y * width + x] = size * Math.min(1, -gx / size + 0.35);
    }
  }
  return edges;
}

/** Scores of a row: its edges, less for those that have others before them. */
function foremost(edges: Float32Array): Float32Array {
  const width = edges.length;
  const seen = edges.map((edge) => Math.min(1, Math.max(0, (edge - FAINT) / (FULL - FAINT))));
  const scores = new Float32Array(width);
  let ahead = 0;
  for (let x = width - 1; x >= 0; x--) {
    const passed = x + SAME;
    if (passed < width && isCrest(edges, passed) && (seen[passed] ?? 0) > 0.15) ahead += seen[passed] ?? 0;
    scores[x] = (seen[x] ?? 0) - BEHIND * Math.min(ahead, 1.5);
  }
  return scores;
}

function isCrest(edges: Float32Array, x: number): boolean {
  const edge = edges[x] ?? 0;
  for (let d = -3; d <= 3; d++) if ((edges[x + d] ?? 0) > edge) return false;
  return true;
}
