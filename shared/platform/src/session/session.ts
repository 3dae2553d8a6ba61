import { createStore } from '../state/store.ts';
import { localStore } from '../state/browser-storage.ts';
import type { SessionUser } from './session-user.ts';

const TOKEN_KEY = 'token';

export interface SessionState {
  readonly token: string | null;
  /** Null until personal data have arrived. */
  readonly user: SessionUser | null;
}

const store = createStore<SessionState>({ token: localStore.get(TOKEN_KEY), user: null });

/** The login of this page. The token lies in localStorage, since several tabs are normal. */
export const session = {
  get: store.get,
  subscribe: store.subscribe,
  token: (): string | null => store.get().token,
  /** Whether the browser's login is still the one of this page; another tab may have changed it. */
  isCurrent: (): boolean => localStore.get(TOKEN_KEY) === store.get().token,
  user: (): SessionUser | null => store.get().user,
  setToken(token: string): void {
    localStore.set(TOKEN_KEY, token);
    store.set({ token, user: null });
  },
  setUser: (user: SessionUser): void => store.update((state) => ({ ...state, user })),
  /** Forgets the login in this page and in the browser; other tabs are told by tabs.ts. */
  reset(): void {
    localStore.remove(TOKEN_KEY);
    store.set({ token: null, user: null });
  },
  store,
};
