import type { FormRules, TextRule } from '../wire/field-rule.ts';
import { HOME_COUNTRY } from './credential-items.ts';
import { isCreditCode } from './credit-code.ts';

/** What stands on the papers of a practice. Whether both are needed is told by what is submitted. */
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
} as const satisfies FormRules;

/** Whether a code may be one in this country, by its ISO 3166-1 code; nothing is known of those of other countries. */
export const creditCodeFits = (code: string, country: string): boolean =>
  country !== HOME_COUNTRY || code === '' || isCreditCode(code);

/** Why credentials are returned: the sentence that the person reads as it was written. */
export const returnRules = {
  reason: { kind: 'text', required: 'form', max: 500, refusals: ['reasonRequired', 'credentialsUnmarked'] },
} as const satisfies FormRules & { readonly reason: TextRule };
