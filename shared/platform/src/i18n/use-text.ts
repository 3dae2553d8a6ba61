import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '@archway/contracts';
import { currentLang, i18n } from './i18n.ts';

export type TextValues = Readonly<Record<string, string | number>>;
/** `values` fill `{name}` placeholders; `count` chooses the plural. */
export type TextFunction = (key: string, values?: TextValues) => string;

/** The texts of one package, e.g. `const t = useText('cases')`. Renders again when more texts arrive. */
export function useText(namespace: string): TextFunction {
  const { t } = useTranslation(namespace, { i18n });
  return useMemo(() => (key, values) => t(key, { ...values }), [t]);
}

/** The same outside React, e.g. in a notice. */
export const text = (namespace: string, key: string, values?: TextValues): string =>
  i18n.t(key, { ns: namespace, ...values });

/** The language of the page. It changes only by a reload, so nothing needs to watch it. */
export const useLang = (): Lang => currentLang();
