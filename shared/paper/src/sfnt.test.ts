import { join } from 'node:path';
import { packedFont } from './testing/packed-font.node.ts';
import { sfntOf } from './sfnt.ts';

test('a font that is packed for the web is unpacked to one with the same tables', async () => {
  const woff = packedFont('latin', join(__dirname, '..'));
  const font = await sfntOf(woff);
  const view = new DataView(font.buffer);
  expect(view.getUint16(4)).toBe(new DataView(woff).getUint16(12));
  // It says itself how long it is: WOFF keeps the size of the font that it was made of.
  expect(font.byteLength).toBe(new DataView(woff).getUint32(16));
  await expect(sfntOf(new ArrayBuffer(64))).rejects.toThrow('no WOFF file');
});
