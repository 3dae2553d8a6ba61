import { type MemberStatus, memberStatus } from '@archway/contracts';
import type { StatusTone } from '@archway/ui';

export interface Place {
  readonly status: MemberStatus;
  readonly expired: boolean;
  readonly expiredDay: string | null;
}

/** How a member or a service stands: whoever is disabled stays so, expired or not. A last day that comes is amber. */
export function placeState({ status, expired, expiredDay }: Place): {
  key: 'disabled' | 'expired' | 'expires' | 'enabled';
  tone: StatusTone;
} {
  if (status === memberStatus.disabled) return { key: 'disabled', tone: 'neutral' };
  if (expired) return { key: 'expired', tone: 'error' };
  return expiredDay === null ? { key: 'enabled', tone: 'success' } : { key: 'expires', tone: 'warning' };
}
