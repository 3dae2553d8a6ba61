import { MODULE_RETRY_MS, startModule } from './wasm.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts a module again every three seconds, until it starts', async () => {
  expect(MODULE_RETRY_MS).toBe(3000);
  const starts: number[] = [];
  const started = startModule({}, async () => {
    starts.push(Date.now());
    if (starts.length < 3) throw new Error('the file did not come');
    return 'module';
  });
  await jest.advanceTimersByTimeAsync(2999);
  expect(starts).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(starts).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(started).resolves.toBe('module');
  expect(starts.map((each) => each - starts[0]!)).toEqual([0, 3000, 6000]);
});

it('gives up after the third attempt, with its reason', async () => {
  let starts = 0;
  const failed = expect(
    startModule({}, async () => {
      starts += 1;
      throw new Error(`attempt ${starts}`);
    }),
  ).rejects.toThrow('attempt 3');
  await jest.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(starts).toBe(3);
});
