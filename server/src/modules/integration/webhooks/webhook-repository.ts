import type { WebhookEvent } from '@archway/contracts';
import { and, arrayContains, asc, count, eq } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { type WebhookRow, webhooks } from '../schema.ts';

export async function insertWebhook(tx: Querier, webhook: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [row] = await tx.insert(webhooks).values(webhook).returning();
  if (!row) throw new Error('no webhook was inserted');
  return row;
}

export const webhooksOf = (db: Querier, practiceId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.practiceId, practiceId)).orderBy(asc(webhooks.webhookId));

export async function countWebhooks(tx: Querier, practiceId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhooks).where(eq(webhooks.practiceId, practiceId));
  return row?.count ?? 0;
}

/** Those that are on and want to hear of an event. */
export const listening = (tx: Querier, practiceId: string, event: WebhookEvent): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhooks)
    .where(
      and(eq(webhooks.practiceId, practiceId), eq(webhooks.enabled, true), arrayContains(webhooks.events, [event])),
    );

export async function webhookById(db: Querier, webhookId: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.webhookId, webhookId));
  return row ?? null;
}

/** @returns whether it was the other way before */
export async function turnWebhook(tx: Querier, webhookId: string, enabled: boolean, gaveUp: boolean): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ enabled, gaveUp })
    .where(and(eq(webhooks.webhookId, webhookId), eq(webhooks.enabled, !enabled)))
    .returning({ webhookId: webhooks.webhookId });
  return rows.length > 0;
}

export const deleteWebhook = (tx: Querier, webhookId: string): Promise<unknown> =>
  tx.delete(webhooks).where(eq(webhooks.webhookId, webhookId));
