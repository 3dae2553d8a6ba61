import type { Mesh } from '@archway/mesh';

type Points = Float64Array;

/** Side of a cell of the search, mm; further away than REACH cells a boundary is wholly wrong, and counts as that far. */
const CELL = 1;
const REACH = 12;

/** Distances in mm from each boundary edge of either labels to the nearest one of the other. */
export function boundaryErrors(mesh: Mesh, truth: Uint8Array, found: Uint8Array): number[] {
  const [a, b] = boundaryEdges(mesh, [truth, found]) as [Points, Points];
  return [...distances(a, b), ...distances(b, a)];
}

/** Middles of the edges whose two faces differ, for each of the labels. */
function boundaryEdges({ positions: p, indices }: Mesh, sets: readonly Uint8Array[]): Points[] {
  const open = new Map<number, number>();
  const vertices = p.length / 3;
  const points = sets.map((): number[] => []);
  for (let i = 0; i < indices.length; i++) {
    const face = Math.floor(i / 3);
    const [a, b] = [indices[i]!, indices[i % 3 === 2 ? i - 2 : i + 1]!];
    const key = Math.min(a, b) * vertices + Math.max(a, b);
    const other = open.get(key);
    if (other === undefined) {
      open.set(key, face);
      continue;
    }
    sets.forEach((labels, n) => {
      if (labels[other] === labels[face]) return;
      for (let k = 0; k < 3; k++) points[n]!.push((p[a * 3 + k]! + p[b * 3 + k]!) / 2);
    });
  }
  return points.map((list) => Float64Array.from(list));
}

function distances(from: Points, to: Points): number[] {
  const key = (x: number, y: number, z: number): number => (x * 4096 + y) * 4096 + z;
  const cell = (value: number): number => Math.floor(value / CELL) + 2048;
  const cells = new Map<number, number[]>();
  for (let i = 0; i < to.length; i += 3) {
    const at = key(cell(to[i]!), cell(to[i + 1]!), cell(to[i + 2]!));
    const list = cells.get(at);
    if (list) list.push(i);
    else cells.set(at, [i]);
  }
  const out: number[] = [];
  for (let i = 0; i < from.length; i += 3) {
    const [x, y, z] = [from[i]!, from[i + 1]!, from[i + 2]!];
    const [cx, cy, cz] = [cell(x), cell(y), cell(z)];
    let nearest = REACH * CELL;
    for (let ring = 0; ring <= REACH && nearest > (ring - 1) * CELL; ring++) {
      for (let dx = -ring; dx <= ring; dx++) {
        for (let dy = -ring; dy <= ring; dy++) {
          const inside = Math.abs(dx) < ring && Math.abs(dy) < ring;
          for (let dz = -ring; dz <= ring; dz += inside && ring > 0 ? 2 * ring : 1) {
            for (const j of cells.get(key(cx + dx, cy + dy, cz + dz)) ?? []) {
              const squares = (to[j]! - x) ** 2 + (to[j + 1]! - y) ** 2 + (to[j + 2]! - z) ** 2;
              if (squares < nearest * nearest) nearest = Math.sqrt(squares);
            }
          }
        }
      }
    }
    out.push(nearest);
  }
  return out;
}
