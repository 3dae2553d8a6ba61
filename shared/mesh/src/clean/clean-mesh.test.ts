import { seededRandom } from '@archway/geometry';
import { countEdges } from '../analyse/edges.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import { refusal } from '../testing/errors.ts';
import { cube, join, moved, sheet, soup } from '../testing/shapes.ts';
import { cleanMesh } from './clean-mesh.ts';
import { weldVertices } from './weld.ts';

test('a clean mesh stays as it is', () => {
  const mesh = sheet(5);
  const { mesh: cleaned, report } = cleanMesh(mesh);
  expect(cleaned).toEqual(mesh);
  expect(report).toEqual({
    before: { vertices: 36, triangles: 50 },
    after: { vertices: 36, triangles: 50 },
    mergedVertices: 0,
    nonFiniteVertices: 0,
    nonFiniteTriangles: 0,
    degenerateTriangles: 0,
    duplicateTriangles: 0,
    unreferencedVertices: 0,
    splitVertices: 0,
  });
});

test('a triangle soup is welded into the mesh that it came from', () => {
  const { mesh, report } = cleanMesh(soup(cube()));
  expect(report.mergedVertices).toBe(28);
  expect(countEdges(mesh.indices, vertexCount(mesh))).toEqual({ edges: 18, open: 0, nonManifold: 0, flipped: 0 });
});

test('minus zero is the same place as zero', () => {
  const mesh = soup(cube());
  mesh.positions.forEach((value, i) => (mesh.positions[i] = value === 0 && i % 2 ? -0 : value));
  expect(cleanMesh(mesh).report.after.vertices).toBe(8);
});

test('with a tolerance near vertices are one, without it only equal ones are', () => {
  const mesh = soup(cube());
  const random = seededRandom(1);
  mesh.positions.forEach((value, i) => (mesh.positions[i] = value + (random() - 0.5) * 1e-3));
  expect(cleanMesh(mesh).report.after.vertices).toBe(36);
  expect(cleanMesh(mesh, { tolerance: 0.01 }).report.after.vertices).toBe(8);
});

test('a tolerance joins across the borders of cells and nothing beyond it', () => {
  const random = seededRandom(2);
  for (let i = 0; i < 2000; i++) {
    const base = [0, 1, 2].map(() => (random() - 0.5) * 100);
    const step = [0, 1, 2].map(() => random() - 0.5);
    const size = Math.hypot(...step);
    const near = base.map((value, k) => value + (step[k]! / size) * 0.009);
    const far = base.map((value, k) => value + (step[k]! / size) * 0.012);
    expect(weldVertices(Float32Array.from([...base, ...near]), 0.01).first.length).toBe(1);
    expect(weldVertices(Float32Array.from([...base, ...far]), 0.01).first.length).toBe(2);
  }
});

test('many vertices: the same welding as by a map of strings', () => {
  const random = seededRandom(3);
  const positions = Float32Array.from({ length: 60_000 }, () => Math.round(random() * 20));
  const seen = new Map<string, number>();
  const expected = Array.from({ length: 20_000 }, (_, v) => {
    const key = positions.subarray(v * 3, v * 3 + 3).join();
    return seen.get(key) ?? (seen.set(key, seen.size), seen.size - 1);
  });
  const { remap, first } = weldVertices(positions);
  expect(first.length).toBe(seen.size);
  expect([...remap]).toEqual(expected);
});

test('degenerate, duplicate and turned duplicate triangles go, and their colours with them', () => {
  const mesh = sheet(2);
  const extra = [0, 0, 1, 1, 4, 0, 0, 4, 1];
  const indices = Uint32Array.from([...extra.slice(0, 3), ...mesh.indices, ...extra.slice(3)]);
  const faceColors = Uint8Array.from({ length: indices.length }, (_, i) => Math.floor(i / 3));
  const { mesh: cleaned, report } = cleanMesh({ ...mesh, indices, faceColors });
  expect(report.degenerateTriangles).toBe(1);
  expect(report.duplicateTriangles).toBe(2);
  expect(cleaned.indices).toEqual(mesh.indices);
  expect([...cleaned.faceColors!]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].flatMap((face) => [face, face, face]));
});

