import { type CaseFacts, type CaseGrant, type CaseSide, type RoleKey, grantsFor, grantsOf } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { membershipsOfPractice, membershipsOfUser } from './visibility-repository.ts';

/**
 * Who sees which cases, by the rule of the contract: every look at a case starts here. Memberships count as they are
 * now, not as they were at login.
 */
export async function caseGrants(
  db: Querier,
  { roles, userId, onlyPractice }: Pick<Caller, 'userId' | 'roles' | 'onlyPractice'>,
): Promise<CaseGrant[]> {
  if (onlyPractice !== undefined) {
    // A key of a practice is what its creator is to it, and nothing else that the creator may be.
    const held = await membershipsOfUser(db, userId);
    return grantsOf(
      [],
      held.filter(({ practiceId, role }) => practiceId === onlyPractice && role === 'creator'),
    );
  }
  const byAccount = grantsOf(roles, []);
  return byAccount.length > 0 ? byAccount : grantsOf(roles, await membershipsOfUser(db, userId));
}

/** Somebody who sees a case, and from where. */
export interface CaseWatcher {
  readonly userId: string;
  readonly side: CaseSide;
  /** What they are to it there. */
  readonly roles: readonly RoleKey[];
}

/** Everybody who sees a case by membership, once a side: for events and notices. The same rule, asked of a practice. */
export async function caseWatchers(db: Querier, facts: CaseFacts): Promise<CaseWatcher[]> {
  const watchers = new Map<string, CaseWatcher>();
  for (const membership of await membershipsOfPractice(db, facts.practiceId)) {
    const { userId } = membership;
    for (const { side, role } of grantsFor(grantsOf([], [membership]), facts)) {
      const roles = watchers.get(`${userId} ${side}`)?.roles ?? [];
      watchers.set(`${userId} ${side}`, { userId, side, roles: [...roles, role] });
    }
  }
  return [...watchers.values()];
}

/** Everybody who belongs to a side of a practice now, for events about what is of no case. */
export const peopleOnSide = async (db: Querier, practiceId: string, side: CaseSide): Promise<string[]> => [
  ...new Set(
    (await membershipsOfPractice(db, practiceId))
      .filter((membership) => grantsOf([], [membership]).some((grant) => grant.side === side))
      .map(({ userId }) => userId),
  ),
];
