import { type SQL, and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { notices } from './schema.ts';

export type NoticeRow = typeof notices.$inferSelect;
export type NewNotice = Pick<typeof notices.$inferInsert, 'type' | 'values' | 'link'>;

/** Read or unread ones, or all. */
const ofUser = (userId: string, read?: boolean): SQL | undefined =>
  and(
    eq(notices.userId, userId),
    read === undefined ? undefined : read ? isNotNull(notices.readAt) : isNull(notices.readAt),
  );

/** A stretch of a user's notices, newest first. */
export const noticesOf = (
  db: Querier,
  userId: string,
  page: { readonly read?: boolean | undefined; readonly limit: number; readonly offset: number },
): Promise<NoticeRow[]> =>
  db
    .select()
    .from(notices)
    .where(ofUser(userId, page.read))
    .orderBy(desc(notices.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countNotices(db: Querier, userId: string, read?: boolean): Promise<number> {
  const [row] = await db.select({ count: count() }).from(notices).where(ofUser(userId, read));
  return row?.count ?? 0;
}

/** Marks unread notices of the user, all of them without ids. @returns how many there were */
export async function setRead(tx: Querier, userId: string, ids?: readonly string[]): Promise<number> {
  const mine = and(ofUser(userId, false), ids ? inArray(notices.id, [...ids]) : undefined);
  return (await tx.update(notices).set({ readAt: new Date() }).where(mine).returning({ id: notices.id })).length;
}

/** The same to each of these people, without a word to open pages. */
export async function insertNotices(tx: Querier, userIds: readonly string[], notice: NewNotice): Promise<void> {
  if (userIds.length > 0) await tx.insert(notices).values(userIds.map((userId) => ({ ...notice, userId })));
}

/** Whether anybody was ever told anything. */
export const anyNotice = async (db: Querier): Promise<boolean> =>
  (await db.select({ id: notices.id }).from(notices).limit(1)).length > 0;
