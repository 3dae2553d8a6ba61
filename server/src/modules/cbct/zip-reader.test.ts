import JSZip from 'jszip';
import { type ReadRange, ZipUnreadable, zipEntries, zipEntryStart } from './zip-reader.ts';

/** Reads from memory, counts the bytes that were asked for, and lets nobody read outside. */
function reader(bytes: Buffer): { read: ReadRange; asked: () => number } {
  let asked = 0;
  const read: ReadRange = async (start, length) => {
    if (start < 0 || length <= 0 || start + length > bytes.length) throw new RangeError(`${start} + ${length}`);
    asked += length;
    return bytes.subarray(start, start + length);
  };
  return { read, asked: () => asked };
}

const noise = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 2654435761) >>> 24));

async function zipOf(comment = ''): Promise<Buffer> {
  const zip = new JSZip();
  zip.file('dicom0.ls', noise, { compression: 'STORE' });
  zip.file('desc.json', '{"a":"ä"}'.padEnd(5000), { compression: 'DEFLATE' });
  zip.file('empty', '');
  return zip.generateAsync({ type: 'nodebuffer', comment });
}

test.each(['', 'a remark'])('entries are found and begun with few reads (comment %j)', async (comment) => {
  const bytes = await zipOf(comment);
  const { read, asked } = reader(bytes);
  const entries = await zipEntries(read, bytes.length);
  expect(entries.map(({ name, size, method }) => [name, size, method])).toEqual([
    ['dicom0.ls', 300_000, 0],
    ['desc.json', 5001, 8],
    ['empty', 0, 0],
  ]);
  const [stored, deflated, empty] = entries as [(typeof entries)[0], (typeof entries)[0], (typeof entries)[0]];
  expect(await zipEntryStart(read, bytes.length, stored, 16)).toEqual(noise.subarray(0, 16));
  expect((await zipEntryStart(read, bytes.length, deflated, 100_000)).toString().trim()).toBe('{"a":"ä"}');
  expect((await zipEntryStart(read, bytes.length, deflated, 4)).toString()).toBe('{"a"');
  expect(await zipEntryStart(read, bytes.length, empty, 10)).toHaveLength(0);
  expect(asked()).toBeLessThan(100_000);
});

test('a zip that is cut off, damaged or none is refused, without a read outside', async () => {
  const bytes = await zipOf();
  for (const length of [0, 1, 21, 1000, bytes.length - 30, bytes.length - 1]) {
    const { read } = reader(bytes.subarray(0, length));
    await expect(zipEntries(read, length)).rejects.toThrow(ZipUnreadable);
  }
  for (let at = bytes.length - 200; at < bytes.length; at++) {
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const { read } = reader(damaged);
    try {
      for (const entry of await zipEntries(read, damaged.length)) await zipEntryStart(read, damaged.length, entry, 64);
    } catch (error) {
      expect(error).toBeInstanceOf(ZipUnreadable);
    }
  }
});
