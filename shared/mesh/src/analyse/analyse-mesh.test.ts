import { cleanMesh } from '../clean/clean-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import { seededRandom } from '../generate/random.ts';
import type { Mesh } from '../mesh.ts';
import { dot } from '../orient/vectors.ts';
import { readMesh } from '../read/read-mesh.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { turned } from '../testing/turned.ts';
import { cube, join, moved, sheet } from '../testing/shapes.ts';
import { analyseMesh } from './analyse-mesh.ts';
import { components } from './components.ts';
import { countEdges } from './edges.ts';
import { guessUnit } from './unit-guess.ts';
import type { Vector } from './measure.ts';

const withData = hasRealData ? test : test.skip;
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
  expect(guessUnit(0, 0, 1)).toEqual({ unit: 'mm', confidence: 0, toMm: 1 });
  expect(guessUnit(NaN, 1, 1).confidence).toBe(0);
  const flat = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  expect(analyseMesh(flat).jawGuess.jaw).toBe('unknown');
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

withData(
  'all real scans are recognised in any position; crowns and machine parts are not taken for scans',
  async () => {
    const random = seededRandom(9);
    for (const file of realFiles(/dental-3d-iosseg.*\.ply$/)) {
      const { mesh } = cleanMesh((await readMesh(realBytes(file), file)).mesh);
      const found = analyseMesh(turned(mesh, random).mesh);
      expect([file, found.jawGuess.jaw]).toEqual([file, file.includes('_U') ? 'upper' : 'lower']);
      expect(found.jawGuess.confidence).toBeGreaterThan(0.7);
      expect(found.unitGuess).toMatchObject({ unit: 'mm' });
    }
    for (const file of realFiles(/dental-(sjtu|maryland).*\.(obj|stl)$/)) {
      const found = analyseMesh(cleanMesh((await readMesh(realBytes(file), file)).mesh).mesh);
      expect([file, found.jawGuess.jaw]).toEqual([file, 'unknown']);
      expect([file, found.unitGuess.unit]).toEqual([file, file.includes('4 screw') ? 'm' : 'mm']);
    }
  },
  120_000,
);

/** The teeth and the gum within `reach` mm of them; in these files the commonest face colour is the gum's. */
function croppedTo(mesh: Mesh, reach: number): Mesh {
  const { positions: p, indices, faceColors } = mesh;
  const colorOf = (t: number) => faceColors!.subarray(t * 3, t * 3 + 3).join();
  const counts = new Map<string, number>();
  for (let t = 0; t < indices.length / 3; t++) counts.set(colorOf(t), (counts.get(colorOf(t)) ?? 0) + 1);
  const gum = [...counts].sort((a, b) => b[1] - a[1])[0]![0];
  const teeth = [...new Set(indices.filter((_, i) => colorOf(Math.floor(i / 3)) !== gum))];
  const near = Array.from({ length: p.length / 3 }, (_, v) =>
    teeth.some((tooth) => {
      const [x, y, z] = [
        p[tooth * 3]! - p[v * 3]!,
        p[tooth * 3 + 1]! - p[v * 3 + 1]!,
        p[tooth * 3 + 2]! - p[v * 3 + 2]!,
      ];
      return x * x + y * y + z * z < reach * reach;
    }),
  );
  const kept = indices.filter((_, i) => {
    const first = i - (i % 3);
    return near[indices[first]!] && near[indices[first + 1]!] && near[indices[first + 2]!];
  });
  return cleanMesh({ positions: p, indices: kept }).mesh;
}

withData(
  'an upper jaw scanned without its palate is not taken for a lower one',
  async () => {
    const outcomes: string[] = [];
    for (const file of realFiles(/dental-3d-iosseg\/(001|013|019|032)_.\.ply$/)) {
      const { mesh } = cleanMesh((await readMesh(realBytes(file), file)).mesh);
      const { jaw, confidence } = analyseMesh(croppedTo(mesh, 7)).jawGuess;
      outcomes.push(`${file.slice(-5, -4)} ${jaw}`);
      expect(confidence).toBeLessThanOrEqual(1);
    }
    expect(outcomes).not.toContain('U lower');
    expect(outcomes).not.toContain('L upper');
    expect(outcomes.filter((outcome) => outcome === 'U upper')).toHaveLength(4);
  },
  120_000,
);
