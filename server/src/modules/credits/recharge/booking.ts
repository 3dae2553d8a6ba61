import { type CreditBalances, type CreditUnit, creditUnit } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { type Visitor, recordSecurityEvent } from '../../access/api.ts';
import { notify } from '../../account/api.ts';
import type { NamedHolder } from '../../practices/api.ts';
import { balancesOf } from '../account-repository.ts';
import { type Movement, post } from '../post.ts';
import { unitNames } from '../holder.ts';

/** What an administrator books. Credits are sold by contract; quotas are granted. */
export interface Booking extends Partial<Record<CreditUnit, number | undefined>> {
  readonly contract?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** Why it cannot be booked as it is; null when it can. */
export function lackOfBooking(booking: Booking | undefined): 'nothingToBook' | 'contractRequired' | null {
  if (!booking || unitNames.every((unit) => !booking[unit])) return 'nothingToBook';
  return booking.credits && !booking.contract ? 'contractRequired' : null;
}

/** Where a holder reads of it. */
export const LEDGER_PATH = '/account?key=7';

/**
 * Books what an administrator has agreed with a practice or a design center, and tells the creator. Repeating it books
 * and tells nothing.
 * @throws Refusal bookingDiffers
 */
export async function credit(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  holder: NamedHolder,
  booking: Booking,
  { key, actorId, visitor }: { readonly key: string; readonly actorId: string; readonly visitor: Visitor | null },
): Promise<CreditBalances> {
  const common = { holder, actorId, byPlatform: true, contract: booking.contract || null, note: booking.note || null };
  const amount = booking.credits ?? 0;
  const quotas = unitNames
    .filter((unit) => unit !== creditUnit.credits)
    .flatMap((unit): Movement[] => (booking[unit] ? [{ unit, amount: booking[unit] }] : []));
  const paid =
    amount > 0 &&
    (await post(tx, { ...common, key: `${key}:credits`, kind: 'recharge', movements: [{ unit: 'credits', amount }] }));
  const granted =
    quotas.length > 0 && (await post(tx, { ...common, key: `${key}:quotas`, kind: 'freeRecharge', movements: quotas }));
  // What was booked first under this key was all of it.
  if (Boolean(paid && paid.repeated) !== Boolean(granted && granted.repeated) && paid && granted)
    throw new Refusal('bookingDiffers');
  const values = { practice: holder.name, num: String(amount), contract: booking.contract ?? '' };
  // A design center is nobody's: what is booked for it stands with the operator.
  const event = { userId: holder.ownerId ?? actorId, actorId, visitor };
  if (paid && !paid.repeated)
    await recordSecurityEvent(tx, {
      ...{ ...event, type: 'creditsBooked' },
      values: { name: holder.name, num: String(amount), contract: booking.contract ?? '' },
    });
  if (granted && !granted.repeated)
    await recordSecurityEvent(tx, { ...event, type: 'quotaGranted', values: { name: holder.name } });
  if (holder.ownerId !== null) {
    if (paid && !paid.repeated) await notify(context, tx, [holder.ownerId], 'creditsBooked', values, LEDGER_PATH);
    if (granted && !granted.repeated) await notify(context, tx, [holder.ownerId], 'quotaGranted', values, LEDGER_PATH);
  }
  return balancesOf(tx, holder);
}
