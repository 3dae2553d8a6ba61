/** @jest-environment node */
import type { UploadCheckpoint } from './checkpoint.ts';
import { OpfsCheckpoints } from './opfs-checkpoints.ts';

/** As much of the browser's file system as is used, in memory. */
function fakeStorage(mostBytes = Infinity): { storage: StorageManager; files: Map<string, Blob> } {
  const files = new Map<string, Blob>();
  const folder = {
    getDirectoryHandle: async () => folder,
    getFileHandle: async (name: string, options?: { create?: boolean }) => {
      if (!files.has(name) && !options?.create) throw new DOMException('none', 'NotFoundError');
      return {
        getFile: async () => files.get(name),
        createWritable: async () => ({
          write: async (content: Blob | string) => {
            const bytes = content instanceof Blob ? content : new Blob([content]);
            // A file that does not fit is there all the same, empty.
            files.set(name, bytes.size > mostBytes ? new Blob() : bytes);
            if (bytes.size > mostBytes) throw new DOMException('full', 'QuotaExceededError');
          },
          close: async () => {},
          abort: async () => {},
        }),
      };
    },
    removeEntry: async (name: string) => void files.delete(name),
    keys: async function* () {
      yield* files.keys();
    },
  };
  return { storage: { getDirectory: async () => folder } as unknown as StorageManager, files };
}

const checkpoint = (id: string, startedAt = Date.now()): UploadCheckpoint => ({
  id,
  scope: { caseId: '1', version: 1, dataType: 3 },
  key: 'archway/pt/1/1/3/-/cbct.zip',
  uploadId: 'UPLOAD',
  size: 3,
  partSize: 1_048_576,
  contentType: 'application/zip',
  startedAt,
  note: { step: 'cbct' },
});

test('another page finds the checkpoint and its bytes, until it is removed', async () => {
  const { storage } = fakeStorage();
  await new OpfsCheckpoints(storage).save(checkpoint('a'), new Blob(['abc']));
  const later = new OpfsCheckpoints(storage);
  expect(await later.list()).toEqual([checkpoint('a', expect.any(Number) as unknown as number)]);
  expect((await later.bytes('a'))?.size).toBe(3);
  await later.remove('a');
  expect(await later.list()).toEqual([]);
  expect(await later.bytes('a')).toBeNull();
});

test('what was kept in the words of the wire is found, too', async () => {
  const { storage, files } = fakeStorage();
  const { scope, ...others } = checkpoint('a');
  await new OpfsCheckpoints(storage).save(checkpoint('a'), new Blob(['abc']));
  const { caseId, ...place } = scope;
  files.set('a.json', new Blob([JSON.stringify({ ...others, scope: { ptId: caseId, ...place } })]));
  expect((await new OpfsCheckpoints(storage).list()).map((each) => each.scope)).toEqual([scope]);
});

test('what is too old or cannot be read is removed', async () => {
  const { storage, files } = fakeStorage();
  const checkpoints = new OpfsCheckpoints(storage);
  await checkpoints.save(checkpoint('old', Date.now() - 8 * 86_400_000), new Blob(['abc']));
  await checkpoints.save(checkpoint('bad'), new Blob(['abc']));
  files.set('bad.json', new Blob(['{']));
  await checkpoints.save(checkpoint('good'), new Blob(['abc']));
  expect((await checkpoints.list()).map(({ id }) => id)).toEqual(['good']);
  expect([...files.keys()].sort()).toEqual(['good.bin', 'good.json']);
});

test('what does not fit leaves nothing behind', async () => {
  const { storage, files } = fakeStorage(1000);
  const checkpoints = new OpfsCheckpoints(storage);
  await expect(checkpoints.save(checkpoint('big'), new Blob([new Uint8Array(1001)]))).rejects.toMatchObject({
    name: 'QuotaExceededError',
  });
  expect([...files.keys()]).toEqual([]);
  expect(await checkpoints.list()).toEqual([]);
});

test('bytes of a page that was closed while it wrote are removed, those that are being written are not', async () => {
  const { storage, files } = fakeStorage();
  files.set('closed.bin', new File(['abc'], 'closed.bin', { lastModified: Date.now() - 2 * 86_400_000 }));
  files.set('writing.bin', new File(['abc'], 'writing.bin'));
  expect(await new OpfsCheckpoints(storage).list()).toEqual([]);
  expect([...files.keys()]).toEqual(['writing.bin']);
});

test('another page knows what is under way here, until it has ended', async () => {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, run: () => Promise<void>) => {
      held.add(name);
      await run();
      held.delete(name);
    },
    query: async () => ({ held: [...held, 'somebody else'].map((name) => ({ name })) }),
  } as unknown as LockManager;
  const { storage } = fakeStorage();
  const release = new OpfsCheckpoints(storage, locks).hold('a');
  const other = new OpfsCheckpoints(storage, locks);
  expect(await other.held()).toEqual(new Set(['a']));
  release();
  await Promise.resolve();
  await Promise.resolve();
  expect(await other.held()).toEqual(new Set());
});
