import { use } from 'react';
import type { Locale } from 'antd/es/locale';
import dayjs from 'dayjs';

export type UiLang = 'zh-CN' | 'en-US';

const loaders: Record<UiLang, () => Promise<Locale>> = {
  'zh-CN': async () => {
    const [antd] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')]);
    return antd.default;
  },
  'en-US': async () => {
    const antd = (await import('antd/es/locale/en_US')).default;
    return { ...antd, Pagination: { ...antd.Pagination, items_per_page: '/ Page' } };
  },
};

const pending = new Map<UiLang, Promise<Locale>>();

/** Loads the words of antd's components once per language; a failed load may be tried again. */
export function loadLocale(lang: UiLang): Promise<Locale> {
  let promise = pending.get(lang);
  if (!promise) {
    promise = loaders[lang]();
    promise.catch(() => pending.delete(lang));
    pending.set(lang, promise);
  }
  return promise;
}

/**
 * Suspends until the words are there, and keeps dayjs in the same language. `use` is called each time, also when the
 * words are known: React replays a suspended render, and a replay without it is an error of hooks.
 */
export function useAntdLocale(lang: UiLang): Locale {
  const locale = use(loadLocale(lang));
  dayjs.locale(lang === 'zh-CN' ? 'zh-cn' : 'en');
  return locale;
}
