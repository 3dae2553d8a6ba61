import { countEdges } from '../analyse/edges.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { cube, join, moved, sheet } from '../testing/shapes.ts';
import { fillLoop } from './fill-loop.ts';
import { repairMesh } from './repair-mesh.ts';

const withData = hasRealData ? test : test.skip;
const kinds = (mesh: Mesh) => repairMesh(mesh).report.repairs.map(({ kind, count }) => [kind, count]);
const turn = (mesh: Mesh, ...triangles: number[]): Mesh => {
  const indices = mesh.indices.slice();
  for (const t of triangles) indices.set([mesh.indices[t * 3 + 1]!, mesh.indices[t * 3]!], t * 3);
  return { ...mesh, indices };
};
const without = (mesh: Mesh, ...triangles: number[]): Mesh => ({
  ...mesh,
  indices: mesh.indices.filter((_, i) => !triangles.includes(Math.floor(i / 3))),
});
const withTriangle = (mesh: Mesh, a: number, b: number, tip: number[]): Mesh => ({
  positions: Float32Array.from([...mesh.positions, ...tip]),
  indices: Uint32Array.from([...mesh.indices, a, b, vertexCount(mesh)]),
});

test('a sound mesh stays exactly as it is', () => {
  for (const mesh of [cube(), sheet(10)]) {
    const { mesh: repaired, report } = repairMesh(mesh);
    expect(repaired).toEqual(mesh);
    expect(report.repairs).toEqual([]);
  }
});

test('turned triangles are turned back, by area and not by number', () => {
  const mesh = sheet(10);
  const { mesh: repaired, report } = repairMesh(turn(mesh, 40, 41, 90));
  expect(report.repairs.map(({ kind, count }) => [kind, count])).toEqual([['flippedTriangles', 3]]);
  expect(report.before.flipped).toBeGreaterThan(0);
  expect(report.after.flipped).toBe(0);
  expect(countEdges(repaired.indices, vertexCount(repaired)).open).toBe(40);
});

test('a closed body that faces inwards is turned, an open one is not', () => {
  const all = Array.from({ length: 12 }, (_, t) => t);
  expect(kinds(turn(cube(), ...all))).toEqual([['insideOut', 12]]);
  expect(repairMesh(turn(cube(), ...all)).mesh.indices.length).toBe(36);
  const flat = sheet(3);
  expect(kinds(turn(flat, ...Array.from({ length: 18 }, (_, t) => t)))).toEqual([]);
});

test('a flap on a crowded edge goes, the surface stays whole', () => {
  const mesh = sheet(20);
  const { mesh: repaired, report } = repairMesh(withTriangle(mesh, 200, 201, [10, 9, 5]));
  expect(report.repairs).toHaveLength(1);
  expect(report.repairs[0]).toMatchObject({ kind: 'nonManifoldFlap', count: 1 });
  expect(report.repairs[0]!.at![2]).toBeGreaterThan(1);
  expect(repaired).toEqual(mesh);
});

test('crumbs go, pieces of some size stay', () => {
  const jaw = sheet(20);
  expect(kinds(join(jaw, moved(sheet(1), 50, 0, 0)))).toEqual([['tinyComponent', 2]]);
  expect(kinds(join(jaw, moved(sheet(8), 50, 0, 0)))).toEqual([]);
});

test('a strip that sticks out goes, a corner of the rim and a blunt tip stay', () => {
  const mesh = sheet(40);
  const below = 41 * 10 + 40;
  const above = below + 41;
  const tip = vertexCount(mesh);
  let strip = withTriangle(mesh, above, below, [41, 10.5, 0]);
  strip = withTriangle(strip, above, tip, [41, 11.5, 0]);
  strip = withTriangle(strip, tip + 1, tip, [42, 11, 0]);
  expect(kinds(strip)).toEqual([['spur', 3]]);
  expect(repairMesh(strip).mesh).toEqual(mesh);
  expect(kinds(withTriangle(mesh, above, below, [40.5, 10.5, 0]))).toEqual([]);
  expect(kinds(withTriangle(mesh, above, below, [44, 10.5, 0]))).toEqual([['spur', 1]]);
  expect(repairMesh(strip, { spurShare: 0 }).report.repairs).toEqual([]);
});

test('a small hole is closed without new vertices, the rim and a large hole stay open', () => {
  const mesh = sheet(40);
  const hole = [1640, 1641, 1642, 1643, 1720, 1721];
  const { mesh: repaired, report } = repairMesh(without(mesh, ...hole));
  expect(report.repairs).toHaveLength(1);
  expect(report.repairs[0]).toMatchObject({ kind: 'hole', count: 6 });
  expect(report.repairs[0]!.areaMm2).toBeGreaterThan(2);
  expect(triangleCount(repaired)).toBe(3200);
  expect(countEdges(repaired.indices, vertexCount(repaired))).toMatchObject({ open: 160, flipped: 0, nonManifold: 0 });
  expect(repairMesh(without(mesh, ...hole), { maxHolePerimeterMm: 0 }).report.repairs).toEqual([]);
  const large = Array.from({ length: 40 }, (_, k) => 1600 + 10 + Math.floor(k / 20) * 80 + (k % 20));
  expect(kinds(without(mesh, ...large))).toEqual([]);
});

test('colours of faces stay with their faces, and a patch takes its neighbour’s', () => {
  const mesh = sheet(40);
  const faceColors = new Uint8Array(mesh.indices.length).fill(33);
  const broken = without(mesh, 1640);
  const { mesh: repaired } = repairMesh({ ...broken, faceColors: faceColors.slice(3) });
  expect(repaired.faceColors).toEqual(faceColors);
});

test('surfaces that touch are taken apart and listed', () => {
  expect(kinds(join(cube(), moved(cube(), 10, 10, 0)))).toEqual([['touchingSurfaces', 2]]);
});

test('a loop is spanned by as many triangles as it needs, with the least area', () => {
  const square = Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0.1, 0, 1, 0);
  expect(fillLoop(square, [0, 1, 2, 3])).toHaveLength(6);
  expect(fillLoop(square, [0, 1])).toEqual([]);
});

test('a generated jaw is found sound', () => {
  expect(kinds(generateJaw({ jaw: 'upper', triangles: 20_000 }))).toEqual([]);
});

withData(
  'real scans come out manifold, of one facing, and nearly whole',
  async () => {
    for (const file of realFiles(/dental-3d-iosseg.*\.ply$/)) {
      const { report } = repairMesh((await readMesh(realBytes(file), file)).mesh);
      expect([file, report.after.nonManifold, report.after.flipped]).toEqual([file, 0, 0]);
      expect(report.after.open).toBeLessThanOrEqual(report.before.open);
      expect(report.after.triangles / report.before.triangles).toBeGreaterThan(0.99);
    }
  },
  60_000,
);
