import type { TextPosition } from '@archway/contracts';
import { type Vec3, length, subtract } from '@archway/geometry';

/** Where a text stands on the outer side of a cut line: its share of the way from the patient's left to the right. */
const textShares: Readonly<Record<TextPosition, number>> = {
  left: 0.15,
  centerLeft: 0.325,
  center: 0.5,
  centerRight: 0.675,
  right: 0.85,
};

/** The index that reaches farthest in a direction of the plane. */
const farthest = (line: readonly Vec3[], x: number, z: number): number =>
  line.reduce(
    (best, point, n) => (point[0] * x + point[2] * z > line[best]![0] * x + line[best]![2] * z ? n : best),
    0,
  );

/** The outer side of a closed line around the arch, from its hind end at the patient's left to that at the right. */
function outerSide(line: readonly Vec3[]): Vec3[] {
  const [left, right, front] = [farthest(line, 1, -1), farthest(line, -1, -1), farthest(line, 0, 1)];
  const walk = (by: 1 | -1): number[] => {
    const way = [left];
    for (let at = left; at !== right;) {
      at = (at + by + line.length) % line.length;
      way.push(at);
    }
    return way;
  };
  const way = [walk(1), walk(-1)].find((each) => each.includes(front)) ?? [];
  return way.map((at) => line[at]!);
}

/** Where on a cut line a text stands: a point of it in the frame of the jaw. */
export function textPlace(line: readonly Vec3[], position: TextPosition): Vec3 {
  const side = outerSide(line);
  const steps = side.slice(1).map((point, n) => length(subtract(point, side[n]!)));
  let left = textShares[position] * steps.reduce((sum, step) => sum + step, 0);
  const found = steps.findIndex((step) => (left -= step) <= 0);
  return side[Math.max(0, found)] ?? [0, 0, 0];
}
