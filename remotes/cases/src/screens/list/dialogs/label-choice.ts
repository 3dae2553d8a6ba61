import type { CaseRow } from '@archway/contracts';

/** Whether all, some or none of the cases carry a label. */
export type Carried = 'all' | 'some' | 'none';

export function carriedBy(rows: readonly Pick<CaseRow, 'labels'>[], labelId: string): Carried {
  const count = rows.filter(({ labels }) => labels.some(({ categoryId }) => categoryId === labelId)).length;
  return count === 0 ? 'none' : count === rows.length ? 'all' : 'some';
}

/** What the reader wants of each label that was touched: on every case, or on none. */
export type Wanted = Readonly<Record<string, boolean>>;

/** The labels to put on and to take off, without those where nothing would change. */
export function labelChange(
  rows: readonly Pick<CaseRow, 'labels'>[],
  wanted: Wanted,
): { readonly add: string[]; readonly remove: string[] } {
  const entries = Object.entries(wanted);
  return {
    add: entries.flatMap(([id, on]) => (on && carriedBy(rows, id) !== 'all' ? id : [])),
    remove: entries.flatMap(([id, on]) => (!on && carriedBy(rows, id) !== 'none' ? id : [])),
  };
}
