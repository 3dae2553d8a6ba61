import { ApiError } from '@archway/platform';
import { StorageError, type StorageScope } from '@archway/storage';
import { type Checkpoint, Uploads, noteOf } from '@archway/uploads';
import { FakeStorage, settled } from '@archway/uploads/testing';
import { type OpenedFiles, type SeriesChoice, type VolumeClient, VolumeError } from '@archway/volume';
import type { Choice } from '../drop/choose-files.ts';
import { type CbctRegistration, type CbctWorld, cbctFlow, newCbctWork } from './cbct-flow.ts';
import type { CbctAbout } from './cbct-objects.ts';
import { type CbctUpload, isChoosing, newCbctUpload } from './cbct-upload.ts';

const place = { caseId: '7', version: 1 };
const choice: Choice = { name: 'CT', files: [{ path: 'CT/1', file: new File(['x'], '1') }], ignored: ['CT/a.jpg'] };
const id = '7/1';
const scope = { caseId: '7', version: 1, dataType: 3, actions: ['get', 'put', 'abort_multi_part_upload'] };

const series = (key: string, problem: SeriesChoice['problem'] = null): SeriesChoice => ({
  key,
  name: 'K-0187',
  series: '2',
  description: 'DVT',
  modality: 'CT',
  part: null,
  created: '20261118',
  dimension: [4, 4, 2],
  spacing: [0.2, 0.2, 0.2],
  direction: null,
  componentType: 'int16',
  notes: null,
  thumbnail: null,
  problem,
});

function setUp(found: SeriesChoice[] = [series('a')]) {
  const volumes = { opened: 0, packed: [] as string[], disposed: 0 };
  const client = {
    async open(): Promise<OpenedFiles> {
      volumes.opened += 1;
      return { series: found, setAside: [{ file: 'CT/x', reason: 'localizer' }], filesRead: 3, archive: null };
    },
    async pack(key: string) {
      volumes.packed.push(key);
      const bytes = { zip: new Uint8Array(100), quickLook: new Uint8Array(10) };
      const names = { zipName: `cbct_${volumes.packed.length}.zip`, quickLookName: `cbct_${volumes.packed.length}.ls` };
      const descriptor = {
        size: [4, 4, 2],
        origin: [0, 0, 0],
        spacing: [0.2, 0.2, 0.2],
        direction: [1, 0, 0, 0, 1, 0, 0, 0, 1],
        imageType: { componentType: 'int16' },
        name: 'K-0187',
        sha256: 'f'.repeat(64),
      };
      const notes = { unevenGaps: [], missing: 1, duplicates: [], orderAssumed: false, tiltDegrees: 2.5 };
      return { ...bytes, ...names, descriptor, notes, ratio: 3.9, series: series(key) };
    },
    dispose: () => void (volumes.disposed += 1),
  } as unknown as VolumeClient;

  const storage = new FakeStorage<StorageScope, Blob>('archway/pt/7/1/3/-/');
  const registered: CbctRegistration[] = [];
  const refusals: Error[] = [];
  const world: CbctWorld = {
    openVolumes: async () => client,
    register: async (body) => {
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      registered.push(body);
      return {} as never;
    },
    opened: jest.fn(),
    registered: async () => {},
  };
  const uploads = new Uploads(cbctFlow(world), { storage: () => storage });
  return {
    uploads,
    storage,
    registered,
    refusals,
    volumes,
    client,
    upload: (): CbctUpload | undefined => uploads.store.of(id),
    async start(): Promise<void> {
      void uploads.start([{ upload: newCbctUpload(place, choice.name), work: newCbctWork({ choice }) }]);
      await settled();
    },
    async finish(about: Partial<CbctAbout>): Promise<void> {
      const upload = newCbctUpload(place, 'CT', 'upload');
      const work = newCbctWork({ about: { ...place, fileName: 'CT', ...about } as CbctAbout });
      void uploads.start([{ upload, work }]);
      await settled();
    },
    async pick(key: string): Promise<void> {
      uploads.workOf(id)!.series = key;
      uploads.answered(id);
      await settled();
    },
    async arrive(): Promise<void> {
      storage.finishAll();
      await settled();
    },
    async retry(): Promise<void> {
      uploads.retry(id);
      await settled();
    },
    /** Names of what was sent, from the `from`th. */
    sent: (from = 0) => storage.transfers.slice(from).map(({ name }) => name),
  };
}

