import { type Vec3, add, anyPerpendicular, cross, dot, moved, scale, subtract, unit } from '@archway/geometry';
import type { CrownPatch } from './crown-patch.ts';
import { type CrownShape, vertexOf } from './gum-line.ts';

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

/** Rings of the root from the gum line down, and its tip; teeth upwards. @param size in mm */
export function rootLoft(
  patch: CrownPatch,
  shape: CrownShape,
  { length: size, taper }: { readonly length: number; readonly taper: number },
): { readonly rings: readonly (readonly Vec3[])[]; readonly apex: Vec3 } {
  const { gum, root } = shape;
  const loop = patch.loops[0]!;
  const count = loop.length;
  const points = loop.map((vertex) => vertexOf(patch.positions, vertex));
  const across = anyPerpendicular(root);
  const other = cross(root, across);
  const flat = points.map((point): [number, number, number] => {
    const from = subtract(point, gum);
    return [dot(from, across), dot(from, other), dot(from, root)];
  });
  const ways = waysDown(patch, loop, shape);
  const angles = anglesAlong(flat.map(([x, y]) => [x, y]));
  const [xx, xy, yy] = flat.reduce<[number, number, number]>(
    ([a, b, c], [x, y]) => [a + (2 * x * x) / count, b + (2 * x * y) / count, c + (2 * y * y) / count],
    [0, 0, 0],
  );
  const radius = (angle: number): number => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return NARROWER * Math.max(LEAST_RADIUS, Math.sqrt(Math.max(0, xx * c * c + 2 * xy * c * s + yy * s * s)));
  };
  const deepest = Math.max(0, ...flat.map(([, , down]) => down));
  const rings: Vec3[][] = [];
  for (let ring = 1; ring <= RINGS; ring++) {
    const t = 1 - Math.cos(((ring / (RINGS + 0.6)) * Math.PI) / 2);
    const [share, depth] = [eased(t / BLEND), t * size];
    const profile = (1 - taper * t) * Math.sqrt(Math.max(0, 1 - t ** 6));
    const middle = moved(gum, [root, deepest * 0.6 + depth]);
    rings.push(
      points.map((point, n) => {
        const near = moved(point, [ways[n]!, Math.min(depth, ALONG_CROWN)], [root, Math.max(0, depth - ALONG_CROWN)]);
        const angle = angles[n]!;
        const reach = radius(angle) * profile;
        const far = moved(middle, [across, reach * Math.cos(angle)], [other, reach * Math.sin(angle)]);
        return add(scale(near, 1 - share), scale(far, share));
      }),
    );
  }
  const last = rings.at(-1)!;
  const end = scale(
    last.reduce<Vec3>((sum, point) => add(sum, point), [0, 0, 0]),
    1 / count,
  );
  return { rings, apex: moved(end, [root, TIP]) };
}
