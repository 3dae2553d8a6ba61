import { randomBytes } from 'node:crypto';
import {
  MemoryCheckpoints,
  type StorageClient,
  type StorageClientOptions,
  type StorageScope,
  type UploadCheckpoint,
  crc64,
  createStorageClient,
  downloadAsZip,
} from '@archway/storage';
import JSZip from 'jszip';
import { type TestGateway, startGateway } from './storage-gateway.ts';
import { until } from '../until.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const scope: StorageScope = {
  caseId: '1',
  version: 1,
  dataType: 2,
  actions: ['get', 'put', 'abort_multi_part_upload'],
};

interface Setup {
  readonly client: StorageClient;
  readonly options: StorageClientOptions;
  readonly checkpoints: MemoryCheckpoints;
  /** How often credentials were asked for. */
  asked(): number;
}

/** A client of the browser package against the real gateway. @param first life of the first credentials, in seconds. */
function setUp(checkpoints = new MemoryCheckpoints(), first = 900): Setup {
  let asked = 0;
  const fetchCredentials = async (): Promise<unknown> => {
    asked += 1;
    const seconds = asked === 1 ? first : 900;
    const prefixes = ['archway/pt/1/1/2/-/'];
    const credentials = await gateway.store.credentials({
      prefixes,
      actions: ['get', 'put', 'abort_multi_part_upload'],
      seconds,
      origin: gateway.endpoint,
    });
    // A client whose clock lags behind does not see that they are about to expire.
    const expiration = new Date(Date.now() + 900_000).toISOString();
    return { code: 200, data: { ...credentials, expiration, paths: prefixes } };
  };
  const options = { fetchCredentials, checkpoints, delayMs: 5 };
  return {
    client: createStorageClient(options),
    options,
    checkpoints,
    asked: () => asked,
  };
}

const stored = async (key: string): Promise<Buffer> => (await gateway.store.get(key)).bytes();
const blobOf = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'model/stl' });

test('a small file goes in one request, a large one in parts of one MiB', async () => {
  const { client, checkpoints, asked } = setUp();
  for (const size of [0, 10, 1_048_576, 1_048_577, 5_300_000]) {
    const bytes = randomBytes(size);
    const seen: number[] = [];
    const name = `上颌 ${size}.stl`;
    const uploaded = await client.upload({
      scope,
      file: blobOf(bytes),
      name,
      onProgress: ({ loaded }) => seen.push(loaded),
    });
    expect(uploaded).toEqual({ key: `archway/pt/1/1/2/-/${name}`, size, crc64: crc64(bytes) });
    expect((await stored(uploaded.key)).equals(bytes)).toBe(true);
    expect(await gateway.store.head(uploaded.key)).toMatchObject({
      size,
      crc64: uploaded.crc64,
      contentType: 'model/stl',
    });
    expect(seen).toHaveLength(Math.max(1, Math.ceil(size / 1_048_576)));
    expect(seen.at(-1)).toBe(size);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  }
  expect(asked()).toBe(1);
  expect(await checkpoints.list()).toEqual([]);
});

test('an expired credential is replaced once and the upload goes on', async () => {
  const { client, asked } = setUp(new MemoryCheckpoints(), -1);
  const bytes = randomBytes(3_000_000);
  const { key } = await client.upload({ scope, file: blobOf(bytes), name: 'renewed.stl' });
  expect((await stored(key)).equals(bytes)).toBe(true);
  expect(asked()).toBe(2);
});

test('what no credential allows fails with the words of the storage', async () => {
  const fetchCredentials = async (): Promise<unknown> => ({
    ...(await gateway.store.credentials({
      prefixes: ['elsewhere/'],
      actions: ['put'],
      seconds: 900,
      origin: gateway.endpoint,
    })),
    expiration: new Date(Date.now() + 900_000).toISOString(),
    paths: ['archway/pt/1/1/2/-/'],
  });
  const client = createStorageClient({ fetchCredentials, delayMs: 1 });
  const upload = client.upload({ scope, file: blobOf(randomBytes(10)), name: 'x.stl' });
  await expect(upload).rejects.toMatchObject({ code: 'AccessDenied' });
});

