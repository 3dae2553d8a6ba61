import type { Confirmation } from '@archway/contracts';
import { type TextFunction, formatNumber } from '@archway/platform';

/** What a confirmation costs, in words. */
export const priceText = (t: TextFunction, { unit, amount }: Pick<Confirmation, 'unit' | 'amount'>): string =>
  t(`confirm.unit.${unit}`, { count: amount, num: formatNumber(amount) });
