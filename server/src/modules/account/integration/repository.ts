import { eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { alignerIntegrations } from '../schema.ts';

export type IntegrationRow = typeof alignerIntegrations.$inferSelect;

export async function integrationOf(db: Querier, userId: string): Promise<IntegrationRow | null> {
  const [row] = await db.select().from(alignerIntegrations).where(eq(alignerIntegrations.userId, userId));
  return row ?? null;
}

export async function putIntegration(
  db: Querier,
  userId: string,
  change: Omit<IntegrationRow, 'userId' | 'updateTime'>,
): Promise<IntegrationRow> {
  const set = { ...change, updateTime: new Date() };
  const [row] = await db
    .insert(alignerIntegrations)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: alignerIntegrations.userId, set })
    .returning();
  if (!row) throw new Error('no integration was written');
  return row;
}

export const deleteIntegration = (db: Querier, userId: string): Promise<unknown> =>
  db.delete(alignerIntegrations).where(eq(alignerIntegrations.userId, userId));
