import type { TableProps } from 'antd/es/table';

/** General limit of a selection. */
export const MAX_SELECTED = 100;

export interface ListSelection {
  keys: readonly string[];
  onChange: (keys: string[]) => void;
  max?: number;
  /** The reader asked for more than the limit; the selection keeps the first ones. */
  onOver?: ((max: number) => void) | undefined;
}

/** Keys of `wanted` up to the limit, the earlier selected ones first. */
export function limited(wanted: readonly string[], kept: readonly string[], max: number): string[] {
  const stay = kept.filter((key) => wanted.includes(key));
  return [...stay, ...wanted.filter((key) => !stay.includes(key))].slice(0, max);
}

/** antd's row selection over the reader's choice, which may span pages. */
export function useSelection<Row extends object>(selection: ListSelection | undefined, rowKey: (row: Row) => string) {
  const max = selection?.max ?? MAX_SELECTED;
  const choose = (wanted: string[]) => {
    if (!selection) return;
    if (wanted.length > max) selection.onOver?.(max);
    selection.onChange(limited(wanted, selection.keys, max));
  };
  const rowSelection: TableProps<Row>['rowSelection'] = selection && {
    selectedRowKeys: [...selection.keys],
    preserveSelectedRowKeys: true,
    columnWidth: 48,
    onChange: (keys) => choose(keys.map(String)),
  };
  const toggle = (row: Row) => {
    const key = rowKey(row);
    const keys = selection?.keys ?? [];
    choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  };
  return { rowSelection, toggle };
}
