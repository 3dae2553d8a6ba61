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
  let held = 0;
  return {
    request: (
      _: string,
      { signal, ifAvailable = false }: { signal?: AbortSignal; ifAvailable?: boolean },
      work: (lock: object | null) => Promise<unknown>,
    ) => {
      if (ifAvailable && held > 0) return Promise.resolve(work(null));
      held += 1;
      const turn = tail.then(() => {
        if (signal?.aborted) throw new DOMException('Aborted', 'AbortError');
        return work({});
      });
      tail = turn.catch(() => undefined).finally(() => (held -= 1));
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
  ({ stop } = startServerEvents('t-1'));
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
  ({ stop } = startServerEvents('t-1'));
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
  const { stop: stopLeader } = startServerEvents('t-1');
  ({ stop } = startServerEvents('t-1'));
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
  ({ stop } = startServerEvents('t-1'));
  await settled();
  expect(session.token()).toBeNull();
});

/** Whether it has settled by now. */
const isSettled = async (work: Promise<void>): Promise<boolean> => {
  const pending = Symbol('pending');
  await settled();
  return (await Promise.race([work, Promise.resolve(pending)])) !== pending;
};

test('it listens once the server has the stream, and no sooner', async () => {
  let answer = (_: Response): void => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const events = startServerEvents('t-1');
  ({ stop } = events);
  expect(await isSettled(events.listening)).toBe(false);
  answer(openStream().response);
  expect(await isSettled(events.listening)).toBe(true);
});

test('nobody waits for a stream that another tab reads, that is refused, or that is stopped', async () => {
  fetchMock.mockResolvedValueOnce(openStream().response).mockImplementation(() => new Promise(() => undefined));
  const leader = startServerEvents('t-1');
  await settled();
  const follower = startServerEvents('t-1');
  expect(await isSettled(follower.listening)).toBe(true);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  follower.stop();
  leader.stop();

  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
  fetchMock.mockReset();
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  const refused = startServerEvents('t-1');
  expect(await isSettled(refused.listening)).toBe(true);
  refused.stop();

  Object.defineProperty(navigator, 'locks', { value: locks(), configurable: true });
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  const stopped = startServerEvents('t-1');
  ({ stop } = stopped);
  expect(await isSettled(stopped.listening)).toBe(false);
  stopped.stop();
  expect(await isSettled(stopped.listening)).toBe(true);
});
