import type { RoleKey } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { executePlanned } from '../../infrastructure/database/planned.ts';

/** What somebody is to a practice: one of perhaps several things. */
export interface Relation extends Record<string, unknown> {
  readonly practice_id: string;
  readonly role: RoleKey;
  readonly center_id: string | null;
  readonly inspects: boolean;
}

/** All that a user is to practices now. */
export async function relationsOf(db: Querier, userId: string): Promise<Relation[]> {
  const relations = await executePlanned<Relation>(
    db,
    sql`
    select practice_id, identity as role, null::bigint as center_id, false as inspects
      from practice_members where user_id = ${userId} and enabled
    union all
    select practice_id, 'assistant', null, false from assistant_practices where user_id = ${userId}
    union all
    select t.practice_id, m.role, null, p.team_design_enabled and p.team_inspects_self
      from design_team_members m join design_teams t on t.id = m.team_id join practices p on p.id = t.practice_id
      where m.user_id = ${userId} and m.enabled and t.enabled
    union all
    select b.practice_id, 'design_center', s.center_id, false
      from design_center_staff s
      join design_centers c on c.id = s.center_id
      join practice_design_centers b on b.center_id = s.center_id
      where s.user_id = ${userId} and s.enabled and c.enabled
    union all
    select practice_id, 'modelmaker', null, false from practice_makers where user_id = ${userId}`,
  );
  return relations.rows;
}

interface Watcher extends Record<string, unknown> {
  readonly user_id: string;
  readonly side: 'practice' | 'design' | 'production';
}

/** What of a case decides who watches it; `produced`: it is made, or can be. */
interface Watched {
  readonly practiceId: string;
  readonly doctorId: string;
  readonly entrust: number;
  readonly designCenterId: string;
  readonly handedOver: boolean;
  readonly produced: boolean;
}

/** Everybody who sees such a case by membership. */
export async function watchersOf(db: Querier, facts: Watched): Promise<Watcher[]> {
  const { practiceId, doctorId, produced } = facts;
  const watchers = await db.execute<Watcher>(sql`
    select user_id, 'practice' as side from practice_members
      where practice_id = ${practiceId} and enabled and (identity = 'creator' or user_id = ${doctorId})
    union
    select user_id, 'practice' from assistant_practices where practice_id = ${practiceId}
    union
    select m.user_id, 'design' from design_team_members m join design_teams t on t.id = m.team_id
      join practices p on p.id = t.practice_id
      where t.practice_id = ${practiceId} and m.enabled and t.enabled and ${facts.handedOver}::boolean
        and (${facts.entrust === 2}::boolean
          or ${facts.entrust === 0}::boolean and p.team_design_enabled and p.team_inspects_self)
    union
    select s.user_id, 'design' from design_center_staff s
      join design_centers c on c.id = s.center_id
      join practice_design_centers b on b.center_id = s.center_id
      where b.practice_id = ${practiceId} and s.enabled and c.enabled and s.center_id = ${facts.designCenterId}
        and ${facts.handedOver && facts.entrust === 1}::boolean
    union
    select user_id, 'production' from practice_makers where practice_id = ${practiceId} and ${produced}::boolean`);
  return watchers.rows;
}
