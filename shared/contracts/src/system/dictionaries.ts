import { caseStatuses } from '../cases/status.ts';

export interface DictionaryEntry {
  readonly value: number;
  readonly zh: string;
  readonly en: string;
}

const list = (...rows: readonly (readonly [number, string, string])[]): readonly DictionaryEntry[] =>
  rows.map(([value, zh, en]) => ({ value, zh, en }));

/** Dictionaries that the server hands out, by type. */
export const dictionaries = {
  pt_status: caseStatuses.map(({ value, zh, en }) => ({ value, zh, en })),
  treat_status: list(
    [0, '待治疗', 'Ready for treatment'],
    [1, '治疗中', 'In treatment'],
    [2, '已暂停', 'Paused'],
    [3, '已结束', 'Ended'],
  ),
  analyse_flag: list(
    [0, '未分析', 'Not analyzed'],
    [1, '分析中', 'Analyzing'],
    [2, '已分析', 'Analyzed'],
    [3, '分析失败', 'Analysis failed'],
    [4, '预处理中', 'Preprocessing'],
    [5, '预处理完成', 'Preprocessed'],
    [6, '预处理失败', 'Preprocessing failed'],
  ),
  order_parent_production_status: list(
    [0, '待生产', 'Pending production'],
    [1, '生产中', 'In production'],
    [2, '3D 打印完成', '3D print completed'],
    [3, '已发货', 'Shipped'],
  ),
  order_sub_production_status: list(
    [0, '待生产', 'Pending'],
    [1, '打印中', 'Printing'],
    [2, '已打印', 'Printed'],
    [3, '切割中', 'Cutting'],
    [4, '已切割', 'Cut'],
    [5, '已包装', 'Packed'],
    [6, '已发货', 'Shipped'],
  ),
  print_status: list([0, '待打印', 'Ready'], [1, '打印中', 'Producing'], [2, '已完成', 'Done'], [3, '失败', 'Failed']),
  pt_record_tab: list(),
  rel_flag_global: list(),
} as const satisfies Record<string, readonly DictionaryEntry[]>;

export type DictionaryType = keyof typeof dictionaries;
export const dictionaryTypes = Object.keys(dictionaries) as DictionaryType[];
