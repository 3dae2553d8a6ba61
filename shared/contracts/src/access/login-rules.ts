import type { FormRules } from '../wire/field-rule.ts';
import { LONGEST_PASSWORD } from './password-rules.ts';

/** The login by account. The password travels encrypted; as many characters fit into its field in any script. */
export const loginRules = {
  account: { kind: 'text', required: true, max: 120 },
  password: { kind: 'text', required: true, max: LONGEST_PASSWORD, verbatim: true },
} as const satisfies FormRules;
