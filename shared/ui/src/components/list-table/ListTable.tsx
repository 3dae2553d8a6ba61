import type { ReactNode } from 'react';
import Table from 'antd/es/table';
import type { ColumnsType, TableProps } from 'antd/es/table';
import { LoadingSkeleton } from '../loading-skeleton/LoadingSkeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import { ListPagination } from './ListPagination.tsx';
import type { ListPaging } from './ListPagination.tsx';
import { useDensity } from './density.ts';
import type { Density } from './density.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';
import type { ListSelection } from './use-selection.ts';
import styles from './list-table.module.css';

export interface ListTableProps<Row extends object> {
  /** Under this name the reader's row height is kept. */
  tableKey: string;
  /** Name of the list for screen readers. */
  label: string;
  columns: ColumnsType<Row>;
  /** Absent before the first answer. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** New rows are on their way: the old ones stay, dimmed. */
  loading?: boolean;
  density?: Density;
  selection?: ListSelection | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  paging?: ListPaging | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  onSort?: TableProps<Row>['onChange'];
  /** Least width in pixels; below it the table scrolls sideways. */
  minWidth?: number;
  /** Pixels of page header above a sticky head; false for a head that scrolls away. */
  sticky?: number | false;
}

/** The table of a list page: density, row selection up to a limit, keyboard, paging, and its own quiet loading. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { tableKey, label, columns, rows, rowKey, loading = false, density: initial = 'comfortable' } = props;
  const { selection, onOpen, paging, empty, onSort, minWidth = 960, sticky = 56 } = props;
  const t = useUiText();
  const [density] = useDensity(tableKey, initial);
  const { rowSelection, toggle } = useSelection<Row>(selection, rowKey);
  const rowAttributes = useRowFocus<Row>({ rows: rows ?? [], onOpen, onToggle: selection ? toggle : undefined });
  if (rows === undefined) return <LoadingSkeleton variant="list" rows={8} />;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <div className={`${styles.list} ${styles[density]} ${onOpen ? styles.opens : ''}`} aria-busy={loading}>
      <Table<Row>
        aria-label={label}
        className={loading ? styles.stale : ''}
        columns={columns}
        dataSource={rows as Row[]}
        rowKey={rowKey}
        size={density === 'compact' ? 'middle' : 'large'}
        pagination={false}
        sticky={sticky === false ? false : { offsetHeader: sticky }}
        scroll={{ x: minWidth }}
        onRow={(row, index) => ({
          ...rowAttributes(row, index ?? 0),
          ...(onOpen ? { onDoubleClick: () => onOpen(row) } : {}),
        })}
        {...(rowSelection ? { rowSelection } : {})}
        {...(onSort ? { onChange: onSort } : {})}
      />
      <VisuallyHidden>{t('list.keys')}</VisuallyHidden>
      {paging ? <ListPagination {...paging} /> : null}
    </div>
  );
}
