import { dot, seededRandom } from '@archway/geometry';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import type { Mesh } from '../mesh.ts';
import { turned } from '../testing/turned.ts';
import { cube, join, moved, sheet } from '../testing/shapes.ts';
import { analyseMesh } from './analyse-mesh.ts';
import { components } from './components.ts';
import { countEdges } from './edges.ts';
import type { Vector } from './measure.ts';

const scaled = (mesh: Mesh, factor: number): Mesh => ({
  ...mesh,
  positions: mesh.positions.map((value) => value * factor),
});

test('counts, size, area and edges of known bodies', () => {
  expect(analyseMesh(cube(20))).toMatchObject({
    vertices: 8,
    triangles: 12,
    bounds: { min: [0, 0, 0], max: [20, 20, 20] },
    surfaceAreaMm2: 2400,
    openEdges: 0,
    components: 1,
    watertight: true,
    jawGuess: { jaw: 'unknown', reason: 'notAnArch' },
  });
  expect(analyseMesh(sheet(10))).toMatchObject({ openEdges: 40, watertight: false });
});

test('open, crowded and turned edges are told apart', () => {
  const mesh = sheet(3);
  expect(countEdges(mesh.indices, 16)).toEqual({ edges: 33, open: 12, nonManifold: 0, flipped: 0 });
  const flipped = mesh.indices.slice();
  flipped.set([mesh.indices[25]!, mesh.indices[24]!], 24);
  expect(countEdges(flipped, 16).flipped).toBeGreaterThan(0);
  const extra = Uint32Array.from([...mesh.indices, mesh.indices[0]!, mesh.indices[1]!, 15]);
  expect(countEdges(extra, 16).nonManifold).toBe(0);
  const third = Uint32Array.from([...mesh.indices, mesh.indices[0]!, mesh.indices[2]!, 15]);
  expect(countEdges(third, 16).nonManifold).toBe(1);
});

test('a hub with thousands of edges is counted like any other vertex', () => {
  const indices = Uint32Array.from({ length: 9000 }, (_, i) => (i % 3 === 0 ? 0 : Math.floor(i / 3) + (i % 3)));
  expect(countEdges(indices, 3002)).toMatchObject({ edges: 6001, open: 3002 });
});

test('pieces are numbered from the largest', () => {
  const mesh = join(cube(), moved(sheet(5), 100, 0, 0), moved(cube(), 0, 100, 0));
  const { count, sizes, ofTriangle } = components(mesh.indices, mesh.positions.length / 3);
  expect(count).toBe(3);
  expect([...sizes]).toEqual([50, 12, 12]);
  expect([ofTriangle[0], ofTriangle[12], ofTriangle[62]]).toEqual([1, 0, 2]);
});

test.each([
  ['mm', 1],
  ['cm', 0.1],
  ['inch', 1 / 25.4],
  ['m', 0.001],
  ['um', 1000],
] as const)('a jaw in %s is recognised, and its size told in mm', (unit, factor) => {
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh } = cleanMesh(generateJaw({ jaw, triangles: 60_000 }));
    const found = analyseMesh(scaled(mesh, factor));
    expect(found.unitGuess.unit).toBe(unit);
    expect(found.unitGuess.confidence).toBeGreaterThan(0.6);
    expect(found.sizeMm[0]).toBeGreaterThan(50);
    expect(found.sizeMm[0]).toBeLessThan(90);
    expect(found.jawGuess.jaw).toBe(jaw);
  }
});

test('nothing to measure gives no confidence', () => {
  const flat = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  expect(analyseMesh(flat)).toMatchObject({
    unitGuess: { unit: 'unknown', confidence: 0, sure: false, toMm: 1 },
    jawGuess: { jaw: 'unknown', sure: false },
  });
});

test('however a jaw lies in space, it is recognised and its directions are found', () => {
  const random = seededRandom(8);
  for (const jaw of ['upper', 'lower'] as const) {
    const { mesh } = cleanMesh(generateJaw({ jaw, triangles: 20_000, seed: 5 }));
    const occlusal: Vector = [0, jaw === 'lower' ? 1 : -1, 0];
    for (let k = 0; k < 4; k++) {
      const { mesh: lying, turn } = turned(mesh, random);
      const { jawGuess, orientation } = analyseMesh(lying);
      expect(jawGuess.jaw).toBe(jaw);
      expect(dot(orientation!.occlusal, turn(occlusal))).toBeGreaterThan(0.985);
      expect(dot(orientation!.anterior, turn([0, 0, 1]))).toBeGreaterThan(0.97);
    }
  }
});
