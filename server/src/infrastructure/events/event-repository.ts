import { and, arrayOverlaps, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database, Querier } from '../database/database.ts';
import type { Listener } from './events.ts';
import { events } from './schema.ts';

export const EVENT_CHANNEL = 'archway_events';

/** Any number, as long as every server takes the same. */
const PUBLISH_LOCK = 4_207_700_002;

const KEPT_FOR = sql`interval '1 day'`;
const BATCH = 500;

export interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly userIds: string[];
  readonly groupIds: string[];
  readonly everyone: boolean;
}

/**
 * Writes an event. Ids are drawn under a lock that is held until the commit, so that they become visible in their
 * order: a reader that has seen one id never misses a lower one.
 */
export async function insertEvent(querier: Querier, row: Omit<EventRow, 'id'>): Promise<void> {
  await querier.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`);
    const [inserted] = await tx
      .insert(events)
      .values({ ...row, data: row.data })
      .returning({ id: events.id });
    await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${inserted?.id ?? ''})`);
  });
}

export async function lastEventId(db: Database): Promise<string> {
  const [row] = await db.select({ id: sql<string>`coalesce(max(${events.id}), 0)::text` }).from(events);
  return row?.id ?? '0';
}

const columns = {
  id: events.id,
  type: events.type,
  data: events.data,
  userIds: events.userIds,
  groupIds: events.groupIds,
  everyone: events.everyone,
};

/** Events after an id, oldest first, at most one batch. */
export const eventsAfter = (db: Database, after: string): Promise<EventRow[]> =>
  db.select(columns).from(events).where(gt(events.id, after)).orderBy(asc(events.id)).limit(BATCH);

/** The part of them that one listener may read, up to and including an id, at most one batch. */
export const eventsFor = (db: Database, listener: Listener, after: string, upTo: string): Promise<EventRow[]> =>
  db
    .select(columns)
    .from(events)
    .where(
      and(
        gt(events.id, after),
        sql`${events.id} <= ${upTo}::bigint`,
        or(
          eq(events.everyone, true),
          arrayOverlaps(events.userIds, [listener.userId]),
          listener.groupIds.length > 0 ? arrayOverlaps(events.groupIds, [...listener.groupIds]) : undefined,
        ),
      ),
    )
    .orderBy(asc(events.id))
    .limit(BATCH);

export async function dropOldEvents(db: Database): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, sql`now() - ${KEPT_FOR}`));
}
