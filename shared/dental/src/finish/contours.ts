import { type Vec3, add, scale } from '@archway/geometry';
import type { StandingGum } from './gum-surface.ts';

type Surface = Pick<StandingGum, 'positions' | 'indices'>;

/** Closed lines on a surface along which a field, given at its vertices and even in its faces, is zero. */
export function contours({ positions, indices }: Surface, field: ArrayLike<number>): Vec3[][] {
  const vertices = positions.length / 3;
  const isIn = (at: number): boolean => field[at]! < 0;
  const keyOf = (a: number, b: number): number => (a < b ? a * vertices + b : b * vertices + a);
  const beside = new Map<number, number[]>();
  const join = (one: number, other: number): void => {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  };
  for (let face = 0; face < indices.length; face += 3) {
    const [a, b, c] = [indices[face]!, indices[face + 1]!, indices[face + 2]!];
    const crossed = [
      [a, b],
      [b, c],
      [c, a],
    ].filter(([from, to]) => isIn(from!) !== isIn(to!));
    if (crossed.length === 2) join(keyOf(crossed[0]![0]!, crossed[0]![1]!), keyOf(crossed[1]![0]!, crossed[1]![1]!));
  }
  const pointOn = (key: number): Vec3 => {
    const [a, b] = [Math.floor(key / vertices), key % vertices];
    const part = field[a]! / (field[a]! - field[b]!);
    const at = (vertex: number): Vec3 => [
      positions[3 * vertex]!,
      positions[3 * vertex + 1]!,
      positions[3 * vertex + 2]!,
    ];
    return add(scale(at(a), 1 - part), scale(at(b), part));
  };
  const seen = new Set<number>();
  const loops: Vec3[][] = [];
  for (const start of beside.keys()) {
    if (seen.has(start)) continue;
    const keys: number[] = [];
    for (let at: number | undefined = start; at !== undefined; at = beside.get(at)?.find((key) => !seen.has(key))) {
      seen.add(at);
      keys.push(at);
    }
    // A line that ends at the edge of the surface is no loop.
    const isClosed = keys.length > 2 && beside.get(keys.at(-1)!)!.includes(start);
    if (isClosed) loops.push(keys.map(pointOn));
  }
  return loops;
}
