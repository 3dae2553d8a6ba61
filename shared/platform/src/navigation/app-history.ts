import { createStore } from '../state/store.ts';
import { randomId } from '../state/random-id.ts';
import { navigationBlockers } from './blockers.ts';
import { keepAddress } from './last-addresses.ts';
import { navigationLock } from './navigation-lock.ts';
import { parsePath, toHref } from './path.ts';
import type { To } from './path.ts';

export interface AppLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key: string;
}

export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE';

export interface HistorySnapshot {
  readonly location: AppLocation;
  readonly action: HistoryAction;
}

/** What an entry of the browser's history carries for us. `idx` tells back from forward. */
interface EntryState {
  usr: unknown;
  key: string;
  idx: number;
}

const entryState = (): Partial<EntryState> => (window.history.state as Partial<EntryState> | null) ?? {};

function readLocation(): AppLocation {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entryState();
  return { pathname, search, hash, state: usr, key };
}

const snapshots = createStore<HistorySnapshot>({ location: readLocation(), action: 'POP' });

/** Position of the entry that the page shows; what a refused step back is undone to. */
let index = entryState().idx ?? 0;
/** Told when the undoing of a step has arrived. */
let undone: (() => void) | undefined;
let passing = false;

if (entryState().idx === undefined) window.history.replaceState({ ...entryState(), idx: 0 }, '');
keepAddress(snapshots.get().location);

function emit(action: HistoryAction): void {
  index = entryState().idx ?? index;
  const location = readLocation();
  keepAddress(location);
  snapshots.set({ location, action });
}

function write(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  const idx = method === 'pushState' ? index + 1 : index;
  window.history[method]({ usr: state ?? null, key: randomId().slice(0, 8), idx } satisfies EntryState, '', toHref(to));
  emit(method === 'pushState' ? 'PUSH' : 'REPLACE');
}

const leavesScreen = (to: To): boolean => {
  const here = snapshots.get().location.pathname;
  return parsePath(toHref(to), here).pathname !== here;
};

function change(method: 'pushState' | 'replaceState', to: To, state: unknown): void {
  if (!leavesScreen(to)) return write(method, to, state);
  if (navigationLock.refuses()) return;
  if (!navigationBlockers.any()) return write(method, to, state);
  void navigationBlockers.allow().then((allowed) => {
    if (allowed) write(method, to, state);
  });
}

function onPopState(event: PopStateEvent & { singleSpa?: boolean }): void {
  // single-spa announces pushes as popstate events of its own.
  if (event.singleSpa) return;
  if (undone) {
    undone();
    undone = undefined;
    return;
  }
  const leaves = window.location.pathname !== snapshots.get().location.pathname;
  if (!leaves || passing || !(navigationLock.isHeld() || navigationBlockers.any())) {
    passing = false;
    return emit('POP');
  }
  const delta = (entryState().idx ?? 0) - index;
  const back = undo(delta);
  if (navigationLock.refuses()) return;
  void Promise.all([navigationBlockers.allow(), back]).then(([allowed]) => {
    if (!allowed || delta === 0) return;
    passing = true;
    window.history.go(delta);
  });
}

/** Returns to the entry that is still shown; the browser has already left it. */
function undo(delta: number): Promise<void> {
  if (delta === 0) {
    const { location } = snapshots.get();
    window.history.pushState({ usr: location.state, key: location.key, idx: index }, '', toHref(location));
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    undone = resolve;
    window.history.go(-delta);
  });
}

window.addEventListener('popstate', onPopState);
window.addEventListener('beforeunload', (event) => {
  if (navigationLock.isHeld() || navigationBlockers.any()) event.preventDefault();
});

/**
 * The one history of the page. It listens before single-spa patches the browser's history, and every React root reads
 * its location here, so that two routers never disagree. See navigation-lock.ts for what may hold it.
 */
export const appHistory = {
  get: snapshots.get,
  subscribe: snapshots.subscribe,
  createHref: toHref,
  encodeLocation: (to: To) => parsePath(toHref(to), snapshots.get().location.pathname),
  push: (to: To, state?: unknown): void => change('pushState', to, state),
  replace: (to: To, state?: unknown): void => change('replaceState', to, state),
  go: (delta: number): void => window.history.go(delta),
  back: (): void => window.history.back(),
};
