import { layoutLabels, type LabelRequest, type PlacedLabel } from './label-layout.ts';

const canvas = { width: 800, height: 600 };
const label = (x: number, y: number): LabelRequest => ({ anchor: { x, y }, width: 90, height: 22 });

function covers(labels: readonly LabelRequest[], placed: readonly PlacedLabel[]): string[] {
  const pairs = placed.flatMap((_, a) => placed.slice(a + 1).map((__, b) => [a, a + 1 + b] as const));
  return pairs
    .filter(([a, b]) => {
      const [p, q] = [placed[a]!.centre, placed[b]!.centre];
      return (
        Math.abs(p.x - q.x) < (labels[a]!.width + labels[b]!.width) / 2 &&
        Math.abs(p.y - q.y) < (labels[a]!.height + labels[b]!.height) / 2
      );
    })
    .map(([a, b]) => `${a} and ${b}`);
}

function isInside({ centre: { x, y } }: PlacedLabel): boolean {
  return x >= 45 && x <= canvas.width - 45 && y >= 11 && y <= canvas.height - 11;
}

test('a label alone stands above its point', () => {
  expect(layoutLabels([label(400, 300)], canvas)).toEqual([{ centre: { x: 400, y: 282 }, moved: false }]);
});

test('of two measurements at the same place the second one moves, and only as far as it must', () => {
  const labels = [label(400, 300), label(400, 300)];
  const [first, second] = layoutLabels(labels, canvas);
  expect(first).toEqual({ centre: { x: 400, y: 282 }, moved: false });
  expect(second).toEqual({ centre: { x: 400, y: 256 }, moved: true });
  expect(covers(labels, [first!, second!])).toEqual([]);
});

test('a short steep line keeps both of its points in sight, and the points of others', () => {
  const points = [
    { x: 380, y: 280 },
    { x: 420, y: 320 },
    { x: 400, y: 250 },
  ];
  const [placed] = layoutLabels([label(400, 300)], canvas, points);
  expect(placed!.moved).toBe(true);
  for (const { x, y } of points)
    expect(Math.abs(x - placed!.centre.x) >= 50 || Math.abs(y - placed!.centre.y) >= 16).toBe(true);
  expect(Math.hypot(placed!.centre.x - 400, placed!.centre.y - 300)).toBeLessThan(90);
});

test('the point under a label does not push it away', () => {
  expect(layoutLabels([label(400, 300)], canvas, [{ x: 400, y: 300 }])).toEqual([
    { centre: { x: 400, y: 282 }, moved: false },
  ]);
});

test('labels that are far apart stay where they are', () => {
  const placed = layoutLabels([label(100, 100), label(300, 100), label(100, 200)], canvas);
  expect(placed.map(({ moved }) => moved)).toEqual([false, false, false]);
});

test('thirty measurements at one point, in the middle and in a corner, are all read', () => {
  for (const [x, y] of [
    [400, 300],
    [0, 0],
    [800, 600],
    [799, 3],
  ] as const) {
    const labels = Array.from({ length: 30 }, () => label(x, y));
    const placed = layoutLabels(labels, canvas);
    expect(covers(labels, placed)).toEqual([]);
    expect(placed.filter((each) => !isInside(each))).toEqual([]);
    expect(Math.max(...placed.map(({ centre }) => Math.hypot(centre.x - x, centre.y - y)))).toBeLessThan(420);
  }
});

test('a label near the edge is moved into the canvas', () => {
  const [placed] = layoutLabels([label(5, 300)], canvas);
  expect(placed).toEqual({ centre: { x: 49, y: 282 }, moved: true });
});

test('a measurement outside the canvas is not pulled into it, and takes nobody his place', () => {
  const [outside, inside] = layoutLabels([label(-20, 300), label(40, 300)], canvas);
  expect(outside).toEqual({ centre: { x: -20, y: 282 }, moved: false });
  expect(inside!.centre).toEqual({ x: 49, y: 282 });
});

test('the same labels give the same picture', () => {
  const labels = Array.from({ length: 12 }, (_, index) => label(300 + ((index * 37) % 90), 200 + ((index * 53) % 40)));
  expect(layoutLabels(labels, canvas)).toEqual(layoutLabels(labels, canvas));
  expect(covers(labels, layoutLabels(labels, canvas))).toEqual([]);
});

test('a canvas with no room shows the labels all the same', () => {
  const placed = layoutLabels([label(20, 20), label(20, 20)], { width: 60, height: 40 });
  expect(placed.map(({ centre }) => centre)).toEqual([
    { x: 30, y: 15 },
    { x: 30, y: 15 },
  ]);
});
