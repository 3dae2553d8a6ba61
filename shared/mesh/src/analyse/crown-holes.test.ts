import { THOROUGH } from '@archway/build/sampling';
import { dot, seededRandom, subtract } from '@archway/geometry';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import type { Mesh } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { turned } from '../testing/turned.ts';
import { analyseMesh } from './analyse-mesh.ts';
import type { Vector } from './measure.ts';

const point = ({ positions }: Mesh, vertex: number): Vector => [
  positions[vertex * 3]!,
  positions[vertex * 3 + 1]!,
  positions[vertex * 3 + 2]!,
];

/** The mesh without the triangles that touch a ball. */
function cut(mesh: Mesh, middle: Vector, radius: number): Mesh {
  const inside = (vertex: number): boolean => Math.hypot(...subtract(point(mesh, vertex), middle)) < radius;
  const kept: number[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const corners = [...mesh.indices.subarray(at, at + 3)];
    if (!corners.some(inside)) kept.push(...corners);
  }
  // As an intake does it: colours of vertices stay with them.
  return cleanMesh({ ...mesh, indices: Uint32Array.from(kept) }).mesh;
}

/** A vertex that lies so many mm below the cusps: the first one after a share of the file. */
function vertexAt(mesh: Mesh, below: readonly [number, number], share = 0): Vector {
  const { orientation } = analyseMesh(mesh);
  const heightOf = (vertex: number): number =>
    dot(subtract(point(mesh, vertex), orientation!.origin), orientation!.occlusal);
  const heights = Float32Array.from({ length: mesh.positions.length / 3 }, (_, vertex) => heightOf(vertex));
  const top = [...heights].sort((a, b) => a - b)[Math.floor(heights.length * 0.99)]!;
  const from = Math.floor(heights.length * share);
  const found = heights.findIndex((height, k) => k >= from && height < top - below[0] && height > top - below[1]);
  return point(mesh, found);
}

const CROWN = [0.5, 3] as const;
const GUM = [11, 14] as const;

describe.each(['upper', 'lower'] as const)('a drawn %s jaw', (jaw) => {
  const whole = cleanMesh(generateJaw({ jaw, triangles: 60_000 })).mesh;
  const middle = vertexAt(whole, CROWN, 0.4);

  test('has no hole in a crown, and its open back is none', () => expect(analyseMesh(whole).crownHoles).toEqual([]));

  test('with a hole in a crown tells where it is and how wide', () => {
    const [hole, ...others] = analyseMesh(cut(whole, middle, 1.5)).crownHoles ?? [];
    expect(others).toEqual([]);
    expect(hole!.diameterMm).toBeGreaterThan(2);
    expect(hole!.diameterMm).toBeLessThan(6);
    expect(Math.hypot(...subtract(hole!.at, middle))).toBeLessThan(1.5);
  });

  test('with a hole that nobody would miss, or one in the gum, has none', () => {
    expect(analyseMesh(cut(whole, middle, 0.5)).crownHoles).toEqual([]);
    expect(analyseMesh(cut(whole, vertexAt(whole, GUM, 0.4), 1.5)).crownHoles).toEqual([]);
  });

  test('has the same hole in other axes and in another unit', () => {
    const damaged = cut(whole, middle, 1.5);
    const [hole] = analyseMesh(damaged).crownHoles ?? [];
    const { mesh: tilted } = turned(damaged, seededRandom(5));
    const inches: Mesh = { ...tilted, positions: tilted.positions.map((value) => value / 25.4) };
    const [same] = analyseMesh(inches).crownHoles ?? [];
    expect(same!.diameterMm).toBeCloseTo(hole!.diameterMm, 1);
  });
});

test('what is no arch has crowns nowhere', () =>
  expect(analyseMesh({ positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) }).crownHoles).toBeUndefined());

test('a torn scan with thousands of holes is looked through in bounds', () => {
  const whole = cleanMesh(generateJaw({ jaw: 'lower', triangles: 60_000 })).mesh;
  const torn = whole.indices.filter((_, k) => Math.floor(k / 3) % 5 !== 0);
  expect((analyseMesh({ ...whole, indices: torn }).crownHoles ?? []).length).toBeLessThanOrEqual(50);
});

(hasRealData ? test : test.skip)(
  'real scans: holes that were cut into crowns are found, and few are seen where none were cut',
  async () => {
    let found = 0;
    let cuts = 0;
    let unasked = 0;
    for (const [n, name] of realFiles(/dental-3d-iosseg.*\.ply$/).entries()) {
      const { mesh } = await readMesh(realBytes(name), name);
      const whole = cleanMesh(mesh).mesh;
      unasked += analyseMesh(whole).crownHoles?.length ?? 0;
      for (const share of [0.1, 0.35, 0.6, 0.85].filter((_share, k) => THOROUGH || (n + k) % 2 === 0)) {
        const middle = vertexAt(whole, CROWN, share);
        const holes = analyseMesh(cut(whole, middle, 1.5)).crownHoles ?? [];
        cuts++;
        if (holes.some(({ at }) => Math.hypot(...subtract(at, middle)) < 3)) found++;
      }
    }
    process.stdout.write(`\nholes in real crowns: ${found} of ${cuts} found, ${unasked} where none were cut\n`);
    expect(found / cuts).toBeGreaterThan(0.85);
    expect(unasked).toBeLessThanOrEqual(1);
  },
  1_800_000,
);
