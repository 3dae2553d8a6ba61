import type { CreditPrices } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { creditPrices } from './schema.ts';

/** What actions cost now. @param lock keeps others from changing it until the transaction ends */
export async function pricesOf(db: Querier, lock = false): Promise<CreditPrices> {
  const all = db.select().from(creditPrices);
  const rows = await (lock ? all.for('update') : all);
  const price = rows.find(({ action }) => action === 'confirmPlan');
  // The migration that made the table wrote it.
  if (!price) throw new Error('there is no price for confirming a plan');
  return { confirmPlan: price.credits };
}

/** What is confirmed from now on costs this. */
export const changePrices = (db: Querier, { confirmPlan }: CreditPrices): Promise<unknown> =>
  db.update(creditPrices).set({ credits: confirmPlan }).where(eq(creditPrices.action, 'confirmPlan'));
