import {
  type Answer,
  type DictionaryType,
  type Lang,
  customDictionary,
  type systemEndpoints,
} from '@archway/contracts';
import type { Database } from '../../infrastructure/database/database.ts';
import { customizationsOf } from './customization/customizations.ts';

interface Asked {
  readonly typeList: readonly DictionaryType[];
  /** Also the values that are offered no longer. */
  readonly withHidden: boolean;
}

/** Dictionaries in the language of the reader, keyed by type, as operators have changed them. */
export async function dictionariesIn(
  db: Database,
  { typeList, withHidden }: Asked,
  lang: Lang,
): Promise<Answer<typeof systemEndpoints.dictionaries>> {
  const custom = await customizationsOf(db, typeList);
  return Object.fromEntries(
    typeList.map((type) => [
      type,
      customDictionary(type, custom(type).customization)
        .filter(({ hidden }) => withHidden || !hidden)
        .map(({ value, zh, en, hidden }) => ({
          dictValue: value,
          dictLabel: lang === 'zh-CN' ? zh : en,
          ...(hidden && { hidden: true as const }),
        })),
    ]),
  );
}
