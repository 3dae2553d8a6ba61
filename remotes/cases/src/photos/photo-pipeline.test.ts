import type { PhotoUploadState } from './photo-upload.ts';
import { AT_ONCE, type PhotoWorkshop, createPhotoPipeline } from './photo-pipeline.ts';
import { photoUploadStore as store } from './photo-upload-store.ts';
import { photo } from './testing.ts';

const prepared = {
  file: { name: 'a.jpg', bytes: new Uint8Array(90), type: 'image/jpeg' },
  thumb: { name: 'a.jpg', bytes: new Uint8Array(10), type: 'image/jpeg' },
  width: 1200,
  height: 800,
  format: 'jpeg',
  removed: [],
  notes: [],
  guesses: [{ position: 'frontOcc', confidence: 0.9 }],
} as const;

function workshop(change: Partial<PhotoWorkshop> = {}) {
  const shop = {
    prepare: jest.fn<ReturnType<PhotoWorkshop['prepare']>, Parameters<PhotoWorkshop['prepare']>>(() =>
      Promise.resolve(prepared),
    ),
    put: jest.fn<ReturnType<PhotoWorkshop['put']>, Parameters<PhotoWorkshop['put']>>((_key, { name, bytes }) =>
      Promise.resolve({ key: `prefix/${name}`, size: bytes.byteLength, crc64: '1' }),
    ),
    register: jest.fn<ReturnType<PhotoWorkshop['register']>, Parameters<PhotoWorkshop['register']>>(() =>
      Promise.resolve(photo('1')),
    ),
    refresh: jest.fn(() => Promise.resolve()),
    preview: () => 'blob:thumb',
    known: jest.fn(),
    failureOf: () => ({ key: 'upload', final: false }),
    wasLost: (failure: unknown) => failure === 'lost',
  };
  return { shop, uploads: createPhotoPipeline({ ...shop, ...change }) };
}

const key = { ptId: '1', version: 1 };
const chosen = (name: string) => ({ file: new File(['x'], name), position: null });
const states = (): PhotoUploadState[] => store.all().map(({ state }) => state);
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => store.remove(store.all().map(({ id }) => id)));

test('a photo is prepared, both objects travel, and it is registered with what was found', async () => {
  const { shop, uploads } = workshop();
  const seen: PhotoUploadState[] = [];
  const stop = store.subscribe(() => seen.push(...states().filter((state) => state !== seen.at(-1))));
  expect(await uploads.start(key, [chosen('a.jpg')])).toEqual([{ fileName: 'a.jpg', state: 'success' }]);
  await turn();
  stop();
  expect(seen).toEqual(['waiting', 'preparing', 'uploading', 'success']);
  expect(states()).toEqual([]);
  const body = shop.register.mock.calls[0]?.[0];
  expect(body).toMatchObject({ fileName: 'a.jpg', size: 90, width: 1200, height: 800, guesses: prepared.guesses });
  expect(body?.objectName).toMatch(/^prefix\/\d+_image\.jpg$/);
  expect(body?.thumbName).toMatch(/^prefix\/\d+_thumb\.jpg$/);
  expect(body).not.toHaveProperty('position');
  expect(shop.known).toHaveBeenCalledWith(body?.thumbName, 'blob:thumb');
});

test('at most three at once; the others wait', async () => {
  const ends: (() => void)[] = [];
  const { uploads } = workshop({ prepare: () => new Promise((resolve) => ends.push(() => resolve(prepared))) });
  const all = uploads.start(
    key,
    Array.from({ length: 5 }, (_, at) => chosen(`${at}.jpg`)),
  );
  expect(states().filter((state) => state === 'preparing')).toHaveLength(AT_ONCE);
  expect(states().filter((state) => state === 'waiting')).toHaveLength(2);
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.();
    await turn();
  }
  expect((await all).every(({ state }) => state === 'success')).toBe(true);
});

test('a refused registration fails; once more sends nothing twice', async () => {
  const { shop, uploads } = workshop();
  shop.register.mockRejectedValueOnce('refused');
  expect(await uploads.start(key, [chosen('a.jpg')])).toEqual([{ fileName: 'a.jpg', state: 'failed' }]);
  const [failed] = store.all();
  expect(failed).toMatchObject({ state: 'failed', failure: { key: 'upload' } });
  uploads.retry(failed!.id);
  await turn();
  expect(shop.put).toHaveBeenCalledTimes(2);
  expect(shop.register).toHaveBeenCalledTimes(2);
  expect(states()).toEqual([]);
});

test('what the server does not find travels again', async () => {
  const { shop, uploads } = workshop();
  shop.register.mockRejectedValueOnce('lost');
  await uploads.start(key, [chosen('a.jpg')]);
  uploads.retry(store.all()[0]!.id);
  await turn();
  expect(shop.put).toHaveBeenCalledTimes(4);
  expect(states()).toEqual([]);
});

test('canceled while it waits or travels: it stops, and goes on when it is asked to', async () => {
  const { shop, uploads } = workshop();
  shop.put.mockImplementationOnce((_key, _file, { signal }) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const ended = uploads.start(key, [chosen('a.jpg')]);
  await turn();
  const { id } = store.all()[0]!;
  uploads.cancel(id);
  expect(await ended).toEqual([{ fileName: 'a.jpg', state: 'aborted' }]);
  expect(states()).toEqual(['aborted']);
  expect(shop.register).not.toHaveBeenCalled();
  uploads.retry(id);
  await turn();
  expect(shop.register).toHaveBeenCalledTimes(1);
});

test('dismissed, it is gone', async () => {
  const { shop, uploads } = workshop();
  shop.prepare.mockRejectedValueOnce(new Error('damaged'));
  await uploads.start(key, [chosen('a.jpg')]);
  uploads.dismiss([store.all()[0]!.id]);
  expect(store.all()).toEqual([]);
});
