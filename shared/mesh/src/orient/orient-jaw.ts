import type { Vector } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';
import { archFront, findMidline } from './arch-front.ts';
import { CELL, CellMap } from './cell-map.ts';
import { innerSlope } from './inner-wall.ts';
import { occlusalDirection } from './occlusal-plane.ts';
import { inFrame, sampleSurface } from './samples.ts';
import { add, cross, perpendicular, scale } from './vectors.ts';

const SAMPLES = 40_000;
/** The band below the cusps (mm) whose outline is the arch. */
const CROWN_BAND = 5;

/** A jaw's own directions, found from its shape alone, whatever the axes of the file. */
export interface JawOrientation {
  /** Front end of the midline at the height of the cusps, in the file's coordinates (not scaled). */
  origin: Vector;
  /** From the gum past the cusps: up in a lower jaw, down in an upper one. */
  occlusal: Vector;
  /** Towards the lips. */
  anterior: Vector;
  /** occlusal × anterior: the patient's left in a lower jaw, the right in an upper one. */
  lateral: Vector;
  /** How well a parabola fits the arch, and how well the arch meets its mirror image; 0 to 1 each. */
  archFit: number;
  symmetry: number;
  /** Share of the space inside the arch that the surface covers: a palate does, a tongue's place does not. */
  palate: number;
  /** How flat the gum lies inside the arch, see `innerSlope`; undefined where there is none. */
  innerSlope: number | undefined;
  closed: boolean;
  /** Extent of the crowns in mm: across, front to back. */
  archWidth: number;
  archDepth: number;
}

/** @param toMm millimetres per unit of the mesh; the distances that make a jaw are known in mm. */
export function orientJaw(mesh: Mesh, toMm = 1): JawOrientation {
  const samples = sampleSurface(mesh, SAMPLES, toMm);
  const { up, closed } = occlusalDirection(samples);
  const first = perpendicular(up);
  const second = cross(first, up);
  const flat = inFrame(samples.points, [first, up, second], samples.center);
  const top = topHeight(flat);
  const crowns = planeBelow(flat, top, CROWN_BAND);
  const front = archFront(thinned(crowns, 1500));
  const forward = add(scale(first, Math.cos(front.angle)), scale(second, Math.sin(front.angle)));
  const right = cross(up, forward);

  const level = inFrame(samples.points, [right, up, forward], samples.center);
  const midline = findMidline(thinned(planeBelow(level, top, CROWN_BAND + 0.5), 4500));
  const c = Math.cos(midline.turn);
  const s = Math.sin(midline.turn);
  const lateral = add(scale(right, c), scale(forward, -s));
  const anterior = add(scale(right, s), scale(forward, c));
  const middle = add(add(samples.center, scale(lateral, midline.shift)), scale(up, top));

  const aligned = inFrame(samples.points, [lateral, up, anterior], middle);
  const arch = archExtent(aligned);
  const origin = add(middle, scale(anterior, arch.front));
  return {
    origin: scale(origin, 1 / toMm),
    occlusal: up,
    anterior,
    lateral,
    archFit: front.fit,
    symmetry: midline.symmetry,
    palate: palateCover(aligned, arch.front),
    innerSlope: innerSlope(samples, shifted(aligned, arch.front), up, arch.depth),
    closed,
    archWidth: arch.width,
    archDepth: arch.depth,
  };
}

function shifted(frame: Float64Array, front: number): Float64Array {
  return frame.map((value, i) => (i % 3 === 2 ? value - front : value));
}

/** Height that one percent of the surface exceeds: the cusps, without a stray spike. */
function topHeight(frame: Float64Array): number {
  const heights = new Float64Array(frame.length / 3);
  for (let i = 0; i < heights.length; i++) heights[i] = frame[i * 3 + 1]!;
  heights.sort();
  return heights[Math.floor(heights.length * 0.99)]!;
}

function planeBelow(frame: Float64Array, top: number, band: number): Float64Array {
  const points: number[] = [];
  for (let i = 0; i < frame.length; i += 3) {
    if (top - frame[i + 1]! < band) points.push(frame[i]!, frame[i + 2]!);
  }
  return Float64Array.from(points);
}

/** At most `most` of the points, evenly picked. */
function thinned(points: Float64Array, most: number): Float64Array {
  const step = Math.ceil(points.length / 2 / most);
  if (step <= 1) return points;
  const out = new Float64Array(Math.ceil(points.length / 2 / step) * 2);
  for (let i = 0, o = 0; i < points.length; i += step * 2, o += 2) {
    out[o] = points[i]!;
    out[o + 1] = points[i + 1]!;
  }
  return out;
}

/** `aligned` has its zero at the height of the cusps. The outermost percent at each side is left out. */
function archExtent(aligned: Float64Array): { front: number; width: number; depth: number } {
  const across: number[] = [];
  const along: number[] = [];
  for (let i = 0; i < aligned.length; i += 3) {
    if (aligned[i + 1]! < -CROWN_BAND) continue;
    across.push(aligned[i]!);
    along.push(aligned[i + 2]!);
  }
  const range = (values: number[]) => {
    values.sort((a, b) => a - b);
    const cut = Math.floor(values.length * 0.01);
    return [values[cut] ?? 0, values[values.length - 1 - cut] ?? 0] as const;
  };
  const [left, right] = range(across);
  const [back, front] = range(along);
  return { front, width: right - left, depth: front - back };
}

/** Looks at a square of 15 mm, from 19 mm behind the incisors, and asks which of its cells have surface above or below. */
function palateCover(aligned: Float64Array, front: number): number {
  const covered = new CellMap();
  for (let i = 0; i < aligned.length; i += 3) covered.add(aligned[i]!, aligned[i + 2]! - front);
  let asked = 0;
  let met = 0;
  for (let x = -7.5; x <= 7.5; x += CELL) {
    for (let z = -34; z <= -19; z += CELL) {
      asked++;
      if (covered.has(x, z)) met++;
    }
  }
  return met / asked;
}
