import { caseStatuses } from '../cases/status.ts';
import { analyseFlags, treatStatuses } from '../cases/values.ts';
import { orderStatuses, printStatuses, subOrderStatuses } from '../production/status.ts';

export interface DictionaryEntry {
  readonly value: number;
  readonly zh: string;
  readonly en: string;
}

const entries = (rows: readonly DictionaryEntry[]): readonly DictionaryEntry[] =>
  rows.map(({ value, zh, en }) => ({ value, zh, en }));

/** Dictionaries that the server hands out, by type. */
export const dictionaries = {
  pt_status: entries(caseStatuses),
  treat_status: entries(treatStatuses),
  analyse_flag: entries(analyseFlags),
  order_parent_production_status: entries(orderStatuses),
  order_sub_production_status: entries(subOrderStatuses),
  print_status: entries(printStatuses),
  pt_record_tab: [],
  rel_flag_global: [],
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export type DictionaryType = keyof typeof dictionaries;
export const dictionaryTypes = Object.keys(dictionaries) as DictionaryType[];
