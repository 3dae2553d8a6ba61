import { type BilingualText, bilingualTexts } from './bilingual.ts';
import { type AvoidedWord, avoidedInChinese, avoidedInEnglish, fixedTerms } from './glossary-words.ts';

/** The avoided words of a text; `en` decides about those that are avoided in some meanings only. */
const avoidedIn = (words: readonly AvoidedWord[], text: string, en: string): AvoidedWord[] =>
  words.filter(
    ({ not, except, where, unless }) =>
      not.test(text) && !except?.test(text) && (where?.test(en) ?? true) && !unless?.test(en),
  );

/** Says which texts use a word that the glossary does not have, or call one of its terms otherwise. */
export function compareWithGlossary(texts: readonly BilingualText[]): string[] {
  return texts.flatMap(({ at, zh, en }) => [
    ...avoidedIn(avoidedInChinese, zh, en).map(({ not, but }) => `${at}: not ${not.source} but ${but} (${zh})`),
    ...avoidedIn(avoidedInEnglish, en, en).map(({ not, but }) => `${at}: not ${not.source} but ${but} (${en})`),
    ...fixedTerms
      .filter((term) => term.en.test(en) && !term.zh.test(zh) && !term.except?.test(en))
      .map(({ called }) => `${at}: is called ${called} (${en} / ${zh})`),
  ]);
}

/** Holds the texts of a package to the glossary. */
export const checkGlossary = (dir: string): string[] => compareWithGlossary(bilingualTexts(dir));
