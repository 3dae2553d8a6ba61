import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListFilterKind, PageOfList } from './list-filter.ts';

/** Changes what a list shows: the fields that are given. */
export type ChangeFilter<Filter> = (change: Partial<Filter>) => void;

/** The filter in the address, and the way to change it. Changes replace the address: back leaves the list. */
export function useListFilter<Filter extends PageOfList>(
  kind: ListFilterKind<Filter>,
): readonly [Filter, ChangeFilter<Filter>] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => kind.read(params), [kind, params]);
  const change = useCallback(
    (part: Partial<Filter>) =>
      setParams((current) => kind.write(kind.change(kind.read(current), part)), { replace: true }),
    [kind, setParams],
  );
  return [filter, change];
}
