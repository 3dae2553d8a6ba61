import type { UploadFlow, UploadJob } from './flow.ts';
import type { UploadState } from './states.ts';
import { BytesLost } from './send.ts';
import { FakeStorage, settled } from './testing/fake-storage.ts';
import { type Upload, newUpload } from './upload.ts';
import { Uploads } from './uploads.ts';

type Step = 'make' | 'send';
interface Parcel extends Upload<Step, string> {
  readonly name: string;
}
interface Work {
  name: string;
  made: number;
  /** The reader has to say yes first. */
  asks?: boolean;
  bytes?: { size: number } | null;
  objects?: string[];
}
type Bytes = { size: number };
type Job = UploadJob<Parcel, Work, object, Bytes>;

const scope = { caseId: '7' };

function setUp(change: Partial<UploadFlow<Parcel, Work, object, Bytes>> = {}) {
  const storage = new FakeStorage<object, Bytes>();
  const registered: string[][] = [];
  const released: string[] = [];
  let clock = 0;
  const world = {
    refusals: [] as Error[],
    shown: null as (() => void) | null,
    tick: (ms: number) => (clock += ms),
  };
  const flow: UploadFlow<Parcel, Work, object, Bytes> = {
    async run(job: Job) {
      const { work } = job;
      if (work.bytes === undefined) {
        job.enter('make', 'preparing');
        if (work.asks) return 'asks';
        await Promise.resolve();
        job.become('compressing');
        job.advance(0.5);
        work.made += 1;
        work.bytes = { size: 100 };
      }
      job.enter('send', 'uploading');
      const objects = (work.objects ?? [work.name]).map((name) => ({ scope, name, file: work.bytes ?? null }));
      const arrived = await job.send(objects);
      const refusal = world.refusals.shift();
      if (refusal) throw refusal;
      registered.push([...arrived.keys()]);
    },
    failureOf: (thrown) => (thrown as Error).message,
    recover: (thrown) => ((thrown as Error).message === 'lost' ? 'sendAgain' : undefined),
    release: ({ name }) => released.push(name),
    succeeded: () => (world.shown ? new Promise<void>((resolve) => (world.shown = resolve)) : Promise.resolve()),
    ...change,
  };
  const uploads = new Uploads<Parcel, Work, object, Bytes, never>(flow, {
    storage: () => storage as never,
    now: () => clock,
  });
  const start = (name: string, work: Partial<Work> = {}) =>
    uploads.start([{ upload: { ...newUpload(name, 'make'), name }, work: { name, made: 0, ...work } }]);
  return { uploads, storage, start, registered, released, world };
}

const states = (uploads: { store: { all(): readonly Parcel[] } }): UploadState[] =>
  uploads.store.all().map(({ state }) => state);

test('a parcel is made, sent and registered, and shown until whoever shows the case knows', async () => {
  const { uploads, storage, start, registered, released, world } = setUp();
  world.shown = () => {};
  const seen: UploadState[] = [];
  uploads.store.subscribe(() => seen.push(...states(uploads).filter((state) => state !== seen.at(-1))));
  const ended = start('a');
  await settled();
  storage.finishAll();
  expect(await ended).toEqual(['success']);
  expect(seen).toEqual(['waiting', 'preparing', 'compressing', 'uploading', 'success']);
  expect(registered).toEqual([['a']]);
  expect(released).toEqual(['a']);
  expect(states(uploads)).toEqual(['success']);
  world.shown();
  await settled();
  expect(states(uploads)).toEqual([]);
});

test('bytes, share and rate of what is sent are shown', async () => {
  const { uploads, storage, start, world } = setUp();
  void start('a');
  await settled();
  world.tick(1000);
  storage.of('a').progress(25);
  expect(uploads.store.of('a')).toMatchObject({ bytes: 100, share: 0.25, rate: 0.25 });
});

test('paused, nothing more is sent; what has arrived meanwhile waits for the reader', async () => {
  const { uploads, storage, start, registered } = setUp();
  void start('a');
  uploads.pause('a');
  expect(uploads.store.of('a')).toMatchObject({ state: 'preparing', paused: false });
  await settled();
  uploads.pause('a');
  expect(uploads.store.of('a')).toMatchObject({ state: 'uploading', paused: true });
  expect(storage.of('a').paused).toBe(true);
  uploads.resume('a');
  expect(uploads.store.of('a')?.paused).toBe(false);
  expect(storage.of('a').paused).toBe(false);
  uploads.pause('a');
  storage.finishAll();
  await settled();
  expect(registered).toEqual([]);
  uploads.resume('a');
  await settled();
  expect(registered).toEqual([['a']]);
});

test('a failure says why; a retry makes nothing twice and goes on from what has arrived', async () => {
  const { uploads, storage, start, registered } = setUp();
  const work = { objects: ['a', 'b'] };
  const ended = start('a', work);
  await settled();
  storage.of('a').finish();
  storage.of('b').fail(new Error('no network'));
  expect(await ended).toEqual(['serverError']);
  expect(uploads.store.of('a')).toMatchObject({ failure: 'no network', rate: null });
  expect(uploads.workOf('a')).toMatchObject({ made: 1 });
  uploads.retry('a');
  expect(uploads.store.of('a')).toMatchObject({ state: 'uploading', failure: null });
  await settled();
  expect(storage.transfers.slice(2).map(({ name, resumed }) => [name, resumed])).toEqual([['b', true]]);
  storage.finishAll();
  await settled();
  expect(registered).toEqual([['a', 'b']]);
});

