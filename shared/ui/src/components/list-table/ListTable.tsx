import type { ReactNode } from 'react';
import { LoadingSkeleton } from '../loading-skeleton/LoadingSkeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import { ListBody } from './ListBody.tsx';
import { ListHead } from './ListHead.tsx';
import { ListPagination } from './ListPagination.tsx';
import type { ListPaging } from './ListPagination.tsx';
import { useDensity } from '../list/density.ts';
import type { Density } from '../list/density.ts';
import { arranged, useColumnChoice } from '../list/column-choice.ts';
import { columnKey, isAlwaysShown } from './list-column.ts';
import type { ListColumn, ListSort } from './list-column.ts';
import { TICK_WIDTH, useColumnFit } from './use-column-fit.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';
import type { ListSelection } from './use-selection.ts';
import styles from './list-table.module.css';

export interface ListTableProps<Row> {
  /** Under this name the reader's row height is kept. */
  tableKey: string;
  /** Name of the list for screen readers. */
  label: string;
  columns: readonly ListColumn<Row>[];
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
  /** A column head was clicked: the order that the reader wants, null for the usual one. */
  onSort?: ((sort: ListSort | null) => void) | undefined;
}

/**
 * The table of a list page: density, selection up to a limit, keyboard, paging, and its own quiet loading. Columns have
 * widths that no content changes; where the window is too narrow for all, the least important leave, and only when the
 * others do not fit either the rows scroll sideways, below the first column and the actions. What the reader put away is not
 * shown, and what the reader moved stands there. Of our own make on a native
 * table: antd's costs 50 KB more on the first list, and measures with style elements that a strict
 * content security policy blocks.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { tableKey, label, columns, rows, rowKey, loading = false, density: initial = 'comfortable' } = props;
  const { selection, onOpen, paging, empty, onSort } = props;
  const t = useUiText();
  const [density] = useDensity(tableKey, initial);
  const [{ order, hidden }] = useColumnChoice(tableKey);
  const kept = arranged(columns, order).filter(
    (column, index) => isAlwaysShown(column) || !hidden.includes(columnKey(column, index)),
  );
  const chosen = useSelection(selection, (rows ?? []).map(rowKey));
  const { place, shown, widthOf, total, narrow } = useColumnFit({
    tableKey,
    columns: kept,
    ticks: chosen !== undefined,
    rows,
  });
  const attributesOf = useRowFocus<Row>({
    rows: rows ?? [],
    onOpen,
    onToggle: chosen ? (row) => chosen.toggle(rowKey(row)) : undefined,
  });
  if (rows === undefined) return <LoadingSkeleton variant="list" rows={8} />;
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;
  return (
    <>
      <div
        ref={place}
        className={[styles.list, styles[density], narrow ? styles.narrow : styles.wide].join(' ')}
        data-ticks={chosen !== undefined}
        aria-busy={loading}
      >
        <table
          aria-label={label}
          className={loading ? styles.stale : undefined}
          style={total === undefined ? {} : { width: narrow ? total : '100%' }}
        >
          <colgroup>
            {chosen ? <col style={{ width: TICK_WIDTH }} /> : null}
            {shown.map((column, index) => {
              const key = columnKey(column, index);
              return <col key={key} style={{ width: widthOf(key) }} />;
            })}
          </colgroup>
          <ListHead columns={shown} onSort={onSort} all={chosen?.all} />
          <ListBody
            rows={rows}
            rowKey={rowKey}
            columns={shown}
            chosen={chosen}
            attributesOf={attributesOf}
            onOpen={onOpen}
          />
        </table>
      </div>
      <VisuallyHidden>{t('list.keys')}</VisuallyHidden>
      {paging ? <ListPagination {...paging} /> : null}
    </>
  );
}
