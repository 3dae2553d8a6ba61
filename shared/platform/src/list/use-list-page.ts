import { useEffect } from 'react';
import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { PageOfList } from './list-filter.ts';
import type { ChangeFilter } from './use-list-filter.ts';

/** As an endpoint answers with a page. */
interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface PageQuery<Row> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>;
  /** When it looks again by itself, by what it knows: for rows that change without the reader. */
  readonly refetchInterval?: (query: { readonly state: { readonly data: Page<Row> | undefined } }) => number | false;
}

export interface ListPage<Row> {
  /** Undefined until the first page is here. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  /** Rows of before stand here while others load. */
  readonly loading: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
  /** For the list's table, or its pages. */
  readonly paging: {
    readonly pageNum: number;
    readonly pageSize: number;
    readonly total: number;
    readonly onChange: (pageNum: number, pageSize: number) => void;
  };
}

/**
 * The page of a list that its filter asks for. Old rows stay while new ones load, and whoever stands on a page that is
 * no more comes to the last one.
 * @param asked of `query(endpoint, …)` for an endpoint that answers with `rows` and `total`.
 */
export function useListPage<Row>(
  asked: PageQuery<Row>,
  { page, size }: PageOfList,
  change: ChangeFilter<PageOfList>,
): ListPage<Row> {
  const answer = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { data, isPlaceholderData: loading, error, refetch } = answer;
  const last = data && !loading && data.rows.length === 0 ? Math.ceil(data.total / size) : page;
  useEffect(() => {
    if (last > 0 && last < page) change({ page: last });
  }, [last, page, change]);
  return {
    rows: data?.rows,
    total: data?.total,
    loading,
    error,
    refetch,
    paging: {
      pageNum: page,
      pageSize: size,
      total: data?.total ?? 0,
      onChange: (next, nextSize) => change(nextSize === size ? { page: next } : { size: nextSize }),
    },
  };
}
