import type { Vec3 } from '@archway/geometry';
import { alongX, verticesTurnedOver } from '../body/jaw-axes.ts';
import type { Jaw } from '../document/jaws.ts';
import { meanEdge, reachFrom, ways } from './ways.ts';

/** Gum of a jaw at a stage, in the frame of the jaw, mm. */
export interface StandingGum {
  readonly jaw: Jaw;
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
  /** FDI number of the tooth that each vertex borders on; 0 for none. */
  readonly owners: ArrayLike<number>;
  /** The middle of each tooth, by FDI number. */
  readonly teeth: ReadonlyMap<number, Vec3>;
}

/** The same with the teeth upwards, and how far each vertex lies from the gum line and from the edge of the scan. */
export interface GumSurface {
  readonly jaw: Jaw;
  readonly positions: Float64Array;
  readonly indices: Uint32Array;
  readonly owners: ArrayLike<number>;
  readonly teeth: ReadonlyMap<number, Vec3>;
  /** Neighbours of vertex n are `next` from `from[n]` to `from[n + 1]`. */
  readonly from: Uint32Array;
  readonly next: Uint32Array;
  /** Length of an edge on average, mm. */
  readonly edge: number;
  /** Along the surface, mm; Infinity beyond what a cut line reaches. */
  readonly toGumLine: Float64Array;
  /** The vertex of the gum line that is nearest; -1 where none is in reach. */
  readonly nearest: Int32Array;
  readonly toRim: Float64Array;
}

/** No cut line lies farther from the gum line than this, mm. */
const REACH = 12;

/** What no cut line of this gum depends on: measured once for all of them. */
export function gumSurface({ jaw, positions: given, indices: faces, owners, teeth }: StandingGum): GumSurface {
  const positions = verticesTurnedOver(jaw, given);
  const indices = Uint32Array.from(faces);
  const { from, next, rim } = ways(indices, positions.length / 3);
  const sign = jaw === 'upper' ? -1 : 1;
  const turned = new Map([...teeth].map(([fdi, [x, y, z]]): [number, Vec3] => [fdi, [x * sign, y * sign, z]]));
  const betweenTeeth = bridges(turned);
  const gumLine = Array.from({ length: positions.length / 3 }, (_, at) => at).filter(
    (at) => owners[at] !== 0 || betweenTeeth(positions[3 * at]!, positions[3 * at + 2]!),
  );
  const border = rim.filter((at) => owners[at] === 0);
  const near = reachFrom({ positions, from, next }, gumLine, REACH);
  const toRim = reachFrom({ positions, from, next }, border, REACH).distance;
  return {
    ...{ jaw, positions, indices, owners, teeth: turned, from, next, edge: meanEdge({ positions, from, next }) },
    ...{ toGumLine: near.distance, nearest: near.source, toRim },
  };
}

/** Half the width of what joins neighbours, mm. */
const BRIDGE = 1.2;

/**
 * Whether a place lies between two neighbours, as seen from above: where they stand apart, or a tooth is missing, the line
 * goes along the ridge from one to the other, and not around each of them.
 */
function bridges(teeth: ReadonlyMap<number, Vec3>): (x: number, z: number) => boolean {
  const row = [...teeth].sort(([one], [other]) => alongX(one) - alongX(other)).map(([, middle]) => middle);
  const ways = row.slice(1).map((to, n) => {
    const from = row[n]!;
    const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
    return { x: from[0], z: from[2], dx, dz, square: dx * dx + dz * dz || 1 };
  });
  return (x, z) =>
    ways.some((way) => {
      const part = Math.min(1, Math.max(0, ((x - way.x) * way.dx + (z - way.z) * way.dz) / way.square));
      return Math.hypot(x - way.x - part * way.dx, z - way.z - part * way.dz) < BRIDGE;
    });
}
