import { currentLang } from './i18n.ts';
import { type TextLoaders, loadTexts } from './texts.ts';

/**
 * The texts of a package in several parts, so that a screen loads those that it shows. All of them are one namespace of
 * the page: `useText('cases')` finds what is loaded, and the first part of a key stands in one of them alone.
 * `pnpm check` holds each screen to load what it uses.
 * @returns what loads parts by name; the same promise for the same names, as React's `use` wants it
 */
export function textSpaces<Name extends string>(
  namespace: string,
  spaces: Readonly<Record<Name, TextLoaders>>,
): (...names: readonly Name[]) => Promise<void> {
  const together = new Map<string, Promise<void>>();
  return (...names) => {
    const id = `${currentLang()}: ${names.join(' ')}`;
    const known = together.get(id);
    if (known) return known;
    const promise = Promise.all(names.map((name) => loadTexts(namespace, spaces[name], name))).then(() => undefined);
    // What could not be fetched may be there at the next try.
    promise.catch(() => together.delete(id));
    together.set(id, promise);
    return promise;
  };
}
