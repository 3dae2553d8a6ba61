import path from 'node:path';
import { cleanMesh } from '../../clean/clean-mesh.ts';
import type { Mesh } from '../../mesh.ts';
import { orientJaw } from '../../orient/orient-jaw.ts';
import { readMesh } from '../../read/read-mesh.ts';
import { realBytes, realFiles } from '../real-data.node.ts';
import type { Specimen } from './specimen.ts';
import { framed } from './specimen.ts';

/** The fourteen open scans with a label for each face, in their own frames. */
export async function realSpecimens(): Promise<Specimen[]> {
  const found: Specimen[] = [];
  for (const file of realFiles(/dental-3d-iosseg.*\.ply$/)) {
    const { mesh } = cleanMesh((await readMesh(realBytes(file), file)).mesh);
    const { occlusal, anterior, origin, archDepth } = orientJaw(mesh);
    const jaw = framed(mesh, occlusal, anterior, origin);
    const patient = /(\d+)_/.exec(file)![1]!;
    found.push({
      patient,
      jaw: file.includes('_U') ? 'upper' : 'lower',
      mesh: jaw,
      teeth: teethOf(mesh, jaw.positions, archDepth),
    });
  }
  return found;
}

/** Closed crowns without gum, two whole arches and what was predicted of them; they lie with y up, the lips at z. */
export async function realCrowns(): Promise<{ name: string; jaw: 'upper' | 'lower'; mesh: Mesh }[]> {
  const found = [];
  for (const file of realFiles(/dental-sjtu.*(Upper|Lower)_Mesh.*\.obj$/)) {
    const { mesh } = cleanMesh((await readMesh(realBytes(file), file)).mesh);
    found.push({
      name: path.basename(file),
      jaw: file.includes('Upper') ? ('upper' as const) : ('lower' as const),
      mesh,
    });
  }
  return found;
}

/** In these files the commonest colour is the gum's, each other one a tooth's; numbered along the arch. */
function teethOf({ faceColors, indices }: Mesh, positions: Float32Array, depth: number): Uint8Array {
  const labels = new Map<number, { faces: number; x: number; z: number }>();
  const labelOf = (t: number): number =>
    faceColors![t * 3]! * 65536 + faceColors![t * 3 + 1]! * 256 + faceColors![t * 3 + 2]!;
  for (let t = 0; t < indices.length / 3; t++) {
    const label = labels.get(labelOf(t)) ?? { faces: 0, x: 0, z: 0 };
    label.faces++;
    label.x += positions[indices[t * 3]! * 3]!;
    label.z += positions[indices[t * 3]! * 3 + 2]!;
    labels.set(labelOf(t), label);
  }
  const [, ...crowns] = [...labels].sort((a, b) => b[1].faces - a[1].faces);
  const angle = ({ faces, x, z }: { faces: number; x: number; z: number }): number =>
    Math.atan2(x / faces, z / faces + depth * 0.75);
  crowns.sort((a, b) => angle(a[1]) - angle(b[1]));
  const numbers = new Map(crowns.map(([label], k) => [label, k + 1]));
  const teeth = new Uint8Array(positions.length / 3);
  for (let i = 0; i < indices.length; i++) {
    const number = numbers.get(labelOf(Math.floor(i / 3)));
    if (number) teeth[indices[i]!] = number;
  }
  return teeth;
}
