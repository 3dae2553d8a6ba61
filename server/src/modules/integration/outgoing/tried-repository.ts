import { type SQLWrapper, and, eq, ne, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseSendings, webhookDeliveries } from '../schema.ts';
import type { Tried } from './tried.ts';

/** A table of what is sent until it has arrived or is given up, by what it tells its rows apart. */
interface Outgoing {
  readonly table: typeof webhookDeliveries | typeof caseSendings;
  readonly id: SQLWrapper;
}
export const deliveries: Outgoing = { table: webhookDeliveries, id: webhookDeliveries.deliveryId };
export const sendings: Outgoing = { table: caseSendings, id: caseSendings.sendingId };

/** Writes down how a try of what still waits has ended. */
export const noteTry = (
  db: Querier,
  { table, id }: Outgoing,
  rowId: string,
  { state, lastStatus, lastAnswer }: Tried,
): Promise<unknown> =>
  db
    .update(table)
    .set({
      ...{ state, lastStatus, lastAnswer, tries: sql`${table.tries} + 1` },
      ...(state !== 'waiting' && { endTime: new Date() }),
    })
    .where(and(eq(id, rowId), eq(table.state, 'waiting')));

/** Lets something wait again. @returns false while it waits still */
export async function reopen(tx: Querier, { table, id }: Outgoing, rowId: string): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ state: 'waiting', endTime: null })
    .where(and(eq(id, rowId), ne(table.state, 'waiting')))
    .returning({ state: table.state });
  return rows.length > 0;
}
