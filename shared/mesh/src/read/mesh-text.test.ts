import { seededRandom } from '@archway/geometry';
import { writeObj } from '../export/obj.ts';
import { MeshError } from '../mesh-error.ts';
import { sheet, text } from '../testing/shapes.ts';
import { openMeshText } from './mesh-text.ts';
import { readMesh } from './read-mesh.ts';
import type { ReadResult } from './read-result.ts';

const HEAD = 200;

/** Reads the file in parts whose sizes `next` says, from one buffer that is used again and again. */
function inParts(bytes: Uint8Array, next: () => number, name = 'a.obj'): ReadResult {
  const reader = openMeshText(bytes.subarray(0, HEAD), bytes.length, name);
  if (!reader) throw new Error('not to be read in parts');
  const buffer = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length;) {
    const length = Math.min(bytes.length - at, Math.max(1, next()));
    buffer.set(bytes.subarray(at, at + length));
    reader.push(buffer.subarray(0, length));
    at += length;
  }
  return reader.finish();
}

const endings: [string, (source: string) => string][] = [
  ['LF', (source) => source],
  ['CR LF', (source) => source.replaceAll('\n', '\r\n')],
  ['CR', (source) => source.replaceAll('\n', '\r')],
  ['continued lines', (source) => source.replace(/^f (\d+) /gm, 'f $1 \\\n')],
  ['continued lines of CR LF', (source) => source.replace(/^f (\d+) /gm, 'f $1 \\\r\n')],
  ['a mark', (source) => `\ufeff${source}`],
];

test.each(endings)('parts cut anywhere make the same mesh as the whole: %s', async (_, change) => {
  const bytes = text(change(new TextDecoder().decode(writeObj(sheet(9)))));
  const whole = await readMesh(bytes, 'a.obj');
  const random = seededRandom(6);
  for (const most of [1, 7, 100, 900, bytes.length])
    expect(inParts(bytes, () => Math.ceil(random() * most))).toEqual(whole);
});

test('errors name the line of the file, notes are the same', async () => {
  const source = `${new TextDecoder().decode(writeObj(sheet(9)))}f\n`;
  expect(inParts(text(source), () => 50, 'a.stl').notes).toEqual((await readMesh(text(source), 'a.stl')).notes);
  const broken = text(`${source}f 1 two 3\n`);
  const line = source.split('\n').length;
  expect(() => inParts(broken, () => 50)).toThrow(new MeshError('badNumber', { line, text: 'two' }));
});

test('zeros are an end wherever the parts are cut, and damage when text follows', () => {
  const source = writeObj(sheet(9));
  const padded = Uint8Array.from([...source, ...new Uint8Array(300)]);
  expect(inParts(padded, () => 64).mesh.indices.length).toBe(162 * 3);
  const hole = Uint8Array.from([...padded, ...text('f 1 2 3\n')]);
  expect(() => inParts(hole, () => 64)).toThrow(MeshError);
});

test('all but an OBJ is read whole', () => {
  expect(openMeshText(text('solid a\n'), 9000, 'a.obj')).toBeUndefined();
  expect(openMeshText(text('ply\nformat ascii 1.0\n'), 9000)).toBeUndefined();
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...text('v 0 0 0\n')].flatMap((byte) => [byte, 0])]);
  expect(openMeshText(utf16, 9000)).toBeUndefined();
  expect(() => openMeshText(text('v 0 0 0\n'), 2 ** 31)).toThrow(MeshError);
});
