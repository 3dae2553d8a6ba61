import type { ServiceId } from '@archway/contracts';
import { createStore, useStore } from '@archway/platform';

/** Columns that the reader has put away, by service; kept in this browser. */
const KEY = 'archway.cases.hiddenColumns';

type Hidden = Readonly<Record<string, readonly string[]>>;

function restore(): Hidden {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Hidden) : {};
  } catch {
    return {};
  }
}

const store = createStore<Hidden>(restore());

export const useHiddenColumns = (serviceType: ServiceId): readonly string[] => {
  const hidden = useStore(store)[String(serviceType)];
  return Array.isArray(hidden) ? hidden : [];
};

export function hideColumns(serviceType: ServiceId, keys: readonly string[]): void {
  store.update((hidden) => ({ ...hidden, [String(serviceType)]: keys }));
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // Storage may be full or forbidden; the choice is then lost with the page.
  }
}
