import { boundsOf } from '../analyse/measure.ts';
import { analyseMesh } from '../analyse/analyse-mesh.ts';
import { generateJaw } from '../generate/generate-jaw.ts';
import { type Mesh, vertexCount } from '../mesh.ts';
import { repairMesh } from '../repair/repair-mesh.ts';
import { hasRealData, realBytes, realFiles } from '../testing/real-data.node.ts';
import { cube, join, moved, sheet } from '../testing/shapes.ts';
import { readMesh } from '../read/read-mesh.ts';
import { closeModel } from './close-model.ts';
import { volumeOf } from './volume.ts';

const up = [0, 0, 1] as const;
const without = (mesh: Mesh, ...triangles: number[]): Mesh => ({
  ...mesh,
  indices: mesh.indices.filter((_, i) => !triangles.includes(Math.floor(i / 3))),
});
const closed = { closing: 'floor', openEdges: 0, watertight: true };

test('an open sheet becomes a box on a floor that lies so far below it', () => {
  const mesh = sheet(6);
  const { min, max } = boundsOf(mesh);
  const found = closeModel(mesh, { up, below: 2 });
  expect(found).toMatchObject({ ...closed, holes: 0, loose: 0 });
  expect(boundsOf(found.mesh).min[2]).toBeCloseTo(min[2] - 2, 4);
  expect(volumeOf(found.mesh)).toBeGreaterThan((max[0] - min[0]) * (max[1] - min[1]) * 2);
  // The scan itself is not moved.
  expect(found.mesh.positions.slice(0, mesh.positions.length)).toEqual(mesh.positions);
});

test('a hole inside of the rim is covered, and what hangs at nothing is left out', () => {
  const crumb = moved(sheet(2), 40, 0, 0);
  const found = closeModel(join(without(sheet(10), 90, 91), crumb), { up, below: 1 });
  expect(found).toMatchObject({ ...closed, holes: 1, loose: 1 });
});

test('what is closed stays as it is', () => {
  const mesh = cube();
  expect(closeModel(mesh, { up, below: 1 })).toMatchObject({ closing: 'wasClosed', watertight: true, mesh });
});

test.each(['upper', 'lower'] as const)('a generated %s jaw is a body with a flat floor', (jaw) => {
  const { mesh } = repairMesh(generateJaw({ jaw, triangles: 12_000, seed: 3 }));
  const { orientation } = analyseMesh(mesh);
  const found = closeModel(mesh, { up: orientation!.occlusal, below: 3 });
  expect(found).toMatchObject(closed);
  expect(volumeOf(found.mesh)).toBeGreaterThan(1000);
  const heights = Array.from({ length: vertexCount(found.mesh) }, (_, v) =>
    [0, 1, 2].reduce((sum, k) => sum + found.mesh.positions[v * 3 + k]! * orientation!.occlusal[k]!, 0),
  );
  const floor = Math.min(...heights);
  expect(heights.filter((height) => height < floor + 0.01).length).toBeGreaterThan(50);
});

(hasRealData ? test : test.skip)('real scans become bodies', async () => {
  const scans = realFiles(/dental-3d-iosseg.*\.ply$/).slice(0, 4);
  for (const name of scans) {
    const { mesh } = repairMesh((await readMesh(realBytes(name), name)).mesh);
    const { orientation } = analyseMesh(mesh);
    const found = closeModel(mesh, { up: orientation?.occlusal ?? up, below: 3 });
    expect([name, found.watertight]).toEqual([name, true]);
  }
});
