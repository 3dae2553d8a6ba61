import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cleanMesh, orientJaw, readMesh } from '@archway/mesh';
import { unit, type Vec3, dot, subtract } from '@archway/geometry';
import type { JawScan } from '../body/labelled-jaw.ts';
import type { Jaw } from '../document/jaws.ts';

/** Colours of the labels in the data set 3D-IOSSeg, by FDI number. */
const COLORS: Readonly<Record<number, readonly number[]>> = {
  ...{ 11: [0xff0000], 12: [0x0000ff], 13: [0x00ff00], 14: [0xffff00], 15: [0x00ffff], 16: [0xff00ff], 17: [0x1e90ff] },
  ...{ 18: [0x00ff7f], 21: [0x7fff00], 22: [0xfff68f], 23: [0x3cb371], 24: [0xff6a6a], 25: [0x836fff], 26: [0xffd39b] },
  ...{ 27: [0xff6347], 28: [0x9b30ff], 31: [0xff3030], 32: [0x00bfff], 33: [0xffa500], 34: [0xcaff70], 35: [0xc8ffff] },
  ...{ 36: [0xffe4ff], 37: [0xff9bff], 38: [0xff4500], 41: [0x8b0000], 42: [0x90ee90], 43: [0x008b8b], 44: [0x00008b] },
  ...{ 45: [0x8b008b], 46: [0xff69b4], 47: [0xe6e6fa, 0xe6e6ff], 48: [0xffe4b5] },
};
const toothOfColor = new Map(
  Object.entries(COLORS).flatMap(([fdi, colors]) => colors.map((color) => [color, Number(fdi)])),
);

/** The folder of the labelled scans: beside the checkout, or where the environment says. */
const scansFolder = (): string =>
  join(
    process.env['ARCHWAY_TEST_DATA'] ??
      resolve(process.cwd().replace(/\/(shared|tools)(\/.*)?$/, ''), '../shared/data'),
    'dental-3d-iosseg',
  );

export const hasScans = (): boolean => existsSync(scansFolder());

/** A labelled scan of the data set in the axes of a plan, e.g. `001`, `upper`. */
export async function labelledScan(patient: string, jaw: Jaw): Promise<JawScan> {
  const name = `${patient}_${jaw === 'upper' ? 'U' : 'L'}.ply`;
  const { mesh: raw } = await readMesh(new Uint8Array(readFileSync(join(scansFolder(), name))), name);
  const { mesh } = cleanMesh(raw);
  const { origin, occlusal, anterior, lateral } = orientJaw(mesh);
  // Lateral is the patient's left in a lower jaw and the right in an upper one.
  const sign = jaw === 'upper' ? -1 : 1;
  const axes: Vec3[] = [unit(lateral), unit(occlusal), unit(anterior)];
  const positions = new Float64Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const from = subtract([mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!], origin);
    axes.forEach((axis, k) => (positions[at + k] = dot(from, axis) * (k === 2 ? 1 : sign)));
  }
  const colors = mesh.faceColors ?? new Uint8Array(mesh.indices.length);
  const labels = Array.from({ length: mesh.indices.length / 3 }, (_, face) => {
    const color = (colors[3 * face]! << 16) | (colors[3 * face + 1]! << 8) | colors[3 * face + 2]!;
    return toothOfColor.get(color) ?? 0;
  });
  return { jaw, positions, indices: mesh.indices, labels };
}
