import type { Vec3 } from '@archway/geometry';

/** At a tooth, in the plane of the jaw: along the arch as x grows, and to the cheek. */
export interface ArchDirection {
  readonly along: Vec3;
  readonly outwards: Vec3;
}

/** Neighbours on each side that tell the direction; the nearer counts more. */
const REACH = 2;

/** @param centers of the crowns in the order of the arch as x grows, teeth upwards */
export function archDirections(centers: readonly Vec3[]): ArchDirection[] {
  const last = centers.length - 1;
  return centers.map((_, n) => {
    let [x, z] = [0, 0];
    for (let k = 1; k <= REACH; k++) {
      const [from, to] = [centers[Math.max(0, n - k)]!, centers[Math.min(last, n + k)]!];
      const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
      const size = Math.sqrt(dx * dx + dz * dz) * k || 1;
      x += dx / size;
      z += dz / size;
    }
    const size = Math.sqrt(x * x + z * z);
    // One tooth alone has no arch: it stands as an incisor does.
    if (size < 1e-9) return { along: [1, 0, 0], outwards: [0, 0, 1] };
    return { along: [x / size, 0, z / size], outwards: [-z / size, 0, x / size] };
  });
}
