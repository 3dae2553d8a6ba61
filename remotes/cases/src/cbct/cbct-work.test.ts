import { ApiError } from '@archway/platform';
import { StorageError, type Upload, type UploadCheckpoint, type UploadOptions } from '@archway/storage';
import { type OpenedFiles, type SeriesChoice, type VolumeClient, VolumeError } from '@archway/volume';
import { cbctStore } from './cbct-store.ts';
import { type CbctRegistration, CbctWork, type CbctWorld } from './cbct-work.ts';
import type { Choice } from './choose-files.ts';

const place = { ptId: '7', version: 1 };
const choice: Choice = { name: 'CT', files: [{ path: 'CT/1', file: new File(['x'], '1') }], ignored: ['CT/a.jpg'] };
const upload = (): ReturnType<typeof cbctStore.get> => cbctStore.get(place);

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

/** Everything that settles does so in here. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Stage {
  readonly work: CbctWork;
  readonly world: CbctWorld;
  readonly sent: { name: string; finish(): void; fail(error: Error): void; upload: Upload }[];
  readonly registered: CbctRegistration[];
  readonly volumes: { opened: number; packed: string[]; disposed: number };
  kept: UploadCheckpoint[];
  discarded: string[];
  refuse: Error | null;
}

function setUp(found: SeriesChoice[] = [series('a')]): Stage {
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

  const begin = (name: string, onProgress: UploadOptions['onProgress'], size: number): Upload => {
    let paused = false;
    let finish!: () => void;
    let fail!: (error: Error) => void;
    const key = `archway/pt/7/1/3/-/${name}`;
    const done = new Promise<{ key: string; size: number; crc64: string }>((resolve, reject) => {
      finish = () => {
        onProgress?.({ loaded: size, total: size });
        resolve({ key, size, crc64: '1' });
      };
      fail = reject;
    });
    done.catch(() => {});
    const handle: Upload = {
      done,
      get paused() {
        return paused;
      },
      pause: () => void (paused = true),
      resume: () => void (paused = false),
      abort: async () => fail(new StorageError('aborted', '')),
    };
    stage.sent.push({ name, finish, fail, upload: handle });
    return handle;
  };
  const world: CbctWorld = {
    storage: () => ({
      start: ({ name, file, onProgress }) => begin(name, onProgress, file.size),
      resume: ({ key, size }, options) => begin(`resumed ${key}`, options?.onProgress, size),
      interrupted: async () => stage.kept,
      discard: async ({ id }) => void stage.discarded.push(id),
    }),
    openVolumes: async () => client,
    register: async (body) => {
      if (stage.refuse) throw stage.refuse;
      stage.registered.push(body);
      return {} as never;
    },
    opened: () => {},
    registered: async () => {},
  };
  const stage: Stage = {
    work: new CbctWork(world),
    world,
    sent: [],
    registered: [],
    volumes,
    kept: [],
    discarded: [],
    refuse: null,
  };
  return stage;
}

const apiError = (name: string): ApiError =>
  Object.assign(Object.create(ApiError.prototype) as ApiError, { name, message: name });

afterEach(() => cbctStore.remove(place));

test('one usable series is packed without a question, sent and registered with what was found', async () => {
  const stage = setUp([series('a'), series('b', 'gantryTilt')]);
  stage.work.start(place, choice);
  await settle();
  expect(upload()).toMatchObject({ state: 'running', stage: 'upload', ratio: 3.9, volume: { size: [4, 4, 2] } });
  // The voxels are not kept while the bytes travel.
  expect(stage.volumes.disposed).toBe(1);
  expect(stage.sent.map(({ name }) => name)).toEqual(['cbct_1.zip', 'cbct_1.ls']);
  stage.sent.forEach(({ finish }) => finish());
  await settle();
  expect(stage.registered).toEqual([
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

test('several usable series wait for the reader', async () => {
  const stage = setUp([series('a'), series('b')]);
  stage.work.start(place, choice);
  await settle();
  expect(upload()?.state).toBe('choosing');
  expect(stage.volumes.packed).toEqual([]);
  stage.work.pick(place, 'b');
  await settle();
  expect(stage.volumes).toMatchObject({ opened: 1, packed: ['b'] });
  expect(upload()?.stage).toBe('upload');
});

test('no usable series is a failure with the files named', async () => {
  const stage = setUp([series('a', 'gantryTilt')]);
  stage.work.start(place, choice);
  await settle();
  expect(upload()).toMatchObject({ state: 'failed', failure: { key: 'noSeries' } });
  expect(upload()?.opened?.setAside).toHaveLength(2);
});

test('pausing holds both objects, and resuming lets them go on', async () => {
  const stage = setUp();
  stage.work.start(place, choice);
  await settle();
  stage.work.pause(place);
  expect(upload()?.state).toBe('paused');
  expect(stage.sent.map((each) => each.upload.paused)).toEqual([true, true]);
  stage.work.resume(place);
  expect(upload()?.state).toBe('running');
  expect(stage.sent.map((each) => each.upload.paused)).toEqual([false, false]);
});

test('a broken upload goes on where it stopped, and what has arrived is not sent again', async () => {
  const stage = setUp();
  stage.work.start(place, choice);
  await settle();
  stage.sent[1]!.finish();
  stage.sent[0]!.fail(new Error('no network'));
  await settle();
  expect(upload()).toMatchObject({ state: 'failed', stage: 'upload', failure: { key: 'upload' } });
  stage.kept = [{ id: 'z', key: 'zip', size: 100, note: { kind: 'cbct', of: 'cbct_1.zip' } } as never];
  stage.work.retry(place);
  await settle();
  expect(stage.sent.slice(2).map(({ name }) => name)).toEqual(['resumed zip']);
  expect(stage.volumes.packed).toEqual(['a']);
});

test.each(['checksumMismatch', 'fileNotUploaded'])('after %s everything is sent anew', async (name) => {
  const stage = setUp();
  stage.refuse = apiError(name);
  stage.work.start(place, choice);
  await settle();
  stage.sent.forEach(({ finish }) => finish());
  await settle();
  expect(upload()).toMatchObject({ state: 'failed', failure: { key: 'refused', message: name } });
  stage.refuse = null;
  stage.work.retry(place);
  await settle();
  expect(stage.sent.slice(2).map((each) => each.name)).toEqual(['cbct_1.zip', 'cbct_1.ls']);
  expect(stage.volumes.packed).toEqual(['a']);
});

test('a volume that the server finds different is packed anew, of the same series', async () => {
  const stage = setUp([series('a'), series('b')]);
  stage.refuse = apiError('cbctMismatch');
  stage.work.start(place, choice);
  await settle();
  stage.work.pick(place, 'b');
  await settle();
  stage.sent.forEach(({ finish }) => finish());
  await settle();
  stage.refuse = null;
  stage.work.retry(place);
  await settle();
  expect(stage.volumes).toMatchObject({ opened: 2, packed: ['b', 'b'] });
  expect(stage.sent.slice(2).map((each) => each.name)).toEqual(['cbct_2.zip', 'cbct_2.ls']);
});

test('bytes that differ on arrival are named, and sent anew', async () => {
  const stage = setUp();
  stage.work.start(place, choice);
  await settle();
  stage.kept = [{ id: 'z', note: { kind: 'cbct', of: 'cbct_1.zip' } } as never];
  stage.sent[1]!.finish();
  stage.sent[0]!.fail(new StorageError('checksum', ''));
  await settle();
  expect(upload()?.failure).toEqual({ key: 'checksum' });
  expect(stage.discarded).toEqual(['z']);
});

test('cancelled, it is gone everywhere', async () => {
  const stage = setUp();
  stage.work.start(place, choice);
  await settle();
  await stage.work.cancel(place);
  await settle();
  expect(upload()).toBeUndefined();
  await expect(stage.sent[0]!.upload.done).rejects.toMatchObject({ problem: 'aborted' });
  expect(stage.registered).toEqual([]);
});

test('after a reload the note is enough to finish', async () => {
  const stage = setUp();
  const about = {
    ...place,
    fileName: 'CT',
    zipName: 'cbct_9.zip',
    quickLookName: 'cbct_9.ls',
    volume: { size: [4, 4, 2] } as never,
    notes: {} as never,
    ratio: 2,
  };
  stage.kept = [
    { id: 'z', key: 'archway/pt/7/1/3/-/cbct_9.zip', size: 50, note: { kind: 'cbct', of: 'cbct_9.zip' } } as never,
  ];
  stage.work.continueInterrupted(about, 50);
  await settle();
  expect(upload()).toMatchObject({ state: 'running', stage: 'upload', name: 'CT', ratio: 2 });
  stage.sent[0]!.finish();
  await settle();
  expect(stage.registered[0]).toMatchObject({ fileName: 'CT', quickLookName: expect.stringContaining('/cbct_9.ls') });
});

test('when neither bytes nor a checkpoint are left, the files have to be chosen again', async () => {
  const stage = setUp();
  stage.work.continueInterrupted({ ...place, fileName: 'CT', zipName: 'x' } as never, 1);
  await settle();
  expect(upload()?.failure).toEqual({ key: 'lost' });
});

test('a reader that fails is started anew by a retry', async () => {
  const stage = setUp();
  const client = await stage.world.openVolumes();
  jest.spyOn(client, 'open').mockRejectedValueOnce(new VolumeError('archive'));
  stage.work.start(place, choice);
  await settle();
  expect(upload()).toMatchObject({ state: 'failed', stage: 'read', failure: { key: 'read', reason: 'archive' } });
  expect(stage.volumes.disposed).toBe(1);
  stage.work.retry(place);
  await settle();
  expect(upload()).toMatchObject({ state: 'running', stage: 'upload' });
});
