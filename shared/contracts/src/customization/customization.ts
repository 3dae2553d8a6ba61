/**
 * What operators say about entries that the product comes with: the values of a dictionary, the items of the menu. Only
 * what differs is said; everything else stays as the product has it, also when a later version has it otherwise.
 */
export interface CustomEntry {
  /** Value of a dictionary as text, or key of a menu item. */
  readonly key: string;
  /** Its name in Chinese. */
  readonly zh?: string | undefined;
  /** Its name in English. */
  readonly en?: string | undefined;
  /** Of a dictionary: no longer offered. Of the menu: neither shown nor reached. */
  readonly hidden?: boolean | undefined;
  /** Of the menu alone: shown on phones. */
  readonly phone?: boolean | undefined;
  /** Of the menu alone: the service type that a user must have; null for none. */
  readonly designType?: number | null | undefined;
}

export interface Customization {
  /** Keys in their order; null leaves the order of the product. */
  readonly order: readonly string[] | null;
  readonly entries: readonly CustomEntry[];
}

export const asBuilt: Customization = { order: null, entries: [] };

/** Longest names: a menu and a tag have no room for more. */
export const LONGEST_NAME = { zh: 16, en: 40 } as const;

/** Fields of an entry, in the order in which they are told. */
export const customFields = ['zh', 'en', 'hidden', 'phone', 'designType'] as const;
export type CustomField = (typeof customFields)[number];

/** What is said about one entry; nothing of it where nothing is said. */
export const customEntryOf = ({ entries }: Pick<Customization, 'entries'>, key: string): Partial<CustomEntry> =>
  entries.find((entry) => entry.key === key) ?? {};

/**
 * Rows in the order that was asked for. A row that it does not name, such as one of a later version, stays behind the
 * row that it follows in the order of the product.
 */
export function inCustomOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  order: readonly string[] | null,
): readonly Row[] {
  if (order === null) return rows;
  const place = new Map(order.map((key, index) => [key, index]));
  let before = -1;
  const placed = rows.map((row, index) => {
    before = place.get(keyOf(row)) ?? before;
    return { row, index, at: before, named: place.has(keyOf(row)) };
  });
  return placed
    .sort((a, b) => a.at - b.at || Number(b.named) - Number(a.named) || a.index - b.index)
    .map(({ row }) => row);
}

/** What an entry is without anybody's change. */
export type StandardEntry = Omit<CustomEntry, 'key'>;

const said = (entry: Partial<CustomEntry>): boolean => customFields.some((field) => entry[field] !== undefined);

/**
 * The same with nothing in it that the product says, too.
 * @param standardOf what the product says of a key; undefined for one that it does not have
 * @param order keys in the order of the product
 */
export function onlyDifferences(
  { order, entries }: Customization,
  standardOf: (key: string) => StandardEntry | undefined,
  standardOrder: readonly string[],
): Customization {
  const kept = entries.map((entry): CustomEntry => {
    const standard: Partial<StandardEntry> = standardOf(entry.key) ?? {};
    const differs = customFields.filter((field) => entry[field] !== undefined && entry[field] !== standard[field]);
    return { key: entry.key, ...Object.fromEntries(differs.map((field) => [field, entry[field]])) };
  });
  const usual = inCustomOrder(standardOrder, (key) => key, order);
  const same = usual.length === standardOrder.length && usual.every((key, index) => key === standardOrder[index]);
  return {
    order: order === null || same ? null : [...order],
    entries: kept.filter(said).sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
