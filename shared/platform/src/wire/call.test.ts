import { endpoints } from '@archway/contracts';
import { noticeStore, notify } from '../notify/notify.ts';
import { page } from '../navigation/page.ts';
import { navigationLock } from '../navigation/navigation-lock.ts';
import { session } from '../session/session.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { CALL_TIMEOUT_MS } from './send.ts';

const answer = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const ok = (data: unknown): Response => answer({ code: 200, msg: 'OK', data });
const refuse = (code: number, msg = '', status = 200): Response =>
  answer({ code, msg, data: null, requestId: 'r-1' }, status);

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const texts = (): string[] => noticeStore.get().map(({ text }) => text);
const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? [];
  return { url: String(url), init, headers: (init?.headers ?? {}) as Record<string, string> };
};

async function failure(): Promise<ApiError> {
  const thrown: unknown = await call(endpoints.access.practices).catch((error: unknown) => error);
  if (!(thrown instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(thrown)}`);
  return thrown;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as typeof fetch;
  // Each test is later than the last one's repeated-error window.
  jest.spyOn(performance, 'now').mockReturnValue((clock += 10_000));
  for (const { id } of noticeStore.get()) notify.close(id);
  session.reset();
});
let clock = 0;

describe('a request', () => {
  test('carries the headers of the specification', async () => {
    session.setToken('t-1');
    fetchMock.mockResolvedValue(ok([]));
    await call(endpoints.access.practices);
    expect(sent().url).toBe('/api/doctor/doc/listRelOutpatient');
    expect(sent().headers).toMatchObject({ lang: 'en-US', 'X-App-Key': 'archway-web', Authorization: 'Bearer t-1' });
    expect(sent().headers['Clientid']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('has no authorization without a login, and no content type without a body', async () => {
    fetchMock.mockResolvedValue(ok([]));
    await call(endpoints.access.practices);
    expect(sent().headers).not.toHaveProperty('Authorization');
    expect(sent().headers).not.toHaveProperty('Content-Type');
  });

  test('fills path parameters and query, and leaves out what is not given', async () => {
    fetchMock.mockImplementation(async () => ok(null));
    await call(endpoints.account.removeSetting, { params: { id: '7' } });
    await call(endpoints.account.settings, { query: { doctorId: '1', settingType: undefined } });
    expect(sent(0).url).toBe('/api/doctor/setting/7');
    expect(sent(1).url).toBe('/api/doctor/setting/get?doctorId=1');
  });

  test('a list without rows is an empty list', async () => {
    fetchMock.mockResolvedValue(ok({ rows: null, total: 0 }));
    await expect(call(endpoints.account.notices)).resolves.toEqual({ rows: [], total: 0 });
  });
});

describe('a failure is told', () => {
  test.each([
    ['code 200004', () => refuse(200004, 'x'), 'nameOrPassError', 'Username or password incorrect'],
    ['code 200005', () => refuse(200005, 'x'), 'userExist', 'An account is already registered with this phone number.'],
    ['another code with a message', () => refuse(201001, 'Join first'), 'addOrCreateOutpatient', 'Join first'],
    ['an unknown code without one', () => refuse(987654), 'unknownCode', 'Server cannot complete response'],
    ['HTTP 400', () => refuse(400001, 'x', 400), 'malformedJson', 'Parameter error, request failed'],
    ['HTTP 404', () => refuse(404, 'x', 404), 'notFound', 'Server cannot complete response'],
    ['HTTP 500', () => answer('boom', 500), 'serviceNoResponse', 'Server cannot complete response'],
    ['HTTP 502 with a page', () => answer('<html>', 502), 'serviceNoResponse', 'Server cannot complete response'],
    ['HTTP 429', () => refuse(429, 'Slow down', 429), 'tooManyRequests', 'Slow down'],
    ['HTTP 200 without an envelope', () => answer('<html>'), 'serviceNoResponse', 'Server cannot complete response'],
  ] as const)('%s', async (_, response, name, text) => {
    fetchMock.mockImplementation(async () => response());
    const thrown = await failure();
    expect(thrown).toMatchObject({ name, message: text });
    expect(texts()).toEqual([text]);
  });

  test('no answer', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ name: 'networkError' });
    expect(texts()).toEqual(['Network Error']);
  });

  test('an offline device', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ name: 'checkNetworkDevice' });
    expect(texts()).toEqual(['Please check device network']);
  });

  test('five minutes without an end', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
        ),
    );
    const thrown = failure();
    await jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await thrown).toMatchObject({ name: 'serviceTimeout' });
    jest.useRealTimers();
    expect(texts()).toEqual(['Request Timeout']);
  });

  test('the request id can be quoted', async () => {
    fetchMock.mockImplementation(async () => refuse(201001, 'Join first'));
    expect((await failure()).detail).toBe('201001 · r-1');
  });

  test('the same error once within 80 ms, and again later', async () => {
    fetchMock.mockImplementation(async () => refuse(201001, 'Join first'));
    const shown = jest.fn();
    const stop = noticeStore.subscribe(shown);
    await failure();
    await failure();
    expect(shown).toHaveBeenCalledTimes(1);
    jest.spyOn(performance, 'now').mockReturnValue((clock += 80));
    await failure();
    expect(shown).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('nobody is told', () => {
  test('when the caller is quiet', async () => {
    fetchMock.mockImplementation(async () => refuse(201001, 'Join first'));
    await expect(call(endpoints.access.practices, undefined, { quiet: true })).rejects.toThrow('Join first');
    expect(texts()).toEqual([]);
  });

  test('of a confirmation that failed, which its own screen explains', async () => {
    fetchMock.mockImplementation(async () => refuse(201001, 'Not enough credits'));
    const confirm = { ...endpoints.access.practices, path: '/design/scheme/result/confirm' };
    await expect(call(confirm)).rejects.toThrow('Not enough credits');
    expect(texts()).toEqual([]);
  });

  test('when the caller gave up', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(async (_, init) => {
      controller.abort();
      init?.signal?.throwIfAborted();
      return ok([]);
    });
    await expect(call(endpoints.access.practices, undefined, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(texts()).toEqual([]);
  });
});

describe.each([
  ['code 401', () => refuse(401, 'x')],
  ['HTTP 401', () => refuse(401, 'x', 401)],
])('a login that has ended (%s)', (_, response) => {
  beforeEach(() => {
    session.setToken('t-1');
    window.localStorage.setItem('rememberUserInfo', JSON.stringify({ account: 'ada' }));
    window.history.replaceState(null, '', '/aligner?page=2');
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(page, 'replace').mockImplementation(() => undefined);
    fetchMock.mockImplementation(async () => response());
  });
  afterEach(() => jest.useRealTimers());

  test('is told once, forgotten, and leads to the login after 300 ms', async () => {
    await Promise.allSettled([call(endpoints.access.practices), call(endpoints.account.notices)]);
    expect(session.token()).toBeNull();
    expect(window.localStorage.getItem('rememberUserInfo')).toBeNull();
    expect(texts()).toEqual(['Login expired, please re-login']);
    jest.advanceTimersByTime(299);
    expect(page.replace).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(page.replace).toHaveBeenCalledTimes(1);
    expect(page.replace).toHaveBeenCalledWith('/login?redirect=%2Faligner%3Fpage%3D2');
  });

  test('tries to log out once, and does not mind that this fails too', async () => {
    await call(endpoints.access.practices).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(1_000);
    const logouts = fetchMock.mock.calls.filter(([url]) => url === '/api/auth/logout');
    expect(logouts).toHaveLength(1);
  });

  test('wins over the lock of a CT upload', async () => {
    navigationLock.acquire('CT is being uploaded');
    await call(endpoints.access.practices).catch(() => undefined);
    expect(navigationLock.isHeld()).toBe(false);
    jest.advanceTimersByTime(300);
    expect(page.replace).toHaveBeenCalled();
  });

  test('does not end the newer login that has replaced it meanwhile', async () => {
    fetchMock.mockImplementation(async () => {
      session.setToken('t-2');
      return response();
    });
    await call(endpoints.access.practices).catch(() => undefined);
    expect(session.token()).toBe('t-2');
  });
});

test('a refused login without a session ends no session', async () => {
  fetchMock.mockImplementation(async () => refuse(401, 'x', 401));
  jest.spyOn(page, 'replace');
  await failure();
  await settled();
  expect(texts()).toEqual(['Login expired, please re-login']);
});
