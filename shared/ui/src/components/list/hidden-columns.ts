import { useCallback, useMemo } from 'react';
import { useKeptChoice } from './kept-choice.ts';

/** Keys from what the browser has kept, which may be of another build, or made up. */
export function keysOf(kept: string | null): readonly string[] {
  try {
    const keys: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Keys of the columns of one table that the reader has put away. */
export function useHiddenColumns(tableKey: string): readonly [readonly string[], (keys: readonly string[]) => void] {
  const [kept, keep] = useKeptChoice(`hiddenColumns.${tableKey}`);
  const hidden = useMemo(() => keysOf(kept), [kept]);
  const hide = useCallback((keys: readonly string[]) => keep(JSON.stringify(keys)), [keep]);
  return [hidden, hide];
}
