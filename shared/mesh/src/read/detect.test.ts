import { refusal } from '../testing/errors.ts';
import { asciiStl, binaryStl, cube, text } from '../testing/shapes.ts';
import { readMesh } from './read-mesh.ts';
import { writePly } from '../export/ply.ts';
import { writeObj } from '../export/obj.ts';
import { encodeDraco } from '../draco/encode.ts';

test('the content decides, and a name that says otherwise is noted', async () => {
  const files: [string, Uint8Array][] = [
    ['stl', binaryStl(cube())],
    ['stl', text(asciiStl(cube()))],
    ['ply', writePly(cube())],
    ['obj', writeObj(cube())],
    ['drc', await encodeDraco(cube())],
  ];
  for (const [format, bytes] of files) {
    for (const name of ['a.stl', 'a.ply', 'a.obj', 'a.drc', 'A.STL?x=1', 'noending', '']) {
      const read = await readMesh(bytes, name);
      expect(read.format).toBe(format);
      expect(read.mesh.indices.length).toBe(36);
      const ending = /\.(\w+)/.exec(name)?.[1]?.toLowerCase();
      const differs = read.notes.some((note) => note.code === 'formatDiffersFromName');
      expect(differs).toBe(ending !== undefined && ending !== format);
    }
  }
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3), 'a.png', 'unknownFormat'],
  ['an archive', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0), 'a.zip', 'unknownFormat'],
  ['a text', text('Dear doctor, please find attached'), 'a.stl', 'unknownFormat'],
  ['a page', text('<html>not found</html>'), 'a.obj', 'unknownFormat'],
  ['another mesh format', text('OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n'), 'a.off', 'unknownFormat'],
  ['nothing', new Uint8Array(0), 'a.stl', 'empty'],
])('%s is refused', async (_, bytes, name, code) => {
  expect(await refusal(() => readMesh(bytes, name))).toBe(code);
});

test('limits are kept before anything is read', async () => {
  const bytes = binaryStl(cube());
  expect(await refusal(() => readMesh(bytes, 'a.stl', { limits: { maxBytes: 100 } }))).toBe('tooLarge');
  expect(await refusal(() => readMesh(bytes, 'a.stl', { limits: { maxTriangles: 11 } }))).toBe('tooLarge');
  expect(await refusal(() => readMesh(writePly(cube()), 'a.ply', { limits: { maxVertices: 7 } }))).toBe('tooLarge');
  expect(await refusal(() => readMesh(writeObj(cube()), 'a.obj', { limits: { maxTriangles: 11 } }))).toBe('tooLarge');
});
