import type { MenuItem, ShellRoute } from '@archway/contracts';
import { createStore, useStore } from '@archway/platform';

export type Progress = 'idle' | 'loading' | 'ready' | 'failed';

/** What the shell has learned so far; the guard decides from it. */
export interface HostState {
  /** The list of remotes; public, asked before and after login. */
  readonly registry: Progress;
  readonly publicRoutes: readonly ShellRoute[];
  /** Channel of the pins that this page loads. */
  readonly channel: string | null;
  /** The shell that is pinned for this page. */
  readonly hostVersion: string | undefined;
  /** User, menus and routes; after login. */
  readonly entry: Progress;
  readonly menus: readonly MenuItem[];
  readonly userRoutes: readonly ShellRoute[];
  /** A newer version of something loaded has gone live. */
  readonly outdated: boolean;
}

export const hostState = createStore<HostState>({
  registry: 'idle',
  publicRoutes: [],
  channel: null,
  hostVersion: undefined,
  entry: 'idle',
  menus: [],
  userRoutes: [],
  outdated: false,
});

export const useHost = (): HostState => useStore(hostState);

export const updateHost = (part: Partial<HostState>): void => hostState.update((state) => ({ ...state, ...part }));
