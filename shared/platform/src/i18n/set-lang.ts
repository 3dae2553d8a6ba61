import type { Lang } from '@archway/contracts';
import { page } from '../navigation/page.ts';
import { navigationLock } from '../navigation/navigation-lock.ts';
import { localStore } from '../state/browser-storage.ts';
import { LANG_KEY } from './lang.ts';

/** Stores the choice and reloads, as every screen may hold texts of the old language. Refused while the page is locked. */
export function setLang(lang: Lang): boolean {
  if (navigationLock.refuses()) return false;
  localStore.set(LANG_KEY, lang);
  page.reload();
  return true;
}
