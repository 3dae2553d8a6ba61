import { type DictionaryEntry, type DictionaryType, dictionaries } from '../system/dictionaries.ts';
import type { ErrorName, ErrorValues } from '../wire/errors.ts';
import { customEntryRules } from './custom-rules.ts';
import {
  type Customization,
  type StandardEntry,
  customEntryOf,
  inCustomOrder,
  onlyDifferences,
} from './customization.ts';

/** Dictionaries whose values no code counts on: operators may add some. The values of all others belong to the product. */
export const openDictionaries: readonly DictionaryType[] = ['pt_record_tab', 'rel_flag_global'];

/** Most values of a dictionary. */
export const MOST_DICTIONARY_VALUES = 100;

export interface CustomDictionaryEntry extends DictionaryEntry {
  /** Says what a record is, but is offered nowhere. */
  readonly hidden: boolean;
}

const builtIn = (type: DictionaryType): readonly DictionaryEntry[] => dictionaries[type];

/** The text by which a value is named in a customization. */
export const keyOfValue = ({ value }: Pick<DictionaryEntry, 'value'>): string => String(value);

const VALUE = customEntryRules.key.pattern;

/** A dictionary as it is: the values of the product with what operators say about them, and those that they added. */
export function customDictionary(type: DictionaryType, custom: Customization): CustomDictionaryEntry[] {
  const own = new Set(builtIn(type).map(keyOfValue));
  const added = custom.entries.flatMap(({ key, zh, en }) =>
    !own.has(key) && VALUE.test(key) && zh !== undefined && en !== undefined ? [{ value: Number(key), zh, en }] : [],
  );
  const rows = [...builtIn(type), ...added.sort((a, b) => a.value - b.value)].map((entry) => {
    const { zh, en, hidden } = customEntryOf(custom, keyOfValue(entry));
    return { value: entry.value, zh: zh ?? entry.zh, en: en ?? entry.en, hidden: hidden ?? false };
  });
  return [...inCustomOrder(rows, keyOfValue, custom.order)];
}

/** What the product says of a value. */
export function standardOfValue(type: DictionaryType, key: string): StandardEntry | undefined {
  const entry = builtIn(type).find((row) => keyOfValue(row) === key);
  return entry && { zh: entry.zh, en: entry.en, hidden: false };
}

/** The same customization with nothing in it that the product says, too. */
export const tidyDictionary = (type: DictionaryType, custom: Customization): Customization =>
  onlyDifferences(
    custom,
    (key) => standardOfValue(type, key) ?? { hidden: false },
    customDictionary(type, { ...custom, order: null }).map(keyOfValue),
  );

export interface CustomProblem {
  readonly error: ErrorName;
  readonly values: ErrorValues;
}

/** Why a dictionary cannot be so; null where it can. */
export function dictionaryProblem(type: DictionaryType, custom: Customization): CustomProblem | null {
  const values = customDictionary(type, custom);
  const known = new Set(values.map(keyOfValue));
  const open = openDictionaries.includes(type);
  for (const { key, phone, designType } of custom.entries) {
    const name = { name: key };
    if (phone !== undefined || designType !== undefined) return { error: 'customFieldUnknown', values: name };
    if (standardOfValue(type, key)) continue;
    if (!open) return { error: 'dictionaryClosed', values: name };
    if (!VALUE.test(key)) return { error: 'dictionaryValueInvalid', values: name };
    if (!known.has(key)) return { error: 'customNameMissing', values: name };
  }
  const foreign = custom.order?.find((key) => !known.has(key));
  if (foreign !== undefined) return { error: 'customKeyUnknown', values: { name: foreign } };
  if (values.length > MOST_DICTIONARY_VALUES)
    return { error: 'dictionaryFull', values: { num: MOST_DICTIONARY_VALUES } };
  for (const lang of ['zh', 'en'] as const) {
    const twice = values.find((row, index) => values.findIndex((other) => other[lang] === row[lang]) < index);
    if (twice) return { error: 'customNameTwice', values: { name: twice[lang] } };
  }
  if (values.length > 0 && values.every(({ hidden }) => hidden)) return { error: 'dictionaryAllHidden', values: {} };
  return null;
}