test('paused, it sends nothing; resumed, it goes on', async () => {
  const { client } = setUp();
  const bytes = randomBytes(12_000_000);
  let loaded = 0;
  const upload = client.start({
    scope,
    file: blobOf(bytes),
    name: 'paused.stl',
    onProgress: (now) => onProgress(now.loaded),
  });
  const onProgress = (now: number): void => {
    loaded = now;
    if (now < 5_000_000 && !upload.paused) upload.pause();
  };
  await until(() => upload.paused);
  // At most what was under way, four parts, still arrives.
  const most = loaded + 4 * 1_048_576;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(loaded).toBeLessThanOrEqual(most);
  upload.resume();
  const { key } = await upload.done;
  expect((await stored(key)).equals(bytes)).toBe(true);
});

test('after a reload an upload goes on with the bytes that were kept, and sends only what is missing', async () => {
  const checkpoints = new MemoryCheckpoints();
  const bytes = randomBytes(9_000_000);
  const first = setUp(checkpoints);
  const upload = first.client.start({
    scope,
    file: blobOf(bytes),
    name: 'reload.stl',
    note: { jaw: 'upper' },
    onProgress: () => upload.pause(),
  });
  await until(async () => upload.paused && (await checkpoints.list()).length > 0);
  // What a paused upload has under way still arrives.
  await gateway.quiet();

  // The page is gone; another one finds the checkpoint.
  const next = setUp(checkpoints);
  const [checkpoint] = await next.client.interrupted();
  expect(checkpoint).toMatchObject({ size: bytes.length, note: { jaw: 'upper' } });
  const arrived = await gateway.store.uploads.parts(checkpoint!.uploadId, 0, 100);
  expect(arrived.length).toBeGreaterThan(0);
  const addPart = jest.spyOn(gateway.store.uploads, 'addPart');
  const { key, crc64: checksum } = await next.client.resume(checkpoint!).done;
  expect(addPart).toHaveBeenCalledTimes(9 - arrived.length);
  expect(checksum).toBe(crc64(bytes));
  expect((await stored(key)).equals(bytes)).toBe(true);
  expect(await next.client.interrupted()).toEqual([]);
  await upload.abort();
  // Aborting what another page has completed takes nothing away.
  expect((await stored(key)).equals(bytes)).toBe(true);
});

/** Interrupts an upload after its first parts. */
async function interrupted(name: string, bytes: Buffer, checkpoints: MemoryCheckpoints): Promise<UploadCheckpoint> {
  const { client } = setUp(checkpoints);
  const upload = client.start({ scope, file: blobOf(bytes), name, onProgress: () => upload.pause() });
  await until(async () => upload.paused && (await checkpoints.list()).length > 0);
  // What a paused upload has under way still arrives.
  await gateway.quiet();
  return (await checkpoints.list())[0]!;
}

test('what is under way is not offered to be resumed; what has failed is', async () => {
  const { client, checkpoints } = setUp();
  const upload = client.start({
    scope,
    file: blobOf(randomBytes(4_000_000)),
    name: 'under-way.stl',
    onProgress: () => upload.pause(),
  });
  await until(async () => upload.paused && (await checkpoints.list()).length > 0);
  expect(await client.interrupted()).toEqual([]);
  // Another page has no part in it, and sees it.
  expect(await setUp(checkpoints).client.interrupted()).toHaveLength(1);
  await upload.abort();
  expect(await client.interrupted()).toEqual([]);
});

test('a small file is kept as well, where that is asked for', async () => {
  const checkpoints = new MemoryCheckpoints();
  const bytes = randomBytes(1000);
  const { client } = setUp(checkpoints);
  const addPart = jest.spyOn(gateway.store.uploads, 'addPart').mockRejectedValue(new Error('the disk is gone'));
  const upload = client.upload({ scope, file: blobOf(bytes), name: 'small.ls', resumable: true });
  await expect(upload).rejects.toMatchObject({ code: 'InternalError' });
  addPart.mockRestore();
  const [checkpoint] = await client.interrupted();
  const { key } = await client.resume(checkpoint!).done;
  expect((await stored(key)).equals(bytes)).toBe(true);
});

