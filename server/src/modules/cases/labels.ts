import { sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { caseGrants } from '../practices/visibility.ts';
import { idList, scopeGroups, scopeSql } from './scope-sql.ts';

const MOST_LABELS = 500;

/**
 * Labels on the cases that the caller sees, in order. The index is walked from label to label instead of from case to
 * case; each label is shown if at least one visible case carries it.
 */
export async function labelsInUse(db: Database, caller: Caller): Promise<string[]> {
  const groups = scopeGroups(await caseGrants(db, caller));
  if (groups.length === 0) return [];
  const everywhere = groups.some((group) => group.practiceIds === null);
  const practices = everywhere
    ? sql`select id from practices`
    : sql`select * from unnest(${idList(groups.flatMap((group) => group.practiceIds ?? []))}) as p(id)`;
  const found = await db.execute<{ label: string }>(sql`
    with recursive used(practice_id, label) as (
      select p.id, (select min(l.label) from case_labels l where l.practice_id = p.id) from (${practices}) p
      union all
      select u.practice_id,
        (select min(l.label) from case_labels l where l.practice_id = u.practice_id and l.label > u.label)
      from used u where u.label is not null
    )
    select distinct u.label from used u
    where u.label is not null and exists (
      select from case_labels l join cases c on c.pt_id = l.pt_id
      where l.practice_id = u.practice_id and l.label = u.label and ${scopeSql(groups)})
    order by u.label limit ${MOST_LABELS}`);
  return found.rows.map((row) => row.label);
}
