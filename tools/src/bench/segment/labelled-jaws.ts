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

/** The same surface as a scanner of more resolution would give it: each side in so many parts, each face in their square. */
export function finer({ mesh, truth, ...jaw }: LabelledJaw, parts = 2): LabelledJaw {
  const { positions, indices } = mesh;
  const points = Array.from(positions);
  const vertices = positions.length / 3;
  const between = new Map<string, number>();
  /** A point of a face by its shares of the three corners, which sum up to `parts`; on a side, both faces have the same. */
  const point = (corners: readonly number[], shares: readonly number[]): number => {
    const own = corners.flatMap((corner, k) => (shares[k]! > 0 ? [[corner, shares[k]!] as const] : []));
    if (own.length === 1) return own[0]![0];
    const key = own
      .sort(([a], [b]) => a - b)
      .flat()
      .join();
    let number = between.get(key);
    if (number === undefined) {
      number = vertices + between.size;
      between.set(key, number);
      for (let k = 0; k < 3; k++)
        points.push(own.reduce((sum, [corner, share]) => sum + positions[corner * 3 + k]! * share, 0) / parts);
    }
    return number;
  };
  const faces: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    const corners = indices.subarray(i, i + 3);
    const at = (b: number, c: number): number => point([...corners], [parts - b - c, b, c]);
    for (let b = 0; b < parts; b++)
      for (let c = 0; c < parts - b; c++) {
        faces.push(at(b, c), at(b + 1, c), at(b, c + 1));
        if (b + c < parts - 1) faces.push(at(b + 1, c), at(b + 1, c + 1), at(b, c + 1));
      }
  }
  const each = parts * parts;
  const truths = Uint8Array.from({ length: truth.length * each }, (_, f) => truth[Math.floor(f / each)]!);
  return { ...jaw, mesh: { positions: Float32Array.from(points), indices: Uint32Array.from(faces) }, truth: truths };
}
