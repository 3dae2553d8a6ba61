import type { Bilingual, Lang } from '@archway/contracts';
import { currentLang } from './i18n.ts';

/** Picks the reader's language of a text that comes as data, such as a menu title. */
export const bilingual = (value: Bilingual, lang: Lang = currentLang()): string =>
  lang === 'zh-CN' ? value.zh : value.en;
