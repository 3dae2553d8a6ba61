import { ArrowDown, ArrowUp } from 'lucide-react';
import { useUiText } from '../../words/use-ui-text.ts';
import { TickBox } from './TickBox.tsx';
import { columnKey, nextSort, staysAtEnd, titleOf } from './list-column.ts';
import type { ListColumn, ListSort } from './list-column.ts';
import styles from './list-table.module.css';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  onSort: ((sort: ListSort | null) => void) | undefined;
  /** Absent where rows cannot be selected. */
  all: { checked: boolean; partly: boolean; onChange: () => void } | undefined;
}

const spoken = { ascend: 'ascending', descend: 'descending' } as const;

/** Names of the columns; those that sort are buttons, and the one that does says how. */
export function ListHead<Row>({ columns, onSort, all }: Props<Row>) {
  const t = useUiText();
  return (
    <thead>
      <tr>
        {all ? (
          <th className={styles.tick} scope="col">
            <TickBox {...all} label={t('list.selectAll')} />
          </th>
        ) : null}
        {columns.map((column, index) => {
          const key = columnKey(column, index);
          const order = column.sortOrder ?? undefined;
          return (
            <th
              key={key}
              scope="col"
              data-align={column.align}
              data-end={staysAtEnd(column)}
              aria-sort={order ? spoken[order] : column.sorter ? 'none' : undefined}
            >
              {column.sorter && onSort ? (
                <button type="button" onClick={() => onSort(nextSort(column, key))}>
                  {titleOf(column)}
                  {order === 'ascend' ? <ArrowUp aria-hidden="true" /> : null}
                  {order === 'descend' ? <ArrowDown aria-hidden="true" /> : null}
                </button>
              ) : (
                <span>{titleOf(column)}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
