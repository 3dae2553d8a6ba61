import { createRefresher } from './refresher.ts';

test('whoever asks while a question runs shares the next one', async () => {
  const ends: (() => void)[] = [];
  const ask = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const refresh = createRefresher(ask);
  const first = refresh();
  const later = [refresh(), refresh(), refresh()];
  expect(ask).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await first;
  await Promise.resolve();
  expect(ask).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await Promise.all(later);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a question that failed does not stop the next one', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('offline')));
  const refresh = createRefresher(ask);
  await expect(refresh()).rejects.toThrow();
  await expect(refresh()).rejects.toThrow();
  expect(ask).toHaveBeenCalledTimes(2);
});
