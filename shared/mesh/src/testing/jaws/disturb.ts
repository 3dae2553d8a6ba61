import { seededRandom } from '@archway/geometry';
import type { Mesh } from '../../mesh.ts';

/** Every vertex moved by up to `size` mm along each axis. */
export function noisy(mesh: Mesh, size: number, seed: number): Mesh {
  const random = seededRandom(seed);
  return { ...mesh, positions: mesh.positions.map((value) => value + (random() * 2 - 1) * size) };
}

/** Vertices that share a cell of `cell` mm become one, as a coarse export makes them. */
export function coarse({ positions, indices }: Mesh, cell: number): Mesh {
  const numbers = new Map<string, number>();
  const sums: number[][] = [];
  const of = Int32Array.from({ length: positions.length / 3 }, (_, v) => {
    const p = [positions[v * 3]!, positions[v * 3 + 1]!, positions[v * 3 + 2]!];
    const key = p.map((value) => Math.round(value / cell)).join();
    let number = numbers.get(key);
    if (number === undefined) {
      number = sums.push([0, 0, 0, 0]) - 1;
      numbers.set(key, number);
    }
    const sum = sums[number]!;
    p.forEach((value, k) => (sum[k]! += value));
    sum[3]!++;
    return number;
  });
  const kept: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [of[indices[i]!]!, of[indices[i + 1]!]!, of[indices[i + 2]!]!];
    if (a !== b && b !== c && c !== a) kept.push(a, b, c);
  }
  return {
    positions: Float32Array.from(sums.flatMap(([x, y, z, n]) => [x! / n!, y! / n!, z! / n!])),
    indices: Uint32Array.from(kept),
  };
}

/** The mirror image; a program that forgets to turn the triangles over leaves the surface inside out. */
export function mirrored({ positions, indices }: Mesh, turnTriangles: boolean): Mesh {
  const turned = indices.slice();
  if (turnTriangles) for (let i = 0; i < turned.length; i += 3) turned.set([turned[i + 1]!, turned[i]!], i);
  return { positions: positions.map((value, i) => (i % 3 === 0 ? -value : value)), indices: turned };
}

export const scaledBy = (mesh: Mesh, factor: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value) => value * factor),
});
