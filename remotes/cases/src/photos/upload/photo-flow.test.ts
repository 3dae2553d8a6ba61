import { ApiError } from '@archway/platform';
import type { StorageScope } from '@archway/storage';
import { type UploadState, Uploads } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { photo } from '../testing.ts';
import { type PhotoWorld, photoFlow } from './photo-flow.ts';
import { newPhotoUpload } from './photo-upload.ts';
import { AT_ONCE } from './send-photo.ts';

const prepared = {
  file: { name: 'a.jpg', bytes: new Uint8Array(90), type: 'image/jpeg' },
  thumb: { name: 'a.jpg', bytes: new Uint8Array(10), type: 'image/jpeg' },
  width: 1200,
  height: 800,
  format: 'jpeg',
  removed: [],
  notes: [],
  guesses: [{ position: 'frontOcc', confidence: 0.9 }],
  sharpness: 0.3,
} as const;

const apiError = (name: string): ApiError =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, { name, message: name });

function setUp(change: Partial<PhotoWorld> = {}) {
  const world = {
    prepare: jest.fn<ReturnType<PhotoWorld['prepare']>, Parameters<PhotoWorld['prepare']>>(() =>
      Promise.resolve(prepared),
    ),
    register: jest.fn<ReturnType<PhotoWorld['register']>, Parameters<PhotoWorld['register']>>(() =>
      Promise.resolve(photo('1')),
    ),
    refresh: jest.fn(() => Promise.resolve()),
    preview: () => 'blob:thumb',
    known: jest.fn(),
  };
  const storage = new FakeStorage<StorageScope, Blob>('prefix/');
  const uploads = new Uploads(photoFlow({ ...world, ...change }), { storage: () => storage });
  const start = (...names: string[]) =>
    uploads.start(
      names.map((name) => {
        const file = new File(['x'], name);
        return { upload: newPhotoUpload(name, { caseId: '1', version: 1 }, file, null), work: { file } };
      }),
    );
  const states = (): UploadState[] => uploads.store.all().map(({ state }) => state);
  const arrive = async (): Promise<void> => {
    await settled();
    storage.finishAll();
    await settled();
  };
  return { world, storage, uploads, start, states, arrive };
}

test('a photo is prepared, both objects travel, and it is registered with what was found', async () => {
  const { world, uploads, start, states, arrive } = setUp();
  const seen: UploadState[] = [];
  uploads.store.subscribe(() => seen.push(...states().filter((state) => state !== seen.at(-1))));
  const ended = start('a.jpg');
  await arrive();
  expect(await ended).toEqual(['success']);
  expect(seen).toEqual(['waiting', 'preparing', 'uploading', 'success']);
  expect(states()).toEqual([]);
  const body = world.register.mock.calls[0]?.[0];
  expect(body).toMatchObject({ fileName: 'a.jpg', size: 90, width: 1200, height: 800, guesses: prepared.guesses });
  expect(body?.objectName).toMatch(/^prefix\/\d+_image\.jpg$/);
  expect(body?.thumbName).toMatch(/^prefix\/\d+_thumb\.jpg$/);
  expect(body).not.toHaveProperty('position');
  expect(world.known).toHaveBeenCalledWith(body?.thumbName, 'blob:thumb');
});

test('at most three at once; the others wait', async () => {
  const ends: (() => void)[] = [];
  const { start, states, arrive } = setUp({
    prepare: () => new Promise((resolve) => ends.push(() => resolve(prepared))),
  });
  const all = start('0', '1', '2', '3', '4');
  expect(states().filter((state) => state === 'preparing')).toHaveLength(AT_ONCE);
  expect(states().filter((state) => state === 'waiting')).toHaveLength(2);
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.();
    await arrive();
  }
  expect(new Set(await all)).toEqual(new Set(['success']));
});

test('a refused registration fails; once more sends nothing twice', async () => {
  const { world, storage, uploads, start, states, arrive } = setUp();
  world.register.mockRejectedValueOnce(apiError('photoLimit'));
  const ended = start('a.jpg');
  await arrive();
  expect(await ended).toEqual(['serverError']);
  expect(uploads.store.of('a.jpg')?.failure).toEqual({ key: 'upload', message: 'photoLimit', final: false });
  uploads.retry('a.jpg');
  await settled();
  expect(world.prepare).toHaveBeenCalledTimes(1);
  expect(storage.transfers).toHaveLength(2);
  expect(world.register).toHaveBeenCalledTimes(2);
  expect(states()).toEqual([]);
});

test('of two objects the one that has arrived is not sent again', async () => {
  const { storage, uploads, start, arrive } = setUp();
  void start('a.jpg');
  await settled();
  const [thumb, image] = storage.transfers;
  thumb!.finish();
  image!.fail(new Error('no network'));
  await settled();
  storage.kept = [];
  uploads.retry('a.jpg');
  await arrive();
  expect(storage.transfers.slice(2).map(({ name }) => name)).toEqual([image!.name]);
});

test.each(['fileNotUploaded', 'checksumMismatch'])('after %s both travel again, under other names', async (name) => {
  const { world, storage, uploads, start, states, arrive } = setUp();
  world.register.mockRejectedValueOnce(apiError(name));
  void start('a.jpg');
  await arrive();
  uploads.retry('a.jpg');
  await arrive();
  expect(new Set(storage.transfers.map((each) => each.name)).size).toBe(4);
  expect(states()).toEqual([]);
});

test('canceled while it travels: it stops, and goes on when it is asked to', async () => {
  const { world, storage, uploads, start, states, arrive } = setUp();
  const ended = start('a.jpg');
  await settled();
  await uploads.cancel('a.jpg');
  expect(await ended).toEqual(['aborted']);
  expect(states()).toEqual(['aborted']);
  expect(storage.transfers.every(({ aborted }) => aborted)).toBe(true);
  expect(world.register).not.toHaveBeenCalled();
  uploads.retry('a.jpg');
  await arrive();
  expect(world.register).toHaveBeenCalledTimes(1);
});
