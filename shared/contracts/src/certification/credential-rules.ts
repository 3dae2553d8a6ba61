import type { DayRule, FormRules, TextRule } from '../wire/field-rule.ts';
import { HOME_COUNTRY } from './credential-items.ts';
import { isCreditCode } from './credit-code.ts';
import { isIdNumber } from './id-number.ts';

/** What stands on the papers of a practice and of a doctor. Whether it is needed is told by what is submitted. */
export const credentialRules = {
  registrationNumber: {
    kind: 'text',
    max: 40,
    pattern: /^[0-9A-Za-z][0-9A-Za-z-]{5,39}$/,
    mismatch: 'registrationNumberInvalid',
  },
  /** The check character is looked at where the country has such codes: `creditCodeFits`. */
  creditCode: {
    kind: 'text',
    max: 40,
    pattern: /^[0-9A-Za-z][0-9A-Za-z .-]{0,39}$/,
    mismatch: 'creditCodeInvalid',
  },
  /** Of the doctor, who may leave it out; its check character is looked at by `idNumberFits`. */
  idNumber: {
    kind: 'text',
    max: 40,
    pattern: /^[0-9A-Za-z][0-9A-Za-z .-]{0,39}$/,
    mismatch: 'idNumberInvalid',
  },
} as const satisfies FormRules;

/** Whether a code may be one in this country, by its ISO 3166-1 code; nothing is known of those of other countries. */
export const creditCodeFits = (code: string, country: string): boolean =>
  country !== HOME_COUNTRY || code === '' || isCreditCode(code);

/** The same of an ID number. */
export const idNumberFits = (number: string, country: string): boolean =>
  country !== HOME_COUNTRY || number === '' || isIdNumber(number);

/** Why credentials are returned: the sentence that the person reads as it was written. */
export const returnRules = {
  reason: { kind: 'text', required: 'form', max: 500, refusals: ['reasonRequired', 'credentialsUnmarked'] },
} as const satisfies FormRules & { readonly reason: TextRule };

/** What an account is opened with when it is certified. Whether a day must be there depends on the account. */
export const openingRules = {
  expires: { kind: 'day', from: '2000-01-01', refusals: ['expiryRequired'] },
  services: { kind: 'choice', required: 'form' },
} as const satisfies FormRules & { readonly expires: DayRule };
