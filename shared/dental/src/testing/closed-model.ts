import type { JawScan } from '../body/labelled-jaw.ts';

/** How far below the lowest point of a jaw its model stands, mm. */
const BASE = 6;

/** The edges of a mesh that have a face on one side only, each as it runs in that face. */
function rimOf(indices: ArrayLike<number>): [number, number][] {
  const edges = new Map<string, [number, number]>();
  for (let at = 0; at < indices.length; at += 3)
    for (let corner = 0; corner < 3; corner++) {
      const [from, to] = [indices[at + corner]!, indices[at + ((corner + 1) % 3)]!];
      if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
    }
  return [...edges.values()];
}

/** A lower jaw as a model that is closed below, as they come from elsewhere: walls down from its rim, and a floor. */
export function closedModel({ jaw, positions, indices, labels }: JawScan): JawScan {
  const rim = rimOf(indices);
  const floor = Array.from(positions).reduce((low, value, at) => (at % 3 === 1 ? Math.min(low, value) : low), 0) - BASE;
  const [points, faces] = [Array.from(positions), Array.from(indices)];
  const below = new Map<number, number>();
  for (const [from] of rim) below.set(from, points.push(points[3 * from]!, floor, points[3 * from + 2]!) / 3 - 1);
  const middle = points.push(0, floor, 0) / 3 - 1;
  for (const [from, to] of rim) {
    const [a, b] = [below.get(from)!, below.get(to)!];
    faces.push(to, from, a, to, a, b, b, a, middle);
  }
  const made = faces.length / 3 - labels.length;
  return {
    jaw,
    positions: points,
    indices: faces,
    labels: [...Array.from(labels), ...new Array<number>(made).fill(0)],
  };
}
