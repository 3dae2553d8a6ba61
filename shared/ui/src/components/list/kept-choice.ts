import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'archway-kept-choice';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
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

/**
 * What the reader chose for a table, kept in this browser; every place that shows it follows.
 * @returns the text as it is kept, null where nothing is, and the way to keep another
 */
export function useKeptChoice(key: string): readonly [string | null, (next: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const keep = useCallback(
    (next: string) => {
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage may be full or forbidden; the choice is then lost with the page.
      }
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [kept, keep];
}
