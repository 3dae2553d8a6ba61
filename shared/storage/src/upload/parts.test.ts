import { inParallel, partSizeFor, partsOf } from './parts.ts';

test('parts cover the file without gap', () => {
  const parts = partsOf(2_500_000, 1_048_576);
  expect(parts).toEqual([
    { number: 1, start: 0, end: 1_048_576 },
    { number: 2, start: 1_048_576, end: 2_097_152 },
    { number: 3, start: 2_097_152, end: 2_500_000 },
  ]);
  expect(partsOf(1_048_576, 1_048_576)).toHaveLength(1);
});

test('a part is one MiB, unless there would be more than ten thousand', () => {
  expect(partSizeFor(5_000_000_000)).toBe(1_048_576);
  const size = 50 * 1024 ** 3;
  expect(partsOf(size, partSizeFor(size)).length).toBeLessThanOrEqual(10_000);
});

test('runs so many at a time and stops after a failure', async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  const job = async (item: number): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    seen.push(item);
    running -= 1;
    if (item === 5) throw new Error('five');
  };
  await expect(inParallel([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 3, job)).rejects.toThrow('five');
  expect(most).toBe(3);
  expect(running).toBe(0);
  expect(seen).not.toContain(12);
});
