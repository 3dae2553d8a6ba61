import { PassThrough } from 'node:stream';
import { chunksOf } from './body.ts';
import type { Exchange } from './exchange.ts';

/** Longer than a server that stops waits for the rest of a body. */
const LONG_MS = 8000;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

function upload() {
  const request = new PassThrough();
  const stop = new AbortController();
  const body = chunksOf({ request, stopping: stop.signal } as unknown as Exchange);
  return { request, stop: () => stop.abort(), body };
}

test('a body that is not here some seconds after the stop began is told to come again', async () => {
  const { request, stop, body } = upload();
  request.write('first');
  expect(String((await body.next()).value)).toBe('first');
  const next = body.next();
  stop();
  jest.advanceTimersByTime(LONG_MS);
  await expect(next).rejects.toMatchObject({ code: 'ServiceUnavailable' });
});

test('so it is when the time comes while a piece is being written', async () => {
  const { request, stop, body } = upload();
  request.write('first');
  await body.next();
  stop();
  jest.advanceTimersByTime(LONG_MS);
  request.write('second');
  await expect(body.next()).rejects.toMatchObject({ code: 'ServiceUnavailable' });
});

test('a body that ends in time is read to its end', async () => {
  const { request, stop, body } = upload();
  request.write('first');
  await body.next();
  stop();
  request.end('second');
  expect(String((await body.next()).value)).toBe('second');
  expect((await body.next()).done).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
