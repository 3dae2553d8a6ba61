import type { PrescriptionHabits } from '@archway/contracts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { prescriptionTemplates } from '../schema.ts';

export type TemplateRow = typeof prescriptionTemplates.$inferSelect;

const own = (userId: string, templateId: string) =>
  and(eq(prescriptionTemplates.templateId, templateId), eq(prescriptionTemplates.userId, userId));

/** Templates of these users, by name. */
export const templatesOfUsers = (db: Querier, userIds: readonly string[]): Promise<TemplateRow[]> =>
  db
    .select()
    .from(prescriptionTemplates)
    .where(inArray(prescriptionTemplates.userId, [...userIds]))
    .orderBy(asc(sql`lower(${prescriptionTemplates.name})`), asc(prescriptionTemplates.templateId));

export async function countTemplates(db: Querier, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(prescriptionTemplates)
    .where(eq(prescriptionTemplates.userId, userId));
  return row?.number ?? 0;
}

export async function insertTemplate(
  tx: Querier,
  userId: string,
  name: string,
  habits: PrescriptionHabits,
): Promise<TemplateRow> {
  const [row] = await tx.insert(prescriptionTemplates).values({ userId, name, habits }).returning();
  if (!row) throw new Error('no template was inserted');
  return row;
}

/** @returns undefined when the user has no such template */
export async function changeTemplate(
  db: Querier,
  userId: string,
  templateId: string,
  name: string,
  habits: PrescriptionHabits,
): Promise<TemplateRow | undefined> {
  const [row] = await db
    .update(prescriptionTemplates)
    .set({ name, habits, updateTime: new Date() })
    .where(own(userId, templateId))
    .returning();
  return row;
}

/** Whether the user had it. */
export async function deleteTemplate(db: Querier, userId: string, templateId: string): Promise<boolean> {
  const gone = await db
    .delete(prescriptionTemplates)
    .where(own(userId, templateId))
    .returning({ templateId: prescriptionTemplates.templateId });
  return gone.length > 0;
}
