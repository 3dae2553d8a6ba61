import { onServerEvent } from './event-bus.ts';
import { startServerEvents } from './server-events.ts';
import { session } from '../session/session.ts';
import { page } from '../navigation/page.ts';

/** A stream that the test writes into. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
  const write = (text: string): void => controller.enqueue(new TextEncoder().encode(text));
  return { response: new Response(body, { status: 200 }), write, end: () => controller.close() };
}

const event = (id: number, unread: number): string =>
  `id: ${id}\nevent: notice.changed\ndata: {"unread":${unread}}\n\n`;

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
/** Taken before any test replaces the clock. */
const later = setTimeout;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => later(resolve));
};
const lastIdOf = (index: number): string | undefined =>
  (fetchMock.mock.calls[index]?.[1]?.headers as Record<string, string>)['Last-Event-ID'];

let stop: () => void;
const heard: number[] = [];
onServerEvent('notice.changed', ({ unread }) => heard.push(unread));

/** One lock for the browser, as the platform of the browser gives it: the next holder waits for the one before. */
function locks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = tail.then(() => {
        if (signal.aborted) throw new DOMException('Aborted', 'AbortError');
        return work();
      });
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}

beforeEach(() => {
  heard.length = 0;
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => stop());

test('events arrive, also when they are cut in the middle', async () => {
  const stream = openStream();
  fetchMock.mockResolvedValue(stream.response);
  stop = startServerEvents('t-1');
  await settled();
  stream.write(event(1, 3) + event(2, 4).slice(0, 15));
  await settled();
  stream.write(event(2, 4).slice(15));
  await settled();
  expect(heard).toEqual([3, 4]);
});

test('after a break the stream resumes behind the last event', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const first = openStream();
  const second = openStream();
  fetchMock.mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response);
  stop = startServerEvents('t-1');
  await settled();
  expect(lastIdOf(0)).toBeUndefined();
  first.write(event(41, 1));
  await settled();
  first.end();
  await settled();
  jest.advanceTimersByTime(1_000);
  await settled();
  expect(lastIdOf(1)).toBe('41');
  jest.useRealTimers();
});

test('one tab reads, the other hears, and takes over behind what it has heard', async () => {
  const first = openStream();
  const second = openStream();
  fetchMock.mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response);
  const stopLeader = startServerEvents('t-1');
  stop = startServerEvents('t-1');
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  first.write(event(7, 2));
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 20));
  stopLeader();
  first.end();
  await settled();
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(lastIdOf(1)).toBe('7');
});

test('a stream that is refused for the login ends the session', async () => {
  jest.spyOn(page, 'replace').mockImplementation(() => undefined);
  session.setToken('t-1');
  fetchMock.mockImplementation(async () => new Response('', { status: 401 }));
  stop = startServerEvents('t-1');
  await settled();
  expect(session.token()).toBeNull();
});