test('two triangles back to back are one', () => {
  const { report } = cleanMesh({
    positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 1),
  });
  expect(report.duplicateTriangles).toBe(1);
});

test('vertices that are no number take their triangles with them; unused ones go', () => {
  const mesh = join(cube(), moved(cube(), 50, 0, 0));
  mesh.positions[0] = NaN;
  mesh.positions[4] = Infinity;
  mesh.indices = mesh.indices.slice(0, 69);
  const { mesh: cleaned, report } = cleanMesh(mesh);
  expect(report.nonFiniteVertices).toBe(2);
  expect(report.nonFiniteTriangles).toBeGreaterThan(0);
  expect(cleaned.positions.every(Number.isFinite)).toBe(true);
  expect(Math.max(...cleaned.indices)).toBe(vertexCount(cleaned) - 1);
});

test('nothing left is refused, with the reason', async () => {
  const triangle = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  expect(await refusal(() => cleanMesh(triangle))).toBe('empty');
  expect(await refusal(() => cleanMesh({ ...triangle, positions: new Float32Array(9).fill(NaN) }))).toBe('notFinite');
});

test('cubes that touch in a corner or along an edge are taken apart there', () => {
  const corner = cleanMesh(join(cube(), moved(cube(), 10, 10, 10)));
  expect(corner.report.mergedVertices).toBe(1);
  expect(corner.report.splitVertices).toBe(1);
  expect(vertexCount(corner.mesh)).toBe(16);

  const edge = cleanMesh(join(cube(), moved(cube(), 10, 10, 0)));
  expect(edge.report.splitVertices).toBe(2);
  expect(countEdges(edge.mesh.indices, vertexCount(edge.mesh)).nonManifold).toBe(0);
  expect(triangleCount(edge.mesh)).toBe(24);
});

test('three sheets along one edge become three sheets', () => {
  const { mesh, report } = cleanMesh({
    positions: Float32Array.of(0, 0, 0, 0, 0, 1, 1, 0, 0, -1, 1, 0, -1, -1, 0),
    indices: Uint32Array.of(0, 1, 2, 0, 1, 3, 0, 1, 4),
  });
  expect(report.splitVertices).toBe(4);
  expect(countEdges(mesh.indices, vertexCount(mesh))).toEqual({ edges: 9, open: 9, nonManifold: 0, flipped: 0 });
});

test('a turned triangle is left in its place', () => {
  const mesh = sheet(4);
  mesh.indices.set([mesh.indices[31]!, mesh.indices[30]!], 30);
  expect(cleanMesh(mesh).report.splitVertices).toBe(0);
});

test('a hub of many triangles and several fans at it', () => {
  const n = 500;
  const ring = Array.from({ length: n }, (_, i) => [
    Math.cos((i * 2 * Math.PI) / n),
    Math.sin((i * 2 * Math.PI) / n),
    0,
  ]);
  const positions = Float32Array.from([0, 0, 0, ...ring.flat()]);
  const whole = Uint32Array.from(ring.flatMap((_, i) => [0, i + 1, ((i + 1) % n) + 1]));
  expect(cleanMesh({ positions, indices: whole }).report.splitVertices).toBe(0);
  const gaps = whole.filter((_, i) => Math.floor(i / 3) % 100 !== 0);
  expect(cleanMesh({ positions, indices: gaps }).report.splitVertices).toBe(4);
});

test('normals are averaged where vertices are joined, colours are the first ones', () => {
  const { positions, indices } = soup(cube());
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < normals.length; i += 3) normals[i + (Math.floor(i / 36) % 3)] = 2;
  const colors = Uint8Array.from({ length: positions.length }, (_, i) => i);
  const { mesh } = cleanMesh({ positions, indices, normals, colors });
  for (let i = 0; i < mesh.normals!.length; i += 3) {
    expect(Math.hypot(...mesh.normals!.subarray(i, i + 3))).toBeCloseTo(1);
  }
  expect([...mesh.colors!.subarray(0, 3)]).toEqual([0, 1, 2]);
});
