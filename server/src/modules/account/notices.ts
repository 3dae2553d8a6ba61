import { type Lang, type Notice, type NoticeType, type NoticeValues, type Page, noticeText } from '@archway/contracts';
import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { notices } from './schema.ts';

export interface NoticeFilter {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly readFlag?: number | undefined;
}

/** The notices of a user, newest first, in words. */
export async function pageOfNotices(
  db: Database,
  userId: string,
  filter: NoticeFilter,
  lang: Lang,
): Promise<Page<Notice>> {
  const read =
    filter.readFlag === undefined
      ? undefined
      : filter.readFlag === 1
        ? isNotNull(notices.readAt)
        : isNull(notices.readAt);
  const where = and(eq(notices.userId, userId), read);
  const rows = await db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.id))
    .limit(filter.pageSize)
    .offset((filter.pageNum - 1) * filter.pageSize);
  const [total] = await db.select({ count: count() }).from(notices).where(where);
  return {
    rows: rows.map(({ id, type, values, createTime, readAt, link }) => ({
      id,
      type,
      ...noticeText(type, values, lang),
      createTime: createTime.toISOString(),
      readFlag: readAt ? 1 : 0,
      link,
    })),
    total: total?.count ?? 0,
  };
}

/** Marks notices of the user as read, all of them without ids; foreign ids are not touched. */
export async function markRead(
  { db, events }: Pick<AppContext, 'db' | 'events'>,
  userId: string,
  ids?: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = and(
      eq(notices.userId, userId),
      isNull(notices.readAt),
      ids ? inArray(notices.id, [...ids]) : undefined,
    );
    const changed = await tx.update(notices).set({ readAt: new Date() }).where(mine).returning({ id: notices.id });
    if (changed.length > 0)
      await events.publish('notice.changed', { unread: await unreadOf(tx, userId) }, { users: [userId] }, { tx });
  });
}

async function unreadOf(db: Querier, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
  return row?.count ?? 0;
}

/**
 * Tells people something, inside the transaction that makes it true; the last thing in it, since it publishes events.
 * @param link path inside the product where the notice leads
 */
export async function notify(
  { events }: Pick<AppContext, 'events'>,
  tx: Querier,
  userIds: readonly string[],
  type: NoticeType,
  values: NoticeValues,
  link: string | null = null,
): Promise<void> {
  const people = [...new Set(userIds)].sort();
  if (people.length === 0) return;
  await tx.insert(notices).values(people.map((userId) => ({ userId, type, values, link })));
  for (const userId of people)
    await events.publish('notice.changed', { unread: await unreadOf(tx, userId) }, { users: [userId] }, { tx });
}
