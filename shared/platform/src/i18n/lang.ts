import type { Lang } from '@archway/contracts';
import { localStore } from '../state/browser-storage.ts';

export const LANG_KEY = 'lang';
export const FALLBACK_LANG: Lang = 'en-US';

const isLang = (value: unknown): value is Lang => value === 'zh-CN' || value === 'en-US';

/** The stored choice, else the tenant's default, else the browser's language, else English. */
export function chooseLang(
  stored: string | null,
  tenantDefault: string | null | undefined,
  browser: readonly string[],
): Lang {
  if (isLang(stored)) return stored;
  if (isLang(tenantDefault)) return tenantDefault;
  return browser[0]?.toLowerCase().startsWith('zh') ? 'zh-CN' : FALLBACK_LANG;
}

export const storedLang = (): string | null => localStore.get(LANG_KEY);

export const browserLangs = (): readonly string[] => navigator.languages ?? [navigator.language];
