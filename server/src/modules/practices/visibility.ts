import { type RoleKey, WILDCARD } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { executePlanned } from '../../infrastructure/database/planned.ts';

/** From where somebody looks at a case: it decides what they may do with it. */
export type CaseSide = 'practice' | 'design' | 'production' | 'platform';

/** Which cases of a practice a grant covers. */
export type CaseCondition =
  | { readonly kind: 'all' }
  /** Cases of this doctor. */
  | { readonly kind: 'doctor'; readonly doctorId: string }
  /** Cases entrusted to the practice's own design team, and those that it inspects for doctors who design themselves. */
  | { readonly kind: 'team'; readonly inspectsSelf: boolean }
  /** Cases entrusted to this design center. */
  | { readonly kind: 'center'; readonly centerId: string }
  /** Cases that are made, or can be: their plan is confirmed. */
  | { readonly kind: 'produced' };

/** One reason why a caller sees cases. Grants add up: a person may be a doctor here and a designer there. */
export interface CaseGrant {
  /** Null for every practice. */
  readonly practiceId: string | null;
  readonly side: CaseSide;
  /** What the caller is towards these cases, for the state machines. */
  readonly role: RoleKey;
  readonly only: CaseCondition;
}

interface Relation extends Record<string, unknown> {
  readonly practice_id: string;
  readonly role: RoleKey;
  readonly center_id: string | null;
  readonly inspects: boolean;
}

/** Who sees which cases: every look at a case starts here. Memberships count as they are now, not as they were at login. */
export async function caseGrants(db: Querier, caller: Pick<Caller, 'userId' | 'permissions'>): Promise<CaseGrant[]> {
  if (caller.permissions.includes(WILDCARD)) {
    return [{ practiceId: null, side: 'platform', role: 'admin', only: { kind: 'all' } }];
  }
  const { userId } = caller;
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
  return relations.rows.map((relation) => grantOf(relation, userId));
}

function grantOf(relation: Relation, userId: string): CaseGrant {
  const { practice_id: practiceId, role, center_id: centerId } = relation;
  switch (role) {
    case 'creator':
    case 'assistant':
      return { practiceId, side: 'practice', role, only: { kind: 'all' } };
    case 'doctor':
      return { practiceId, side: 'practice', role, only: { kind: 'doctor', doctorId: userId } };
    case 'design_center':
      return { practiceId, side: 'design', role, only: { kind: 'center', centerId: centerId ?? '0' } };
    case 'modelmaker':
      return { practiceId, side: 'production', role, only: { kind: 'produced' } };
    default:
      return { practiceId, side: 'design', role, only: { kind: 'team', inspectsSelf: relation.inspects } };
  }
}

/** What of a case decides who sees it. */
export interface CaseFacts {
  readonly practiceId: string;
  readonly doctorId: string;
  readonly entrust: number;
  readonly designCenterId: string;
  readonly handedOver: boolean;
  readonly status: number;
}

/** Statuses from the confirmed plan on; an obsolete case was never made. */
export const producedStatuses: readonly number[] = [31, 32, 34];

/** The grants that let their holder see a case; an empty list means that the case does not exist for them. */
export const grantsFor = (grants: readonly CaseGrant[], facts: CaseFacts): CaseGrant[] =>
  grants.filter(
    (grant) => (grant.practiceId === null || grant.practiceId === facts.practiceId) && covers(grant.only, facts),
  );

function covers(only: CaseCondition, facts: CaseFacts): boolean {
  switch (only.kind) {
    case 'all':
      return true;
    case 'doctor':
      return facts.doctorId === only.doctorId;
    case 'team':
      return facts.handedOver && (facts.entrust === 2 || (facts.entrust === 0 && only.inspectsSelf));
    case 'center':
      return facts.handedOver && facts.entrust === 1 && facts.designCenterId === only.centerId;
    case 'produced':
      return producedStatuses.includes(facts.status);
  }
}

interface Watcher extends Record<string, unknown> {
  readonly user_id: string;
  readonly side: CaseSide;
}

/** Everybody who sees a case by membership, for events and notices: the mirror image of `caseGrants`. */
export async function caseWatchers(db: Querier, facts: CaseFacts): Promise<{ userId: string; side: CaseSide }[]> {
  const { practiceId, doctorId } = facts;
  const produced = producedStatuses.includes(facts.status);
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
  return watchers.rows.map((watcher) => ({ userId: watcher.user_id, side: watcher.side }));
}
