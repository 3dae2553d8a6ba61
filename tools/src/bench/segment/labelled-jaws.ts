import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Jaw } from '@archway/dental';
import { labelsOfColors } from '@archway/dental/segment/testing';
import { type Vec3, type Random, cross, dot, unit } from '@archway/geometry';
import { type Mesh, readMesh } from '@archway/mesh';
import { ROOT } from '../../check/workspace-packages.ts';

const FOLDER = join(process.env['ARCHWAY_TEST_DATA'] ?? join(ROOT, '../shared/data'), 'dental-3d-iosseg');

/** A real scan with the true label of each face. */
export interface LabelledJaw {
  readonly name: string;
  readonly jaw: Jaw;
  readonly mesh: Mesh;
  readonly truth: Uint8Array;
  /** Figures that were chosen by hand were chosen on the jaws of every second patient, and are judged on the others. */
  readonly judged: boolean;
}

/** The labelled scans beside the checkout, as they stand in their files; none where they are absent. */
export async function labelledJaws(): Promise<LabelledJaw[]> {
  if (!existsSync(FOLDER)) return [];
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ply'))
    .sort();
  const patients = [...new Set(names.map((name) => name.slice(0, 3)))];
  return Promise.all(
    names.map(async (name): Promise<LabelledJaw> => {
      const { mesh } = await readMesh(readFileSync(join(FOLDER, name)), name);
      if (!mesh.faceColors) throw new Error(`${name} has no labels`);
      return {
        name: name.replace('.ply', ''),
        jaw: name.includes('_U') ? 'upper' : 'lower',
        mesh,
        truth: labelsOfColors(mesh.faceColors),
        judged: patients.indexOf(name.slice(0, 3)) % 2 === 1,
      };
    }),
  );
}

/** The jaw in any position: scanners do not agree where up is. */
export function turnedAtRandom(jaw: LabelledJaw, random: Random): LabelledJaw {
  const any = (): Vec3 => [random() - 0.5, random() - 0.5, random() - 0.5];
  const first = unit(any());
  const second = unit(cross(first, any()));
  const third = cross(first, second);
  const positions = jaw.mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const point: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    positions.set([dot(first, point) + 20, dot(second, point) - 35, dot(third, point) + 5], i);
  }
  return { ...jaw, mesh: { positions, indices: jaw.mesh.indices } };
}

/** The same surface as a scanner at full resolution would give it: each face is four. */
export function finer({ mesh, truth, ...jaw }: LabelledJaw): LabelledJaw {
  const { positions, indices } = mesh;
  const points = Array.from(positions);
  const middles = new Map<number, number>();
  const vertices = positions.length / 3;
  const middle = (a: number, b: number): number => {
    const key = Math.min(a, b) * vertices + Math.max(a, b);
    let number = middles.get(key);
    if (number === undefined) {
      number = points.length / 3;
      middles.set(key, number);
      for (let k = 0; k < 3; k++) points.push((positions[a * 3 + k]! + positions[b * 3 + k]!) / 2);
    }
    return number;
  };
  const faces: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
    faces.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  }
  const truths = Uint8Array.from({ length: truth.length * 4 }, (_, f) => truth[Math.floor(f / 4)]!);
  return { ...jaw, mesh: { positions: Float32Array.from(points), indices: Uint32Array.from(faces) }, truth: truths };
}
