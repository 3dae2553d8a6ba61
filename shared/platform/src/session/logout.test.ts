import { navigationLock } from '../navigation/navigation-lock.ts';
import { page } from '../navigation/page.ts';
import { noticeStore } from '../notify/notify.ts';
import { openTabChannel } from '../state/tab-channel.ts';
import { LOGOUT_RELOAD_MS, followTabs, logout } from './logout.ts';
import { remembered } from './remembered.ts';
import { session } from './session.ts';
import type { SessionMessage } from './tabs.ts';

const otherTab = openTabChannel<SessionMessage>('archway.session');
const heard: SessionMessage[] = [];
otherTab.listen((message) => heard.push(message));
const later = setTimeout;
const pause = (): Promise<void> => new Promise((resolve) => later(resolve, 30));
/** Lets messages arrive; where one must come, for as long as a busy machine takes. */
async function delivered(hasCome: () => boolean = () => true): Promise<void> {
  do await pause();
  while (!hasCome());
}
const wasCalled = (spied: unknown): boolean => (spied as jest.Mock).mock.calls.length > 0;

beforeEach(() => {
  heard.length = 0;
  navigationLock.breakAll();
  session.setToken('t-1');
  remembered.keepToken('r-1');
  jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  jest.spyOn(page, 'replace').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async () => new Response('{"code":200,"msg":"OK","data":null}')) as typeof fetch;
});
afterAll(() => otherTab.close());

test('ends the login here, on the server and in the other tabs, and reloads after 500 ms', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await logout();
  expect(fetch).toHaveBeenCalledWith('/api/auth/logout', expect.anything());
  expect(session.token()).toBeNull();
  expect(remembered.token()).toBeNull();
  expect(noticeStore.get().map(({ text }) => text)).toContain('Logged out');
  jest.advanceTimersByTime(LOGOUT_RELOAD_MS - 1);
  expect(page.reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  await delivered(() => heard.length > 0);
  expect(heard).toEqual([{ type: 'logout' }]);
});

test('happens though the server does not answer', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch'))) as typeof fetch;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  await logout();
  expect(session.token()).toBeNull();
  jest.useRealTimers();
});

test('is refused while an upload holds the page', async () => {
  navigationLock.acquire('CT is being uploaded');
  await logout();
  expect(session.token()).toBe('t-1');
});

describe('another tab', () => {
  let stop: () => void;
  beforeEach(async () => {
    await delivered();
    heard.length = 0;
    stop = followTabs();
  });
  afterEach(() => stop());

  test('that logs out takes this one along, even from under a lock', async () => {
    navigationLock.acquire('CT is being uploaded');
    otherTab.send({ type: 'logout' });
    await delivered(() => wasCalled(page.replace));
    expect(session.token()).toBeNull();
    expect(page.replace).toHaveBeenCalled();
    expect(heard).toEqual([]);
  });

  test('that logs in with another login makes this one begin anew', async () => {
    window.localStorage.setItem('token', 't-2');
    otherTab.send({ type: 'login' });
    await delivered(() => wasCalled(page.reload));
    expect(page.reload).toHaveBeenCalled();
  });

  test('that shares this login changes nothing', async () => {
    otherTab.send({ type: 'login' });
    await delivered();
    expect(page.reload).not.toHaveBeenCalled();
  });
});
