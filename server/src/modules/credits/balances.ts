import type { Answer, CreditPrices, creditsEndpoints } from '@archway/contracts';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { type Operator, recordSecurityEvent } from '../access/api.ts';
import { balancesOf } from './account-repository.ts';
import { type Whose, holderFor, holderView } from './ledger/ledger.ts';
import { changePrices, pricesOf } from './price-repository.ts';
import { waitingOf } from './recharge/request-repository.ts';

/** What somebody's practice or design center has left. @throws Refusal recordNotFound */
export async function balancesFor(
  db: Database,
  caller: Caller,
  whose: Whose,
): Promise<Answer<typeof creditsEndpoints.balances>> {
  const holder = await holderFor(db, caller, whose);
  return {
    holder: holderView(holder),
    balances: await balancesOf(db, holder),
    prices: await pricesOf(db),
    mayRecharge: holder.ownerId === caller.userId,
    waiting: holder.kind === 'practice' ? await waitingOf(db, holder.id) : null,
  };
}

/** What actions cost now. */
export const prices = (db: Database): Promise<CreditPrices> => pricesOf(db);

/** Changes what actions cost; bookings that stand keep theirs. */
export function setPrices(db: Database, prices: CreditPrices, { userId, visitor }: Operator): Promise<CreditPrices> {
  return db.transaction(async (tx) => {
    const before = await pricesOf(tx, true);
    if (before.confirmPlan === prices.confirmPlan) return before;
    await changePrices(tx, prices);
    const values = { from: String(before.confirmPlan), to: String(prices.confirmPlan) };
    await recordSecurityEvent(tx, { type: 'priceChanged', userId, visitor, values });
    return prices;
  });
}
