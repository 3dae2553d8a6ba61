import { useState } from 'react';

/** Selected rows that can be seen, in the order in which they were selected; the same list when that is all of them. */
export function onlyShown(selected: readonly string[], shown: readonly string[]): readonly string[] {
  const known = new Set(shown);
  return selected.every((key) => known.has(key)) ? selected : selected.filter((key) => known.has(key));
}

/**
 * Rows that the reader has selected. One that a filter, another page or a change elsewhere takes from sight is no longer
 * selected: nothing is counted or changed that is not seen.
 * @param shown keys of the rows; undefined while they are not known
 */
export function useVisibleSelection(shown: readonly string[] | undefined) {
  const [selected, select] = useState<readonly string[]>([]);
  const visible = onlyShown(selected, shown ?? []);
  if (shown !== undefined && visible !== selected) select(visible);
  return [visible, select] as const;
}
