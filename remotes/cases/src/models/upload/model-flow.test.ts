import { MeshError } from '@archway/mesh';
import { ApiError } from '@archway/platform';
import type { StorageScope, UploadCheckpoint } from '@archway/storage';
import { Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { type ModelRegistration, type ModelWorld, modelFlow } from './model-flow.ts';
import { newModelUpload } from './model-upload.ts';

const place = { caseId: '7', version: 1, jaw: 1, modelType: 'scan' } as const;
const id = '7/1/scan/1';
const file = new File(['x'], '上颌.stl');
const apiError = (name: string): ApiError =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, { name, message: name });

function setUp(change: Partial<ModelWorld> = {}, withOriginal = false) {
  const storage = new FakeStorage<StorageScope, Blob>();
  const registered: ModelRegistration[] = [];
  const refusals: Error[] = [];
  const world: ModelWorld = {
    prepare: jest.fn(async (_file, { onProgress }) => {
      onProgress('compress', 0.5);
      onProgress('check', 1);
      return {
        files: {
          drcFile: { name: 'model_1.drc', bytes: new Uint8Array(40) },
          originFile: withOriginal ? { name: '上颌.stl', bytes: new Uint8Array(60) } : null,
        },
        report: { counts: { vertices: 3, triangles: 1 }, clean: { merged: 2, note: 'x' }, countsMatch: !withOriginal },
      } as never;
    }),
    register: async (body) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      registered.push(body);
      return {} as never;
    },
    refresh: async () => {},
    ...change,
  };
  const uploads = new Uploads(modelFlow(world), { storage: () => storage });
  const start = () => uploads.start([{ upload: newModelUpload(place, file), work: { file } }]);
  return { uploads, storage, world, registered, refusals, start };
}

test('a scan is compressed, looked at again, sent and registered with what was cleaned', async () => {
  const { uploads, storage, registered, start } = setUp();
  const seen: string[] = [];
  uploads.store.subscribe(() => {
    const state = uploads.store.of(id)?.state;
    if (state && state !== seen.at(-1)) seen.push(state);
  });
  const ended = start();
  await settled();
  storage.finishAll();
  expect(await ended).toEqual(['success']);
  expect(seen).toEqual(['waiting', 'preparing', 'compressing', 'loading', 'uploading', 'success']);
  expect(registered).toEqual([
    expect.objectContaining({
      ...place,
      fileName: '上颌.stl',
      objectName: 'archway/pt/7/1/2/-/model_1.drc',
      originObjectName: null,
      cleaning: { merged: 2 },
      size: 40,
    }),
  ]);
});

test('an original that differs is sent first, and registered beside', async () => {
  const { uploads, storage, registered, start } = setUp({}, true);
  void start();
  await settled();
  expect(uploads.store.of(id)).toMatchObject({ state: 'uploadingOriginal', step: 'uploadOriginal', bytes: 60 });
  storage.finishAll();
  await settled();
  expect(uploads.store.of(id)).toMatchObject({ state: 'uploading', step: 'upload', bytes: 40 });
  storage.finishAll();
  await settled();
  expect(registered[0]?.originObjectName).toBe('archway/pt/7/1/2/-/origin_model_1.stl');
});

test.each([
  ['fileNotUploaded', ['origin_model_1.stl', 'model_1.drc']],
  ['caseNotEditable', []],
])('refused with %s, a retry sends %j', async (name, again) => {
  const { uploads, storage, world, refusals, registered, start } = setUp({}, true);
  refusals.push(apiError(name));
  void start();
  for (let sent = 0; sent < 2; sent += 1) {
    await settled();
    storage.finishAll();
  }
  await settled();
  expect(uploads.store.of(id)).toMatchObject({ state: 'serverError', failure: { key: 'refused', message: name } });
  const before = storage.transfers.length;
  uploads.retry(id);
  for (let sent = 0; sent < 2; sent += 1) {
    await settled();
    storage.finishAll();
  }
  await settled();
  expect(storage.transfers.slice(before).map((each) => each.name)).toEqual(again);
  expect(registered).toHaveLength(1);
  expect(world.prepare).toHaveBeenCalledTimes(1);
});

test('after a reload the note is enough to finish', async () => {
  const first = setUp();
  void first.start();
  await settled();
  // Small files are kept for a reload only when they are to be.
  expect(first.storage.of('model_1.drc').options.resumable).toBe(true);
  first.storage.of('model_1.drc').fail(new Error('no network'));
  const [checkpoint] = first.storage.kept as UploadCheckpoint[];
  const about = JSON.parse(checkpoint!.note['about']!) as never;
  expect(checkpoint!.note['kind']).toBe('model');

  const { uploads, storage, registered } = setUp();
  storage.kept = [checkpoint!];
  const upload = newModelUpload(place, { name: '上颌.stl', size: 40 }, 'upload');
  const ended = uploads.start([{ upload, work: { file: null, about, objectName: 'model_1.drc' } }]);
  await settled();
  expect(storage.of('model_1.drc').resumed).toBe(true);
  storage.finishAll();
  expect(await ended).toEqual(['success']);
  expect(registered[0]).toMatchObject({ fileName: '上颌.stl', vertices: 3, size: 40 });
});

test.each([
  [new MeshError('tooLarge'), { key: 'tooLarge', meshError: 'tooLarge' }],
  [new MeshError('workerFailed'), { key: 'compress', meshError: 'workerFailed' }],
  [new MeshError('corrupt'), { key: 'read', meshError: 'corrupt' }],
])('a file that cannot be prepared is told by its reason: %s', async (failure, told) => {
  const { uploads, start } = setUp({ prepare: () => Promise.reject(failure) });
  expect(await start()).toEqual(['serverError']);
  expect(uploads.store.of(id)?.failure).toEqual(told);
});

test('bytes that are gone with the page are named', async () => {
  const { uploads } = setUp();
  const upload = newModelUpload(place, { name: 'a.stl', size: 4 }, 'upload');
  await uploads.start([{ upload, work: { file: null, about: {} as never, objectName: 'gone.drc' } }]);
  expect(uploads.store.of(id)?.failure).toEqual({ key: 'lost' });
});
