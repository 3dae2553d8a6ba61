import { sql } from 'drizzle-orm';
import type { Transaction } from '../../infrastructure/database/database.ts';

/** Two documents at a time would each be examined against what the other is about to change. Any number. */
const PROVISIONING = 4_207_700_011;

/** Waits for the document that is being applied, until the end of this transaction. */
export const oneAtATime = (tx: Transaction): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${PROVISIONING})`);
