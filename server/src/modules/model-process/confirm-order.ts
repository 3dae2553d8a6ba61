import { type Answer, type Received, type processEndpoints } from '@archway/contracts';
import type { AppContext, Caller } from '../../context.ts';
import { takeAction } from '../../infrastructure/machine/take-action.ts';
import { priceOfOrder } from '../credits/api.ts';
import { holderNamed } from '../practices/api.ts';
import { type ProcessContext, processAdapter } from './order-adapter.ts';
import { orderById } from './order-repository.ts';
import { requireSeen } from './order-scope.ts';

type Calls = typeof processEndpoints;

/** What confirming the result of an order takes now. @throws Refusal recordNotFound */
export async function priceOf(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  processId: string,
): Promise<Answer<Calls['price']>> {
  const { order } = await requireSeen(db, caller, await orderById(db, processId));
  const { holder, ...price } = await priceOfOrder(db, order);
  const { unit, amount, balance, covered } = price;
  return { unit, amount, balance, covered, payer: (await holderNamed(db, holder))?.name ?? '' };
}

/**
 * Confirms the result of an order and charges for it, in one transaction.
 * @throws Refusal recordNotFound, noPermission, processNotReady; priceChanged when that is not what was agreed to; those
 *   of who cannot pay
 */
export async function confirmOrder(
  context: ProcessContext & Pick<AppContext, 'db'>,
  actor: Caller,
  processId: string,
  { price }: Received<Calls['confirm']>['body'],
): Promise<null> {
  await context.db.transaction((tx) =>
    takeAction(
      processAdapter,
      { context, tx, actor },
      processId,
      'confirm',
      {},
      {
        agreed: async (db, { order }) => {
          const { unit, amount } = await priceOfOrder(db, order);
          return unit === price.unit && amount === price.amount ? null : { refused: 'priceChanged' };
        },
      },
    ),
  );
  return null;
}
