import { type SQL, and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { practiceName } from '../../practices/api.ts';
import { productionTemplates } from '../schema.ts';
import type { TemplateScope } from './template-scope.ts';

export type TemplateRow = typeof productionTemplates.$inferSelect;
export type TemplateKind = TemplateRow['kind'];

const listed = selection({
  ...columnsOf(productionTemplates, 't', 'id', 'name', 'practiceId', 'version', 'updatedAt'),
  content: computed<unknown>(sql`t.content`),
  practiceName: computed<string | null>(practiceName(sql`t.practice_id`)),
  updatedBy: computed<string>(shownName(sql`t.updated_by`)),
});

function usable({ everything, practiceIds }: TemplateScope): SQL {
  if (everything) return sql`true`;
  const own = practiceIds.length > 0 ? sql`or t.practice_id = any(${`{${practiceIds.join(',')}}`}::bigint[])` : sql``;
  return sql`(t.practice_id is null ${own})`;
}

/** Templates of a kind that somebody may use, by name. */
export const templatesFor = (db: Querier, kind: TemplateKind, scope: TemplateScope) =>
  selectRows(
    db,
    listed,
    sql`production_templates t where t.kind = ${kind} and ${usable(scope)}
      order by lower(t.name), t.template_id`,
  );

export async function templateById(db: Querier, kind: TemplateKind, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(productionTemplates)
    .where(and(eq(productionTemplates.kind, kind), eq(productionTemplates.id, id)));
  return row;
}

const ownedBy = (kind: TemplateKind, practiceId: string | null): SQL | undefined =>
  and(
    eq(productionTemplates.kind, kind),
    practiceId === null ? isNull(productionTemplates.practiceId) : eq(productionTemplates.practiceId, practiceId),
  );

export const countTemplates = (db: Querier, kind: TemplateKind, practiceId: string | null): Promise<number> =>
  db.$count(productionTemplates, ownedBy(kind, practiceId));

export async function insertTemplate(
  tx: Transaction,
  row: Omit<typeof productionTemplates.$inferInsert, 'id' | 'version' | 'updatedAt'>,
): Promise<string> {
  const [made] = await tx.insert(productionTemplates).values(row).returning({ id: productionTemplates.id });
  if (!made) throw new Error('a template that was inserted is not there');
  return made.id;
}

/** @returns false where it has another version by now */
export const changeTemplate = async (
  tx: Transaction,
  { id, version }: Pick<TemplateRow, 'id' | 'version'>,
  change: Pick<TemplateRow, 'name' | 'content' | 'updatedBy'>,
): Promise<boolean> =>
  (
    await tx
      .update(productionTemplates)
      .set({ ...change, version: version + 1, updatedAt: sql`now()` })
      .where(and(eq(productionTemplates.id, id), eq(productionTemplates.version, version)))
      .returning({ id: productionTemplates.id })
  ).length > 0;

export const deleteTemplate = async (tx: Transaction, id: string): Promise<void> =>
  void (await tx.delete(productionTemplates).where(eq(productionTemplates.id, id)));

/** The one record of a kind that a practice, or the platform, has. */
export async function putOnly(
  tx: Transaction,
  row: Omit<typeof productionTemplates.$inferInsert, 'id' | 'version' | 'updatedAt' | 'name'>,
): Promise<void> {
  const { kind, practiceId = null, content, updatedBy } = row;
  // Two who say it first at the same moment have one: the second one changes what the first one added.
  const added = await tx
    .insert(productionTemplates)
    .values({ ...row, name: kind })
    .onConflictDoNothing()
    .returning({ id: productionTemplates.id });
  if (added.length > 0) return;
  await tx
    .update(productionTemplates)
    .set({ content, updatedBy, version: sql`${productionTemplates.version} + 1`, updatedAt: sql`now()` })
    .where(ownedBy(kind, practiceId));
}

/** The only records of a kind: of these practices, and of the platform. */
export const onlyOnes = (db: Querier, kind: TemplateKind, practiceIds: readonly string[]): Promise<TemplateRow[]> =>
  db
    .select()
    .from(productionTemplates)
    .where(
      and(
        eq(productionTemplates.kind, kind),
        or(isNull(productionTemplates.practiceId), inArray(productionTemplates.practiceId, ['0', ...practiceIds])),
      ),
    );
