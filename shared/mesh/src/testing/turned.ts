import { cross, dot, unit } from '@archway/geometry';
import type { Vector } from '../analyse/measure.ts';
import type { Mesh } from '../mesh.ts';

/** The mesh turned at random and moved away, with the turn as a function of directions. */
export function turned(mesh: Mesh, random: () => number): { mesh: Mesh; turn: (v: Vector) => Vector } {
  const any = (): Vector => [random() - 0.5, random() - 0.5, random() - 0.5];
  const a = unit(any());
  const b = unit(cross(a, any()));
  const c = cross(a, b);
  const turn = (v: Vector): Vector => [dot(a, v), dot(b, v), dot(c, v)];
  const positions = mesh.positions.slice();
  for (let v = 0; v < positions.length; v += 3) {
    const [x, y, z] = turn([positions[v]!, positions[v + 1]!, positions[v + 2]!]);
    positions.set([x + 30, y - 12, z + 55], v);
  }
  return { mesh: { ...mesh, positions }, turn };
}
