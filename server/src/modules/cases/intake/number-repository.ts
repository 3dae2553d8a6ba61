import { and, eq, ne, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { caseNumbers, cases } from '../schema.ts';

/**
 * Counts a month's numbers on by one. Its row stays locked until the transaction ends: numbers are given once, in order,
 * and a transaction that fails leaves no gap.
 */
export async function countOn(tx: Transaction, month: string): Promise<number> {
  const [row] = await tx
    .insert(caseNumbers)
    .values({ month, last: 1 })
    .onConflictDoUpdate({ target: caseNumbers.month, set: { last: sql`${caseNumbers.last} + 1` } })
    .returning({ last: caseNumbers.last });
  if (!row) throw new Error(`no case number for ${month}`);
  return row.last;
}

/** Whether another case of the practice has this number, whatever the case of its letters. */
export async function numberTaken(db: Querier, practiceId: string, ptNo: string, exceptPtId: string): Promise<boolean> {
  const taken = await db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(
      and(
        eq(cases.practiceId, practiceId),
        eq(sql`lower(${cases.ptNo})`, ptNo.toLowerCase()),
        ne(cases.caseId, exceptPtId),
      ),
    );
  return taken.length > 0;
}
