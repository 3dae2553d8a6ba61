import { type CaseGrant, type RoleKey, hasDuty, roleOf } from '@archway/contracts';
import { type Caller, Refusal } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { caseGrants } from '../practices/api.ts';
import type { ProcessRecord } from './order-repository.ts';

/** Whose orders somebody sees: of some practices all, of others their own. */
export interface ProcessScope {
  readonly everything: boolean;
  readonly practices: readonly string[];
  readonly own: readonly string[];
  readonly userId: string;
}

const counting = (grants: readonly CaseGrant[]): CaseGrant[] =>
  grants.filter(({ role }) => hasDuty([role], 'treat', 'operate'));

const ofPractices = (grants: readonly CaseGrant[], sees: 'practice' | 'own'): string[] => [
  ...new Set(
    grants.flatMap(({ practiceId, role }) => (practiceId !== null && roleOf(role)?.sees === sees ? [practiceId] : [])),
  ),
];

export async function scopeOf(db: Querier, caller: Caller): Promise<ProcessScope> {
  const grants = counting(await caseGrants(db, caller));
  return {
    everything: grants.some(({ practiceId }) => practiceId === null),
    practices: ofPractices(grants, 'practice'),
    own: ofPractices(grants, 'own'),
    userId: caller.userId,
  };
}

type Owned = Pick<ProcessRecord, 'practiceId' | 'createdBy'>;

/** What somebody is to an order: a doctor sees their own, whoever leads the practice all of them. */
export const rolesTo = (grants: readonly CaseGrant[], { practiceId, createdBy }: Owned, userId: string): RoleKey[] =>
  counting(grants)
    .filter((grant) => grant.practiceId === null || grant.practiceId === practiceId)
    .filter(({ role }) => roleOf(role)?.sees !== 'own' || createdBy === userId)
    .map(({ role }) => role);

/** What the caller is to an order that is there for them. @throws Refusal recordNotFound */
export async function requireSeen<T extends Owned>(
  db: Querier,
  caller: Caller,
  order: T | undefined,
): Promise<{ readonly order: T; readonly roles: readonly RoleKey[] }> {
  const roles = order ? rolesTo(await caseGrants(db, caller), order, caller.userId) : [];
  if (!order || roles.length === 0) throw new Refusal('recordNotFound');
  return { order, roles };
}

/** Practices for which somebody may order; null: every one. */
export async function orderingFor(db: Querier, caller: Caller): Promise<string[] | null> {
  const { everything, practices, own } = await scopeOf(db, caller);
  return everything ? null : [...new Set([...practices, ...own])];
}
