import i18next from 'i18next';
import type { Lang } from '@archway/contracts';
import { browserLangs, chooseLang, FALLBACK_LANG, storedLang } from './lang.ts';
import { onMissingKey } from './missing-key.ts';
import en from './en-US.json';
import zh from './zh-CN.json';

/**
 * The one i18n instance of the page. Packages add their texts under their own name as they load; only the platform's
 * are here from the start, since they speak when nothing can be loaded.
 */
export const i18n = i18next.createInstance();

void i18n.init({
  lng: chooseLang(storedLang(), undefined, browserLangs()),
  fallbackLng: FALLBACK_LANG,
  load: 'currentOnly',
  ns: ['platform'],
  defaultNS: 'platform',
  resources: { 'zh-CN': { platform: zh }, 'en-US': { platform: en } },
  partialBundledLanguages: true,
  // Texts write {name}, as the specification does; React escapes what they show.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  returnNull: false,
  initAsync: false,
  saveMissing: true,
  missingKeyHandler: (_langs, namespace, key) => onMissingKey(namespace, key),
});

export const currentLang = (): Lang => (i18n.language === 'zh-CN' ? 'zh-CN' : 'en-US');

/** Takes the tenant's default into account, before the first render. A stored choice wins over it. */
export async function startLanguage(tenantDefault: Lang | null | undefined): Promise<Lang> {
  const lang = chooseLang(storedLang(), tenantDefault, browserLangs());
  if (lang !== i18n.language) await i18n.changeLanguage(lang);
  document.documentElement.lang = lang;
  return lang;
}
