import { sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { computed, selection } from '../../../infrastructure/lists/selection.ts';
import { joinCase } from '../../cases/api.ts';
import { designTasks } from '../schema.ts';
import { dueSql, hasTaskSql, joinTurn } from './task-sql.ts';

const row = selection({
  userId: computed<string>(sql`k.holder_id::text`),
  open: computed<number>(sql`count(*)::int`),
  overdue: computed<number>(sql`(count(*) filter (where ${dueSql} < now()))::int`),
});

/** Tasks that somebody holds, and those of them that are late. */
export interface TaskCount {
  readonly open: number;
  readonly overdue: number;
}

/** How many open tasks each of these people holds, wherever; without ids, everybody who holds one. */
export async function openCounts(db: Querier, userIds?: readonly string[]): Promise<ReadonlyMap<string, TaskCount>> {
  const found = await selectRows(
    db,
    row,
    sql`${designTasks} k ${joinCase(sql`k.pt_id`)} ${joinTurn} where ${allOf(
      sql`k.holder_id is not null and c.version = k.version and turn.kind = k.scheme_type`,
      hasTaskSql,
      ifGiven(userIds, (ids) => sql`k.holder_id = any(${`{${ids.join(',')}}`}::bigint[])`),
    )} group by k.holder_id`,
  );
  return new Map(found.map(({ userId, open, overdue }) => [userId, { open, overdue }]));
}
