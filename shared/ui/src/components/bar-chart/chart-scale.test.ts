import { scaleFor } from './chart-scale.ts';

test.each([
  [400, [0, 100, 200, 300, 400]],
  [401, [0, 200, 400, 600]],
  [950, [0, 250, 500, 750, 1000]],
  [7, [0, 2, 4, 6, 8]],
  [0.09, [0, 0.025, 0.05, 0.075, 0.1]],
  [12_345, [0, 5000, 10_000, 15_000]],
])('up to %d the lines are %j', (most, lines) => {
  expect(scaleFor(most)).toEqual(lines);
});

test('the top line is never below the largest value, nor two steps above it', () => {
  for (let most = 1; most < 5000; most += 7) {
    const lines = scaleFor(most);
    expect(lines.at(-1)!).toBeGreaterThanOrEqual(most);
    expect(lines.at(-2)!).toBeLessThan(most);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
});
