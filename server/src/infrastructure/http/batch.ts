import { type BatchRow, type Lang, OK, errorText, errors } from '@archway/contracts';
import { Refusal } from '../../context.ts';
import type { Database, Transaction } from '../database/database.ts';

export interface Each {
  readonly db: Database;
  /** A record that is named twice is done once. */
  readonly ids: readonly string[];
  /** Language of the refusals. */
  readonly lang: Lang;
}

/**
 * Does the same to each record, in a transaction of its own: one that is refused says why, and the others are done. A
 * failure that is no refusal ends the batch; what was done before stays.
 */
export async function eachOf(
  { db, ids, lang }: Each,
  one: (tx: Transaction, id: string) => Promise<void>,
): Promise<BatchRow[]> {
  const rows: BatchRow[] = [];
  for (const id of new Set(ids)) {
    try {
      await db.transaction((tx) => one(tx, id));
      rows.push({ id, code: OK, msg: 'OK' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errorName, values } = error;
      rows.push({ id, code: errors[errorName].code, msg: errorText(errorName, lang, values) });
    }
  }
  return rows;
}
