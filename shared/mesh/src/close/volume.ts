import type { Mesh } from '../mesh.ts';

/** What a closed mesh holds, in its unit; below 0 where its triangles face inwards. */
export function volumeOf({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3];
    const [x, y, z] = [positions[a]!, positions[a + 1]!, positions[a + 2]!];
    const [ux, uy, uz] = [positions[b]!, positions[b + 1]!, positions[b + 2]!];
    const [vx, vy, vz] = [positions[c]!, positions[c + 1]!, positions[c + 2]!];
    sum += x * (uy * vz - uz * vy) + y * (uz * vx - ux * vz) + z * (ux * vy - uy * vx);
  }
  return sum / 6;
}
