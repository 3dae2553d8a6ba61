import type { ReactNode } from 'react';
import type { ColumnType } from 'antd/es/table';

/** What a list understands of a column: what antd's table does, and how it shares the room with the others. */
export interface ListColumn<Row> extends Pick<
  ColumnType<Row>,
  'key' | 'title' | 'dataIndex' | 'align' | 'className' | 'render' | 'sorter' | 'sortOrder' | 'fixed'
> {
  /** Pixels that its words want. A column at the end, such as the actions, takes what it needs instead. */
  width?: number;
  /** Pixels without which it cannot be read; by default all that it wants. */
  minWidth?: number;
  /** 0, the default, is always shown; of the others the highest leaves first where there is too little room. */
  priority?: number;
  /** Takes a share of what is left over. */
  grow?: boolean;
}

export interface ListSort {
  key: string;
  order: 'ascend' | 'descend';
}

export function columnKey<Row>({ key, dataIndex }: ListColumn<Row>, index: number): string {
  return String(key ?? (Array.isArray(dataIndex) ? dataIndex.join('.') : (dataIndex ?? index)));
}

/** Follows `dataIndex`, which may be a path. */
function valueOf<Row>(row: Row, dataIndex: ListColumn<Row>['dataIndex']): unknown {
  const path = (Array.isArray(dataIndex) ? dataIndex : [dataIndex]) as readonly (string | number | undefined)[];
  return path.reduce<unknown>(
    (at, name) => (name === undefined || at === null || at === undefined ? undefined : (at as never)[name]),
    row,
  );
}

export function cellOf<Row>(column: ListColumn<Row>, row: Row, index: number): ReactNode {
  const value = valueOf(row, column.dataIndex);
  return (column.render ? column.render(value, row, index) : value) as ReactNode;
}

export function titleOf<Row>({ title }: ListColumn<Row>): ReactNode {
  return typeof title === 'function' ? title({}) : title;
}

/** What a cell that is cut shows on hover: its words, where it has nothing but words. */
export const hoverOf = (content: ReactNode): string | undefined =>
  typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;

/** A row without it could not be told from another, or done anything with; it can neither leave nor be put away. */
export const isAlwaysShown = <Row>(column: ListColumn<Row>): boolean => !column.priority || Boolean(staysAtEnd(column));

/** Actions stay in sight when the rows scroll sideways. */
export const staysAtEnd = <Row>({ key, fixed }: ListColumn<Row>): true | undefined =>
  key === 'actions' || fixed === 'right' || fixed === 'end' || undefined;

/** Up, down, as it was: what the next click on a column head asks for. */
export function nextSort<Row>(column: ListColumn<Row>, key: string): ListSort | null {
  if (column.sortOrder === 'descend') return null;
  return { key, order: column.sortOrder === 'ascend' ? 'descend' : 'ascend' };
}
