import { hasDuty } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { type Caller, Refusal } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';

/** Practices that somebody makes for; null: every one. */
type MadeFor = readonly string[] | null;

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

/** The same as a condition on a column. */
export const ofPractices = (column: SQL, made: MadeFor): SQL | undefined =>
  made === null
    ? undefined
    : made.length === 0
      ? sql`false`
      : sql`${column} in (${sql.join(
          made.map((id) => sql`${id}::bigint`),
          sql`, `,
        )})`;

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
