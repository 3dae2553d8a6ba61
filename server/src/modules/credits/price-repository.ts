import type { CreditPrices } from '@archway/contracts';
import { eq } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';
import { creditPrices } from './schema.ts';

/** What actions cost now. */
export async function pricesOf(db: Querier): Promise<CreditPrices> {
  const rows = await db.select().from(creditPrices);
  const price = rows.find(({ action }) => action === 'confirmPlan');
  // The migration that made the table wrote it.
  if (!price) throw new Error('there is no price for confirming a plan');
  return { confirmPlan: price.credits };
}

/** What is confirmed from now on costs this. */
export const changePrices = (db: Querier, { confirmPlan }: CreditPrices): Promise<unknown> =>
  db.update(creditPrices).set({ credits: confirmPlan }).where(eq(creditPrices.action, 'confirmPlan'));
