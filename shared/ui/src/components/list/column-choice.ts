import { useCallback, useMemo } from 'react';
import { type ListColumn, columnKey, staysAtEnd } from '../list-table/list-column.ts';
import { keysOf, useHiddenColumns } from './hidden-columns.ts';
import { useKeptChoice } from './kept-choice.ts';

/** How a reader arranges the columns of a table, by their keys. */
export interface ColumnChoice {
  /** Those that were moved; others stand behind them as they come. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** The choice for one table as this browser keeps it, and the way to another one. */
export function useColumnChoice(tableKey: string): readonly [ColumnChoice, (choice: ColumnChoice) => void] {
  const [hidden, hide] = useHiddenColumns(tableKey);
  const [kept, keep] = useKeptChoice(`columnOrder.${tableKey}`);
  const order = useMemo(() => keysOf(kept), [kept]);
  const choose = useCallback(
    (choice: ColumnChoice) => {
      hide(choice.hidden);
      keep(JSON.stringify(choice.order));
    },
    [hide, keep],
  );
  return [useMemo(() => ({ order, hidden }), [order, hidden]), choose];
}

/** Columns as the reader wants them; the actions stay at the end, and a column that is new stands where it comes. */
export function arranged<Row>(columns: readonly ListColumn<Row>[], order: readonly string[]): ListColumn<Row>[] {
  if (order.length === 0) return [...columns];
  const keyed = columns.map((column, index) => ({ column, key: columnKey(column, index), index }));
  const placeOf = ({ column, key, index }: (typeof keyed)[number]): number => {
    if (staysAtEnd(column)) return Infinity;
    const at = order.indexOf(key);
    return at < 0 ? order.length + index : at;
  };
  return keyed.sort((one, other) => placeOf(one) - placeOf(other)).map(({ column }) => column);
}

/** The order with one column a place earlier or later. */
export function moved(keys: readonly string[], key: string, by: -1 | 1): string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= keys.length) return [...keys];
  return keys.map((each, at) => (at === to ? key : at === from ? (keys[to] as string) : each));
}
