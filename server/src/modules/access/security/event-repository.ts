import type { Page, SecurityEventType } from '@archway/contracts';
import { type SQL, lt, or, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { securityEvents, users } from '../schema.ts';
import { shownName } from '../user-sql.ts';

export const insertEvent = (tx: Querier, event: typeof securityEvents.$inferInsert): Promise<unknown> =>
  tx.insert(securityEvents).values(event);

const eventColumns = {
  ...columnsOf(securityEvents, '"security_events"', 'id', 'type', 'values', 'address', 'userAgent', 'at'),
  /** Somebody else than the owner of the account. */
  actorName: computed<string | null>(
    sql`case when security_events.actor_id <> security_events.user_id
      then ${shownName(sql`security_events.actor_id`)} end`,
  ),
};
const ownRow = selection(eventColumns);
const auditRow = selection({
  ...eventColumns,
  ...columnsOf(securityEvents, '"security_events"', 'userId'),
  ...columnsOf(users, '"users"', 'userName', 'nickName'),
});

const newestFirst = ordered(['"security_events"."id"'], 'desc');

/** The events of one account. */
export const pageOfAccount = (db: Querier, userId: string, page: PageQuery): Promise<Page<RowOf<typeof ownRow>>> =>
  selectPage(db, {
    row: ownRow,
    from: sql`${securityEvents} where ${securityEvents.userId} = ${userId}`,
    order: newestFirst,
    page,
  });

export interface AuditFilter {
  readonly keyword?: string | undefined;
  readonly type?: SecurityEventType | undefined;
  readonly from?: string | undefined;
  /** The first instant that is left out. */
  readonly to?: string | undefined;
}

const matches = ({ keyword, type, from, to }: AuditFilter): SQL =>
  allOf(
    ifGiven(keyword, (words) => {
      const pattern = containing(words);
      return or(
        sql`${users.userName} ilike ${pattern}`,
        sql`${users.nickName} ilike ${pattern}`,
        sql`${users.phone} like ${pattern}`,
        sql`${users.email} ilike ${pattern}`,
      );
    }),
    ifGiven(type, (wanted) => sql`${securityEvents.type} = ${wanted}`),
    ifGiven(from, (instant) => sql`${securityEvents.at} >= ${instant}::timestamptz`),
    ifGiven(to, (instant) => sql`${securityEvents.at} < ${instant}::timestamptz`),
  );

/** The events of all accounts. */
export const pageOfAll = (db: Querier, filter: AuditFilter, page: PageQuery): Promise<Page<RowOf<typeof auditRow>>> =>
  selectPage(db, {
    row: auditRow,
    from: sql`${securityEvents} join ${users} on ${users.id} = ${securityEvents.userId} where ${matches(filter)}`,
    order: newestFirst,
    page,
  });

/** Events are kept for two years. */
export const dropOldEvents = (db: Querier): Promise<unknown> =>
  db.delete(securityEvents).where(lt(securityEvents.at, sql`now() - interval '2 years'`));
