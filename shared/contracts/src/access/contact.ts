import { EMAIL_PATTERN } from '../wire/patterns.ts';
import type { Channel } from '../messaging/states.ts';
import { diallingCode } from './dialling-codes.ts';

/** Where a person can be reached: what an account is registered by, and where its codes go. */
export interface Contact {
  readonly channel: Channel;
  /** A phone number as of E.164, with its plus; or an e-mail address in small letters. */
  readonly target: string;
}

/** E.164: at most 15 digits; none of the plans has a number of fewer than 7. */
const PHONE_PATTERN = /^\+[1-9]\d{6,14}$/;
const MOBILE_OF_CHINA = /^\+861[3-9]\d{9}$/;
const LONGEST_ADDRESS = 120;
/** Their national numbers begin with a zero that belongs to them; elsewhere it is dialled inside of the country only. */
const ZERO_STAYS = new Set(['IT', 'SM', 'VA']);

/** Whether somebody means an e-mail address rather than a phone number. */
export const looksLikeEmail = (text: string): boolean => text.includes('@');

/**
 * Reads what somebody entered as phone or e-mail, in the one form in which it is kept and compared.
 * @param region country of a number without a plus, ISO 3166-1 alpha-2
 * @returns null when it can be neither
 */
export function contactOf(text: string, region: string): Contact | null {
  const entered = text.trim();
  if (looksLikeEmail(entered)) {
    if (entered.length > LONGEST_ADDRESS || !EMAIL_PATTERN.test(entered)) return null;
    return { channel: 'mail', target: entered.toLowerCase() };
  }
  if (!/^[+(\d][\d\s().-]*$/.test(entered)) return null;
  const target = international(entered.replace(/[\s().-]/g, ''), region);
  if (target === null || !PHONE_PATTERN.test(target)) return null;
  return target.startsWith('+86') && !MOBILE_OF_CHINA.test(target) ? null : { channel: 'sms', target };
}

function international(digits: string, region: string): string | null {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const dialling = diallingCode(region);
  if (dialling === undefined) return null;
  return `+${dialling}${ZERO_STAYS.has(region) ? digits : digits.replace(/^0/, '')}`;
}
