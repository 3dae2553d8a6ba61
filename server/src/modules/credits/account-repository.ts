import type { CreditBalances, CreditUnit } from '@archway/contracts';
import { type SQL, and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { type Holder, noBalances } from './holder.ts';
import { creditAccounts } from './schema.ts';

export type Account = typeof creditAccounts.$inferSelect;

/** The accounts of a holder; null is the platform. */
const accountsOf = (holder: Holder | null): SQL => {
  if (holder?.kind === 'practice') return eq(creditAccounts.practiceId, holder.id);
  if (holder) return eq(creditAccounts.centerId, holder.id);
  return and(isNull(creditAccounts.practiceId), isNull(creditAccounts.centerId)) as SQL;
};

const isPlatform = sql`${creditAccounts.practiceId} is null and ${creditAccounts.centerId} is null`;

/**
 * Opens what is missing of these accounts of a holder and of the platform, and keeps them from others until the
 * transaction ends. Everybody takes them in the same order, holders before the platform, so that nobody waits for
 * somebody who waits.
 */
export async function lockAccounts(
  tx: Transaction,
  holder: Holder,
  units: readonly CreditUnit[],
  withPlatform: boolean,
): Promise<Account[]> {
  const owners = [holder, ...(withPlatform ? [null] : [])];
  // Also who opens them at the same time meets others in one order.
  const inOrder = [...units].sort();
  await tx
    .insert(creditAccounts)
    .values(
      owners.flatMap((owner) =>
        inOrder.map((unit) => ({
          unit,
          practiceId: owner?.kind === 'practice' ? owner.id : null,
          centerId: owner?.kind === 'center' ? owner.id : null,
        })),
      ),
    )
    .onConflictDoNothing();
  return tx
    .select()
    .from(creditAccounts)
    .where(and(inArray(creditAccounts.unit, [...units]), or(...owners.map(accountsOf))))
    .orderBy(isPlatform, asc(creditAccounts.id))
    .for('update');
}

export const setBalance = (tx: Transaction, accountId: string, balance: number): Promise<unknown> =>
  tx.update(creditAccounts).set({ balance }).where(eq(creditAccounts.id, accountId));

/** What a holder has left; an account that was never opened has nothing. */
export async function balancesOf(db: Querier, holder: Holder): Promise<CreditBalances> {
  const accounts = await db.select().from(creditAccounts).where(accountsOf(holder));
  return accounts.reduce((all, { unit, balance }) => ({ ...all, [unit]: balance }), noBalances());
}
