import type { KeptLog, Page, Received, systemEndpoints } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../infrastructure/lists/conditions.ts';
import { ordered } from '../../infrastructure/lists/order.ts';
import { selectPage } from '../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../infrastructure/lists/selection.ts';
import { shownName } from '../access/api.ts';
import { frontendLogs } from './schema.ts';

type LogQuery = Received<typeof systemEndpoints.logs>['query'];

const userName = shownName(sql`log.session_user_id::bigint`);

const row = selection({
  ...columnsOf(frontendLogs, 'log', 'id', 'type', 'logData', 'durationMs', 'openPageTimeSecond', 'url'),
  ...columnsOf(frontendLogs, 'log', 'caseId', 'caseVersion', 'browser', 'os', 'lang', 'address', 'at'),
  userId: computed<string | null>(sql`log.session_user_id`),
  userName: computed<string | null>(userName),
});

const mentions = (text: string): SQL => {
  const pattern = containing(text);
  return sql`log.log_data ilike ${pattern} or log.url ilike ${pattern} or ${userName} ilike ${pattern}`;
};

/** A page of what pages reported, newest first. */
export const pageOfLogs = (db: Database, query: LogQuery): Promise<Page<KeptLog>> =>
  selectPage(db, {
    row,
    from: sql`${frontendLogs} log where ${allOf(
      ifGiven(query.type, (type) => sql`log.type = ${type}`),
      ifGiven(query.userId, (userId) => sql`log.session_user_id = ${userId}`),
      ifGiven(query.caseId, (caseId) => sql`log.pt_id = ${caseId}`),
      ifGiven(query.from, (from) => sql`log.at >= ${from}::date`),
      ifGiven(query.to, (to) => sql`log.at < ${to}::date + 1`),
      ifGiven(query.keyword, mentions),
    )}`,
    order: ordered(['log.id'], 'desc'),
    page: query,
  });
