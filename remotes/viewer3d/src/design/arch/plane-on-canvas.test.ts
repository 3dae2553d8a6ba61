import { planeOnCanvas } from './plane-on-canvas.ts';

/** Seen from above, a little from the side, 8 pixels for a mm. */
const scene = (turned: number) => ({
  placeOf: (_: string, [x, y, z]: readonly [number, number, number]) => ({
    x: 300 + 8 * (Math.cos(turned) * x - Math.sin(turned) * z) + y,
    y: 200 + 8 * (Math.sin(turned) * x + Math.cos(turned) * z),
  }),
});

test('a point of the canvas is the point of the plane that is seen there', () => {
  const plane = planeOnCanvas(scene(0.3), 'lower', 4);
  const { x, y } = plane.to([12, 4, -7]);
  const [px, py, pz] = plane.from(x, y)!;
  expect([px, py, pz].map((value) => Number(value.toFixed(6)))).toEqual([12, 4, -7]);
  expect(planeOnCanvas(scene(0.3), 'lower', 4).key).toBe(plane.key);
  expect(planeOnCanvas(scene(0.4), 'lower', 4).key).not.toBe(plane.key);
});

test('on a plane that is seen from its edge nothing is drawn', () => {
  const edge = { placeOf: (_: string, [x, y]: readonly [number, number, number]) => ({ x: 8 * x, y: 8 * y }) };
  expect(planeOnCanvas(edge, 'upper', 0).from(1, 1)).toBeNull();
});
