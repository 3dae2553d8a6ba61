import type { Lang } from '@archway/contracts';
import { uncaught } from '../state/uncaught.ts';
import { currentLang, i18n } from './i18n.ts';
import { FALLBACK_LANG } from './lang.ts';
import { whenKeyIsMissing } from './missing-key.ts';

type TextTree = { readonly [key: string]: string | TextTree };

/** How a package hands over its texts: one lazy module per language, e.g. `() => import('./i18n/zh-CN.json')`. */
export type TextLoaders = Readonly<Record<Lang, () => Promise<TextTree | { default: TextTree }>>>;

/** By package, then by the part of its texts; a package that has them in one piece has the part ''. */
const loaders = new Map<string, Map<string, TextLoaders>>();
const loading = new Map<string, Promise<void>>();

const isModule = (loaded: TextTree | { default: TextTree }): loaded is { default: TextTree } =>
  typeof loaded.default === 'object';

function load(namespace: string, part: string, lang: Lang): Promise<void> {
  const id = `${namespace}/${part}:${lang}`;
  const known = loading.get(id);
  if (known) return known;
  const loader = loaders.get(namespace)?.get(part);
  if (!loader) return Promise.reject(new Error(`No texts are registered for ${namespace}/${part}`));
  const promise = loader[lang]().then((loaded) => {
    i18n.addResourceBundle(lang, namespace, isModule(loaded) ? loaded.default : loaded, true, true);
  });
  // A chunk that could not be fetched may be there at the next try.
  promise.catch(() => loading.delete(id));
  loading.set(id, promise);
  return promise;
}

/**
 * Loads a package's texts in the language of the page. If only that language fails, the fallback stands in.
 * The same promise is answered while the texts are loading or loaded, so that it may be given to React's `use`.
 * @param part which part of the package's texts, where they are in several
 */
export function loadTexts(namespace: string, from: TextLoaders, part = ''): Promise<void> {
  const parts = loaders.get(namespace) ?? new Map<string, TextLoaders>();
  loaders.set(namespace, parts.set(part, from));
  const lang = currentLang();
  const id = `${namespace}/${part}:${lang}:or-fallback`;
  const known = loading.get(id);
  if (known) return known;
  const promise = load(namespace, part, lang).catch((failure: unknown) => {
    if (lang === FALLBACK_LANG) throw failure;
    return load(namespace, part, FALLBACK_LANG);
  });
  promise.catch(() => loading.delete(id));
  loading.set(id, promise);
  return promise;
}

whenKeyIsMissing((namespace, key) => {
  if (process.env.NODE_ENV !== 'production') uncaught(new Error(`Missing text ${namespace}:${key} (${currentLang()})`));
  if (currentLang() === FALLBACK_LANG) return;
  for (const part of loaders.get(namespace)?.keys() ?? []) load(namespace, part, FALLBACK_LANG).catch(() => undefined);
});
