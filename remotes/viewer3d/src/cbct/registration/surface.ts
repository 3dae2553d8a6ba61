import { type Vec3, apply, perAxis } from '@archway/geometry';
import { type Rigid, move, undo } from './rigid.ts';

/** A decoded scan, in its own millimetres. */
export interface Surface {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

export interface Plane {
  readonly point: Vec3;
  /** Unit length. */
  readonly normal: Vec3;
}

/**
 * Where a surface cuts a plane of patient space.
 * @returns pairs of points in patient space, six numbers per line
 */
export function contour({ positions, indices }: Surface, rigid: Rigid, plane: Plane): Float32Array {
  // The plane is brought to the scan: two vectors instead of every vertex.
  const back = undo(rigid);
  const [px, py, pz] = move(back, plane.point);
  const [nx, ny, nz] = apply(back.rotation, plane.normal);
  const side = new Float32Array(positions.length / 3);
  for (let v = 0, at = 0; v < side.length; v += 1, at += 3)
    side[v] = (positions[at]! - px) * nx + (positions[at + 1]! - py) * ny + (positions[at + 2]! - pz) * nz;
  const lines: number[] = [];
  const cut = (a: number, b: number): void => {
    const share = side[a]! / (side[a]! - side[b]!);
    const [x, y, z] = move(rigid, [
      positions[a * 3]! + (positions[b * 3]! - positions[a * 3]!) * share,
      positions[a * 3 + 1]! + (positions[b * 3 + 1]! - positions[a * 3 + 1]!) * share,
      positions[a * 3 + 2]! + (positions[b * 3 + 2]! - positions[a * 3 + 2]!) * share,
    ]);
    lines.push(x, y, z);
  };
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]!;
    const b = indices[t + 1]!;
    const c = indices[t + 2]!;
    const above = Number(side[a]! > 0) + Number(side[b]! > 0) + Number(side[c]! > 0);
    if (above === 0 || above === 3) continue;
    if (side[a]! > 0 !== side[b]! > 0) cut(a, b);
    if (side[b]! > 0 !== side[c]! > 0) cut(b, c);
    if (side[c]! > 0 !== side[a]! > 0) cut(c, a);
  }
  return Float32Array.from(lines);
}

/** The nearest point of a surface on a ray of patient space, or null (Möller and Trumbore, triangle by triangle). */
export function pick({ positions, indices }: Surface, rigid: Rigid, origin: Vec3, direction: Vec3): Vec3 | null {
  const back = undo(rigid);
  const [ox, oy, oz] = move(back, origin);
  const [dx, dy, dz] = apply(back.rotation, direction);
  let nearest = Infinity;
  for (let t = 0; t < indices.length; t += 3) {
    const a = indices[t]! * 3;
    const b = indices[t + 1]! * 3;
    const c = indices[t + 2]! * 3;
    const ax = positions[a]!;
    const ay = positions[a + 1]!;
    const az = positions[a + 2]!;
    const ux = positions[b]! - ax;
    const uy = positions[b + 1]! - ay;
    const uz = positions[b + 2]! - az;
    const vx = positions[c]! - ax;
    const vy = positions[c + 1]! - ay;
    const vz = positions[c + 2]! - az;
    const hx = dy * vz - dz * vy;
    const hy = dz * vx - dx * vz;
    const hz = dx * vy - dy * vx;
    const det = ux * hx + uy * hy + uz * hz;
    if (Math.abs(det) < 1e-12) continue;
    const sx = ox - ax;
    const sy = oy - ay;
    const sz = oz - az;
    const u = (sx * hx + sy * hy + sz * hz) / det;
    if (u < 0 || u > 1) continue;
    const qx = sy * uz - sz * uy;
    const qy = sz * ux - sx * uz;
    const qz = sx * uy - sy * ux;
    const v = (dx * qx + dy * qy + dz * qz) / det;
    if (v < 0 || u + v > 1) continue;
    const far = (vx * qx + vy * qy + vz * qz) / det;
    if (far > 0 && far < nearest) nearest = far;
  }
  if (nearest === Infinity) return null;
  return [ox + dx * nearest, oy + dy * nearest, oz + dz * nearest];
}

/** Middle of the box around a surface, in its own millimetres. */
export function middleOf({ positions }: Surface): Vec3 {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 1) {
    const axis = at % 3;
    min[axis] = Math.min(min[axis]!, positions[at]!);
    max[axis] = Math.max(max[axis]!, positions[at]!);
  }
  return perAxis((axis) => (min[axis]! + max[axis]!) / 2);
}

/** Several scans as one: what was scanned together is aligned together. */
export function joined(surfaces: readonly Surface[]): Surface {
  if (surfaces.length === 1) return surfaces[0]!;
  const count = (key: keyof Surface): number => surfaces.reduce((sum, surface) => sum + surface[key].length, 0);
  const positions = new Float32Array(count('positions'));
  const normals = new Float32Array(count('normals'));
  const indices = new Uint32Array(count('indices'));
  let vertex = 0;
  let index = 0;
  for (const surface of surfaces) {
    positions.set(surface.positions, vertex * 3);
    normals.set(surface.normals, vertex * 3);
    for (let n = 0; n < surface.indices.length; n += 1) indices[index + n] = surface.indices[n]! + vertex;
    index += surface.indices.length;
    vertex += surface.positions.length / 3;
  }
  return { positions, normals, indices };
}
