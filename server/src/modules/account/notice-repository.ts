import type { Page } from '@archway/contracts';
import { type SQL, and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { type PageQuery, countRows, selectPage } from '../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, selection } from '../../infrastructure/lists/selection.ts';
import { notices } from './schema.ts';

export type NewNotice = Pick<typeof notices.$inferInsert, 'type' | 'values' | 'link'>;

/** Read or unread ones, or all. */
const ofUser = (userId: string, read?: boolean): SQL =>
  allOf(
    eq(notices.userId, userId),
    ifGiven(read, (wanted) => (wanted ? isNotNull(notices.readAt) : isNull(notices.readAt))),
  );

const row = selection(columnsOf(notices, '"notices"', 'id', 'type', 'values', 'link', 'createTime', 'readAt'));

/** A page of a user's notices, newest first. */
export const pageOfUser = (
  db: Querier,
  userId: string,
  page: PageQuery,
  read: boolean | undefined,
): Promise<Page<RowOf<typeof row>>> =>
  selectPage(db, {
    row,
    from: sql`${notices} where ${ofUser(userId, read)}`,
    order: ordered(['"notices"."id"'], 'desc'),
    page,
  });

/** Number of a user's unread notices. */
export const countUnread = (db: Querier, userId: string): Promise<number> =>
  countRows(db, sql`${notices} where ${ofUser(userId, false)}`);

/** Marks unread notices of the user, all of them without ids. @returns how many there were */
export async function setRead(tx: Querier, userId: string, ids?: readonly string[]): Promise<number> {
  const mine = and(ofUser(userId, false), ids ? inArray(notices.id, [...ids]) : undefined);
  return (await tx.update(notices).set({ readAt: new Date() }).where(mine).returning({ id: notices.id })).length;
}

/**
 * The same to each of these people, without a word to open pages.
 * @param daily those for whom it also waits for the mail of the day
 */
export async function insertNotices(
  tx: Querier,
  userIds: readonly string[],
  notice: NewNotice,
  daily: ReadonlySet<string> = new Set(),
): Promise<void> {
  const rows = userIds.map((userId) => ({ ...notice, userId, awaitsDigest: daily.has(userId) }));
  if (rows.length > 0) await tx.insert(notices).values(rows);
}

/**
 * Takes what waits for somebody's mail of the day, oldest first: it waits no more. What is being marked as read at this
 * moment is left out, and need not be told.
 */
export async function takeWaiting(tx: Querier, userId: string): Promise<(typeof notices.$inferSelect)[]> {
  const waiting = tx
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.userId, userId), notices.awaitsDigest))
    .for('update', { skipLocked: true });
  const rows = await tx.update(notices).set({ awaitsDigest: false }).where(inArray(notices.id, waiting)).returning();
  return rows.sort((one, other) => one.createTime.getTime() - other.createTime.getTime());
}

/** Whether anybody was ever told anything. */
export const anyNotice = async (db: Querier): Promise<boolean> =>
  (await db.select({ id: notices.id }).from(notices).limit(1)).length > 0;
