import {
  IDENTITY3,
  type Matrix3,
  type Vec3,
  apply,
  mean,
  multiply,
  symmetricEigen,
  transpose,
} from '@archway/geometry';

/** Turn, then move: `p' = rotation · p + shift`. Never a change of size: scan and CT are both in millimetres. */
export interface Rigid {
  readonly rotation: Matrix3;
  readonly shift: Vec3;
}

export interface Pair {
  readonly from: Vec3;
  readonly to: Vec3;
}

export const IDENTITY: Rigid = { rotation: IDENTITY3, shift: [0, 0, 0] };

export function move({ rotation, shift }: Rigid, point: Vec3): Vec3 {
  const [x, y, z] = apply(rotation, point);
  return [x + shift[0], y + shift[1], z + shift[2]];
}

/** First `a`, then `b`. */
export const then = (a: Rigid, b: Rigid): Rigid => ({
  rotation: multiply(b.rotation, a.rotation),
  shift: move(b, a.shift),
});

export function undo({ rotation, shift }: Rigid): Rigid {
  const back = transpose(rotation);
  const [x, y, z] = apply(back, shift);
  return { rotation: back, shift: [-x, -y, -z] };
}

/** A turn of `degrees` about an axis of patient space through `centre`. */
export function turnAbout(axis: 0 | 1 | 2, degrees: number, centre: Vec3): Rigid {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const rotation: Matrix3 =
    axis === 0
      ? [1, 0, 0, 0, c, -s, 0, s, c]
      : axis === 1
        ? [c, 0, s, 0, 1, 0, -s, 0, c]
        : [c, -s, 0, s, c, 0, 0, 0, 1];
  const [x, y, z] = apply(rotation, centre);
  return { rotation, shift: [centre[0] - x, centre[1] - y, centre[2] - z] };
}

/** A turn about a vector through `centre`; its length is the angle in radians (Rodrigues). */
export function aroundVector(vector: Vec3, centre: Vec3): Rigid {
  const angle = Math.hypot(...vector);
  if (angle < 1e-12) return IDENTITY;
  const [x, y, z] = [vector[0] / angle, vector[1] / angle, vector[2] / angle];
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const k = 1 - c;
  const rotation: Matrix3 = [
    c + x * x * k,
    x * y * k - z * s,
    x * z * k + y * s,
    y * x * k + z * s,
    c + y * y * k,
    y * z * k - x * s,
    z * x * k - y * s,
    z * y * k + x * s,
    c + z * z * k,
  ];
  const [px, py, pz] = apply(rotation, centre);
  return { rotation, shift: [centre[0] - px, centre[1] - py, centre[2] - pz] };
}

export const shiftBy = (shift: Vec3): Rigid => ({ rotation: IDENTITY.rotation, shift });

/**
 * The rigid movement that brings `from` to `to` with the least squared distance (Horn 1987, unit quaternions).
 * @returns null when the points do not fix it: fewer than three, or all on one line
 */
export function fitRigid(pairs: readonly Pair[]): Rigid | null {
  if (pairs.length < 3) return null;
  const from = mean(pairs.map((pair) => pair.from));
  const to = mean(pairs.map((pair) => pair.to));
  const s = new Float64Array(9);
  for (const pair of pairs)
    for (let i = 0; i < 3; i += 1)
      for (let j = 0; j < 3; j += 1) s[i * 3 + j]! += (pair.from[i]! - from[i]!) * (pair.to[j]! - to[j]!);
  if (onOneLine(pairs.map((pair) => pair.from)) || onOneLine(pairs.map((pair) => pair.to))) return null;
  const [xx, xy, xz, yx, yy, yz, zx, zy, zz] = s as unknown as Matrix3;
  const n = [
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ];
  const rotation = fromQuaternion(symmetricEigen(n).vectors[3]!);
  const [x, y, z] = apply(rotation, from);
  return { rotation, shift: [to[0] - x, to[1] - y, to[2] - z] };
}

/** Root of the mean squared distance that is left after the movement, in mm. */
export function residual(rigid: Rigid, pairs: readonly Pair[]): number {
  const sum = pairs.reduce((total, { from, to }) => {
    const [x, y, z] = move(rigid, from);
    return total + (x - to[0]) ** 2 + (y - to[1]) ** 2 + (z - to[2]) ** 2;
  }, 0);
  return Math.sqrt(sum / Math.max(1, pairs.length));
}

/** Whether no point is farther than half a millimetre from the line through the two that are farthest apart. */
function onOneLine(points: readonly Vec3[]): boolean {
  const a = points[0]!;
  const away = (p: Vec3, q: Vec3): number => Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  const b = points.reduce((far, p) => (away(a, p) > away(a, far) ? p : far), a);
  const size = away(a, b);
  if (size < 0.5) return true;
  return points.every((p) => {
    const u = [p[0] - a[0], p[1] - a[1], p[2] - a[2]];
    const v = [(b[0] - a[0]) / size, (b[1] - a[1]) / size, (b[2] - a[2]) / size];
    return (
      Math.hypot(u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!) < 0.5
    );
  });
}

function fromQuaternion([w, x, y, z]: readonly number[]): Matrix3 {
  const [a, b, c, d] = [w!, x!, y!, z!];
  return [
    a * a + b * b - c * c - d * d,
    2 * (b * c - a * d),
    2 * (b * d + a * c),
    2 * (b * c + a * d),
    a * a - b * b + c * c - d * d,
    2 * (c * d - a * b),
    2 * (b * d - a * c),
    2 * (c * d + a * b),
    a * a - b * b - c * c + d * d,
  ];
}
