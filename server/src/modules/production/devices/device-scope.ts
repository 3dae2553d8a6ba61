import { hasDuty } from '@archway/contracts';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';

/** Practices that somebody makes for; null: every one. */
export type MadeFor = readonly string[] | null;

/** The practices whose devices and batches are the caller's to work with. */
export async function madeFor(db: Querier, caller: Caller): Promise<MadeFor> {
  const ids: string[] = [];
  for (const { practiceId, role } of await caseGrants(db, caller)) {
    if (!hasDuty([role], 'produce', 'operate')) continue;
    if (practiceId === null) return null;
    ids.push(practiceId);
  }
  return [...new Set(ids)];
}

/** What is of a practice that the caller does not make for is not there. @throws Refusal recordNotFound */
export async function requireMade<T extends { readonly practiceId: string }>(
  db: Querier,
  caller: Caller,
  found: T | undefined,
): Promise<T> {
  const made = await madeFor(db, caller);
  if (!found || (made !== null && !made.includes(found.practiceId))) throw new Refusal('recordNotFound');
  return found;
}
