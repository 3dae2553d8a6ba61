import { type AccountInfo, LOW_CREDIT, type PracticeListItem } from '@archway/contracts';

type Balance = Pick<AccountInfo, 'confirmRemainingNum' | 'freePtNum' | 'freeModelNum'>;

export interface CreditWarning {
  /** Credits left when there is something to warn about, else null. */
  readonly remaining: number | null;
  /** Enough credits: a former wish not to be warned is over. */
  readonly enough: boolean;
}

/** Owners are warned when the credits are known and few, and a free quota is used up. */
export function creditWarning(
  balance: Balance,
  practices: readonly Pick<PracticeListItem, 'creator'>[],
): CreditWarning {
  const { confirmRemainingNum: left, freePtNum, freeModelNum } = balance;
  if (left === null) return { remaining: null, enough: false };
  if (left >= LOW_CREDIT) return { remaining: null, enough: true };
  const concerned = practices.some((practice) => practice.creator) && (freePtNum === 0 || freeModelNum === 0);
  return { remaining: concerned ? left : null, enough: false };
}

const keyOf = (userId: string): string => `noNotice:${userId}`;

export const hasOptedOut = (userId: string): boolean => localStorage.getItem(keyOf(userId)) === '1';
export const optOut = (userId: string): void => localStorage.setItem(keyOf(userId), '1');
export const clearOptOut = (userId: string): void => localStorage.removeItem(keyOf(userId));
