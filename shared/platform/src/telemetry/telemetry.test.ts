import { BATCH, LAST_WORDS_BYTES } from './batches.ts';
import { FLUSH_MS, telemetry } from './telemetry.ts';

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
interface Sent {
  readonly type: string;
  readonly eventId: string;
}
const batches = (): Sent[][] =>
  fetchMock.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { data: Sent[] }).data);
const kept = (): Sent[] => JSON.parse(localStorage.getItem('unsentEvents') ?? '[]') as Sent[];
const typesOf = (events: readonly Sent[] | undefined): string[] | undefined => events?.map(({ type }) => type);
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
  telemetry.record({ type: 'error', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  telemetry.record({ type: 'page-load', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(typesOf(batches().at(-1))).toEqual(['error', 'page-load']);
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

test('what could not be sent is kept on the device, and forgotten once it was sent', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  telemetry.record({ type: 'error', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(typesOf(kept())).toEqual(['error']);
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(kept()).toEqual([]);
});

test('a page that goes keeps what is still under way, since its request dies with it', async () => {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  telemetry.record({ type: 'error', logData: 'x' });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  expect(typesOf(kept())).toEqual(['error']);
  answer(await okay());
  await jest.advanceTimersByTimeAsync(0);
  expect(kept()).toEqual([]);
});

test('the next page sends what an earlier one left, under the same id', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  telemetry.record({ type: 'error', logData: 'left behind' });
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  const [left] = kept();
  fetchMock.mockReset().mockImplementation(okay);
  await jest.isolateModulesAsync(async () => {
    await import('./telemetry.ts');
    await jest.advanceTimersByTimeAsync(FLUSH_MS);
  });
  expect(batches().flat()).toContainEqual(left);
  expect(kept()).toEqual([]);
});

test('an event that the server will never take is given up, and those around it arrive', async () => {
  const refused = async (_: unknown, init?: RequestInit): Promise<Response> =>
    String(init?.body).includes('poison')
      ? new Response('{"code":400,"msg":"no","data":null}', { status: 400 })
      : okay();
  fetchMock.mockImplementation(refused);
  for (const logData of ['one', 'poison', 'two']) telemetry.record({ type: 'error', logData });
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(FLUSH_MS);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(kept()).toEqual([]);
});

test('last words fit into what a browser lets outlive its page', async () => {
  for (let n = 0; n < 12; n++) telemetry.record({ type: 'error', logData: 'x'.repeat(8_000) });
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(0);
  const last = fetchMock.mock.calls.at(-1)?.[1];
  expect(last).toMatchObject({ keepalive: true });
  expect(String(last?.body).length).toBeLessThan(LAST_WORDS_BYTES + 1_000);
  expect(kept().length + (batches().at(-1)?.length ?? 0)).toBe(12);
});
