import { type DifferenceRow, type DifferenceQuantity, isOneOf, planMovements } from '@archway/contracts';

/** What is told together, in this order. */
export const changeKinds = ['teeth', 'ipr', 'attachments', 'steps', 'others'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Everything that is different in one tooth, contact or jaw. */
export interface Change {
  readonly of: DifferenceRow['of'];
  readonly rows: readonly DifferenceRow[];
}

const kindOf = (quantity: DifferenceQuantity): ChangeKind => {
  if (isOneOf(planMovements, quantity) || quantity === 'overcorrection' || quantity === 'axes') return 'teeth';
  if (quantity === 'ipr' || quantity === 'space') return 'ipr';
  if (quantity === 'attachment' || quantity === 'cutout' || quantity === 'pontic' || quantity === 'elastic')
    return 'attachments';
  return quantity === 'steps' ? 'steps' : 'others';
};

/** A degree turns the rim of a crown by about as much, mm. */
const MM_OF_A_DEGREE = 0.07;

function weight({ before, after, measure }: DifferenceRow): number {
  if (typeof before !== 'number' && typeof after !== 'number') return Infinity;
  const by = Math.abs(Number(after ?? 0) - Number(before ?? 0));
  return measure === '°' ? by * MM_OF_A_DEGREE : by;
}

/** What two plans differ in, by kind, and within each what differs most first. */
export function changeGroups(
  rows: readonly DifferenceRow[],
): { readonly kind: ChangeKind; readonly changes: readonly Change[] }[] {
  return changeKinds.flatMap((kind) => {
    const found = new Map<string, DifferenceRow[]>();
    for (const row of rows)
      if (kindOf(row.quantity) === kind) {
        const key = row.of.toString();
        found.set(key, [...(found.get(key) ?? []), row]);
      }
    const changes = [...found.values()]
      .map((its): Change => {
        const ordered = its.toSorted((one, other) => weight(other) - weight(one));
        return { of: its[0]!.of, rows: ordered };
      })
      .toSorted((one, other) => weight(other.rows[0]!) - weight(one.rows[0]!));
    return changes.length === 0 ? [] : [{ kind, changes }];
  });
}
