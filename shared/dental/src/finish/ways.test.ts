import { meanEdge, reachFrom, ways } from './ways.ts';

/** Four corners of a square and its middle: four faces around vertex 4, one edge each on the rim. */
const square = Uint32Array.of(0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4);
const positions = Float64Array.of(0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0, 1, 1, 0);

const neighbours = ({ from, next }: { from: Uint32Array; next: Uint32Array }, at: number): number[] => [
  ...next.subarray(from[at], from[at + 1]),
];

test('each neighbour stands once, though an edge of two faces is read twice', () => {
  const found = ways(square, 5);
  expect([0, 1, 2, 3, 4].map((at) => neighbours(found, at))).toEqual([
    [1, 3, 4],
    [0, 2, 4],
    [1, 3, 4],
    [0, 2, 4],
    [0, 1, 2, 3],
  ]);
});

test('the rim is where an edge has one face: not the middle, and nothing of a closed surface', () => {
  expect(ways(square, 5).rim).toEqual([0, 1, 2, 3]);
  const tetrahedron = Uint32Array.of(0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0);
  expect(ways(tetrahedron, 4).rim).toEqual([]);
});

test('a vertex of no face has no neighbours, and is nowhere near', () => {
  const found = ways(square, 6);
  expect(neighbours(found, 5)).toEqual([]);
  expect(found.rim).not.toContain(5);
  const { distance, source } = reachFrom({ ...found, positions: Float64Array.of(...positions, 9, 9, 9) }, [0], 10);
  expect(distance[5]).toBe(Infinity);
  expect([...source]).toEqual([0, 0, 0, 0, 0, -1]);
  // Through the middle, and not around.
  expect(distance[2]).toBeCloseTo(2 * Math.SQRT2, 9);
});

test('edges count once for their length', () => {
  expect(meanEdge({ ...ways(square, 5), positions })).toBeCloseTo((4 * 2 + 4 * Math.SQRT2) / 8, 9);
});
