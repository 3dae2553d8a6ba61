import { analyseMesh } from '../analyse/analyse-mesh.ts';
import { cleanMesh } from '../clean/clean-mesh.ts';
import { boundsOf } from '../analyse/measure.ts';
import { triangleCount } from '../mesh.ts';
import { generateJaw } from './generate-jaw.ts';

test('the same options give the same jaw, another seed another one', () => {
  const options = { jaw: 'upper', triangles: 4000, seed: 3 } as const;
  expect(generateJaw(options)).toEqual(generateJaw(options));
  expect(generateJaw({ ...options, seed: 4 }).positions).not.toEqual(generateJaw(options).positions);
});

test.each(['upper', 'lower'] as const)('the %s jaw is an open scan of one piece, as large as a real one', (jaw) => {
  for (const seed of [1, 2, 3]) {
    const { mesh, report } = cleanMesh(generateJaw({ jaw, triangles: 40_000, seed }));
    expect(report).toMatchObject({ degenerateTriangles: 0, duplicateTriangles: 0, splitVertices: 0 });
    expect(Math.abs(triangleCount(mesh) / 40_000 - 1)).toBeLessThan(0.1);
    const found = analyseMesh(mesh);
    expect(found).toMatchObject({ components: 1, nonManifoldEdges: 0, flippedEdges: 0, watertight: false });
    expect(found.unitGuess.unit).toBe('mm');
    expect(found.jawGuess.jaw).toBe(jaw);
    const [width, height, depth] = found.sizeMm;
    expect(width).toBeGreaterThan(55);
    expect(width).toBeLessThan(80);
    expect(height).toBeGreaterThan(14);
    expect(height).toBeLessThan(26);
    expect(depth).toBeGreaterThan(45);
    expect(depth).toBeLessThan(65);
  }
});

test('upper and lower stand in occlusion: the upper above, in front, hardly overlapping', () => {
  const upper = boundsOf(generateJaw({ jaw: 'upper', triangles: 20_000 }));
  const lower = boundsOf(generateJaw({ jaw: 'lower', triangles: 20_000 }));
  expect(upper.max[1]).toBeGreaterThan(10);
  expect(lower.min[1]).toBeLessThan(-10);
  expect(lower.max[1] - upper.min[1]).toBeLessThan(3.5);
  expect(upper.max[2]).toBeGreaterThan(lower.max[2]);
});

test('even the coarsest jaw is a mesh', () => {
  expect(cleanMesh(generateJaw({ jaw: 'lower', triangles: 10 })).report.after.triangles).toBeGreaterThan(100);
});