test('an upload that the storage has given up begins anew with the bytes that were kept', async () => {
  const checkpoints = new MemoryCheckpoints();
  const bytes = randomBytes(3_000_000);
  const checkpoint = await interrupted('given-up.stl', bytes, checkpoints);
  await setUp().client.discard(checkpoint);
  const { client } = setUp(checkpoints);
  const { key, crc64: checksum } = await client.resume(checkpoint).done;
  expect(checksum).toBe(crc64(bytes));
  expect((await stored(key)).equals(bytes)).toBe(true);
  expect(await checkpoints.list()).toEqual([]);
  expect(await gateway.store.uploads.list(key, { key: '', uploadId: '' }, 10)).toEqual([]);
});

test('an upload that was completed, with the answer lost, is done', async () => {
  const { default: Sdk } = await import('ali-oss');
  let completed = 0;
  class Forgetful extends (Sdk as unknown as new (options: object) => { completeMultipartUpload(): Promise<unknown> }) {
    override async completeMultipartUpload(...given: unknown[]): Promise<unknown> {
      // Other storages than ours forget an upload at its completion.
      if ((completed += 1) > 1) throw Object.assign(new Error(), { code: 'NoSuchUpload' });
      const complete: (...args: unknown[]) => Promise<unknown> = super.completeMultipartUpload;
      await complete.apply(this, given);
      throw new TypeError('socket hang up');
    }
  }
  const { options } = setUp();
  const client = createStorageClient({ ...options, loadSdk: async () => Forgetful as never });
  const bytes = randomBytes(3_000_000);
  const { key, crc64: checksum } = await client.upload({ scope, file: blobOf(bytes), name: 'answer-lost.stl' });
  expect(checksum).toBe(crc64(bytes));
  expect((await stored(key)).equals(bytes)).toBe(true);
});

test('a network that is cut in the middle of a part costs an attempt, and nothing else', async () => {
  const { default: Sdk } = await import('ali-oss');
  let cuts = 0;
  class Cut extends (Sdk as unknown as new (options: object) => { uploadPart(): Promise<unknown> }) {
    override async uploadPart(...given: unknown[]): Promise<unknown> {
      const upload: (...args: unknown[]) => Promise<unknown> = super.uploadPart;
      // Half of the bytes, and then the line is gone.
      if (given[2] === 2 && (cuts += 1) <= 3) {
        await upload.apply(this, [...given.slice(0, 3), (given[3] as Buffer).subarray(0, 1000), 0, 1000, given[6]]);
        throw Object.assign(new Error('socket hang up'), { code: 'RequestError' });
      }
      return upload.apply(this, given);
    }
  }
  const { options } = setUp();
  const client = createStorageClient({ ...options, loadSdk: async () => Cut as never });
  const bytes = randomBytes(4_000_000);
  const { key } = await client.upload({ scope, file: blobOf(bytes), name: 'cut-part.stl' });
  expect(cuts).toBe(4);
  expect((await stored(key)).equals(bytes)).toBe(true);
});

test('a part that arrived with other bytes is sent again', async () => {
  const checkpoints = new MemoryCheckpoints();
  const bytes = randomBytes(3_000_000);
  const first = setUp(checkpoints);
  const upload = first.client.start({
    scope,
    file: blobOf(bytes),
    name: 'damaged.stl',
    onProgress: () => upload.pause(),
  });
  await until(async () => upload.paused && (await checkpoints.list()).length > 0);
  // What a paused upload has under way still arrives.
  await gateway.quiet();
  const [checkpoint] = await checkpoints.list();
  const wrong = await gateway.store.files.write([randomBytes(1_048_576)]);
  await gateway.store.uploads.addPart(checkpoint!.uploadId, 2, wrong);
  const { key } = await setUp(checkpoints).client.resume(checkpoint!).done;
  expect((await stored(key)).equals(bytes)).toBe(true);
  await upload.abort();
});

