import type { Specimen } from './specimen.ts';
import { onlyVertices } from './specimen.ts';

/** For each vertex, whether a vertex that passes `of` lies within `reach` mm of it. */
function near({ mesh }: Specimen, reach: number, of: (v: number) => boolean): Uint8Array {
  const { positions: p } = mesh;
  const cells = new Map<string, number[]>();
  const cell = (v: number, k: number): number => Math.floor(p[v * 3 + k]! / Math.max(reach, 0.5));
  const count = p.length / 3;
  for (let v = 0; v < count; v++) {
    if (!of(v)) continue;
    const key = `${cell(v, 0)},${cell(v, 1)},${cell(v, 2)}`;
    const list = cells.get(key);
    if (list) list.push(v);
    else cells.set(key, [v]);
  }
  const found = new Uint8Array(count);
  for (let v = 0; v < count; v++) {
    const [a, b, c] = [cell(v, 0), cell(v, 1), cell(v, 2)];
    search: for (let n = 0; n < 27; n++) {
      const key = `${a + (n % 3) - 1},${b + (Math.floor(n / 3) % 3) - 1},${c + Math.floor(n / 9) - 1}`;
      for (const w of cells.get(key) ?? []) {
        const [x, y, z] = [p[v * 3]! - p[w * 3]!, p[v * 3 + 1]! - p[w * 3 + 1]!, p[v * 3 + 2]! - p[w * 3 + 2]!];
        if (x * x + y * y + z * z <= reach * reach) {
          found[v] = 1;
          break search;
        }
      }
    }
  }
  return found;
}

/** Gum cut away beyond `reach` mm of the teeth; 0 leaves the crowns alone. */
export function trimmed(from: Specimen, reach: number): Specimen {
  const close = near(from, reach, (v) => from.teeth[v]! > 0);
  return onlyVertices(from, (v) => close[v] === 1);
}

/** Teeth `first` to `last` along the arch and what lies within `margin` mm of them. */
export function someTeeth(from: Specimen, first: number, last: number, margin: number): Specimen {
  const chosen = (v: number): boolean => from.teeth[v]! >= first && from.teeth[v]! <= last;
  const close = near(from, margin, chosen);
  return onlyVertices(from, (v) => close[v] === 1);
}

/** One side of the midline and `beyond` mm of the other. */
export const halfArch = (from: Specimen, beyond: number): Specimen =>
  onlyVertices(from, (v) => from.mesh.positions[v * 3]! > -beyond);

/** Teeth that are gone: their crowns are pressed down to a ridge at the height of the gum. */
export function withoutTeeth(from: Specimen, gone: readonly number[]): Specimen {
  const { positions, indices } = from.mesh;
  const moved = positions.slice();
  for (const tooth of gone) {
    const own = [...from.teeth.keys()].filter((v) => from.teeth[v] === tooth);
    if (own.length === 0) continue;
    const heights = own.map((v) => positions[v * 3 + 1]!).sort((a, b) => a - b);
    const ground = heights[Math.floor(heights.length * 0.1)]!;
    for (const v of own) moved[v * 3 + 1] = ground + (positions[v * 3 + 1]! - ground) * 0.12;
  }
  const teeth = from.teeth.map((tooth) => (gone.includes(tooth) ? 0 : tooth));
  return { ...from, mesh: { positions: moved, indices }, teeth };
}
