import type { Mesh } from './mesh.ts';

/** Unit normals per vertex, weighted by the area of the triangles around it; zero where there is no area. */
export function vertexNormals({ positions, indices }: Pick<Mesh, 'positions' | 'indices'>): Float32Array {
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const a = indices[i]! * 3;
    const b = indices[i + 1]! * 3;
    const c = indices[i + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const x = uy * vz - uz * vy;
    const y = uz * vx - ux * vz;
    const z = ux * vy - uy * vx;
    addTo(normals, a, x, y, z);
    addTo(normals, b, x, y, z);
    addTo(normals, c, x, y, z);
  }
  for (let v = 0; v < normals.length; v += 3) {
    const x = normals[v]!;
    const y = normals[v + 1]!;
    const z = normals[v + 2]!;
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[v] = x / length;
    normals[v + 1] = y / length;
    normals[v + 2] = z / length;
  }
  return normals;
}

function addTo(sums: Float32Array, at: number, x: number, y: number, z: number): void {
  sums[at] = sums[at]! + x;
  sums[at + 1] = sums[at + 1]! + y;
  sums[at + 2] = sums[at + 2]! + z;
}
