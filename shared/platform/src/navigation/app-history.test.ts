import type { appHistory as AppHistory } from './app-history.ts';
import type { navigationLock as NavigationLock } from './navigation-lock.ts';
import type { navigationBlockers as Blockers } from './blockers.ts';
import type { noticeStore as Notices } from '../notify/notify.ts';

let appHistory: typeof AppHistory;
let navigationLock: typeof NavigationLock;
let blockers: typeof Blockers;
let notices: typeof Notices;

/** jsdom moves through the history asynchronously. */
const popped = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

const back = async (): Promise<void> => {
  const done = popped();
  window.history.back();
  await done;
};

/** Each test has a history of its own, so the one before must stop listening. */
const listening: (() => void)[] = [];
const original = window.addEventListener.bind(window);

beforeEach(async () => {
  for (const stop of listening.splice(0)) stop();
  window.addEventListener = ((type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    original(type, listener, options);
    listening.push(() => window.removeEventListener(type, listener, options));
  }) as typeof window.addEventListener;
  jest.resetModules();
  window.history.pushState(null, '', '/start');
  ({ appHistory } = await import('./app-history.ts'));
  ({ navigationLock } = await import('./navigation-lock.ts'));
  ({ navigationBlockers: blockers } = await import('./blockers.ts'));
  ({ noticeStore: notices } = await import('../notify/notify.ts'));
});

test('push and replace tell the subscribers the new location', () => {
  const heard: string[] = [];
  appHistory.subscribe(() => heard.push(`${appHistory.get().action} ${appHistory.get().location.pathname}`));
  appHistory.push('/aligner?page=2', { from: 'menu' });
  appHistory.replace('/report');
  expect(heard).toEqual(['PUSH /aligner', 'REPLACE /report']);
  expect(window.location.pathname).toBe('/report');
});

test('state and search travel with the location', () => {
  appHistory.push({ pathname: '/aligner', search: '?page=2' }, { from: 'menu' });
  expect(appHistory.get().location).toMatchObject({ search: '?page=2', state: { from: 'menu' } });
});

test('a query alone keeps the pathname', () => {
  appHistory.push('/aligner');
  appHistory.push('?page=3');
  expect(appHistory.get().location).toMatchObject({ pathname: '/aligner', search: '?page=3' });
});

test('events that single-spa makes up are no navigation', () => {
  const heard = jest.fn();
  appHistory.subscribe(heard);
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }));
  expect(heard).not.toHaveBeenCalled();
});

describe('the lock', () => {
  test('refuses another pathname and says why', () => {
    navigationLock.acquire('CT is being uploaded');
    appHistory.push('/aligner');
    expect(window.location.pathname).toBe('/start');
    expect(notices.get().map(({ text }) => text)).toEqual(['CT is being uploaded']);
  });

  test('lets the query of the same screen change', () => {
    navigationLock.acquire('CT is being uploaded');
    appHistory.replace('/start?step=2');
    expect(window.location.search).toBe('?step=2');
    expect(notices.get()).toEqual([]);
  });

  test('is open again after its release, even when it was released twice', () => {
    const release = navigationLock.acquire('CT is being uploaded');
    const other = navigationLock.acquire('Another upload');
    release();
    release();
    appHistory.push('/aligner');
    expect(window.location.pathname).toBe('/start');
    other();
    appHistory.push('/aligner');
    expect(window.location.pathname).toBe('/aligner');
  });

  test('undoes a step back, and the subscribers never hear of it', async () => {
    appHistory.push('/add-patient');
    const heard = jest.fn();
    appHistory.subscribe(heard);
    navigationLock.acquire('CT is being uploaded');
    const undone = popped().then(popped);
    window.history.back();
    await undone;
    expect(window.location.pathname).toBe('/add-patient');
    expect(heard).not.toHaveBeenCalled();
    expect(notices.get()).toHaveLength(1);
  });

  test('undoes a jump over several entries, and leaves the entries in place', async () => {
    appHistory.push('/one');
    appHistory.push('/two');
    appHistory.push('/three');
    const release = navigationLock.acquire('CT is being uploaded');
    const undone = popped().then(popped);
    window.history.go(-2);
    await undone;
    expect(window.location.pathname).toBe('/three');
    release();
    await back();
    expect(appHistory.get().location.pathname).toBe('/two');
  });

  test('stops the document from being unloaded', () => {
    const unload = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(unload()).toBe(true);
    navigationLock.acquire('CT is being uploaded');
    expect(unload()).toBe(false);
    navigationLock.breakAll();
    expect(unload()).toBe(true);
  });
});

describe('unsaved work', () => {
  test('is asked about before the screen is left, and the answer no keeps it', async () => {
    blockers.add(async () => false);
    appHistory.push('/aligner');
    await Promise.resolve();
    expect(window.location.pathname).toBe('/start');
  });

  test('the answer yes goes on with the step back that was held', async () => {
    appHistory.push('/edit');
    const stop = blockers.add(async () => (stop(), true));
    const gone = popped().then(popped).then(popped);
    window.history.back();
    await gone;
    expect(appHistory.get().location.pathname).toBe('/start');
  });
});
