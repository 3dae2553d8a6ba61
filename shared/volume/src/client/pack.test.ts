import { pattern } from '../testing/series.ts';
import { VolumeError } from '../volume-error.ts';
import type { VolumePool } from '../worker/pool.ts';
import { packOver } from './pack.ts';
import { Task } from './task.ts';

const volume = pattern([300, 8, 4]);

/** Compresses whole slices, and does something else with the small ones of the quick look. */
function packing(small: () => Uint8Array[]) {
  const run = async (_job: string, { slices, width }: { slices: unknown[]; width: number }) =>
    width < 300 ? small() : slices.map(() => new Uint8Array(600));
  const pool = { size: 1, run } as unknown as VolumePool;
  const make = async () => ({ volume, source: null as never });
  return packOver(pool, new Task(undefined), make, { timestamp: 1, onProgress: () => undefined });
}
const failing = (failure: Error) =>
  packing(() => {
    throw failure;
  });

test.each([
  [new VolumeError('workerFailed'), { reason: 'workerFailed' }],
  [new RangeError('Array buffer allocation failed'), { reason: 'tooLarge' }],
  [new Error('aborted'), {}],
])('a quick look that cannot be made is told as that: %s', async (failure, values) => {
  await expect(failing(failure)).rejects.toMatchObject({ code: 'quickLookFailed', values });
});

test('a packing that is cancelled during the quick look is cancelled', async () => {
  await expect(failing(new VolumeError('cancelled'))).rejects.toMatchObject({ code: 'cancelled' });
});

test('with its quick look a volume is packed', async () => {
  expect(await packing(() => [new Uint8Array(600), new Uint8Array(600)])).toMatchObject({ quickLookName: 'cbct_1.ls' });
});
