import type { BufferGeometry } from 'three';
import type { Vec3 } from '@archway/geometry';

/** Where a surface looks to at the vertex that is nearest to a point. */
export function normalAt(geometry: BufferGeometry, [x, y, z]: Vec3): Vec3 {
  const [positions, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  let nearest = Infinity;
  let best = 0;
  for (let at = 0; at < positions.count; at++) {
    const away = (positions.getX(at) - x) ** 2 + (positions.getY(at) - y) ** 2 + (positions.getZ(at) - z) ** 2;
    if (away >= nearest) continue;
    nearest = away;
    best = at;
  }
  return [normals.getX(best), normals.getY(best), normals.getZ(best)];
}
