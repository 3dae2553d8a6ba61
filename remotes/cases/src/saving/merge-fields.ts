export interface Merge<T> {
  /** Mine, with what only the other side has changed. */
  readonly merged: T;
  /** Fields that both sides have changed, and not alike: `merged` has mine. */
  readonly clashes: readonly (keyof T)[];
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Brings two changes of the same record together, field by field. Fields are compared by what they hold, so they are
 * plain data.
 * @param base what both began with
 */
export function mergeFields<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const fields = Object.keys(theirs) as (keyof T)[];
  const taken = fields.filter((field) => alike(mine[field], base[field]));
  const merged = { ...mine };
  for (const field of taken) merged[field] = theirs[field];
  const clashes = fields.filter(
    (field) => !taken.includes(field) && !alike(theirs[field], base[field]) && !alike(theirs[field], mine[field]),
  );
  return { merged, clashes };
}
