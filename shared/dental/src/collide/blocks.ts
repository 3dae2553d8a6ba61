/** Points that lie together, each block within a sphere: what is far away is skipped as a whole. */
export interface Blocks {
  /** Of each block: its middle, its radius, its first point, and how many there are. */
  readonly blocks: Float32Array;
  /** A sphere around all. */
  readonly center: Point;
  readonly radius: number;
}

const BLOCK = 12;

export type Point = readonly [number, number, number];

export const apart = (a: Point, b: Point): number =>
  Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);

interface Box {
  readonly center: Point;
  readonly radius: number;
  readonly longest: 0 | 1 | 2;
}

function boxOf(points: readonly Point[], some: readonly number[]): Box {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const at of some)
    for (let k = 0; k < 3; k++) {
      low[k] = Math.min(low[k]!, points[at]![k]!);
      high[k] = Math.max(high[k]!, points[at]![k]!);
    }
  const middle = (k: number): number => (low[k]! + high[k]!) / 2;
  const center: Point = [middle(0), middle(1), middle(2)];
  const sizes = low.map((value, k) => high[k]! - value);
  const longest = sizes.indexOf(Math.max(...sizes)) as 0 | 1 | 2;
  return { center, longest, radius: some.reduce((most, at) => Math.max(most, apart(points[at]!, center)), 0) };
}

/** @returns with the place of each point in what was given, in the order of the blocks */
export function inBlocks(points: readonly Point[]): Blocks & { readonly order: readonly number[] } {
  const parts: { readonly box: Box; readonly some: readonly number[] }[] = [];
  const halve = (some: number[]): void => {
    const box = boxOf(points, some);
    if (some.length <= BLOCK) {
      parts.push({ box, some });
      return;
    }
    const { longest } = box;
    some.sort((one, other) => points[one]![longest] - points[other]![longest]);
    const half = some.length >> 1;
    halve(some.slice(0, half));
    halve(some.slice(half));
  };
  const all = [...points.keys()];
  halve([...all]);
  const blocks = new Float32Array(6 * parts.length);
  const order: number[] = [];
  for (const [n, { box, some }] of parts.entries()) {
    blocks.set([...box.center, box.radius, order.length, some.length], 6 * n);
    order.push(...some);
  }
  const { center, radius } = boxOf(points, all);
  return { order, blocks, center, radius };
}
