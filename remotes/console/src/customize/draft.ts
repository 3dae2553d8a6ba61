import { type CustomEntry, type Customization, customEntryOf } from '@archway/contracts';

/** A draft in which this is said about one entry, too. */
export const withEntry = (draft: Customization, key: string, said: Omit<CustomEntry, 'key'>): Customization => ({
  ...draft,
  entries: [...draft.entries.filter((entry) => entry.key !== key), { ...customEntryOf(draft, key), ...said, key }],
});

/** A draft in which an entry is as the product has it; its place stays. */
export const withoutEntry = (draft: Customization, key: string): Customization => ({
  ...draft,
  entries: draft.entries.filter((entry) => entry.key !== key),
});

/** A row of a list that is put in order: rows move among those of the same group, with all that stands below them. */
export interface Placed {
  readonly key: string;
  /** Key of the row that it stands below. */
  readonly below?: string | undefined;
  /** Rows of one group are ordered among each other. */
  readonly group: string;
}

const siblingsOf = <Row extends Placed>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.filter(({ below, group }) => below === row.below && group === row.group);

/** Whether a row can go up (-1) or down (1). */
export function canMove<Row extends Placed>(rows: readonly Row[], row: Row, by: -1 | 1): boolean {
  const at = siblingsOf(rows, row).indexOf(row) + by;
  return at >= 0 && at < siblingsOf(rows, row).length;
}

/** All keys in their order after one row went up or down among its own; the same order where it cannot. */
export function movedKeys<Row extends Placed>(rows: readonly Row[], row: Row, by: -1 | 1): readonly string[] {
  const keys = rows.map(({ key }) => key);
  const siblings = siblingsOf(rows, row);
  const other = siblings[siblings.indexOf(row) + by];
  if (!other) return keys;
  const [upper, lower] = by < 0 ? [other, row] : [row, other];
  const block = (head: Row): readonly string[] =>
    rows.filter(({ key, below }) => key === head.key || below === head.key).map(({ key }) => key);
  const moving = new Set([...block(upper), ...block(lower)]);
  const start = keys.indexOf(upper.key);
  const rest = keys.filter((key) => !moving.has(key));
  const before = keys.slice(0, start).filter((key) => !moving.has(key)).length;
  const between = keys.slice(start, keys.indexOf(lower.key)).filter((key) => !moving.has(key));
  return [
    ...rest.slice(0, before),
    ...block(lower),
    ...between,
    ...block(upper),
    ...rest.slice(before + between.length),
  ];
}
