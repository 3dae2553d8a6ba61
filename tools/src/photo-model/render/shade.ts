import type { Camera } from './camera.ts';
import { type Paints, mottled } from './paints.ts';
import type { Hits } from './raster.ts';
import { type Surface, material, normalsOf } from './surface.ts';

/** Colours of the pixels that a surface covers are written into `out`, three values of 0 to 1 a pixel. */
export function shade(
  out: Float32Array,
  hits: Hits,
  surface: Surface,
  positions: Float32Array,
  { camera, paints, nearest }: { readonly camera: Camera; readonly paints: Paints; readonly nearest: number },
): void {
  const normals = normalsOf({ positions, indices: surface.indices });
  const light = unit(
    camera.back.map((v, k) => v + paints.light[0] * camera.right[k]! + paints.light[1] * camera.up[k]!),
  );
  const half = unit(light.map((v, k) => v + camera.back[k]!));
  const { indices, hollow } = surface;
  const at = { normal: [0, 0, 0], place: [0, 0, 0] };
  for (let i = 0; i < hits.triangle.length; i++) {
    const t = hits.triangle[i]!;
    if (t === 0) continue;
    const [a, b, c] = [indices[3 * t - 3]!, indices[3 * t - 2]!, indices[3 * t - 1]!];
    const [second, third] = [hits.second[i]!, hits.third[i]!];
    const first = 1 - second - third;
    for (let k = 0; k < 3; k++) {
      at.place[k] = positions[3 * a + k]! * first + positions[3 * b + k]! * second + positions[3 * c + k]! * third;
      at.normal[k] = normals[3 * a + k]! * first + normals[3 * b + k]! * second + normals[3 * c + k]! * third;
    }
    const size = Math.hypot(at.normal[0]!, at.normal[1]!, at.normal[2]!) || 1;
    const facing = (dot(at.normal, camera.back) < 0 ? -1 : 1) / size;
    const main = second > 0.5 ? b : third > 0.5 ? c : first >= second && first >= third ? a : second > third ? b : c;
    const of = surface.materials[main]!;
    const base = colourOf(of, surface, main, at.place, paints);
    const groove = hollow[a]! * first + hollow[b]! * second + hollow[c]! * third;
    const lit =
      (paints.ambient + (1 - paints.ambient) * Math.max(0, dot(at.normal, light) * facing)) *
      (1 - paints.grooves * groove);
    const fall = Math.exp((-paints.fall * Math.max(0, hits.depth[i]! - nearest)) / 10);
    const shine =
      Math.max(0, dot(at.normal, half) * facing) ** paints.shine[2] *
      (of === material.tooth ? paints.shine[0] : paints.shine[1]);
    for (let k = 0; k < 3; k++) out[3 * i + k] = (base[k]! * lit + shine) * fall;
  }
}

function colourOf(
  of: number,
  { tooth, follows }: Surface,
  vertex: number,
  place: readonly number[],
  paints: Paints,
): readonly number[] {
  const { phase } = paints;
  const [x, y, z] = place as [number, number, number];
  const fine = 1 + 0.05 * mottled(x, y, z, 1.1, phase);
  if (of === material.tooth) {
    const which = tooth[vertex]! - 1;
    const steps = Math.abs(which - 6.5);
    const dim = (1 - paints.darkerBack * steps) * paints.tints[which % paints.tints.length]! * fine;
    return paints.tooth.map((value, k) => value * dim * (1 - 0.012 * k * steps * (paints.darkerBack * 25)));
  }
  const rough = 1 + 0.14 * mottled(x, y, z, 3.1, phase) + 0.08 * mottled(z, x, y, 1.2, phase);
  if (of === material.palate) {
    const inFront = Math.max(0, 1 - Math.abs(z + 14) / 11);
    const folds = 1 + paints.folds * inFront * Math.sin(z * 1.7 + Math.abs(x) * 0.3 + phase);
    const seam = 1 + paints.seam * Math.exp(-((x / 1.6) ** 2));
    return paints.palate.map((value) => value * rough * folds * seam);
  }
  if (of === material.floor) return paints.floor.map((value) => value * rough);
  if (of === material.lip) return paints.lip.map((value) => value * rough);
  const near = Math.min(1, follows[vertex]! * 2.2);
  const patch = 1 - paints.patches * Math.max(0, mottled(x, z, y, 5, phase * 1.3));
  const red = 1 - paints.vessels * (1 - near) * Math.max(0, mottled(2 * x, 0.6 * y, 2 * z, 2.2, phase * 0.7));
  return paints.gum.map(
    (value, k) => (value * near + paints.mucosa[k]! * (1 - near)) * rough * patch * (k === 0 ? 1 : red),
  );
}

const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
function unit(v: readonly number[]): number[] {
  const size = Math.hypot(v[0]!, v[1]!, v[2]!) || 1;
  return v.map((value) => value / size);
}
