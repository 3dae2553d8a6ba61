import { type Answer, type DictionaryType, dictionaries, dictionaryTypes, endpoints } from '@archway/contracts';
import { bilingual } from '../i18n/bilingual.ts';
import { createStore, useStore } from '../state/store.ts';
import { call } from '../wire/call.ts';

type Known = Answer<typeof endpoints.system.dictionaries>;

/** Dictionaries as operators have changed them; nothing before they were asked for. */
const store = createStore<Known>({});

/** Asks for all dictionaries. Pages have the words of the product until they are here, and where they do not come. */
export async function loadDictionaries(): Promise<void> {
  const body = { typeList: [...dictionaryTypes], withHidden: true };
  const known = await call(endpoints.system.dictionaries, { body }, { quiet: true }).catch(() => null);
  if (known) store.set(known);
}

/** One dictionary in the language of the reader. */
export interface Dictionary {
  /** What a value is called; a dash for one that there is not. */
  nameOf(value: number): string;
  /** What can be chosen, in its order. */
  readonly choices: readonly { readonly value: number; readonly label: string }[];
}

const builtIn = (type: DictionaryType): Known[string] =>
  dictionaries[type].map((entry) => ({ dictValue: entry.value, dictLabel: bilingual(entry) }));

/** A dictionary; the screen is drawn again when operators change it. */
export function useDictionary(type: DictionaryType): Dictionary {
  const entries = useStore(store)[type] ?? builtIn(type);
  return {
    nameOf: (value) => entries.find(({ dictValue }) => dictValue === value)?.dictLabel ?? '—',
    choices: entries
      .filter(({ hidden }) => !hidden)
      .map(({ dictValue, dictLabel }) => ({ value: dictValue, label: dictLabel })),
  };
}
