import { RateLimiter } from './rate-limit.ts';

test('lets through as many calls a minute as the limit says, by key', () => {
  const limiter = new RateLimiter();
  expect([1, 2, 3].map(() => limiter.take('a', 2, 0))).toEqual([null, null, 60]);
  expect(limiter.take('b', 2, 0)).toBeNull();
  expect(limiter.take('a', 2, 45_000)).toBe(15);
  expect(limiter.take('a', 2, 60_000)).toBeNull();
});
