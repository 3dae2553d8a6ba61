import { useSyncExternalStore } from 'react';

/** Columns that found no room, by table: whoever offers the choice of columns can say so. */
const known = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const none: readonly string[] = [];

export function tellLeftOut(tableKey: string, keys: readonly string[]): void {
  if ((known.get(tableKey) ?? none).join() === keys.join()) return;
  known.set(tableKey, keys);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Keys of the columns of a table that are not shown for want of room, as the window is now. */
export const useLeftOut = (tableKey: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => known.get(tableKey) ?? none);
