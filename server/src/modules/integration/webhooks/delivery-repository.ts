import type { Page, WebhookDelivery } from '@archway/contracts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { columnsOf, selection } from '../../../infrastructure/lists/selection.ts';
import { type DeliveryRow, webhookDeliveries } from '../schema.ts';

export async function insertDelivery(tx: Querier, delivery: typeof webhookDeliveries.$inferInsert): Promise<string> {
  const [row] = await tx.insert(webhookDeliveries).values(delivery).returning({ id: webhookDeliveries.deliveryId });
  if (!row) throw new Error('no delivery was inserted');
  return row.id;
}

export async function deliveryById(db: Querier, deliveryId: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.deliveryId, deliveryId));
  return row ?? null;
}

/** Whether anything has arrived since a delivery was begun. */
export async function arrivedSince(tx: Querier, { webhookId, createTime }: DeliveryRow): Promise<boolean> {
  const rows = await tx
    .select({ id: webhookDeliveries.deliveryId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'delivered'),
        gt(webhookDeliveries.endTime, createTime),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const row = selection(
  columnsOf(
    webhookDeliveries,
    'd',
    ...(['deliveryId', 'type', 'state', 'tries', 'lastStatus', 'lastAnswer', 'createTime', 'endTime'] as const),
  ),
);

export const pageOfDeliveries = (db: Querier, webhookId: string, page: PageQuery): Promise<Page<WebhookDelivery>> =>
  selectPage(db, {
    row,
    from: sql`${webhookDeliveries} d where d.webhook_id = ${webhookId}`,
    order: ordered(['d.id'], 'desc'),
    page,
  });

/** Deliveries are kept for a month. */
export const dropOldDeliveries = (db: Querier): Promise<unknown> =>
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.createTime, sql`now() - interval '30 days'`));
