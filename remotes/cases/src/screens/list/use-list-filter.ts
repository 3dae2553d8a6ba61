import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, changeFilter, readFilter, writeFilter } from './list-filter.ts';

/** The filter in the address, and the way to change it. Changes replace the address: back leaves the list. */
export function useListFilter(): [ListFilter, (change: Partial<ListFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<ListFilter>) =>
      setParams((current) => writeFilter(changeFilter(readFilter(current), part)), { replace: true }),
    [setParams],
  );
  return [filter, change];
}
