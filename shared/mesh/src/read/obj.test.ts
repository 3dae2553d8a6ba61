import { seededRandom } from '@archway/geometry';
import { writeObj } from '../export/obj.ts';
import type { Mesh } from '../mesh.ts';
import { refusal } from '../testing/errors.ts';
import { cube, text } from '../testing/shapes.ts';
import { readMesh } from './read-mesh.ts';

const corners = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';
const read = (content: string) => readMesh(text(content), 'a.obj');

test('all ways to name a corner, negative ones too', async () => {
  for (const face of [
    'f 1 2 3',
    'f 1/1 2/2 3/3',
    'f 1//1 2//1 3//1',
    'f 1/1/1 2/2/1 3/3/1',
    'f -4 -3 -2',
    'f 1/ 2// 3 # end',
  ]) {
    expect([...(await read(corners + face)).mesh.indices]).toEqual([0, 1, 2]);
  }
});

test('quads and larger faces become triangles', async () => {
  const { mesh, notes } = await read(`${corners}v 0.5 2 0\nf 1 2 3 4\nf 1 2 3 5 4\n`);
  expect(mesh.indices.length / 3).toBe(5);
  expect(notes).toEqual([{ code: 'polygonsTriangulated', values: { polygons: 2 } }]);
});

test('a concave face is cut inside its outline', async () => {
  const arrow = 'v 0 0 0\nv 4 0 0\nv 1 1 0\nv 0 4 0\nf 2 3 4 1\n';
  const { mesh } = await read(arrow);
  const area = [...Array(mesh.indices.length / 3).keys()].map((t) => {
    const [a, b, c] = [0, 1, 2].map((k) => mesh.indices[t * 3 + k]! * 3) as [number, number, number];
    const p = mesh.positions;
    return (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!);
  });
  expect(area.every((doubled) => doubled > 0)).toBe(true);
  expect(area.reduce((sum, doubled) => sum + doubled / 2, 0)).toBeCloseTo(4);
});

test('a face of thousands of corners ends, whatever its shape', async () => {
  const ring = Array.from({ length: 5000 }, (_, i) => `v ${Math.cos(i)} ${Math.sin(i * 7)} 0`);
  const { mesh } = await read(`${ring.join('\n')}\nf ${ring.map((_, i) => i + 1).join(' ')}\n`);
  expect(mesh.indices.length / 3).toBe(4998);
});

/** Corners as lines of an OBJ, and one face through all of them. */
const polygon = (corners: readonly (readonly [number, number])[], first = 1): [string, string] => [
  corners.map(([x, y]) => `v ${x} ${y} 0`).join('\n'),
  `f ${corners.map((_, k) => first + k).join(' ')}`,
];

function areas({ positions: p, indices }: Mesh): number[] {
  return Array.from({ length: indices.length / 3 }, (_, t) => {
    const [a, b, c] = [0, 1, 2].map((k) => indices[t * 3 + k]! * 3) as [number, number, number];
    return ((p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!)) / 2;
  });
}

test('many polygons that cross themselves end soon: they become fans, with a note', async () => {
  const random = seededRandom(5);
  const faces = Array.from({ length: 400 }, (_, k) =>
    polygon(
      Array.from({ length: 500 }, () => [Math.round(random() * 1e3), Math.round(random() * 1e3)] as const),
      k * 500 + 1,
    ),
  );
  const { mesh, notes } = await read(`${faces.flat().join('\n')}\n`);
  expect(mesh.indices.length / 3).toBe(400 * 498);
  expect(notes).toEqual([
    { code: 'polygonsTriangulated', values: { polygons: 400 } },
    { code: 'polygonsFanned', values: { polygons: 400 } },
  ]);
});

test('a comb of 2002 corners is cut inside its outline', async () => {
  const teeth = Array.from({ length: 500 }, (_, k): [number, number][] => [
    [k, 0],
    [k + 0.5, 0],
    [k + 0.5, 9],
    [k + 0.75, 9],
  ]).flat();
  const outline: [number, number][] = [[0, -1], [500, -1], ...teeth.reverse()];
  const { mesh, notes } = await read(`${polygon(outline).join('\n')}\n`);
  expect(notes.map(({ code }) => code)).toEqual(['polygonsTriangulated']);
  expect(areas(mesh).every((area) => area >= 0)).toBe(true);
  const doubled = outline.map(([x, y], k) => {
    const [nextX, nextY] = outline[(k + 1) % outline.length]!;
    return x * nextY - nextX * y;
  });
  const sum = (values: number[]): number => values.reduce((total, value) => total + value);
  expect(sum(areas(mesh))).toBeCloseTo(sum(doubled) / 2, 3);
});

