import { type Vec3, add, scale } from '@archway/geometry';
import type { Jaw } from '../document/jaws.ts';
import type { CrownPatch } from './crown-patch.ts';
import { type CrownShape, crownShape, vertexOf } from './gum-line.ts';
import { rootLoft } from './root-loft.ts';
import { rootSize } from './root-sizes.ts';

/** A tooth as a closed surface: the crown as it was scanned, holes closed, a root below the gum line. Teeth upwards, in mm. */
export interface ToothBody extends CrownShape {
  readonly fdi: number;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  /** The first so many vertices and faces are those of the scan. */
  readonly crownVertices: number;
  readonly crownFaces: number;
  /** The gum line as vertices. */
  readonly loop: readonly number[];
  readonly apex: Vec3;
}

/** @param shape where the root goes; without it as the crown tells */
export function toothBody(jaw: Jaw, fdi: number, patch: CrownPatch, shape: CrownShape = crownShape(patch)): ToothBody {
  const positions = [...patch.positions];
  const triangles = [...patch.triangles];
  const put = (point: Vec3): number => positions.push(...point) / 3 - 1;
  for (const hole of patch.loops.slice(1)) {
    const sum = hole.reduce<Vec3>((total, at) => add(total, vertexOf(positions, at)), [0, 0, 0]);
    const middle = put(scale(sum, 1 / hole.length));
    for (const [n, at] of hole.entries()) triangles.push(hole[(n + 1) % hole.length]!, at, middle);
  }
  const [loop] = patch.loops as readonly [readonly number[]];
  const { rings, apex } = rootLoft(patch, shape, rootSize(jaw, fdi));
  let above: readonly number[] = loop;
  for (const ring of rings) {
    const here = ring.map(put);
    for (const [n, at] of above.entries()) {
      const next = (n + 1) % loop.length;
      triangles.push(above[next]!, at, here[n]!, above[next]!, here[n]!, here[next]!);
    }
    above = here;
  }
  const tip = put(apex);
  for (const [n, at] of above.entries()) triangles.push(above[(n + 1) % loop.length]!, at, tip);
  return {
    ...shape,
    fdi,
    positions: Float64Array.from(positions),
    indices: Uint32Array.from(triangles),
    crownVertices: patch.positions.length / 3,
    crownFaces: patch.triangles.length / 3,
    loop,
    apex,
  };
}
