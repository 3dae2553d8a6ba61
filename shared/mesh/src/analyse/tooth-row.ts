import { RunningLeastSquares, anyPerpendicular, cross, dot, length, principalAxes, unit } from '@archway/geometry';
import type { SurfaceSamples } from '../orient/samples.ts';
import { covariance } from '../orient/samples.ts';
import type { Vector } from './measure.ts';

/** A piece with some teeth, in the file's own unit: how long it runs along the teeth, how thick it is across. */
export interface ToothRow {
  /** Estimated number of teeth, 1 to 8. */
  teeth: number;
  /** How well the sides of the crowns lie as those of so many teeth do, −1 to 1. */
  likeness: number;
  along: number;
  across: number;
  /** Share of the surface that looks in one of its three commonest directions: much for what was built, little for teeth. */
  flatness: number;
}

const BINS = 48;
const MOST_TEETH = 8;
/** Along over across of a piece with one tooth, and the spread (as a logarithm) of pieces with several. */
const ONE_TOOTH = 1.12;
const SPREAD = 0.3;
/** Gum before the first and behind the last tooth, as a share of the length. */
const ENDS = [0, 0.04, 0.08, 0.12];

/** @param samples in the file's own unit */
export function toothRow(samples: SurfaceSamples): ToothRow {
  const up =
    length(samples.meanNormal) > 0.15 ? unit(samples.meanNormal) : principalAxes(covariance(samples)).vectors[0];
  const row = rowOf(samples, up);
  const { along, across, sides } = row;
  let best = { teeth: 1, likeness: -1, score: -Infinity };
  for (let teeth = 1; teeth <= MOST_TEETH; teeth++) {
    const likeness = Math.max(...ENDS.map((end) => likenessTo(sides, teeth, end)));
    const shape = Math.log(along / across / (ONE_TOOTH * teeth ** 0.75)) / SPREAD;
    const score = 2.5 * likeness - 0.5 * shape * shape;
    if (score > best.score) best = { teeth, likeness, score };
  }
  return { teeth: best.teeth, likeness: best.likeness, along, across, flatness: flatness(samples) };
}

/** A curve of second degree is laid through the piece; along it the sides of the crowns face on and back in turn. */
function rowOf(samples: SurfaceSamples, up: Vector): { along: number; across: number; sides: Float64Array } {
  const { points, normals, count, center } = samples;
  const first = anyPerpendicular(up);
  const second = cross(up, first);
  let [xx, xy, yy] = [0, 0, 0];
  const u = new Float64Array(count);
  const v = new Float64Array(count);
  for (let s = 0; s < count; s++) {
    const p: Vector = [points[s * 3]! - center[0], points[s * 3 + 1]! - center[1], points[s * 3 + 2]! - center[2]];
    u[s] = dot(p, first);
    v[s] = dot(p, second);
    xx += u[s]! ** 2;
    xy += u[s]! * v[s]!;
    yy += v[s]! ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const size = Math.sqrt((xx + yy) / count) || 1;
  const fit = new RunningLeastSquares();
  for (let k = 0; k < count; k++) {
    const a = (c * u[k]! + s * v[k]!) / size;
    const b = (-s * u[k]! + c * v[k]!) / size;
    u[k] = a;
    v[k] = b;
    fit.add(1, a, a * a, b, 1);
  }
  const [c0, c1, c2] = fit.solve();
  const [low, high] = range(u);
  const bend = (a: number): number => c1 + 2 * c2 * a;
  // Length along the curve from its lower end, by a table.
  const lengths = new Float64Array(BINS * 4 + 1);
  for (let k = 1; k < lengths.length; k++) {
    const step = (high - low) / (lengths.length - 1);
    lengths[k] = lengths[k - 1]! + step * Math.hypot(1, bend(low + (k - 0.5) * step));
  }
  const total = lengths.at(-1)!;
  const sums = new Float64Array(BINS);
  const counts = new Float64Array(BINS);
  const offs = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const slope = bend(u[k]!);
    const long = Math.hypot(1, slope);
    offs[k] = (v[k]! - (c0 + c1 * u[k]! + c2 * u[k]! ** 2)) / long;
    const at = Math.round(((u[k]! - low) / (high - low)) * (lengths.length - 1));
    if (!(at >= 0 && at < lengths.length)) continue;
    const bin = Math.min(BINS - 1, Math.floor((lengths[at]! / total) * BINS));
    const n: Vector = [normals[k * 3]!, normals[k * 3 + 1]!, normals[k * 3 + 2]!];
    const [nu, nv] = [dot(n, first), dot(n, second)];
    sums[bin]! += (c * nu + s * nv + slope * (-s * nu + c * nv)) / long;
    counts[bin]!++;
  }
  const [inner, outer] = range(offs);
  return {
    along: total * size,
    across: (outer - inner) * size,
    sides: sums.map((sum, k) => (counts[k]! > 0 ? sum / counts[k]! : 0)),
  };
}

/** Without the outermost percent at each side. */
function range(values: Float64Array): [number, number] {
  const sorted = values.slice().sort();
  const cut = Math.floor(sorted.length * 0.01);
  return [sorted[cut] ?? 0, sorted[sorted.length - 1 - cut] ?? 0];
}

/** Over each tooth the sides turn from facing back (−1) to facing on (1); the gum at both ends is not asked. */
function likenessTo(sides: Float64Array, teeth: number, end: number): number {
  let product = 0;
  let own = 0;
  let theirs = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const at = ((bin + 0.5) / BINS - end) / (1 - 2 * end);
    if (at < 0 || at >= 1) continue;
    const wanted = 2 * ((at * teeth) % 1) - 1;
    product += wanted * sides[bin]!;
    own += sides[bin]! ** 2;
    theirs += wanted * wanted;
  }
  return product / Math.sqrt(own * theirs + 1e-9);
}

function flatness({ normals, count }: SurfaceSamples): number {
  const cells = new Map<number, number>();
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i]!, normals[i + 1]!, normals[i + 2]!].map((n) => Math.round((n + 1) * 8));
    const key = (x! * 17 + y!) * 17 + z!;
    cells.set(key, (cells.get(key) ?? 0) + 1);
  }
  const [a = 0, b = 0, c = 0] = [...cells.values()].sort((p, q) => q - p);
  return (a + b + c) / Math.max(1, count);
}
