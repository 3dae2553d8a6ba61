import { seededRandom } from './random.ts';
import { nearestOnTriangle, squaredToTriangle } from './triangle.ts';
import { type Vec3, add, dot, length, scale, subtract } from './vector.ts';

const random = seededRandom(5);
const any = (size: number): Vec3 => [(random() - 0.5) * size, (random() - 0.5) * size, (random() - 0.5) * size];

it('the distance from a triangle is that from its nearest point', () => {
  for (let round = 0; round < 200; round++) {
    const [a, b, c, p] = [any(4), any(4), any(4), any(8)];
    const corners = Float64Array.from([...a, ...b, ...c]);
    let least = Infinity;
    for (let u = 0; u <= 60; u++) {
      for (let v = 0; v <= 60 - u; v++) {
        const place = add(add(a, scale(subtract(b, a), u / 60)), scale(subtract(c, a), v / 60));
        least = Math.min(least, dot(subtract(p, place), subtract(p, place)));
      }
    }
    const found = Math.sqrt(squaredToTriangle(corners, 0, 3, 6, ...p));
    expect(length(subtract(p, nearestOnTriangle(p, a, b, c)))).toBeCloseTo(found, 9);
    expect(found).toBeLessThanOrEqual(Math.sqrt(least) + 1e-9);
    expect(found).toBeGreaterThan(Math.sqrt(least) - 0.1);
  }
});