test('aborted, it leaves no upload behind, here and there', async () => {
  const { client, checkpoints } = setUp();
  let upload = client.start({
    scope,
    file: blobOf(randomBytes(9_000_000)),
    name: 'aborted.stl',
    onProgress: () => void upload.abort(),
  });
  await expect(upload.done).rejects.toMatchObject({ problem: 'aborted' });
  await upload.abort();
  expect(await checkpoints.list()).toEqual([]);
  expect(await gateway.store.uploads.list('archway/pt/1/1/2/-/aborted', { key: '', uploadId: '' }, 10)).toEqual([]);
  expect(await gateway.store.head('archway/pt/1/1/2/-/aborted.stl')).toBeNull();

  const control = new AbortController();
  upload = client.start({ scope, file: blobOf(randomBytes(100)), name: 'never.stl', signal: control.signal });
  control.abort();
  await expect(upload.done).rejects.toMatchObject({ problem: 'aborted' });
});

test('a request that fails is tried four times, then the failure is passed on and the upload can go on later', async () => {
  const { client, checkpoints } = setUp();
  const bytes = randomBytes(6_000_000);
  const write = jest.spyOn(gateway.store.files, 'write');
  write.mockImplementation(async () => {
    throw new Error('the disk is gone');
  });
  await expect(client.upload({ scope, file: blobOf(bytes), name: 'cut.stl' })).rejects.toMatchObject({
    code: 'InternalError',
  });
  // Four parts at a time, four attempts each.
  expect(write).toHaveBeenCalledTimes(16);
  write.mockRestore();
  const [checkpoint] = await checkpoints.list();
  const { key } = await client.resume(checkpoint!).done;
  expect((await stored(key)).equals(bytes)).toBe(true);
});

test('signed URLs: in order, empty for empty, below a prefix; refused before anything was opened', async () => {
  const { client } = setUp();
  await expect(client.signedUrls(['x'])).rejects.toMatchObject({
    problem: 'initFirst',
    message: 'please Init Oss First',
  });
  await client.upload({ scope, file: new Blob(['{"a":1}']), name: 'settings.json' });
  const [empty, url = ''] = await client.signedUrls(['', 'settings.json'], { pathIndex: 0 });
  expect(empty).toBe('');
  expect(await (await fetch(url)).json()).toEqual({ a: 1 });
  expect(await client.json('archway/pt/1/1/2/-/settings.json')).toEqual({ a: 1 });
});

test('an empty answer about credentials is named', async () => {
  const client = createStorageClient({ fetchCredentials: async () => null, delayMs: 1 });
  const upload = client.upload({ scope, file: new Blob(['x']), name: 'x' });
  await expect(upload).rejects.toMatchObject({ problem: 'credentials', message: 'Failed to refresh STS token' });
});

test('a batch download packs what it got and names what it did not', async () => {
  const { store, endpoint } = gateway;
  const sign = (key: string): Promise<string> => store.signedUrl(key, { expiresSeconds: 60, origin: endpoint });
  await store.put('archway/pt/7/1/2/-/upper.drc', Buffer.from('drc'));
  await store.put('archway/pt/7/1/1/-/照片 1.jpg', Buffer.alloc(2000));
  await store.put('archway/pt/7/1/6/-/a.txt', Buffer.alloc(2000));
  const urls = await Promise.all(
    ['upper.drc', 'upper.drc']
      .map((name) => sign(`archway/pt/7/1/2/-/${name}`))
      .concat(['archway/pt/7/1/1/-/照片 1.jpg', 'archway/pt/7/1/6/-/a.txt', 'archway/pt/7/1/6/-/missing'].map(sign)),
  );
  let requests = 0;
  const counted: typeof fetch = (...given) => {
    requests += 1;
    return fetch(...given);
  };
  const { zip, failed } = await downloadAsZip(
    urls.map((url) => ({ url })),
    { drcToStl: async () => new TextEncoder().encode('stl'), fetch: counted },
  );
  const files = (await JSZip.loadAsync(await zip.arrayBuffer())).files;
  expect(Object.keys(files).filter((name) => !name.endsWith('/'))).toEqual([
    '7/1/2/upper.stl',
    '7/1/2/upper (1).stl',
    '7/1/1/照片 1.jpg',
    '7/1/6/a.txt',
  ]);
  expect(await files['7/1/2/upper.stl']!.async('string')).toBe('stl');
  expect(failed).toEqual([{ url: urls[4] }]);
  expect(requests).toBe(4 + 3);
  // Text is compressed, the photo is not.
  expect(zip.size).toBeLessThan(3500);
  expect(zip.size).toBeGreaterThan(2000);
});
