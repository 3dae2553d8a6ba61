import type { Channel, MessageState, MessageValues, Page } from '@archway/contracts';
import { type SQL, and, eq, lt, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage } from '../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, selection } from '../../infrastructure/lists/selection.ts';
import { outboundMessages } from './schema.ts';

export type Message = typeof outboundMessages.$inferSelect;
export type NewMessage = Pick<
  typeof outboundMessages.$inferInsert,
  'channel' | 'target' | 'kind' | 'values' | 'lang' | 'usefulUntil'
>;

export async function insertMessage(tx: Querier, message: NewMessage): Promise<string> {
  const [row] = await tx.insert(outboundMessages).values(message).returning({ id: outboundMessages.id });
  if (!row) throw new Error('no message was inserted');
  return row.id;
}

export async function messageById(db: Querier, id: string): Promise<Message | null> {
  const [row] = await db.select().from(outboundMessages).where(eq(outboundMessages.id, id));
  return row ?? null;
}

const waiting = (id: string): SQL | undefined =>
  and(eq(outboundMessages.id, id), eq(outboundMessages.state, 'waiting'));

/** A try that did not work, with others to come. */
export const noteTry = (db: Querier, id: string, lastError: string): Promise<unknown> =>
  db
    .update(outboundMessages)
    .set({ tries: sql`${outboundMessages.tries} + 1`, lastError })
    .where(waiting(id));

export interface End {
  /** Without secrets. */
  readonly values: MessageValues;
  /** Why it was given up; null when it was sent. */
  readonly failure: string | null;
  /** Whether this end was a try of its own. */
  readonly tried: boolean;
}

/** The message has left, or was given up. One that has ended stays as it is. */
export const endMessage = (db: Querier, id: string, { values, failure, tried }: End): Promise<unknown> =>
  db
    .update(outboundMessages)
    .set({
      state: failure === null ? 'sent' : 'failed',
      values,
      lastError: failure,
      ...(failure === null && { sentTime: new Date() }),
      ...(tried && { tries: sql`${outboundMessages.tries} + 1` }),
    })
    .where(waiting(id));

/** Lets a failed message wait again. @returns false when it is none (any more) */
export async function reopen(tx: Querier, id: string): Promise<boolean> {
  const rows = await tx
    .update(outboundMessages)
    .set({ state: 'waiting', usefulUntil: null })
    .where(and(eq(outboundMessages.id, id), eq(outboundMessages.state, 'failed')))
    .returning({ id: outboundMessages.id });
  return rows.length > 0;
}

const row = selection(
  columnsOf(
    outboundMessages,
    '"outbound_messages"',
    ...(['id', 'channel', 'target', 'kind', 'values', 'lang'] as const),
    ...(['state', 'tries', 'lastError', 'createTime', 'sentTime'] as const),
  ),
);

export interface OutboxFilter extends PageQuery {
  readonly state?: MessageState | undefined;
  readonly channel?: Channel | undefined;
}

/** A page of all messages, newest first. */
export const pageOfMessages = (db: Querier, filter: OutboxFilter): Promise<Page<RowOf<typeof row>>> =>
  selectPage(db, {
    row,
    from: sql`${outboundMessages} where ${allOf(
      ifGiven(filter.state, (state) => eq(outboundMessages.state, state)),
      ifGiven(filter.channel, (channel) => eq(outboundMessages.channel, channel)),
    )}`,
    order: ordered(['"outbound_messages"."id"'], 'desc'),
    page: filter,
  });

/** Messages are kept for a quarter of a year. */
export const dropOldMessages = (db: Querier): Promise<unknown> =>
  db.delete(outboundMessages).where(lt(outboundMessages.createTime, sql`now() - interval '90 days'`));
