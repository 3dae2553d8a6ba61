import type { Membership, RoleKey } from '@archway/contracts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { selectPlanned } from '../../infrastructure/lists/page.ts';
import { computed, selection } from '../../infrastructure/lists/selection.ts';
import { serviceHolds } from './practice-sql.ts';

/**
 * Everybody's memberships as they are now, one row each: what is disabled, unbound or over is none. Each branch is asked by an
 * index, whether somebody's memberships are wanted or those of a practice.
 */
const memberships = sql`
  select m.user_id, m.practice_id, m.identity as role, null::bigint as center_id, false as inspects
    from practice_members m where m.enabled
  union all
  select a.user_id, a.practice_id, 'assistant'::text, null::bigint, false from assistant_practices a
    where ${serviceHolds(sql`a`)}
  union all
  select m.user_id, t.practice_id, m.role, null::bigint, p.team_design_enabled and p.team_inspects_self
    from design_team_members m join design_teams t on t.id = m.team_id join practices p on p.id = t.practice_id
    where m.enabled and t.enabled
  union all
  select s.user_id, b.practice_id, 'design_center'::text, s.center_id, false
    from design_center_staff s
    join design_centers c on c.id = s.center_id
    join practice_design_centers b on b.center_id = s.center_id
    where s.enabled and c.enabled
  union all
  select k.user_id, k.practice_id, 'modelmaker'::text, null::bigint, false from practice_makers k`;

const membership = selection({
  userId: computed<string>(sql`held.user_id`),
  practiceId: computed<string>(sql`held.practice_id`),
  role: computed<RoleKey>(sql`held.role`),
  centerId: computed<string | null>(sql`held.center_id`),
  inspects: computed<boolean>(sql`held.inspects`),
});

const select = (db: Querier, where: SQL): Promise<Membership[]> =>
  selectPlanned(db, membership, sql`(${memberships}) held where ${where}`);

/** All that a user is to practices now. */
export const membershipsOfUser = (db: Querier, userId: string): Promise<Membership[]> =>
  select(db, sql`held.user_id = ${userId}`);

/** Everybody who belongs to a practice now, or works for it. */
export const membershipsOfPractice = (db: Querier, practiceId: string): Promise<Membership[]> =>
  select(db, sql`held.practice_id = ${practiceId}`);

/** The roles of a user's memberships, as part of another module's statement: an array of keys. */
export const rolesByMembership = (userId: SQLWrapper): SQL<string[]> =>
  sql`array(select distinct held.role from (${memberships}) held where held.user_id = ${userId})`;