test('what the server has lost is sent again, and what is kept of it is given up', async () => {
  const { uploads, storage, start, registered, world } = setUp();
  world.refusals.push(new Error('lost'));
  void start('a');
  await settled();
  storage.finishAll();
  await settled();
  expect(uploads.store.of('a')?.state).toBe('serverError');
  uploads.retry('a');
  await settled();
  expect(storage.transfers.map(({ resumed }) => resumed)).toEqual([false, false]);
  storage.finishAll();
  await settled();
  expect(registered).toEqual([['a']]);
});

test('cancelled, its parts are given up, and nothing that still comes of it is heard; a retry goes on', async () => {
  const { uploads, storage, start, registered } = setUp();
  const ended = start('a');
  await settled();
  await uploads.cancel('a');
  expect(await ended).toEqual(['aborted']);
  expect(storage.of('a').aborted).toBe(true);
  storage.of('a').progress(50);
  expect(uploads.store.of('a')).toMatchObject({ state: 'aborted', share: 0, failure: null });
  // Once more changes nothing.
  await uploads.cancel('a');
  uploads.retry('a');
  await settled();
  storage.finishAll();
  await settled();
  expect(registered).toEqual([['a']]);
});

test('cancelled while it is made, it is not sent', async () => {
  const { uploads, storage, start } = setUp();
  const ended = start('a');
  void uploads.cancel('a');
  expect(await ended).toEqual(['aborted']);
  await settled();
  expect(storage.transfers).toEqual([]);
});

test('a storage that keeps the parts is told of, and the upload is cancelled all the same', async () => {
  const { uploads, storage, start } = setUp();
  void start('a');
  await settled();
  storage.refusal = new Error('Fail to cancel upload');
  await expect(uploads.cancel('a')).rejects.toThrow('Fail to cancel upload');
  expect(states(uploads)).toEqual(['aborted']);
});

test('dismissed, it is gone with what has arrived of it', async () => {
  const { uploads, storage, start, released } = setUp();
  void start('a');
  await settled();
  storage.of('a').fail(new Error('no network'));
  await settled();
  await uploads.dismiss(['a']);
  expect([states(uploads), storage.discarded, released]).toEqual([[], ['a'], ['a']]);
  uploads.retry('a');
  expect(uploads.workOf('a')).toBeUndefined();
});

test('another one of the same id ends the first', async () => {
  const { uploads, storage, start, registered } = setUp();
  const first = start('a');
  await settled();
  void start('a', { objects: ['other'] });
  expect(await first).toEqual(['aborted']);
  await settled();
  storage.of('other').finish();
  await settled();
  expect(registered).toEqual([['other']]);
  expect(states(uploads)).toEqual([]);
});

test('it waits for an answer, once', async () => {
  const { uploads, storage, start } = setUp();
  expect(await start('a', { asks: true })).toEqual(['waiting']);
  expect(states(uploads)).toEqual(['waiting']);
  uploads.workOf('a')!.asks = false;
  uploads.answered('a');
  uploads.answered('a');
  await settled();
  expect(storage.transfers).toHaveLength(1);
});

test('an upload that waits for nothing cannot be answered', async () => {
  const { uploads, storage, start } = setUp({ atOnce: 1 });
  void start('a');
  void start('b');
  uploads.answered('b');
  await settled();
  expect(storage.transfers.map(({ name }) => name)).toEqual(['a']);
});

test('so many at once; one that is cancelled while it waits is not begun', async () => {
  const { uploads, storage, start } = setUp({ atOnce: 1 });
  void start('a');
  const second = start('b');
  const third = start('c');
  await settled();
  expect(states(uploads)).toEqual(['uploading', 'waiting', 'waiting']);
  void uploads.cancel('b');
  expect(await second).toEqual(['aborted']);
  storage.finishAll();
  await settled();
  expect(storage.transfers.map(({ name }) => name)).toEqual(['a', 'c']);
  storage.finishAll();
  expect(await third).toEqual(['success']);
});

test('after a reload what the storage has kept goes on; without it the files are chosen again', async () => {
  const { uploads, storage, start, registered } = setUp();
  storage.kept = [{ id: 'k', scope, key: 'archway/pt/7/1/2/-/a', size: 40, startedAt: 1, note: {} }];
  void start('a', { bytes: null });
  await settled();
  expect(storage.transfers).toMatchObject([{ name: 'a', resumed: true }]);
  expect(uploads.store.of('a')).toMatchObject({ state: 'uploading', bytes: 40 });
  storage.finishAll();
  await settled();
  expect(registered).toEqual([['a']]);
  expect(await start('b', { bytes: null })).toEqual(['serverError']);
  expect(uploads.store.of('b')?.failure).toBe(new BytesLost('b').message);
});

test('what is kept of another place is not taken for this one', async () => {
  const { uploads, storage, start } = setUp();
  storage.kept = [{ id: 'k', scope: { caseId: '8' }, key: 'archway/pt/8/1/2/-/a', size: 40, startedAt: 1, note: {} }];
  expect(await start('a', { bytes: null })).toEqual(['serverError']);
  await uploads.dismiss(['a']);
  expect(storage.discarded).toEqual([]);
});

test('small steps of progress are not shown', async () => {
  const { uploads, storage, start } = setUp({ showEvery: 0.1 });
  void start('a');
  await settled();
  storage.of('a').progress(5);
  expect(uploads.store.of('a')?.share).toBe(0);
  storage.of('a').progress(12);
  expect(uploads.store.of('a')?.share).toBe(0.12);
});

test('a flow that does what the states forbid fails, and hangs nowhere', async () => {
  const { uploads, start } = setUp({
    run: (job) => {
      job.enter('make', 'preparing');
      return Promise.resolve();
    },
  });
  expect(await start('a')).toEqual(['serverError']);
  expect(uploads.store.of('a')?.failure).toBe('An upload that is preparing cannot succeed');
});
