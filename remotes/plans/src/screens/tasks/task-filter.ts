import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of the task list stands in the address. */
export interface TaskFilter {
  readonly keyword: string;
  readonly page: number;
  readonly size: number;
}

const SIZES = [10, 20, 50, 100];
const START: TaskFilter = { keyword: '', page: 1, size: 20 };

/** Reads the address; anything unknown there is the default. */
export function readFilter(params: URLSearchParams): TaskFilter {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : START.page,
    size: SIZES.includes(size) ? size : START.size,
  };
}

/** The address of a filter: what is as at the start is left out, and anything but a turned page begins anew. */
export function writeFilter(filter: TaskFilter, change: Partial<TaskFilter>): URLSearchParams {
  const next = { ...filter, page: 1, ...change };
  const params = new URLSearchParams();
  for (const key of ['keyword', 'page', 'size'] as const)
    if (next[key] !== START[key]) params.set(key, String(next[key]));
  return params;
}

export function useTaskFilter(): [TaskFilter, (change: Partial<TaskFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<TaskFilter>) => setParams((current) => writeFilter(readFilter(current), part), { replace: true }),
    [setParams],
  );
  return [filter, change];
}
