import { NearPoints } from './near-points.ts';

test('who is near is found across cells, and nobody where nobody is', () => {
  const near = new NearPoints(0.15);
  near.add(Float32Array.of(0, 0, 0, -10, 4, 2), 3);
  near.add(Float32Array.of(0.1, 0, 0), 7);
  expect([near.ownerNear(-0.02, 0, 0), near.ownerNear(0.16, 0, 0), near.ownerNear(-10.05, 4.05, 2)]).toEqual([3, 7, 3]);
  expect(near.ownerNear(0, 0.2, 0)).toBe(-1);
});
