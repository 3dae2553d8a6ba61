import type { Transaction } from '../../../infrastructure/database/database.ts';
import { countOn } from './number-repository.ts';

const PREFIX = 'AW';

/** `AW2611-0192`: the 192nd number of November 2026. After 9999 the number grows by a digit. */
export const formatCaseNumber = (month: string, count: number): string =>
  `${PREFIX}${month}-${String(count).padStart(4, '0')}`;

/** `2611` for November 2026, UTC, so that all servers count the same month. */
export const monthOf = (now: Date): string => now.toISOString().slice(2, 7).replace('-', '');

/** The next case number of the month. */
export async function nextCaseNumber(tx: Transaction, now = new Date()): Promise<string> {
  const month = monthOf(now);
  return formatCaseNumber(month, await countOn(tx, month));
}
