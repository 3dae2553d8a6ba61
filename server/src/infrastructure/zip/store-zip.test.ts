import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import type { ObjectInfo } from '../storage/object-store.ts';
import { storeZip } from './store-zip.ts';

const never = new AbortController().signal;
const bytes = Buffer.alloc(2 ** 16, 7);
type Put = Parameters<typeof storeZip>[0]['put'];

/** A storage that keeps what it reads to its end. */
function storage() {
  const kept: Buffer[] = [];
  const put: Put = async (_, body) => {
    kept.push(await buffer(body as Readable));
    return { size: kept[0]!.length } as ObjectInfo;
  };
  return { kept, put };
}

test('an archive is stored while it is written', async () => {
  const { kept, put } = storage();
  const { stored, written } = await storeZip({ put }, 'a.zip', never, async (writer) => {
    await writer.file('b.bin', Readable.from([bytes]), bytes.length, () => {});
    return 'written';
  });
  expect(written).toBe('written');
  expect(stored.size).toBe(kept[0]!.length);
  expect((await (await JSZip.loadAsync(kept[0]!)).file('b.bin')!.async('nodebuffer')).equals(bytes)).toBe(true);
});

test('a storage that fails before it reads is what went wrong, and the writer is told', async () => {
  const away = new Error('the storage is away');
  const put: Put = () => Promise.reject(away);
  const writing = storeZip({ put }, 'a.zip', never, async (writer, signal) => {
    if (!signal.aborted) await once(signal, 'abort');
    await writer.file('b.bin', Readable.from([bytes]), bytes.length, () => {});
  });
  await expect(writing).rejects.toBe(away);
});

test('what breaks off is not stored, and is said as it was', async () => {
  const { kept, put } = storage();
  const broken = new Error('no plan');
  await expect(storeZip({ put }, 'a.zip', never, () => Promise.reject(broken))).rejects.toBe(broken);
  const stop = new AbortController();
  const stopped = storeZip({ put }, 'a.zip', stop.signal, async (writer) => {
    stop.abort(new Error('stopped'));
    await writer.file('b.bin', Readable.from([bytes]), bytes.length, () => {});
  });
  await expect(stopped).rejects.toThrow('aborted');
  expect(kept).toEqual([]);
});
