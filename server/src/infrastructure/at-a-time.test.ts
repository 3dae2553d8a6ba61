import { atATime } from './at-a-time.ts';

test('no more run at a time, in their order, and a failure frees its place', async () => {
  const run = atATime(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((n) =>
      run(async () => {
        most = Math.max(most, ++running);
        order.push(n);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        if (n % 2 === 1) throw new Error(String(n));
        return n;
      }),
    ),
  );
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});
