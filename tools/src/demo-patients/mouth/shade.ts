import { seededRandom } from '@archway/geometry';
import type { Layer, Rgb } from './scene.ts';

/** How a mouth is coloured. */
export interface Tones {
  readonly enamel: Rgb;
  /** Near the gum line, where teeth are darker. */
  readonly neck: Rgb;
  readonly gum: Rgb;
  readonly lining: Rgb;
  /** 0 to 1: brown patches of darker gums. */
  readonly pigment: number;
}

/** Smooth values from −1 to 1, by places of the mouth in mm. */
export function pattern(seed: number, scale: number): (x: number, y: number, z: number) => number {
  const random = seededRandom(seed);
  const grid = Float32Array.from({ length: 32 ** 3 }, () => random() * 2 - 1);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const value = (i: number, j: number, k: number) => grid[((k & 31) * 32 + (j & 31)) * 32 + (i & 31)]!;
  return (x, y, z) => {
    const [gx, gy, gz] = [x / scale + 999, y / scale + 999, z / scale + 999];
    const [i, j, k] = [Math.floor(gx), Math.floor(gy), Math.floor(gz)];
    const [u, v, w] = [ease(gx - i), ease(gy - j), ease(gz - k)];
    const line = (b: number, c: number) => value(i, j + b, k + c) * (1 - u) + value(i + 1, j + b, k + c) * u;
    const face = (c: number) => line(0, c) * (1 - v) + line(1, c) * v;
    return face(0) * (1 - w) + face(1) * w;
  };
}

const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const clamp = (t: number): number => Math.max(0, Math.min(1, t));

const RAYS = 10;
const STEPS = [0.12, 0.3, 0.6, 1];
/** Looked at once for so many pixels each way. */
const STRIDE = 3;

/** How much of the light from all around reaches each pixel: 1 in the open, less in niches. `reach` in pixels. */
export function openness(layer: Layer, reach: number, perMm: number): (x: number, y: number) => number {
  const columns = Math.ceil(layer.width / STRIDE) + 1;
  const rows = Math.ceil(layer.height / STRIDE) + 1;
  const open = new Float32Array(columns * rows).fill(1);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) open[j * columns + i] = openAt(layer, i * STRIDE, j * STRIDE, reach, perMm);
  return (x, y) => {
    const [i, j] = [Math.floor(x / STRIDE), Math.floor(y / STRIDE)];
    const [u, v] = [x / STRIDE - i, y / STRIDE - j];
    const at = j * columns + i;
    const top = open[at]! * (1 - u) + open[at + 1]! * u;
    return top * (1 - v) + (open[at + columns]! * (1 - u) + open[at + columns + 1]! * u) * v;
  };
}

function openAt({ width, height, depth }: Layer, x: number, y: number, reach: number, perMm: number): number {
  const here = x < width && y < height ? depth[y * width + x]! : -Infinity;
  if (here === -Infinity) return 1;
  let shut = 0;
  for (let r = 0; r < RAYS; r++) {
    const angle = (r / RAYS) * Math.PI * 2;
    let highest = 0;
    for (const step of STEPS) {
      const sx = Math.round(x + Math.cos(angle) * step * reach);
      const sy = Math.round(y + Math.sin(angle) * step * reach);
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      // What stands far before this place throws no niche, but a soft shadow.
      const rise = Math.min(depth[sy * width + sx]! - here, 5) / ((step * reach) / perMm);
      if (rise > highest) highest = rise;
    }
    shut += highest / Math.hypot(1, highest);
  }
  return 1 - shut / RAYS;
}

/** Light of a ring flash: from the camera, a little from above. */
export function shade(
  layer: Layer,
  open: (x: number, y: number) => number,
  tones: Tones,
  behind: (x: number, y: number) => Rgb,
): Float32Array {
  const { width, height, depth, normals, kinds, spots } = layer;
  const out = new Float32Array(width * height * 3);
  const coarse = pattern(11, 3.4);
  const fine = pattern(12, 0.7);
  const patches = pattern(13, 6);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (depth[at]! === -Infinity) {
        out.set(behind(x, y), at * 3);
        continue;
      }
      const [sx, sy, sz] = [spots[at * 3]!, spots[at * 3 + 1]!, spots[at * 3 + 2]!];
      const [tooth, tip, rim] = [clamp(kinds[at * 3]! * 2.2 - 0.6), kinds[at * 3 + 1]!, kinds[at * 3 + 2]!];
      const bump = (tooth < 0.5 ? 0.16 : 0.035) * fine(sx, sy, sz) + (tooth < 0.5 ? 0.12 : 0.05) * coarse(sx, sy, sz);
      let [nx, ny, nz] = [normals[at * 3]! + bump, normals[at * 3 + 1]! + bump * 0.8, normals[at * 3 + 2]!];
      const size = Math.hypot(nx, ny, nz) || 1;
      [nx, ny, nz] = [nx / size, ny / size, nz / size];
      const facing = Math.max(0, nz);
      // Light soaks into gum and enamel, so that edges towards the dark stay soft.
      const soft = tooth > 0.5 ? 0.62 : 0.48;
      const lit = soft + (1.1 - soft) * (facing * 0.7 + Math.max(0, ny * 0.45 + nz * 0.85) * 0.3);
      const niche = open(x, y);
      const enamel = mix(tones.neck, tones.enamel, clamp(0.15 + tip * 1.25));
      const edge = clamp((tip - 0.86) * 6) * 0.35;
      const cool: Rgb = mix(enamel, [196, 202, 206], edge);
      const dark = tones.pigment * clamp(patches(sx, sy, sz) * 1.6 + 0.35);
      const gum = mix(mix(tones.gum, [122, 74, 62], dark), tones.lining, clamp(0.12 + coarse(sx, sy, sz) * 0.2));
      const base = mix(gum, cool, tooth);
      const warm = mix(mix([0.62, 0.3, 0.24], [0.96, 0.76, 0.56], tooth), [1, 1, 1], clamp(niche * 1.15));
      const gloss = glossOf(nx, ny, nz, tooth > 0.5) * niche;
      const back = rim > 0.2 ? behind(x, y) : tones.lining;
      const solid = 1 - clamp((rim - 0.2) * 1.6);
      for (let c = 0; c < 3; c++) {
        const full = base[c]! * lit * (0.25 + 0.75 * niche) * warm[c]! + gloss * [255, 250, 244][c]!;
        out[at * 3 + c] = full * solid + back[c]! * (1 - solid);
      }
    }
  return out;
}

/** Two lamps left and right above the lens, as twin flashes have them, and a wet shine. */
function glossOf(nx: number, ny: number, nz: number, tooth: boolean): number {
  let sum = 0;
  for (const side of [-0.34, 0.34]) {
    const half = Math.max(0, (nx * side + ny * 0.3 + nz * 1.94) / Math.hypot(side, 0.3, 1.94));
    sum += tooth ? half ** 240 * 0.55 + half ** 26 * 0.05 : half ** 90 * 0.1 + half ** 14 * 0.02;
  }
  return sum;
}