const kept = (name: string): Checkpoint => ({
  id: name,
  scope,
  key: `archway/pt/7/1/3/-/${name}`,
  size: 50,
  startedAt: 1,
  note: noteOf('cbct', {}),
});

const apiError = (name: string): ApiError =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, { name, message: name });

test('one usable series is packed without a question, sent and registered with what was found', async () => {
  const { start, upload, volumes, sent, arrive, registered } = setUp([series('a'), series('b', 'gantryTilt')]);
  await start();
  expect(upload()).toMatchObject({ state: 'uploading', step: 'upload', ratio: 3.9, volume: { size: [4, 4, 2] } });
  // The voxels are not kept while the bytes travel.
  expect(volumes.disposed).toBe(1);
  expect(sent()).toEqual(['cbct_1.zip', 'cbct_1.ls']);
  await arrive();
  expect(registered).toEqual([
    expect.objectContaining({
      ...place,
      fileName: 'CT',
      objectName: 'archway/pt/7/1/3/-/cbct_1.zip',
      quickLookName: 'archway/pt/7/1/3/-/cbct_1.ls',
      size: 100,
      crc64: '1',
      notes: expect.objectContaining({
        filesRead: 3,
        setAside: { localizer: 1, notDicom: 1 },
        missingSlices: 1,
        tiltCorrected: 2.5,
      }),
      volume: expect.objectContaining({ description: 'DVT', created: '20261118', sha256: 'f'.repeat(64) }),
    }),
  ]);
  expect(upload()).toBeUndefined();
});

test('the states are those of the specification: slices are loaded, and then compressed', async () => {
  const { uploads, client, start, upload, arrive } = setUp();
  const packed = await client.pack('a', {} as never);
  jest.spyOn(client, 'pack').mockImplementation(async (_key, options) => {
    options.onProgress?.('read', 1);
    options.onProgress?.('assemble', 1);
    options.onProgress?.('compress', 0.5);
    options.onProgress?.('zip', 1);
    return packed;
  });
  const seen: string[] = [];
  uploads.store.subscribe(() => {
    const state = upload()?.state;
    if (state && state !== seen.at(-1)) seen.push(state);
  });
  await start();
  await arrive();
  expect(seen).toEqual(['waiting', 'preparing', 'loading', 'compressing', 'uploading', 'success']);
});

test('several usable series wait for the reader', async () => {
  const { start, upload, volumes, pick } = setUp([series('a'), series('b')]);
  await start();
  expect(isChoosing(upload()!)).toBe(true);
  expect(volumes.packed).toEqual([]);
  await pick('b');
  expect(volumes).toMatchObject({ opened: 1, packed: ['b'] });
  expect(upload()?.step).toBe('upload');
});

test('no usable series is a failure with the files named', async () => {
  const { start, upload } = setUp([series('a', 'gantryTilt')]);
  await start();
  // What lies beside a volume in many folders is not why there is none.
  expect(upload()).toMatchObject({ state: 'serverError', failure: { key: 'noSeries', reason: 'gantryTilt' } });
  expect(upload()?.opened?.setAside).toHaveLength(2);
});

test('of several reasons none stands for all', async () => {
  const { start, upload } = setUp([series('a', 'gantryTilt'), series('b', 'singleImage')]);
  await start();
  expect(upload()?.failure).toEqual({ key: 'noSeries' });
});

test('pausing holds both objects, and resuming lets them go on', async () => {
  const { uploads, storage, start, upload } = setUp();
  await start();
  uploads.pause(id);
  expect(upload()?.paused).toBe(true);
  expect(storage.transfers.map(({ paused }) => paused)).toEqual([true, true]);
  uploads.resume(id);
  expect(upload()).toMatchObject({ state: 'uploading', paused: false });
  expect(storage.transfers.map(({ paused }) => paused)).toEqual([false, false]);
});

test('a broken upload goes on where it stopped, and what has arrived is not sent again', async () => {
  const { storage, start, upload, retry, sent, volumes } = setUp();
  await start();
  storage.of('cbct_1.ls').finish();
  storage.of('cbct_1.zip').fail(new Error('no network'));
  await settled();
  expect(upload()).toMatchObject({ state: 'serverError', step: 'upload', failure: { key: 'upload' } });
  await retry();
  expect(sent(2)).toEqual(['cbct_1.zip']);
  expect(storage.of('cbct_1.zip').resumed).toBe(true);
  expect(volumes.packed).toEqual(['a']);
});

