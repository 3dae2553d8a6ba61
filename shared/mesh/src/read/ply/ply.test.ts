import { writePly } from '../../export/ply.ts';
import { refusal } from '../../testing/errors.ts';
import { cube, text } from '../../testing/shapes.ts';
import { readMesh } from '../read-mesh.ts';

const header = (lines: string[], format = 'ascii') =>
  ['ply', `format ${format} 1.0`, 'comment made for a test', ...lines, 'end_header', ''].join('\n');
const xyz = ['property float x', 'property float y', 'property float z'];
const square = (faces: string[], rows: string[]) =>
  text(
    header(['element vertex 4', ...xyz, ...faces]) + ['0 0 0', '1 0 0', '1 1 0', '0 1 0', ...rows].join('\n') + '\n',
  );
const list = 'property list uchar int vertex_indices';

test('text and both byte orders give the same mesh', async () => {
  const ascii = await readMesh(square(['element face 2', list], ['3 0 1 2', '3 0 2 3']), 'a.ply');
  expect(ascii.variant).toBe('ply-ascii');
  expect([...ascii.mesh.indices]).toEqual([0, 1, 2, 0, 2, 3]);
  for (const little of [true, false]) {
    const name = little ? 'binary_little_endian' : 'binary_big_endian';
    const head = text(header(['element vertex 4', ...xyz, 'element face 2', list], name));
    const bytes = new Uint8Array(head.length + 48 + 26);
    bytes.set(head);
    const view = new DataView(bytes.buffer, head.length);
    ascii.mesh.positions.forEach((value, i) => view.setFloat32(i * 4, value, little));
    [0, 1].forEach((face) => {
      view.setUint8(48 + face * 13, 3);
      for (let k = 0; k < 3; k++) view.setInt32(49 + face * 13 + k * 4, ascii.mesh.indices[face * 3 + k]!, little);
    });
    const { mesh, variant } = await readMesh(bytes, 'a.ply');
    expect(mesh).toEqual(ascii.mesh);
    expect(variant).toBe(little ? 'ply-binary-le' : 'ply-binary-be');
    expect(await refusal(() => readMesh(bytes.subarray(0, bytes.length - 1), 'a.ply'))).toBe('truncated');
    const stray = new Uint8Array(bytes.length + 3);
    stray.set(bytes);
    expect((await readMesh(stray, 'a.ply')).notes).toEqual([{ code: 'strayBytes', values: { bytes: 3 } }]);
  }
});

test('colours of vertices and faces, and normals, survive writing and reading', async () => {
  const mesh = cube();
  const full = {
    ...mesh,
    colors: Uint8Array.from({ length: 24 }, (_, i) => i * 10),
    normals: Float32Array.from({ length: 24 }, (_, i) => (i % 3 === 0 ? 1 : 0)),
    faceColors: Uint8Array.from({ length: 36 }, (_, i) => 255 - i),
  };
  expect((await readMesh(writePly(full), 'a.ply')).mesh).toEqual(full);
});

test('polygons are triangulated, and their colours follow', async () => {
  const colors = ['property uchar red', 'property uchar green', 'property uchar blue'];
  const { mesh, notes } = await readMesh(
    square(['element face 2', list, ...colors], ['4 0 1 2 3 9 8 7', '3 0 1 2 1 2 3']),
    'a.ply',
  );
  expect([...mesh.indices]).toEqual([0, 1, 2, 0, 2, 3, 0, 1, 2]);
  expect([...mesh.faceColors!]).toEqual([9, 8, 7, 9, 8, 7, 1, 2, 3]);
  expect(notes).toEqual([{ code: 'polygonsTriangulated', values: { polygons: 1 } }]);
});

test('triangle strips turn every second triangle and start anew at -1', async () => {
  const strips = ['element tristrips 1', list];
  const { mesh } = await readMesh(square(strips, ['8 0 1 3 2 -1 0 1 2']), 'a.ply');
  expect([...mesh.indices]).toEqual([0, 1, 3, 3, 1, 2, 0, 1, 2]);
});

test('colours as floats and as 16-bit values become bytes; other elements and properties are passed over', async () => {
  const float = ['property float red', 'property float green', 'property float blue'];
  const bytes = text(
    header([
      'element camera 1',
      'property float f',
      'property list uchar int extra',
      'element vertex 3',
      'property float quality',
      ...xyz,
      ...float,
      'property list uchar float uv',
      'element face 1',
      'property ushort id',
      list,
      'property list uchar float texcoord',
      'element edge 1',
      'property int a',
      'property int b',
    ]) +
      [
        '5 2 1 2',
        '9 0 0 0 1 0.5 0 2 1 1',
        '9 1 0 0 2 -1 nan 0',
        '9 0 1 0 0 0 0 1 4',
        '77 3 0 1 2 6 0 0 0 0 0 0',
        '0 1',
        '',
      ].join('\n'),
  );
  const { mesh } = await readMesh(bytes, 'a.ply');
  expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
  expect([...mesh.colors!]).toEqual([255, 128, 0, 255, 0, 0, 0, 0, 0]);
});

