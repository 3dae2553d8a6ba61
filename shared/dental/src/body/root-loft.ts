import { type Vec3, add, anyPerpendicular, cross, dot, mean, moved, scale, subtract, unit } from '@archway/geometry';
import type { CrownPatch } from './crown-patch.ts';
import { type CrownShape, vertexOf } from './gum-line.ts';
import { type MeasuredRoot, reachAt, slicesAbout } from './measured-root.ts';

/** Rings from the gum line to the tip of the root. */
const RINGS = 14;
/** So far below the gum the root goes on as the crown ends, in mm. */
const ALONG_CROWN = 3.2;
/** Share of the root's length over which the gum line's own shape becomes an ellipse. */
const BLEND = 0.45;
/** The ellipse is that of the gum line's second moments, a little narrower. */
const NARROWER = 0.88;
const LEAST_RADIUS = Math.SQRT1_2;
/** No way down the root is flatter than this, as a cosine to its axis. */
const STEEP = 0.6;
const SMOOTHING = 8;
/** How far the tip stands out of the last ring, in mm. */
const TIP = 0.15;

const FULL = 2 * Math.PI;

function eased(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
}

/** Within half a turn of nothing. */
function shortTurn(angle: number): number {
  let turn = angle;
  while (turn > Math.PI) turn -= FULL;
  while (turn < -Math.PI) turn += FULL;
  return turn;
}

/** The way that the surface would go on over its rim, smoothed along it and turned down the root. */
function waysDown(patch: CrownPatch, loop: readonly number[], { gum, root }: CrownShape): Vec3[] {
  const { positions, triangles } = patch;
  const count = loop.length;
  const at = (n: number): Vec3 => vertexOf(positions, n);
  const vertices = positions.length / 3;
  const opposite = new Map<number, number>();
  for (let i = 0; i < triangles.length; i += 3)
    for (let k = 0; k < 3; k++)
      opposite.set(triangles[i + k]! * vertices + triangles[i + ((k + 1) % 3)]!, triangles[i + ((k + 2) % 3)]!);
  let ways = loop.map((vertex, n): Vec3 => {
    const next = loop[(n + 1) % count]!;
    const inner = opposite.get(vertex * vertices + next);
    if (inner === undefined) return root;
    const edge = unit(subtract(at(next), at(vertex)));
    const out = subtract(at(vertex), at(inner));
    return unit(subtract(out, scale(edge, dot(out, edge))));
  });
  for (let round = 0; round < SMOOTHING; round++)
    ways = ways.map((way, n) =>
      unit(moved(scale(way, 2), [ways[(n + count - 1) % count]!, 1], [ways[(n + 1) % count]!, 1])),
    );
  // At contacts the scan ends while the surface still runs outwards. A root that flares there would touch its neighbour
  // where no tooth does, so the outward part is dropped.
  return ways.map((way, n) => {
    const from = subtract(at(loop[n]!), gum);
    const outwards = unit(subtract(from, scale(root, dot(from, root))));
    const out = dot(way, outwards);
    const inwards = subtract(way, scale(outwards, Math.max(0, out) + (out > 0.3 ? 0.15 : 0)));
    return unit(add(inwards, scale(root, Math.max(0, STEEP - dot(inwards, root)))));
  });
}

/** The angle of each point of the gum line about the root, made to run round once without going back. */
function anglesAlong(flat: readonly (readonly [number, number])[]): number[] {
  const count = flat.length;
  const angles = flat.map(([x, y]) => Math.atan2(y, x));
  const turns = angles.map((angle, n) => shortTurn(angles[(n + 1) % count]! - angle));
  const sense = Math.sign(turns.reduce((sum, turn) => sum + turn, 0)) || 1;
  const onwards = turns.map((turn) => Math.max((0.15 * FULL) / count, sense * turn));
  const whole = onwards.reduce((sum, turn) => sum + turn, 0);
  let angle = angles[0]!;
  return onwards.map((turn) => {
    const here = angle;
    angle += (sense * turn * FULL) / whole;
    return here;
  });
}