test('a hole that is reached through a cut stays a hole', async () => {
  const ring = polygon([
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
    [0, 0],
    [3, 3],
    [3, 6],
    [6, 6],
    [6, 3],
    [3, 3],
  ]);
  const { mesh, notes } = await read(`${ring.join('\n')}\n`);
  expect(areas(mesh).reduce((sum, area) => sum + area)).toBeCloseTo(72);
  expect(areas(mesh).every((area) => area >= 0)).toBe(true);
  expect(notes.map(({ code }) => code)).toEqual(['polygonsTriangulated']);
});

test('a face without any corner is left out and noted', async () => {
  const { mesh, notes } = await read(`${corners}f 1 2 3\nf\nf \nf # none\n`);
  expect(mesh.indices.length).toBe(3);
  expect(notes).toEqual([{ code: 'shortFacesSkipped', values: { faces: 3 } }]);
});

test('colours from 0 to 1, from 0 to 255, and behind a weight; vertices without stay white', async () => {
  const { mesh } = await read('v 0 0 0 1 0.5 0\nv 1 0 0\nv 1 1 0 1.0 0 0 1\nf 1 2 3\n');
  expect([...mesh.colors!]).toEqual([255, 128, 0, 255, 255, 255, 0, 0, 255]);
  const bytes = await read('v 0 0 0 200 100 0\nv 1 0 0 1 1 1\nv 1 1 0 0 0 0\nf 1 2 3\n');
  expect([...bytes.mesh.colors!]).toEqual([200, 100, 0, 1, 1, 1, 0, 0, 0]);
  expect((await read('v 0 0 0 1\nv 1 0 0 1\nv 1 1 0 1\nf 1 2 3\n')).mesh.colors).toBeUndefined();
});

test('faces may come before their vertices, and lines may be continued', async () => {
  expect([...(await read(`f 1 \\\n2 \\\r\n3\n${corners}`)).mesh.indices]).toEqual([0, 1, 2]);
});

test('names, materials, curves and comments in any encoding are passed over', async () => {
  const rest = '# 注释\nmtllib 材质.mtl\no 上颌\ng a\ns off\nusemtl x\nvn 0 0 1\nvt 0 0\nl 1 2\np 1\n';
  expect((await read(`${rest}${corners}${rest}f 1 2 3\n`)).mesh.indices.length).toBe(3);
});

test('UTF-16 is read', async () => {
  const units = Array.from(`\ufeff${corners}f 1 2 3\n`, (letter) => letter.charCodeAt(0));
  const { mesh } = await readMesh(Uint8Array.from(units.flatMap((unit) => [unit & 255, unit >> 8])), 'a.obj');
  expect(mesh.indices.length).toBe(3);
});

test('writing and reading is exact', async () => {
  const mesh = { ...cube(0.1), colors: Uint8Array.from({ length: 24 }, (_, i) => i * 10) };
  expect((await readMesh(writeObj(mesh), 'a.obj')).mesh).toEqual(mesh);
});

test.each([
  ['a vertex that is not there', `${corners}f 1 2 5\n`, 'indexRange'],
  ['vertex zero', `${corners}f 0 1 2\n`, 'indexRange'],
  ['a vertex before the first', `${corners}f -5 1 2\n`, 'indexRange'],
  ['a vertex without coordinates', `${corners}v\nf 1 2 3\n`, 'rowMismatch'],
  ['a face that is cut off', `${corners}f 1 2 3\nf 1 2`, 'truncated'],
  ['a missing coordinate', 'v 0 0\nf 1 1 1\n', 'rowMismatch'],
  ['a word for a number', `${corners}f 1 two 3\n`, 'badNumber'],
  ['rubbish behind a corner', `${corners}f 1x 2 3\n`, 'badNumber'],
  ['a word of no format', `${corners}f 1 2 3\nhello\n`, 'corrupt'],
  ['only points', corners, 'pointCloud'],
  ['only lines', `${corners}l 1 2\n`, 'pointCloud'],
  ['nothing', '# empty\n', 'empty'],
])('%s is refused', async (_, content, code) => {
  expect(await refusal(() => read(content))).toBe(code);
});