test('blank lines, trailing spaces and CR LF are no matter', async () => {
  const source =
    header(['element vertex 3', ...xyz, 'element face 1', list]) + '\n0 0 0 \n\n1 0 0\t\n0 1 0\n\n 3 0 1 2  ';
  for (const content of [source, source.replaceAll('\n', '\r\n')]) {
    expect((await readMesh(text(content), 'a.ply')).mesh.indices.length).toBe(3);
  }
});

test('a face with fewer than three corners is left out and noted', async () => {
  const { mesh, notes } = await readMesh(square(['element face 2', list], ['2 0 1', '3 0 1 2']), 'a.ply');
  expect(mesh.indices.length).toBe(3);
  expect(notes).toEqual([{ code: 'shortFacesSkipped', values: { faces: 1 } }]);
});

test('a line before the elements that lacks the word comment is noted; one behind them may be one that was damaged', async () => {
  const signed = (at: string): Uint8Array =>
    text(
      new TextDecoder()
        .decode(square(['element face 1', list], ['3 0 1 2']))
        .replace(at, `Created by Blender3D 2.47 - www.blender.org, source file: jaw.blend\n${at}`),
    );
  const { mesh, notes } = await readMesh(signed('element vertex'), 'a.ply');
  expect(mesh.indices.length).toBe(3);
  expect(notes).toEqual([{ code: 'headerLinesSkipped', values: { lines: 1 } }]);
  expect(await refusal(() => readMesh(signed('element face'), 'a.ply'))).toBe('corrupt');
});

test.each([
  ['fewer rows than declared', ['element face 3', list], ['3 0 1 2'], 'truncated'],
  ['more rows than declared', ['element face 1', list], ['3 0 1 2', '3 0 2 3'], 'rowMismatch'],
  ['too few values in a row', ['element face 1', list], ['3 0 1'], 'rowMismatch'],
  ['too many values in a row', ['element face 1', list], ['3 0 1 2 3'], 'rowMismatch'],
  ['a vertex that is not there', ['element face 1', list], ['3 0 1 4'], 'indexRange'],
  ['a negative vertex', ['element face 1', list], ['3 0 1 -1'], 'indexRange'],
  ['a word for a number', ['element face 1', list], ['3 0 one 2'], 'badNumber'],
  ['no faces', ['element face 0', list], [], 'pointCloud'],
  ['no face element', [], [], 'pointCloud'],
  ['faces without a list', ['element face 1', 'property int a'], ['1'], 'corrupt'],
  ['an unknown type', ['element face 1', 'property list uchar int128 vertex_indices'], ['3 0 1 2'], 'corrupt'],
])('%s is refused', async (_, faces, rows, code) => {
  expect(await refusal(() => readMesh(square(faces, rows), 'a.ply'))).toBe(code);
});

test.each([
  ['a billion vertices', 'element vertex 1000000000'],
  ['more than can be counted', 'element vertex 99999999999999999999'],
  ['a negative count', 'element vertex -4'],
])('%s in a small file is refused at once', async (_, line) => {
  for (const format of ['ascii', 'binary_little_endian']) {
    expect(await refusal(() => readMesh(text(header([line, ...xyz], format)), 'a.ply'))).toMatch(/truncated|corrupt/);
  }
});

test('a list that promises four billion values is refused at once', async () => {
  const head = text(
    header(
      ['element vertex 1', ...xyz, 'element face 1', 'property list uint int vertex_indices'],
      'binary_little_endian',
    ),
  );
  const bytes = new Uint8Array(head.length + 40).fill(255);
  bytes.set(head);
  expect(await refusal(() => readMesh(bytes, 'a.ply'))).toBe('truncated');
});

test.each([
  ['without an end', 'ply\nformat ascii 1.0\nelement vertex 3\n', 'truncated'],
  ['without a format', 'ply\nelement vertex 0\nend_header\n', 'corrupt'],
  ['with an unknown format', 'ply\nformat packed 1.0\nend_header\n', 'corrupt'],
  ['with a property before any element', 'ply\nformat ascii 1.0\nproperty float x\nend_header\n', 'corrupt'],
  [
    'with vertices that have no z',
    'ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nend_header\n1\n',
    'corrupt',
  ],
])('a header %s is refused', async (_, content, code) => {
  expect(await refusal(() => readMesh(text(content), 'a.ply'))).toBe(code);
});
