import { type DictionaryType, type Lang, dictionaries } from '@archway/contracts';

type Labelled = { dictValue: number; dictLabel: string }[];

/** Dictionaries in the language of the reader, keyed by type. */
export const dictionariesIn = (types: readonly string[], lang: Lang): Record<string, Labelled> =>
  Object.fromEntries(
    types.map((type) => [
      type,
      dictionaries[type as DictionaryType].map(({ value, zh, en }) => ({
        dictValue: value,
        dictLabel: lang === 'zh-CN' ? zh : en,
      })),
    ]),
  );
