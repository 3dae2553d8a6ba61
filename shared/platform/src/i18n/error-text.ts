import { type ErrorName, type ErrorValues, type Lang, errorText as sentenceOf } from '@archway/contracts';
import { currentLang } from './i18n.ts';

/**
 * The sentence of an error of the catalogue, with its values filled in. Remotes ask for it here: the catalogue is on the
 * page once, in both languages, instead of in each of their builds.
 */
export const errorText = (name: ErrorName, lang: Lang = currentLang(), values: ErrorValues = {}): string =>
  sentenceOf(name, lang, values);
