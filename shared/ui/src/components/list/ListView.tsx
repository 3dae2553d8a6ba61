import { Fragment, type ReactNode } from 'react';
import { ErrorBox } from '../error-box/ErrorBox.tsx';
import { LoadingSkeleton } from '../loading-skeleton/LoadingSkeleton.tsx';
import { PhoneCardList } from '../phone-card/PhoneCard.tsx';
import { ListPagination, type ListPaging } from '../list-table/ListPagination.tsx';
import { ListTable, type ListTableProps } from '../list-table/ListTable.tsx';

/** A page of rows on its way, here, or failed: what the platform's `useListPage` gives. */
export interface ListAnswer<Row> {
  /** Absent before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** New rows are on their way: the old ones stay. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** Absent where all rows are here. */
  readonly paging?: ListPaging | undefined;
}

export interface ListViewProps<Row> extends Omit<
  ListTableProps<Row>,
  'rows' | 'loading' | 'paging' | 'empty' | 'density'
> {
  list: ListAnswer<Row>;
  /** What could not be loaded, as the title of its failure. */
  failed: string;
  /** Shown when there are no rows: a `ListEmpty`. */
  empty: ReactNode;
  /** A row as a `PhoneCard`; given on a phone, where cards stand in place of the table. */
  card?: ((row: Row) => ReactNode) | undefined;
}

/** The rows of a list page with all that can become of them: on their way, failed, none, a table, or cards. */
export function ListView<Row>({ list, failed, empty, card, ...table }: ListViewProps<Row>) {
  const { rows, loading, error, refetch, paging } = list;
  if (error) return <ErrorBox title={failed} error={error} onRetry={() => void refetch()} />;
  if (!card) return <ListTable<Row> {...table} rows={rows} loading={loading} paging={paging} empty={empty} />;
  if (!rows) return <LoadingSkeleton variant="list" />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div aria-busy={loading}>
      <PhoneCardList label={table.label}>
        {rows.map((row) => (
          <Fragment key={table.rowKey(row)}>{card(row)}</Fragment>
        ))}
      </PhoneCardList>
      {paging ? <ListPagination {...paging} /> : null}
    </div>
  );
}
