import { LOW_CREDIT } from '@archway/contracts';
import type { AppContext } from '../../context.ts';
import type { Querier } from '../../infrastructure/database/database.ts';
import { notify } from '../account/api.ts';
import { holderNamed, workersOfCenter } from '../practices/api.ts';
import type { Charge } from './charges.ts';
import { LEDGER_PATH } from './recharge/booking.ts';

/**
 * Tells whoever sees to it that few credits are left: the creator of a practice, the staff of a design center. Said by
 * the charge that leaves fewer than the threshold, and by none after it until credits came in; the last thing in the
 * transaction.
 */
export async function tellLowCredits(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Querier,
  { holder, posted }: Charge,
): Promise<void> {
  const credits = posted.entries.find(({ unit }) => unit === 'credits');
  if (posted.repeated || !credits || credits.balance >= LOW_CREDIT) return;
  if (credits.balance - credits.amount < LOW_CREDIT) return;
  const named = await holderNamed(tx, holder);
  if (!named) return;
  const people = named.ownerId === null ? await workersOfCenter(tx, named.id) : [named.ownerId];
  const values = { practice: named.name, num: String(credits.balance) };
  await notify(context, tx, people, 'creditsLow', values, LEDGER_PATH);
}
