import { type PersonalData, type PracticeListItem, type ServiceId, doctorType, hasDuty } from '@archway/contracts';

export interface UserService {
  readonly name: string;
  readonly value: ServiceId;
}

/** The practices that somebody belongs to, and the one that they work in now. */
export interface PracticeChoice {
  /** Also those where the user was disabled, or whose service is over. */
  readonly practices: readonly PracticeListItem[];
  readonly currentPracticeId: string | null;
  readonly currentPracticeExpired: boolean;
  /** Last day of its service, YYYY-MM-DD. */
  readonly currentPracticeExpiredDay: string | null;
  /** The user may work in it: neither the practice nor the user in it is disabled. */
  readonly practiceAvailable: boolean;
}

/** Who is logged in, as screens need it. */
export interface SessionUser extends PersonalData, PracticeChoice {
  readonly serviceTypeList: readonly UserService[];
  /** Service whose list is the home page. */
  readonly designHomePage: ServiceId;
  /** A medical assistant. */
  readonly isMedical: boolean;
  readonly isModelmaker: boolean;
  readonly isExpired: boolean;
}

/**
 * An account has expired when it has no expiration day, or when the end of that day is past.
 * @param expirationTime a day or an instant; only its day counts, in the reader's time zone
 */
export function hasExpired(expirationTime: string | null, now: Date = new Date()): boolean {
  if (!expirationTime) return true;
  const [year, month, day] = expirationTime.slice(0, 10).split('-').map(Number);
  if (!year || !month || !day) return true;
  return new Date(year, month - 1, day, 23, 59, 59, 999) < now;
}

/**
 * The practice that counts: the chosen one while the user belongs to it, else the default one, else the first in which
 * work is possible, else the first.
 */
export function practiceChoice(practices: readonly PracticeListItem[], chosen: string | null): PracticeChoice {
  const open = practices.filter(({ available, accountExpired }) => available && !accountExpired);
  const current =
    practices.find(({ practiceId }) => practiceId === chosen) ??
    open.find(({ isDefault }) => isDefault) ??
    open[0] ??
    practices[0];
  return {
    practices,
    currentPracticeId: current?.practiceId ?? null,
    currentPracticeExpired: current?.accountExpired ?? false,
    currentPracticeExpiredDay: current?.expiredDay ?? null,
    practiceAvailable: current?.available ?? false,
  };
}

/** The same user with another list of practices, or another choice among them. */
export const withPractices = (
  user: SessionUser,
  practices: readonly PracticeListItem[],
  chosen: string | null,
): SessionUser => ({ ...user, ...practiceChoice(practices, chosen) });

export function toSessionUser(
  personal: PersonalData,
  services: readonly UserService[],
  designHomePage: ServiceId,
  practices: PracticeChoice,
  now?: Date,
): SessionUser {
  return {
    ...personal,
    ...practices,
    serviceTypeList: services,
    designHomePage,
    isMedical: personal.doctorType === doctorType.assistant,
    isModelmaker: hasDuty(personal.roles, 'produce'),
    isExpired: hasExpired(personal.expirationTime, now),
  };
}
