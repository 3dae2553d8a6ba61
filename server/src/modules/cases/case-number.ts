import { sql } from 'drizzle-orm';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { caseNumbers } from './schema.ts';

const PREFIX = 'AW';

/** `AW2611-0192`: the 192nd number of November 2026. After 9999 the number grows by a digit. */
export const formatCaseNumber = (month: string, count: number): string =>
  `${PREFIX}${month}-${String(count).padStart(4, '0')}`;

/** `2611` for November 2026, UTC, so that all servers count the same month. */
export const monthOf = (now: Date): string => now.toISOString().slice(2, 7).replace('-', '');

/**
 * The next case number of the month. The month's row stays locked until the transaction ends: numbers are given once,
 * in order, and a transaction that fails leaves no gap.
 */
export async function nextCaseNumber(tx: Transaction, now = new Date()): Promise<string> {
  const month = monthOf(now);
  const [row] = await tx
    .insert(caseNumbers)
    .values({ month, last: 1 })
    .onConflictDoUpdate({ target: caseNumbers.month, set: { last: sql`${caseNumbers.last} + 1` } })
    .returning({ last: caseNumbers.last });
  if (!row) throw new Error(`no case number for ${month}`);
  return formatCaseNumber(month, row.last);
}
