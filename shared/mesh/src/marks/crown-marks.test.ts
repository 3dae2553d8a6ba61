import { encodeDraco } from '../draco/encode.ts';
import { generateTeeth } from '../generate/generate-teeth.ts';
import type { Mesh } from '../mesh.ts';
import { readMesh } from '../read/read-mesh.ts';
import { crownMarks, markedCrown } from './crown-marks.ts';

const box = (generic?: Float32Array): Mesh => ({
  positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1),
  indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3),
  ...(generic && { generic }),
});

test('a file keeps which vertices are of the crown, in whatever order it has them', async () => {
  const { body } = generateTeeth({ jaw: 'upper', triangles: 20_000, seed: 3 })[0]!;
  const before = markedCrown(body)!;
  const { mesh } = await readMesh(await encodeDraco(body), 'body.drc');
  const after = markedCrown(mesh)!;
  const points = ({ positions }: Mesh, marks: Uint8Array): string[] =>
    [...marks.keys()]
      .filter((vertex) => marks[vertex])
      .map((vertex) => Array.from(positions.subarray(3 * vertex, 3 * vertex + 3), (x) => x.toFixed(2)).join(' '))
      .sort();
  expect(after.length).toBe(before.length);
  expect(before).toContain(0);
  expect(points(mesh, after)).toEqual(points(body, before));
});

test.each([
  ['nothing', undefined],
  ['other values', Float32Array.from({ length: 12 }, (_, at) => at / 12)],
  ['one vertex that is neither', Float32Array.from(crownMarks(4, 2)).fill(0, 9)],
  ['made vertices alone', crownMarks(4, 0)],
  ['too few values', crownMarks(3, 2)],
])('%s are no marks', (_, generic) => {
  expect(markedCrown(box(generic))).toBeUndefined();
});
test('what is marked is read', () => expect(markedCrown(box(crownMarks(4, 3)))).toEqual(Uint8Array.of(1, 1, 1, 0)));
