import { pause, withRetries } from './retry.ts';

const options = { retries: 3, delayMs: 0, online: async () => {} };

test('tries three times more, then passes the last failure on', async () => {
  let tries = 0;
  await expect(withRetries(async () => Promise.reject(new Error(`failure ${++tries}`)), options)).rejects.toThrow(
    'failure 4',
  );
  tries = 0;
  await expect(withRetries(async () => (++tries < 4 ? Promise.reject(new Error()) : tries), options)).resolves.toBe(4);
});

test('does not repeat what cannot change', async () => {
  const attempt = jest.fn(async () => Promise.reject(Object.assign(new Error(), { code: 'NoSuchUpload' })));
  await expect(withRetries(attempt, options)).rejects.toMatchObject({ code: 'NoSuchUpload' });
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('waits for the network', async () => {
  const events: string[] = [];
  const online = async (): Promise<void> => void events.push('online');
  const attempt = async (): Promise<string> => {
    events.push('try');
    return events.length < 3 ? Promise.reject(new Error()) : 'done';
  };
  await expect(withRetries(attempt, { ...options, online })).resolves.toBe('done');
  expect(events).toEqual(['try', 'online', 'try']);
});

test('ends at once when it is aborted', async () => {
  const control = new AbortController();
  const waiting = pause(1_000_000, control.signal);
  control.abort();
  await expect(waiting).rejects.toMatchObject({ problem: 'aborted' });
  const attempt = jest.fn(async () => 1);
  await expect(withRetries(attempt, { ...options, signal: control.signal })).rejects.toMatchObject({
    problem: 'aborted',
  });
  expect(attempt).not.toHaveBeenCalled();
});
