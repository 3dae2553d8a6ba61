import type { PracticeListItem } from '@archway/contracts';
import type { StatusTone } from '@archway/ui';

/** In this order: a disabled practice stays disabled, expired or not. */
export function practiceState({ available, accountExpired }: Pick<PracticeListItem, 'available' | 'accountExpired'>): {
  key: 'disabled' | 'expired' | 'enabled';
  tone: StatusTone;
} {
  if (!available) return { key: 'disabled', tone: 'neutral' };
  return accountExpired ? { key: 'expired', tone: 'error' } : { key: 'enabled', tone: 'success' };
}
