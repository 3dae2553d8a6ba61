import { randomInt } from 'node:crypto';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { practiceByNumber } from '../repository.ts';

/** A code that no practice has: eight digits by chance, so that nobody finds practices by counting. */
export async function freeNumber(tx: Transaction): Promise<string> {
  for (;;) {
    const number = `P${randomInt(10_000_000, 100_000_000)}`;
    if (!(await practiceByNumber(tx, number))) return number;
  }
}
