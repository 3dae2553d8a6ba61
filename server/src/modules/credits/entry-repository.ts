import { eq } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { creditAccounts, creditEntries, creditTransactions } from './schema.ts';

export type NewTransaction = typeof creditTransactions.$inferInsert;

/** @returns its id; null where another one has this key, which is there for good then */
export async function insertTransaction(tx: Transaction, transaction: NewTransaction): Promise<string | null> {
  const [row] = await tx
    .insert(creditTransactions)
    .values(transaction)
    .onConflictDoNothing()
    .returning({ id: creditTransactions.id });
  return row?.id ?? null;
}

export const insertEntries = (tx: Transaction, entries: (typeof creditEntries.$inferInsert)[]): Promise<unknown> =>
  tx.insert(creditEntries).values(entries);

/** What stands under a key: the side of the holder, not the platform's. */
export function entriesUnder(db: Querier, key: string) {
  return db
    .select({
      transactionId: creditTransactions.id,
      kind: creditTransactions.kind,
      practiceId: creditAccounts.practiceId,
      centerId: creditAccounts.centerId,
      unit: creditAccounts.unit,
      amount: creditEntries.amount,
      balance: creditEntries.balance,
    })
    .from(creditTransactions)
    .innerJoin(creditEntries, eq(creditEntries.transactionId, creditTransactions.id))
    .innerJoin(creditAccounts, eq(creditAccounts.id, creditEntries.accountId))
    .where(eq(creditTransactions.key, key))
    .orderBy(creditEntries.id)
    .then((rows) => rows.filter(({ practiceId, centerId }) => practiceId !== null || centerId !== null));
}

/** Whether anything was ever booked. */
export const anyTransaction = async (db: Querier): Promise<boolean> =>
  (await db.select({ id: creditTransactions.id }).from(creditTransactions).limit(1)).length > 0;
