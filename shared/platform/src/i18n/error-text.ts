import type { ErrorName, ErrorValues, Lang } from '@archway/contracts';
import { errorSentence } from '../wire/known-errors.ts';
import { currentLang } from './i18n.ts';

/**
 * The sentence of an error of the catalogue, with its values filled in. Remotes ask for it here: the catalogue is on the
 * page once, in both languages, instead of in each of their builds.
 */
export const errorText = (name: ErrorName, lang: Lang = currentLang(), values: ErrorValues = {}): string =>
  errorSentence(name, lang, values);
