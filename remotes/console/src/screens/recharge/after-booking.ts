import { type CreditBalances, endpoints } from '@archway/contracts';
import { formatNumber, invalidate, notify, text } from '@archway/platform';

/** Requests and bookings are not what the screen believed. */
export const refreshRecharge = (): Promise<unknown> =>
  Promise.all([invalidate(endpoints.credits.allRequests), invalidate(endpoints.credits.history)]);

/** Says what is left now. */
export async function told({ credits }: CreditBalances): Promise<void> {
  notify.success(text('console', 'recharge.booked', { num: formatNumber(credits) }));
  await refreshRecharge();
}
