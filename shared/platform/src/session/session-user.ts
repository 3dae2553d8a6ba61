import { type PersonalData, type ServiceId, doctorType, hasDuty } from '@archway/contracts';

export interface UserService {
  readonly name: string;
  readonly value: ServiceId;
}

/** Who is logged in, as screens need it. */
export interface SessionUser extends PersonalData {
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

export function toSessionUser(
  personal: PersonalData,
  services: readonly UserService[],
  designHomePage: ServiceId,
  now?: Date,
): SessionUser {
  return {
    ...personal,
    serviceTypeList: services,
    designHomePage,
    isMedical: personal.doctorType === doctorType.assistant,
    isModelmaker: hasDuty(personal.roles, 'produce'),
    isExpired: hasExpired(personal.expirationTime, now),
  };
}