test.each(['checksumMismatch', 'fileNotUploaded'])('after %s everything is sent anew', async (name) => {
  const { refusals, start, arrive, upload, retry, sent, volumes } = setUp();
  refusals.push(apiError(name));
  await start();
  await arrive();
  expect(upload()).toMatchObject({ state: 'serverError', failure: { key: 'refused', message: name } });
  await retry();
  expect(sent(2)).toEqual(['cbct_1.zip', 'cbct_1.ls']);
  expect(volumes.packed).toEqual(['a']);
});

test('a volume that the server finds different is packed anew, of the same series', async () => {
  const { refusals, start, pick, arrive, retry, sent, volumes } = setUp([series('a'), series('b')]);
  refusals.push(apiError('cbctMismatch'));
  await start();
  await pick('b');
  await arrive();
  await retry();
  expect(volumes).toMatchObject({ opened: 2, packed: ['b', 'b'] });
  expect(sent(2)).toEqual(['cbct_2.zip', 'cbct_2.ls']);
});

test('bytes that differ on arrival are named, and sent anew', async () => {
  const { storage, start, upload, retry } = setUp();
  await start();
  storage.of('cbct_1.ls').finish();
  storage.of('cbct_1.zip').fail(new StorageError('checksum', ''));
  await settled();
  expect(upload()?.failure).toEqual({ key: 'checksum' });
  expect(storage.discarded).toEqual(['cbct_1.zip']);
  await retry();
  expect(storage.of('cbct_1.zip').resumed).toBe(false);
});

test('cancelled, it is gone everywhere', async () => {
  const { uploads, storage, start, upload, registered } = setUp();
  await start();
  await uploads.dismiss([id]);
  await settled();
  expect(upload()).toBeUndefined();
  expect(storage.transfers.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(registered).toEqual([]);
});

test('cancelled while the files are read, the readers are given back', async () => {
  const { uploads, client, volumes, start } = setUp();
  jest.spyOn(client, 'open').mockReturnValue(new Promise(() => {}));
  await start();
  await uploads.dismiss([id]);
  expect(volumes.disposed).toBe(1);
});

test('after a reload the note is enough to finish, also where the quick look has arrived', async () => {
  const { storage, finish, upload, arrive, registered } = setUp();
  storage.kept = [kept('cbct_9.zip')];
  await finish({ zipName: 'cbct_9.zip', quickLookName: 'cbct_9.ls' });
  expect(upload()).toMatchObject({ state: 'uploading', step: 'upload', name: 'CT', bytes: 50 });
  await arrive();
  expect(registered[0]).toMatchObject({ fileName: 'CT', quickLookName: 'archway/pt/7/1/3/-/cbct_9.ls' });
});

test('when neither bytes nor a checkpoint are left, the files have to be chosen again', async () => {
  const { finish, upload } = setUp();
  await finish({ zipName: 'x', quickLookName: 'y' });
  expect(upload()?.failure).toEqual({ key: 'lost' });
});

test.each([
  [new VolumeError('notMerged', { reason: 'truncated' }), { key: 'merge', reason: 'truncated' }],
  [new VolumeError('quickLookFailed', { reason: 'tooLarge' }), { key: 'video', reason: 'tooLarge' }],
  [new VolumeError('quickLookFailed'), { key: 'video' }],
  [new VolumeError('workerFailed'), { key: 'compress', reason: 'workerFailed' }],
])('what fails while a series is packed is told as what it is, and tried again: %s', async (failure, expected) => {
  const { client, start, upload, retry } = setUp();
  jest.spyOn(client, 'pack').mockRejectedValueOnce(failure);
  await start();
  expect(upload()).toMatchObject({ state: 'serverError', step: 'compress' });
  expect(upload()?.failure).toEqual(expected);
  await retry();
  expect(upload()).toMatchObject({ state: 'uploading', step: 'upload' });
});

test('a reader that fails is started anew by a retry', async () => {
  const { client, start, upload, volumes, retry } = setUp();
  jest.spyOn(client, 'open').mockRejectedValueOnce(new VolumeError('archive'));
  await start();
  expect(upload()).toMatchObject({ state: 'serverError', step: 'read', failure: { key: 'read', reason: 'archive' } });
  expect(volumes.disposed).toBe(1);
  await retry();
  expect(upload()).toMatchObject({ state: 'uploading', step: 'upload' });
});
