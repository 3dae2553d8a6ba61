import type { CaseCbct } from '@archway/contracts';
import { VolumeError } from '@archway/volume';
import { type LoadState, VolumeLoad } from './volume-load.ts';
import type { ReadOptions, VolumeReader } from './volume-reader.ts';

jest.mock('@archway/platform', () => ({ call: () => Promise.resolve(['quick', 'whole']), ApiError: class {} }));
jest.mock('../../loading/fetch-bytes.ts', () => ({
  FetchFailure: class extends Error {},
  fetchBytes: (url: string) =>
    failing.has(url) ? Promise.reject(new Error(url)) : Promise.resolve(new ArrayBuffer(8)),
}));

const failing = new Set<string>();
const grid = { spacing: [1, 1, 1], origin: [0, 0, 0], direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] } as const;
const whole = { ...grid, size: [4, 4, 4] as const, data: new Int16Array(64) };
const small = { ...grid, size: [2, 2, 2] as const, spacing: [2, 2, 2] as const, data: new Int16Array(8) };
const cbct = { objectName: 'b', quickLookName: 'a', size: 8, volume: whole } as unknown as CaseCbct;

class Reader implements VolumeReader {
  disposed = 0;
  finish!: () => void;
  unpacking = new Promise<void>((resolve) => (this.finish = resolve));
  problem: Error | null = null;

  quickLook(): Promise<typeof small> {
    return Promise.resolve(small);
  }

  async unpack(options: ReadOptions): ReturnType<VolumeReader['unpack']> {
    options.onVolume(whole, [1, 1, 1]);
    options.onSlices(0, 2);
    options.onProgress(0.5);
    await this.unpacking;
    if (this.problem) throw this.problem;
    return { volume: whole, reducedBy: [1, 1, 1] };
  }

  dispose(): void {
    this.disposed += 1;
  }
}

function load(reader: Reader, side = 512): { states: LoadState[]; slices: number[][]; load: VolumeLoad } {
  const states: LoadState[] = [];
  const slices: number[][] = [];
  const started = new VolumeLoad(
    cbct,
    { bytes: 1e6, side },
    {
      reader: () => reader,
      fit: (shown) => (whole.size[0] > side ? { ...shown, reducedBy: [2, 2, 2] } : shown),
      onChange: (state) => states.push(state),
      onSlices: (...range) => slices.push(range),
    },
  );
  started.start();
  return { states, slices, load: started };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => failing.clear());

test('the quick look first, the whole after it, and the workers are given back', async () => {
  const reader = new Reader();
  const { states, slices } = load(reader);
  await settle();
  expect(states.at(-1)).toMatchObject({
    phase: 'decode',
    fraction: 0.5,
    shown: { stage: 'quick', reducedBy: [2, 2, 2] },
  });
  reader.finish();
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'ready', shown: { stage: 'whole', volume: whole } });
  expect(slices).toEqual([]);
  expect(reader.disposed).toBe(1);
});

test('without a quick look the slices are seen as they arrive', async () => {
  failing.add('quick');
  const { states, slices } = load(new Reader());
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'decode', shown: { stage: 'growing' } });
  expect(slices).toEqual([[0, 2]]);
});

test('a volume with a side that cannot be drawn is not shown before it is reduced', async () => {
  failing.add('quick');
  const reader = new Reader();
  const { states } = load(reader, 3);
  await settle();
  expect(states.at(-1)?.shown).toBeNull();
  reader.finish();
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'ready', shown: { reducedBy: [2, 2, 2] } });
});

test('stopped, the quick look stays and nothing more comes', async () => {
  const reader = new Reader();
  const { states, load: running } = load(reader);
  await settle();
  running.stop();
  reader.finish();
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'stopped', shown: { stage: 'quick' } });
  expect(reader.disposed).toBe(1);
});

test('a failure names itself, keeps the quick look, and can be tried again', async () => {
  const reader = new Reader();
  reader.problem = new VolumeError('noImageData');
  const { states, load: running } = load(reader);
  reader.finish();
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'failed', failure: { kind: 'noImageData' }, shown: { stage: 'quick' } });
  reader.problem = null;
  running.start();
  await settle();
  expect(states.at(-1)).toMatchObject({ phase: 'ready', failure: null });
});
