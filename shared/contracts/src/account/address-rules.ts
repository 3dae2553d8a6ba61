import type { FormRules } from '../wire/field-rule.ts';
import { PHONE_PATTERN } from '../wire/patterns.ts';

/** Deliveries of one person go to at most so many places. */
export const MOST_ADDRESSES = 6;

/** ISO 3166-1, two letters. */
const COUNTRY_PATTERN = /^[A-Z]{2}$/;

/** A delivery address. The four levels of the place are chosen together, as far as its country has them. */
export const addressRules = {
  recipient: { kind: 'text', required: true, max: 60 },
  phone: { kind: 'text', required: true, max: 30, pattern: PHONE_PATTERN, mismatch: 'addressPhoneInvalid' },
  region: { kind: 'choice', required: true, pattern: COUNTRY_PATTERN, refusals: ['regionUnknown'] },
  address: { kind: 'text', required: true, max: 200 },
  houseNumber: { kind: 'text', max: 60 },
} as const satisfies FormRules;
