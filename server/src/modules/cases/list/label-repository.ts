import { sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { everyPractice } from '../../practices/api.ts';
import { type ScopeGroup, idList, scopeSql } from '../scope/scope-sql.ts';

/**
 * Labels on the cases of a scope, in order. The index is walked from label to label instead of from case to case; each
 * label is found if at least one case of the scope carries it.
 */
export async function labelsOn(db: Querier, groups: readonly ScopeGroup[], most: number): Promise<string[]> {
  const everywhere = groups.some((group) => group.practiceIds === null);
  const practices = everywhere
    ? everyPractice
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
    order by u.label limit ${most}`);
  return found.rows.map((row) => row.label);
}
