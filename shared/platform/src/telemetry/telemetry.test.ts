import { BATCH, FLUSH_MS, telemetry } from './telemetry.ts';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const batches = (): { type: string }[][] =>
  fetchMock.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { data: { type: string }[] }).data);
const okay = async (): Promise<Response> => new Response('{"code":200,"msg":"OK","data":null}');

beforeEach(() => {
  jest.useFakeTimers();
  fetchMock.mockReset().mockImplementation(okay);
  globalThis.fetch = fetchMock as typeof fetch;
});
afterEach(async () => {
  fetchMock.mockImplementation(okay);
  await jest.advanceTimersByTimeAsync(10 * FLUSH_MS);
  jest.useRealTimers();
});

test('twenty events go at once', async () => {
  for (let n = 0; n < BATCH; n++) telemetry.record({ type: 'route', logData: { n } });
  await jest.advanceTimersByTimeAsync(0);
  expect(batches().map((batch) => batch.length)).toEqual([BATCH]);
});

test('fewer go after 10 s', async () => {
  telemetry.record({ type: 'route', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS - 1);
  expect(fetchMock).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(batches()).toHaveLength(1);
});

test('the rest goes when the page is hidden, and outlives it', async () => {
  telemetry.record({ type: 'route', logData: 'x' });
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test('events that could not be sent come with the next batch, and nobody is told', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  telemetry.record({ type: 'first', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  telemetry.record({ type: 'second', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(
    batches()
      .at(-1)
      ?.map(({ type }) => type),
  ).toEqual(['first', 'second']);
});

test('an event says where and when, without the query', () => {
  window.history.replaceState(null, '', '/viewer?a=secret');
  telemetry.record({ type: 'error', logData: { message: 'x' }, eventDuration: 250 });
  window.dispatchEvent(new Event('pagehide'));
  expect(batches()[0]?.[0]).toMatchObject({
    type: 'error',
    logData: '{"message":"x"}',
    url: 'http://localhost/viewer',
    systemName: 'archway',
    eventDuration: 250,
  });
});
