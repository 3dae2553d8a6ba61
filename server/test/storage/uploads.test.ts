import { randomBytes } from 'node:crypto';
import { MemoryCheckpoints, type StorageScope, crc64, createStorageClient } from '@archway/storage';
import { type Upload, type UploadFlow, type UploadState, Uploads, newUpload } from '@archway/uploads';
import { type TestGateway, startGateway } from './storage-gateway.ts';
import { until } from '../until.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const actions = ['get', 'put', 'abort_multi_part_upload'] as const;
const scope: StorageScope = { caseId: '1', version: 1, dataType: 2, actions: [...actions] };
const PREFIX = 'archway/pt/1/1/2/-/';

interface Work {
  readonly bytes: Buffer | null;
  readonly name: string;
}

/** Uploads of the pages against the real gateway. @param checkpoints kept over a reload */
function setUp(checkpoints = new MemoryCheckpoints()) {
  const registered: string[] = [];
  const storage = createStorageClient({
    fetchCredentials: async () => {
      const grant = { prefixes: [PREFIX], actions, seconds: 900, origin: gateway.endpoint };
      const credentials = await gateway.store.credentials({ ...grant, actions: [...actions] });
      const expiration = new Date(Date.now() + 900_000).toISOString();
      return { code: 200, data: { ...credentials, expiration, paths: [PREFIX] } };
    },
    checkpoints,
    delayMs: 5,
  });
  const flow: UploadFlow<Upload<'work', unknown>, Work, StorageScope, Blob> = {
    async run(job) {
      const { bytes, name } = job.work;
      const file = bytes && new Blob([new Uint8Array(bytes)]);
      if (file) {
        job.enter('work', 'preparing');
        job.become('compressing');
        job.become('loading');
        job.enter('work', 'uploadingOriginal');
        await job.send([{ scope, name: `origin_${name}`, file }]);
      }
      job.enter('work', 'uploading');
      const arrived = await job.send([{ scope, name, file, note: { of: name } }]);
      registered.push(arrived.get(name)!.crc64);
    },
    failureOf: (thrown) => thrown ?? 'nothing',
    succeeded: () => Promise.resolve(),
  };
  const uploads = new Uploads(flow, { storage: () => storage });
  const start = (name: string, bytes: Buffer | null) =>
    uploads.start([{ upload: newUpload(name, 'work'), work: { bytes, name } }]);
  return { uploads, start, registered, checkpoints };
}

test('an upload goes through the states of the specification, and arrives', async () => {
  const { uploads, start, registered } = setUp();
  const bytes = randomBytes(2_500_000);
  const seen: UploadState[] = [];
  uploads.store.subscribe(() => {
    const state = uploads.store.of('a.drc')?.state;
    if (state && state !== seen.at(-1)) seen.push(state);
  });
  expect(await start('a.drc', bytes)).toEqual(['success']);
  expect(seen).toEqual(['waiting', 'preparing', 'compressing', 'loading', 'uploadingOriginal', 'uploading', 'success']);
  expect(registered).toEqual([crc64(bytes)]);
  expect((await (await gateway.store.get(`${PREFIX}origin_a.drc`)).bytes()).equals(bytes)).toBe(true);
});

test('canceled while it travels, nothing of it is kept; a retry sends it', async () => {
  const { uploads, start, registered, checkpoints } = setUp();
  const bytes = randomBytes(4_000_000);
  const ended = start('b.drc', bytes);
  await until(() => uploads.store.of('b.drc')?.state === 'uploading');
  uploads.pause('b.drc');
  await until(async () => (await checkpoints.list()).length > 0);
  await uploads.cancel('b.drc');
  expect(await ended).toEqual(['aborted']);
  expect(await checkpoints.list()).toEqual([]);
  uploads.retry('b.drc');
  await until(() => registered.length > 0);
  expect(registered).toEqual([crc64(bytes)]);
});

test('what a reload has interrupted goes on in the next page, without the file', async () => {
  const before = setUp();
  const bytes = randomBytes(4_000_000);
  void before.start('c.drc', bytes);
  await until(() => before.uploads.store.of('c.drc')?.state === 'uploading');
  before.uploads.pause('c.drc');
  await until(async () => (await before.checkpoints.list()).length > 0);
  await gateway.quiet();
  const next = setUp(before.checkpoints);
  expect(await next.start('c.drc', null)).toEqual(['success']);
  expect(next.registered).toEqual([crc64(bytes)]);
  expect(await next.checkpoints.list()).toEqual([]);
});
