import { type CaseScope, type CaseSide, type RoleKey, hasDuty, roleOf } from '../access/roles.ts';
import { type CaseStatus, producedStatuses } from './status.ts';
import { type Entrust, entrustTo } from './values.ts';

/** What of a case decides who sees it. */
export interface CaseFacts {
  readonly practiceId: string;
  readonly doctorId: string;
  readonly entrust: Entrust;
  /** '0' where no design center designs it. */
  readonly designCenterId: string;
  /** The design side has it: it was submitted, and not taken back. */
  readonly handedOver: boolean;
  readonly status: CaseStatus;
}

/**
 * Which cases of a practice: those that match every field that is given; an empty one means all. Plain data, so that
 * the server asks its database the same question.
 */
export interface CaseCondition {
  readonly entrust?: readonly Entrust[];
  readonly handedOver?: true;
  readonly doctorId?: string;
  readonly designCenterId?: string;
  readonly status?: readonly CaseStatus[];
}

/** What somebody is to a practice now: one of perhaps several things. */
export interface Membership {
  readonly userId: string;
  readonly practiceId: string;
  readonly role: RoleKey;
  /** The design center that it comes from; null for others. */
  readonly centerId: string | null;
  /** The practice has its own team inspect what its doctors design themselves. */
  readonly inspects: boolean;
}

/** One reason why somebody sees cases. Grants add up: a person may be a doctor here and a designer there. */
export interface CaseGrant {
  /** Null for every practice. */
  readonly practiceId: string | null;
  readonly side: CaseSide;
  /** What the holder is towards these cases, for the state machines. */
  readonly role: RoleKey;
  readonly only: CaseCondition;
}

/** The cases that each scope of the roles covers. */
const conditions: Readonly<Record<CaseScope, (of: Membership) => CaseCondition>> = {
  everything: () => ({}),
  practice: () => ({}),
  own: ({ userId }) => ({ doctorId: userId }),
  team: ({ inspects }) => ({
    entrust: inspects ? [entrustTo.self, entrustTo.team] : [entrustTo.team],
    handedOver: true,
  }),
  center: ({ centerId }) => ({
    entrust: [entrustTo.center],
    handedOver: true,
    designCenterId: centerId ?? '0',
  }),
  produced: () => ({ status: producedStatuses }),
};

/** What a membership lets its holder see; null for a role that no membership gives, or that this build does not know. */
export function grantOf(membership: Membership): CaseGrant | null {
  const row = roleOf(membership.role);
  if (row?.held !== 'membership') return null;
  return {
    practiceId: membership.practiceId,
    side: row.side,
    role: row.key,
    only: conditions[row.sees](membership),
  };
}

/**
 * Who sees which cases: every look at a case starts here.
 * @param roles of the account; one that operates the platform sees everything, and is towards each case just that
 */
export function grantsOf(roles: readonly RoleKey[], memberships: readonly Membership[]): CaseGrant[] {
  const operator = roles.find((role) => hasDuty([role], 'operate'));
  if (operator) return [{ practiceId: null, side: 'platform', role: operator, only: {} }];
  return memberships.flatMap((membership) => grantOf(membership) ?? []);
}

/** Whether a case is among those that a condition names. */
export const covers = (only: CaseCondition, facts: CaseFacts): boolean =>
  (only.entrust === undefined || only.entrust.includes(facts.entrust)) &&
  (only.handedOver === undefined || facts.handedOver) &&
  (only.doctorId === undefined || only.doctorId === facts.doctorId) &&
  (only.designCenterId === undefined || only.designCenterId === facts.designCenterId) &&
  (only.status === undefined || only.status.includes(facts.status));

/** The grants that let their holder see a case; an empty list means that the case does not exist for them. */
export const grantsFor = (grants: readonly CaseGrant[], facts: CaseFacts): CaseGrant[] =>
  grants.filter(
    ({ practiceId, only }) => (practiceId === null || practiceId === facts.practiceId) && covers(only, facts),
  );

/** What the holder of these grants is towards a case. */
export const rolesTowards = (grants: readonly CaseGrant[], facts: CaseFacts): RoleKey[] => [
  ...new Set(grantsFor(grants, facts).map(({ role }) => role)),
];
