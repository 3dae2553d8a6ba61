import type { LabelColor } from '@archway/contracts';
import { type SQL, and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { practiceName } from '../../practices/api.ts';
import { type ScopeGroup, idList, scopeSql } from '../scope/scope-sql.ts';
import { caseLabels, labels } from './schema.ts';

export type LabelRecord = typeof labels.$inferSelect;

const row = selection({
  ...columnsOf(labels, 'l', 'labelId', 'practiceId', 'parentId', 'name', 'color', 'isDefault'),
  practiceName: computed<string>(practiceName(sql`l.practice_id`)),
});
export type LabelRow = RowOf<typeof row>;

const inOrder = sql`order by l.practice_id, l.is_default desc, lower(l.name), l.label_id`;

/** Labels and categories of these practices. */
export const labelsOfPractices = (db: Querier, practiceIds: readonly string[]): Promise<LabelRow[]> =>
  selectRows(db, row, sql`labels l where l.practice_id = any(${idList(practiceIds)}) ${inOrder}`);

/** Labels that cases of a scope carry, with their categories. */
export function labelsOnCases(db: Querier, groups: readonly ScopeGroup[], most: number): Promise<LabelRow[]> {
  const used = sql`select k.label_id, k.parent_id from labels k
    where k.parent_id is not null and ${inPractices(groups)} and exists (
      select from case_labels o join cases c on c.pt_id = o.pt_id where o.label_id = k.label_id and ${scopeSql(groups)})
    order by k.label_id limit ${most}`;
  return selectRows(
    db,
    row,
    sql`labels l where l.label_id in (with used as (${used})
      select label_id from used union select parent_id from used) ${inOrder}`,
  );
}

function inPractices(groups: readonly ScopeGroup[]): SQL {
  if (groups.some(({ practiceIds }) => practiceIds === null)) return sql`true`;
  return sql`k.practice_id = any(${idList(groups.flatMap(({ practiceIds }) => practiceIds ?? []))})`;
}

/** Gives practices their default category, where they have none yet. */
export const giveDefaults = (db: Querier, practiceIds: readonly string[]): Promise<unknown> =>
  db
    .insert(labels)
    .values(practiceIds.map((practiceId) => ({ practiceId, isDefault: true })))
    .onConflictDoNothing();

/** Keeps others from changing the labels of a practice until the transaction ends. @returns the default category */
export async function lockLabels(tx: Transaction, practiceId: string): Promise<LabelRecord> {
  await giveDefaults(tx, [practiceId]);
  const [found] = await tx
    .select()
    .from(labels)
    .where(and(eq(labels.practiceId, practiceId), labels.isDefault))
    .for('update');
  if (!found) throw new Error(`practice ${practiceId} has no default category`);
  return found;
}

export async function labelById(db: Querier, labelId: string): Promise<LabelRecord | undefined> {
  const [found] = await db.select().from(labels).where(eq(labels.labelId, labelId));
  return found;
}

export const numberOfLabels = (db: Querier, practiceId: string): Promise<number> =>
  db.$count(labels, eq(labels.practiceId, practiceId));

export async function insertLabel(tx: Transaction, label: typeof labels.$inferInsert): Promise<string> {
  const [made] = await tx.insert(labels).values(label).returning({ labelId: labels.labelId });
  if (!made) throw new Error('a label that was inserted is not there');
  return made.labelId;
}

export const changeLabel = (
  tx: Transaction,
  labelId: string,
  change: Partial<Pick<LabelRecord, 'name' | 'color' | 'parentId'>>,
): Promise<unknown> => tx.update(labels).set(change).where(eq(labels.labelId, labelId));

/** Moves the labels of a category into another one. */
export const moveLabels = (tx: Transaction, from: string, to: string): Promise<unknown> =>
  tx.update(labels).set({ parentId: to }).where(eq(labels.parentId, from));

/** Deletes a label, with its marks on cases, or an empty category. */
export const deleteLabel = (tx: Transaction, labelId: string): Promise<unknown> =>
  tx.delete(labels).where(eq(labels.labelId, labelId));

/** The labels that a number stands for: one label, or all of a category. */
export async function labelsMeant(db: Querier, labelId: string): Promise<string[]> {
  const found = await db
    .select({ labelId: labels.labelId })
    .from(labels)
    .where(or(eq(labels.labelId, labelId), eq(labels.parentId, labelId)));
  return found.map((each) => each.labelId);
}

/** How many of these are labels of a practice, and no categories. */
export const countLabels = (db: Querier, practiceId: string, labelIds: readonly string[]): Promise<number> =>
  db.$count(
    labels,
    and(inArray(labels.labelId, [...labelIds]), eq(labels.practiceId, practiceId), isNotNull(labels.parentId)),
  );

/** Puts labels on a case and takes others off. @returns how many it carries then */
export async function setLabels(
  tx: Transaction,
  caseId: string,
  add: readonly string[],
  remove: readonly string[],
): Promise<number> {
  if (remove.length > 0) {
    await tx.delete(caseLabels).where(and(eq(caseLabels.caseId, caseId), inArray(caseLabels.labelId, [...remove])));
  }
  if (add.length > 0) {
    const values = add.map((labelId) => ({ caseId, labelId }));
    await tx.insert(caseLabels).values(values).onConflictDoNothing();
  }
  return tx.$count(caseLabels, eq(caseLabels.caseId, caseId));
}

/** Labels belong to a practice: a case that moves to another one leaves them behind. */
export const dropLabels = (tx: Transaction, caseId: string): Promise<unknown> =>
  tx.delete(caseLabels).where(eq(caseLabels.caseId, caseId));

/** A label as it comes with imported cases: known by its name alone. */
export interface ImportedLabel {
  readonly name: string;
  readonly color: LabelColor;
}

/** Labels of a practice by name, made in its default category where there are none of that name. */
export async function importLabels(
  tx: Transaction,
  practiceId: string,
  imported: readonly ImportedLabel[],
): Promise<ReadonlyMap<string, string>> {
  const { labelId: parentId } = await lockLabels(tx, practiceId);
  const values = imported.map(({ name, color }) => ({ practiceId, parentId, name, color }));
  if (values.length > 0) await tx.insert(labels).values(values).onConflictDoNothing();
  const known = await tx
    .select({ name: labels.name, labelId: labels.labelId })
    .from(labels)
    .where(and(eq(labels.practiceId, practiceId), isNotNull(labels.parentId)));
  return new Map(known.map(({ name, labelId }) => [name ?? '', labelId]));
}
