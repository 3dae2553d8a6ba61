import { useMemo, useSyncExternalStore } from 'react';
import type { Lang } from '@archway/contracts';
import { currentLang, i18n } from './i18n.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** `values` fill `{name}` placeholders; `count` chooses the plural. */
export type TextFunction = (key: string, values?: TextValues) => string;

/** Counts the arrivals of texts, so that what was rendered before them is rendered again. */
let arrivals = 0;
i18n.store.on('added', () => {
  arrivals += 1;
});

function subscribe(changed: () => void): () => void {
  i18n.store.on('added', changed);
  return () => i18n.store.off('added', changed);
}

/** The texts of one package, e.g. `const t = useText('cases')`. */
export function useText(namespace: string): TextFunction {
  const version = useSyncExternalStore(subscribe, () => arrivals);
  return useMemo(() => {
    void version;
    return (key, values) => text(namespace, key, values);
  }, [namespace, version]);
}

/** The same outside React, e.g. in a notice. */
export const text = (namespace: string, key: string, values?: TextValues): string =>
  i18n.t(key, { ns: namespace, ...values });

/** The language of the page. It changes only by a reload, so nothing needs to watch it. */
export const useLang = (): Lang => currentLang();
