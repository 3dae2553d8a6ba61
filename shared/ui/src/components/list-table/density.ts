import { useCallback, useSyncExternalStore } from 'react';

/** `comfortable` has room for a thumbnail and two lines (52-56 px), `compact` one line (40 px). */
export type Density = 'comfortable' | 'compact';

const CHANGED = 'archway-density';
const storageKey = (tableKey: string): string => `density.${tableKey}`;

function read(tableKey: string, initial: Density): Density {
  try {
    const kept = localStorage.getItem(storageKey(tableKey));
    return kept === 'comfortable' || kept === 'compact' ? kept : initial;
  } catch {
    return initial;
  }
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

/** The reader's choice for one table, kept in this browser; every place that shows it follows. */
export function useDensity(tableKey: string, initial: Density = 'comfortable'): [Density, (next: Density) => void] {
  const density = useSyncExternalStore(
    subscribe,
    () => read(tableKey, initial),
    () => initial,
  );
  const choose = useCallback(
    (next: Density) => {
      try {
        localStorage.setItem(storageKey(tableKey), next);
      } catch {
        // Storage may be full or forbidden; the choice is then lost with the page.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [tableKey],
  );
  return [density, choose];
}
