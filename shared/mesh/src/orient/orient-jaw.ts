import { add, anyPerpendicular, cross, scale } from '@archway/geometry';
import type { Vector } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';
import { archFront, findMidline } from './arch-front.ts';
import { archOutline, CROWN_BAND } from './arch-outline.ts';
import type { CrownEvidence } from './crown-evidence.ts';
import { crownEvidence } from './crown-evidence.ts';
import { innerSlope } from './inner-wall.ts';
import type { Interior } from './interior.ts';
import { interiorOf } from './interior.ts';
import { occlusalDirection } from './occlusal-plane.ts';
import { plasterSamples } from './plaster.ts';
import type { SurfaceSamples } from './samples.ts';
import { inFrame, sampleSurface } from './samples.ts';

const SAMPLES = 40_000;
/** Width of a whole arch in mm, children to adults, with a margin; and its depth as a share of it. */
const WIDTH = [38, 86] as const;
const PROPORTION = [0.5, 1.2] as const;
const MIN_SYMMETRY = 0.65;
const MOST_FILLED = 0.04;
const MIN_LEGS = 0.07;
/** Thickness of crowns in the place of the premolars, mm. */
const PREMOLARS = [4, 13] as const;
const USUAL = 8;
/** A surface is only held to be inside out when its back shows teeth. */
const MIN_TEETH = 0.38;
/** Below this likeness the other side is looked at, and taken when it is so much better. */
const DOUBTFUL = 0.78;
const BETTER = 0.05;

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
  /** How flat the gum lies inside the arch, see `innerSlope`; undefined where there is none. */
  innerSlope: number | undefined;
  closed: boolean;
  /** The triangles face into the body: the mesh is a mirror image or damaged. */
  insideOut: boolean;
  crowns: CrownEvidence;
  interior: Interior;
  /** Shares of the crowns, see `ArchOutline`. */
  filled: number;
  legs: number;
  /** Extent of the crowns in mm: across, front to back. */
  archWidth: number;
  archDepth: number;
}

/**
 * The directions of the jaw. A surface that was turned inside out (a mirror image by a program that forgot to turn the
 * triangles over) shows its back where the teeth are; when nothing fits, it is looked at from there too.
 * @param toMm millimetres per unit of the mesh; the distances that make a jaw are known in mm
 */
export function orientJaw(mesh: Mesh, toMm = 1): JawOrientation {
  const samples = sampleSurface(mesh, SAMPLES, toMm);
  const found = orientationOf(samples, toMm);
  const likeness = archLikeness(found);
  if (likeness >= DOUBTFUL) return found;
  const other = { ...orientationOf(turnedOver(samples), toMm), insideOut: true };
  return archLikeness(other) > likeness + BETTER ? other : found;
}

/**
 * How much the shape is like a dental arch: how well its outline lies on a parabola, and how well the sides of its
 * front teeth lie where those of teeth of the usual size do, so that a thing of another size is none. Whole arches have
 * 0.62 (front teeth missing) to 1.2; 0 for what is too large or too small, not symmetrical, or not hollow.
 */
export function archLikeness(jaw: JawOrientation): number {
  const { archFit, symmetry, archWidth, archDepth, filled, legs, crowns, insideOut } = jaw;
  const within = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;
  const teeth = Math.max(0, crowns.upper, crowns.lower);
  if (symmetry < MIN_SYMMETRY || !within(archWidth, WIDTH) || !within(archDepth / archWidth, PROPORTION)) return 0;
  if (filled > MOST_FILLED || legs < MIN_LEGS || !within(crowns.premolars ?? USUAL, PREMOLARS)) return 0;
  if (insideOut && teeth < MIN_TEETH) return 0;
  return archFit + 0.5 * teeth;
}

function turnedOver(samples: SurfaceSamples): SurfaceSamples {
  return {
    ...samples,
    normals: samples.normals.map((value) => -value),
    meanNormal: scale(samples.meanNormal, -1),
  };
}

function orientationOf(samples: SurfaceSamples, toMm: number): JawOrientation {
  const { up, closed } = occlusalDirection(samples);
  const first = anyPerpendicular(up);
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
  const facing = facingOf(samples.normals, up);
  const arch = archOutline(aligned, facing);
  const origin = add(middle, scale(anterior, arch.front));
  const own = shifted(aligned, arch.front);
  const plaster = plasterSamples(samples, up);
  return {
    origin: scale(origin, 1 / toMm),
    occlusal: up,
    anterior,
    lateral,
    archFit: front.fit,
    symmetry: midline.symmetry,
    innerSlope: innerSlope(own, facing, plaster, arch.depth),
    closed,
    insideOut: false,
    crowns: crownEvidence(samples, own, facing, { lateral, occlusal: up, anterior }, arch.depth),
    interior: interiorOf(own, facing, plaster),
    filled: arch.filled,
    legs: arch.legs,
    archWidth: arch.width,
    archDepth: arch.depth,
  };
}

/** normal · occlusal of each sample. */
function facingOf(normals: Float64Array, up: Vector): Float64Array {
  const facing = new Float64Array(normals.length / 3);
  for (let s = 0, i = 0; s < facing.length; s++, i += 3) {
    facing[s] = normals[i]! * up[0] + normals[i + 1]! * up[1] + normals[i + 2]! * up[2];
  }
  return facing;
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
