import { type RoleKey, WILDCARD } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { type Relation, relationsOf, watchersOf } from './visibility-repository.ts';

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

/** Who sees which cases: every look at a case starts here. Memberships count as they are now, not as they were at login. */
export async function caseGrants(db: Querier, caller: Pick<Caller, 'userId' | 'permissions'>): Promise<CaseGrant[]> {
  if (caller.permissions.includes(WILDCARD)) {
    return [{ practiceId: null, side: 'platform', role: 'admin', only: { kind: 'all' } }];
  }
  const { userId } = caller;
  return (await relationsOf(db, userId)).map((relation) => grantOf(relation, userId));
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

/** Everybody who sees a case by membership, for events and notices: the mirror image of `caseGrants`. */
export async function caseWatchers(db: Querier, facts: CaseFacts): Promise<{ userId: string; side: CaseSide }[]> {
  const produced = producedStatuses.includes(facts.status);
  return (await watchersOf(db, { ...facts, produced })).map(({ user_id: userId, side }) => ({ userId, side }));
}
