import { type CustomField, type Customization, customEntryOf, customFields } from './customization.ts';

type Value = string | number | boolean | null | readonly string[];

/** One field that a change set; null for `key` is the order. Absent values are those of the product. */
export interface CustomChange {
  readonly key: string | null;
  readonly field: CustomField | 'order';
  readonly from: Value | undefined;
  readonly to: Value | undefined;
}

const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null) && (a === undefined) === (b === undefined);

/** What differs between two states, field by field. */
export function customChanges(before: Customization, after: Customization): CustomChange[] {
  const keys = [...new Set([...before.entries, ...after.entries].map(({ key }) => key))];
  const fields = keys.flatMap((key) =>
    customFields.map((field) => ({
      key,
      field,
      from: customEntryOf(before, key)[field],
      to: customEntryOf(after, key)[field],
    })),
  );
  const order = { key: null, field: 'order' as const, from: before.order ?? undefined, to: after.order ?? undefined };
  return [...fields, order].filter(({ from, to }) => !same(from, to));
}

/**
 * The present state without what one change did. Fields that it did not touch stay as they are now.
 * @returns null where a field that it set was set to something else since
 */
export function withoutChange(now: Customization, before: Customization, after: Customization): Customization | null {
  const changes = customChanges(before, after);
  const current = (change: CustomChange): Value | undefined =>
    change.field === 'order' ? (now.order ?? undefined) : customEntryOf(now, change.key ?? '')[change.field];
  if (changes.some((change) => !same(current(change), change.to))) return null;
  const keys = [...new Set([...now.entries.map(({ key }) => key), ...changes.flatMap(({ key }) => key ?? [])])];
  return {
    order: changes.some(({ field }) => field === 'order') ? before.order : now.order,
    entries: keys.map((key) => ({
      ...customEntryOf(now, key),
      key,
      ...Object.fromEntries(changes.filter((change) => change.key === key).map(({ field, from }) => [field, from])),
    })),
  };
}
