import type { Camera } from './camera.ts';
import { mottled } from './mottled.ts';
import type { Paints } from './paints.ts';
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
  const { indices, hollow, covered } = surface;
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
    const under = covered[a]! * first + covered[b]! * second + covered[c]! * third;
    const seen = surface.materials[main]!;
    const of = seen === material.tooth && under > 0 ? material.gum : seen;
    const groove = hollow[a]! * first + hollow[b]! * second + hollow[c]! * third;
    const base = colourOf(of, surface, main, { place: at.place, groove }, paints);
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
  { place, groove }: { readonly place: readonly number[]; readonly groove: number },
  paints: Paints,
): readonly number[] {
  const { phase } = paints;
  const [x, y, z] = place as [number, number, number];
  const fine = 1 + 0.05 * mottled(x, y, z, 1.1, phase);
  if (of === material.tooth) {
    const which = tooth[vertex]! - 1;
    const steps = Math.abs(which - 6.5);
    const dim = (1 - paints.darkerBack * steps) * paints.tints[which % paints.tints.length]! * fine;
    const stain = (k: number) => 1 - paints.stain * groove * (0.25 + 0.25 * k);
    return paints.tooth.map((value, k) => value * dim * stain(k) * (1 - 0.012 * k * steps * (paints.darkerBack * 25)));
  }
  const rough = 1 + 0.14 * mottled(x, y, z, 3.1, phase) + 0.08 * mottled(z, x, y, 1.2, phase);
  if (of === material.palate) {
    const inFront = Math.max(0, 1 - Math.abs(z + 14) / 11);
    // Folds run outwards from the middle, each in its own way, and end before the teeth.
    const way = z + Math.abs(x) * paints.bend + 1.2 * mottled(x, 0, z, 4, phase + (x > 0 ? 3 : 0));
    const reach = Math.min(1, Math.abs(x) / 2) * inFront;
    const folds = 1 + paints.folds * reach * Math.sin(way * 1.6 + phase);
    const seam = 1 + paints.seam * Math.exp(-((x / 1.6) ** 2));
    const papilla = 1 + 0.8 * Math.abs(paints.seam) * Math.exp(-((x / 2) ** 2) - ((z + 9) / 3) ** 2);
    const vault = 1 + paints.vault * Math.exp(-((x / 9) ** 2)) * Math.min(1, Math.max(0, (-z - 12) / 10));
    return paints.palate.map((value) => value * rough * folds * seam * papilla * vault);
  }
  if (of === material.floor) {
    // The frenulum in the middle, a vein beside it on either side.
    const frenulum = 1 + 0.25 * Math.exp(-((x / 1.3) ** 2));
    const vein = paints.vessels * Math.exp(-(((Math.abs(x) - 5) / 1.4) ** 2));
    return paints.floor.map((value, k) => value * rough * frenulum * (1 - vein * [0.5, 0.7, 0.3][k]!));
  }
  if (of === material.tongue) {
    const buds = 1 + 0.1 * mottled(2 * x, y, 2 * z, 1.1, phase) + 0.06 * mottled(z, y, x, 0.6, phase);
    const coat = paints.coat * Math.exp(-((x / 11) ** 2)) * Math.min(1, Math.max(0, (-z - 18) / 14));
    return paints.tongue.map((value) => (value + (0.75 - value) * coat) * rough * buds);
  }
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
