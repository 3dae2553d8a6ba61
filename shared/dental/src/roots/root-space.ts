import { type Vec3, add, anyPerpendicular, cross, dot, length, moved, subtract } from '@archway/geometry';
import { rootSize } from '../body/root-sizes.ts';
import { vertexOf } from '../body/gum-line.ts';
import type { ToothBody } from '../body/tooth-body.ts';
import type { Jaw } from '../document/jaws.ts';
import { type Placement, placed } from './placement.ts';
import { type Field, valueAt } from './voxels.ts';

/** Where the root of a tooth is looked for: values on a grid along its way, layer by layer from the gum line down. */
export interface RootSpace {
  readonly tooth: ToothBody;
  readonly across: Vec3;
  readonly other: Vec3;
  /** Layers, and cells to a side of each. */
  readonly layers: number;
  readonly side: number;
  /** NaN where there is nothing to be read: outside of the space and of the volume, and where another tooth is nearer. */
  readonly values: Float32Array;
  /** 1 where the space goes beyond the volume. */
  readonly beyond: Uint8Array;
  /** How wide the tooth is at its gum line, in mm from its middle. */
  readonly radius: number;
  readonly usualLength: number;
}

/** Of the grid, in mm. */
export const CELL = 0.35;
/** A root may be so much longer than usual, and then some for the grid to end beyond its tip. */
const LONGER = 1.45;
const BEYOND = 2;
/** A root is looked for so far about its tooth: more than half as wide as at the gum line, and wider below, for it may lean. */
const WIDER = 1.35;
const MARGIN = 0.8;
const LEANS = 0.35;
/** A place that is so much nearer to another tooth, by the width of both, belongs to that one. */
const NEARER = 1.5;

/** The mean width of the gum line, from its middle. */
export function gumRadius({ positions, loop, gum, root }: ToothBody): number {
  let sum = 0;
  for (const at of loop) {
    const from = subtract(vertexOf(positions, at), gum);
    sum += length(subtract(from, moved([0, 0, 0], [root, dot(from, root)])));
  }
  return sum / loop.length;
}

/** How far a point is from the way of a root, in widths of it. */
function widthsFrom({ gum, root }: ToothBody, radius: number, point: Vec3): number {
  const from = subtract(point, gum);
  return length(subtract(from, moved([0, 0, 0], [root, dot(from, root)]))) / radius;
}

export interface Neighbour {
  readonly tooth: ToothBody;
  readonly radius: number;
}

export function rootSpace(
  jaw: Jaw,
  tooth: ToothBody,
  neighbours: readonly Neighbour[],
  field: Field,
  placement: Placement,
): RootSpace {
  const across = anyPerpendicular(tooth.root);
  const other = cross(tooth.root, across);
  const radius = gumRadius(tooth);
  const usualLength = rootSize(jaw, tooth.fdi).length;
  const layers = Math.ceil((usualLength * LONGER + BEYOND) / CELL);
  const widest = radius * WIDER + MARGIN + LEANS * usualLength;
  const half = Math.ceil(widest / CELL);
  const side = 2 * half + 1;
  const values = new Float32Array(layers * side * side).fill(NaN);
  const beyond = new Uint8Array(values.length);
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer * CELL;
    const most = Math.min(widest, radius * WIDER + MARGIN + LEANS * depth);
    for (let i = -half; i <= half; i++)
      for (let j = -half; j <= half; j++) {
        const [u, v] = [i * CELL, j * CELL];
        const out = Math.sqrt(u * u + v * v);
        if (out > most) continue;
        const point = moved(tooth.gum, [tooth.root, depth], [across, u], [other, v]);
        if (neighbours.some((each) => out / radius > NEARER * widthsFrom(each.tooth, each.radius, point))) continue;
        const [x, y, z] = placed(placement, point);
        const at = (layer * side + i + half) * side + j + half;
        values[at] = valueAt(field, x, y, z);
        if (values[at] !== values[at]) beyond[at] = 1;
      }
  }
  return { tooth, across, other, layers, side, values: smoothed(values, side), beyond, radius, usualLength };
}

/** Each value with its neighbours along all axes, as 1 : 2 : 1: noise is less, and edges stay where they are. */
function smoothed(values: Float32Array, side: number): Float32Array {
  let from = values;
  for (const step of [1, side, side * side]) {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const here = from[at]!;
      const [before = NaN, after = NaN] = [from[at - step], from[at + step]];
      to[at] = (2 * here + (before === before ? before : here) + (after === after ? after : here)) / 4;
    }
    from = to;
  }
  return from;
}

/** The place of a cell; teeth upwards. */
export function pointOf({ tooth, across, other }: RootSpace, depth: number, u: number, v: number): Vec3 {
  return add(tooth.gum, moved([0, 0, 0], [tooth.root, depth], [across, u], [other, v]));
}
