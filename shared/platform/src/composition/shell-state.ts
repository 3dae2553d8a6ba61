import type { Branding, ShellRemote, ShellRoute } from '@archway/contracts';
import { createStore, useStore } from '../state/store.ts';

/** What the host has learned from the server and hands to everything that runs in the page. */
export interface ShellState {
  readonly branding: Branding | null;
  readonly remotes: readonly ShellRemote[];
  /** Routes that the user may reach. */
  readonly routes: readonly ShellRoute[];
  /** Versions that really run, by remote; differs from the pin after a fallback. */
  readonly running: Readonly<Record<string, string>>;
}

export const shellState = createStore<ShellState>({ branding: null, remotes: [], routes: [], running: {} });

export const useShell = (): ShellState => useStore(shellState);

export const updateShell = (part: Partial<ShellState>): void => shellState.update((state) => ({ ...state, ...part }));

/** The version for error boxes: what runs, else what is pinned. */
export function versionOf(remote: string): string {
  const { running, remotes } = shellState.get();
  return running[remote] ?? remotes.find(({ name }) => name === remote)?.current.version ?? '';
}