/** Where a root goes below the gum line. */
interface RootWay {
  readonly length: number;
  /** The middle of the ring so deep, as a share of the length. */
  readonly middle: (share: number) => Vec3;
  /** How far the ring reaches from there, by the angle about the root. */
  readonly reach: (share: number, angle: number) => number;
  /** Where it ends; without one just below the last ring. */
  readonly tip?: Vec3;
}

/** The gum line as seen along the root: across it, across it the other way, and down. */
type Flat = readonly (readonly [number, number, number])[];

/** How far below its middle a root takes off, where its gum line goes up and down. */
const startOf = (flat: Flat): number => Math.max(0, ...flat.map(([, , down]) => down)) * 0.6;

/** An ellipse that narrows, straight down. @param size in mm */
function usualWay(flat: Flat, { gum, root }: CrownShape, { length, taper }: RootSize): RootWay {
  const count = flat.length;
  const [xx, xy, yy] = flat.reduce<[number, number, number]>(
    ([a, b, c], [x, y]) => [a + (2 * x * x) / count, b + (2 * x * y) / count, c + (2 * y * y) / count],
    [0, 0, 0],
  );
  const start = startOf(flat);
  return {
    length,
    middle: (share) => moved(gum, [root, start + share * length]),
    reach: (share, angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const radius =
        NARROWER * Math.max(LEAST_RADIUS, Math.sqrt(Math.max(0, xx * c * c + 2 * xy * c * s + yy * s * s)));
      return radius * (1 - taper * share) * Math.sqrt(Math.max(0, 1 - share ** 6));
    },
  };
}

/** As it was measured. */
function measuredWay(flat: Flat, measured: MeasuredRoot): RootWay {
  const start = startOf(flat);
  const depth = (share: number): number => start * (1 - share) + share * measured.length;
  return {
    length: measured.length,
    middle: (share) => {
      const [one, other, between] = slicesAbout(measured, depth(share));
      return add(scale(one.middle, 1 - between), scale(other.middle, between));
    },
    reach: (share, angle) => {
      const [one, other, between] = slicesAbout(measured, depth(share));
      return (1 - between) * reachAt(one, angle) + between * reachAt(other, angle);
    },
    tip: measured.tip,
  };
}

export interface RootSize {
  readonly length: number;
  readonly taper: number;
}

/** Rings of the root from the gum line down, and its tip; teeth upwards. @param as of the usual size, or as it was measured */
export function rootLoft(
  patch: CrownPatch,
  shape: CrownShape,
  as: RootSize | MeasuredRoot,
): { readonly rings: readonly (readonly Vec3[])[]; readonly apex: Vec3 } {
  const { gum, root } = shape;
  const loop = patch.loops[0]!;
  const points = loop.map((vertex) => vertexOf(patch.positions, vertex));
  const across = anyPerpendicular(root);
  const other = cross(root, across);
  const flat = points.map((point): [number, number, number] => {
    const from = subtract(point, gum);
    return [dot(from, across), dot(from, other), dot(from, root)];
  });
  const way = 'taper' in as ? usualWay(flat, shape, as) : measuredWay(flat, as);
  const ways = waysDown(patch, loop, shape);
  const angles = anglesAlong(flat.map(([x, y]) => [x, y]));
  const rings: Vec3[][] = [];
  for (let ring = 1; ring <= RINGS; ring++) {
    const t = 1 - Math.cos(((ring / (RINGS + 0.6)) * Math.PI) / 2);
    const [share, depth] = [eased(t / BLEND), t * way.length];
    const middle = way.middle(t);
    rings.push(
      points.map((point, n) => {
        const near = moved(point, [ways[n]!, Math.min(depth, ALONG_CROWN)], [root, Math.max(0, depth - ALONG_CROWN)]);
        const angle = angles[n]!;
        const reach = way.reach(t, angle);
        const far = moved(middle, [across, reach * Math.cos(angle)], [other, reach * Math.sin(angle)]);
        return add(scale(near, 1 - share), scale(far, share));
      }),
    );
  }
  const last = rings.at(-1)!;
  return { rings, apex: way.tip ?? moved(mean(last), [root, TIP]) };
}
