import { seededRandom } from '@archway/geometry';
import type { WorkerPort } from '@archway/worker';
import { ChannelWorkers } from '@archway/worker/testing';
import { nodeCodecs } from '../codecs/codecs.node.ts';
import { PhotoError } from '../photo-error.ts';
import { refusal } from '../testing/errors.ts';
import { tiffOf } from '../testing/files.ts';
import { drawOther } from '../generate/draw-other.ts';
import { shrinkPhoto } from '../edit/shrink-photo.ts';
import { createPhotoClient } from './client.ts';
import { createPhotoWorkerHandler } from './handler.ts';

const drawn = tiffOf(shrinkPhoto(drawOther(seededRandom(1)), 300), { orientation: 6 });
const picture = () => new Blob([drawn]);

const workers = new ChannelWorkers();
afterEach(() => workers.close());
const startWorker = (): WorkerPort => workers.start((post) => createPhotoWorkerHandler(nodeCodecs(), post));

const client = (cores = 2) => createPhotoClient({ createWorker: startWorker, cores });

test('a photo is prepared in the worker, with its steps', async () => {
  const steps: string[] = [];
  const prepared = await client().prepare(
    { name: 'x.tif', blob: picture() },
    { onProgress: (step) => steps.push(step) },
  );
  expect(steps).toEqual(['decode', 'encode', 'thumbnail', 'classify']);
  expect(prepared.file.name).toBe('x.png');
  expect(prepared.thumb.name).toBe('x_thumb.jpg');
  expect([prepared.width, prepared.height]).toEqual([225, 300]);
  expect(prepared.guesses[0]?.position).toBe('other');
});

test('editing keeps the caller’s bytes and encodes anew; pixels come upright', async () => {
  const photos = client();
  const { file } = await photos.prepare({ name: 'x.tif', blob: picture() }, { classify: false });
  const edited = await photos.edit(
    file.bytes,
    { quarterTurns: 1, crop: { x: 0, y: 0, width: 100, height: 50 } },
    'x.png',
  );
  expect(file.bytes.length).toBeGreaterThan(100);
  expect([edited.width, edited.height, edited.guesses.length]).toEqual([100, 50, 0]);
  const pixels = await photos.decode(file.bytes, { most: 30 });
  expect([pixels.width, pixels.height]).toEqual([23, 30]);
  expect((await photos.classify(file.bytes))[0]?.position).toBe('other');
});

test('no more workers than cores and four, and no more photos in memory than workers', async () => {
  let [reading, most] = [0, 0];
  const blob = () => ({
    size: 1,
    async arrayBuffer() {
      most = Math.max(most, ++reading);
      return picture().arrayBuffer();
    },
  });
  const many = client(16);
  const all = Array.from({ length: 9 }, () =>
    many.prepare({ name: 'x.tif', blob: blob() }, { classify: false }).finally(() => reading--),
  );
  await Promise.all(all);
  expect(workers.started).toBe(4);
  expect(most).toBeLessThanOrEqual(5);
});

test('refusals arrive by name, cancelling leaves the others alone', async () => {
  const photos = client(1);
  expect(await refusal(() => photos.prepare({ name: 'a', blob: new Blob([]) }))).toBe('empty');
  expect(await refusal(() => photos.prepare({ name: 'a', blob: new Blob(['text']) }))).toBe('notAnImage');
  const [first, second] = [new AbortController(), new AbortController()];
  const running = photos.prepare({ name: 'x.tif', blob: picture() }, { signal: first.signal });
  const waiting = photos.prepare({ name: 'x.tif', blob: picture() }, { signal: second.signal });
  const last = photos.prepare({ name: 'x.tif', blob: picture() });
  second.abort();
  first.abort();
  expect(await refusal(() => running)).toBe('cancelled');
  expect(await refusal(() => waiting)).toBe('cancelled');
  expect((await last).width).toBe(225);
});

test('a worker that dies fails its own photo only, the next one gets a new worker', async () => {
  const listeners: ((event: { message?: string }) => void)[] = [];
  let started = 0;
  const dying = (): WorkerPort => ({
    postMessage: () => listeners[0]!({ message: 'script not found' }),
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'error') listeners.push(listener as (event: { message?: string }) => void);
    },
  });
  const photos = createPhotoClient({ createWorker: () => (++started === 1 ? dying() : startWorker()), cores: 1 });
  const lost = photos.prepare({ name: 'x.tif', blob: picture() });
  const saved = photos.prepare({ name: 'y.tif', blob: picture() }, { classify: false });
  await expect(lost).rejects.toMatchObject({ code: 'workerFailed', values: { detail: 'script not found' } });
  expect((await saved).file.name).toBe('y.png');
});

test('disposing rejects as cancelled', async () => {
  const photos = client();
  const lost = photos.prepare({ name: 'x.tif', blob: picture() });
  photos.dispose();
  await expect(lost).rejects.toThrow(PhotoError);
  expect(await refusal(() => lost)).toBe('cancelled');
  expect(await refusal(() => photos.prepare({ name: 'x.tif', blob: picture() }))).toBe('cancelled');
});
